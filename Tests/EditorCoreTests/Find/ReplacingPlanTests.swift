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

    @Test func `what is gathered of a long change is not copied for each replacement in it`() {
        let text = Rope(String(repeating: "a b ", count: 10_000))
        var plan = ReplacingPlan(following: [])
        var moves = 0
        for place in stride(from: 0, to: text.count, by: 4) {
            let before = plan.gathered.withUnsafeBytes(\.baseAddress)
            plan.replace(TextOffset(place)..<TextOffset(place + 1), by: Array("cc".utf8), in: text)
            if plan.gathered.withUnsafeBytes(\.baseAddress) != before { moves += 1 }
        }
        #expect(moves < 50)
        #expect(carriedOut(plan.edits(of: text), text) == String(repeating: "cc b ", count: 10_000))
    }

    @Test func `a second lap is not mixed with the first`() {
        let text = Rope("a a a a")
        var plan = ReplacingPlan(following: [])
        for place in [4, 6, 0, 2] {
            plan.replace(TextOffset(place)..<TextOffset(place + 1), by: Array("bb".utf8), in: text)
        }
        #expect(carriedOut(plan.edits(of: text), text) == "bb bb bb bb")
    }
}
