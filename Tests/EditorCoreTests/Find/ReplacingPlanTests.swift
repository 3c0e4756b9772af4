import Testing

@testable import EditorCore

@Suite struct ReplacingPlanTests {
    private func carriedOut(_ edits: [Edit], _ text: Rope) -> String {
        var text = text
        for edit in edits {
            #expect(text[edit.removedRange] == edit.removed)
            text.replace(edit.removedRange, with: edit.inserted)
        }
        return String(decoding: text.bytes(in: text.range), as: UTF8.self)
    }

    @Test func `replacements near each other are one change, far ones several`() {
        let gap = String(repeating: ".", count: 500)
        let text = Rope("a a\(gap)a")
        var plan = ReplacingPlan(following: [TextOffset(2), text.end])
        for place in [0, 2, 503] {
            plan.replace(TextOffset(place)..<TextOffset(place + 1), by: Array("xyz".utf8), in: text)
        }
        let edits = plan.edits(of: text)
        #expect(edits.count == 2 && plan.count == 3)
        #expect(carriedOut(edits, text) == "xyz xyz\(gap)xyz")
        #expect(plan.followed == [TextOffset(4), text.end + 6])
    }

    @Test func `a text full of replacements is changed by few edits`() {
        let text = Rope(String(repeating: "a" + String(repeating: ".", count: 300), count: 10_000))
        var plan = ReplacingPlan(following: [])
        for place in stride(from: 0, to: text.count, by: 301) {
            plan.replace(TextOffset(place)..<TextOffset(place + 1), by: Array("bb".utf8), in: text)
        }
        let edits = plan.edits(of: text)
        #expect(edits.count <= 2_048 && plan.count == 10_000)
        #expect(
            carriedOut(edits, text)
                == String(repeating: "bb" + String(repeating: ".", count: 300), count: 10_000))
    }
}
