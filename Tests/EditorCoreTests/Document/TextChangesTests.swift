import EditorTestSupport
import Testing

@testable import EditorCore

struct `Text changes` {
    private func made(_ old: Rope, _ edits: [Edit]) -> Rope {
        edits.reduce(into: old) { text, edit in
            #expect(text[edit.removedRange] == edit.removed)
            text.replace(edit.removedRange, with: edit.inserted)
        }
    }

    @Test(arguments: [
        ("", ""), ("", "a"), ("a", ""), ("a\nb\n", "a\nb\n"), ("a\nb\nc", "a\nc"), ("a\nb\n", "b\na\n"),
        ("x\nx\nx\n", "x\nx\n"), ("a", "aa"), ("aa", "a"), ("a\r\nb\r\n", "a\nb\n"),
        ("one\n\n\ntwo", "one\n\ntwo\n"),
    ])
    func `the changes make the new text`(old: String, new: String) {
        #expect(made(Rope(old), TextChanges.edits(from: Rope(old), to: Rope(new))) == Rope(new))
    }

    @Test func `paragraphs that nobody touched are in no change`() {
        let old = Rope("A start.\nOne.\nTwo.\nThree.\nAn end.\n")
        let new = Rope("Another start.\nOne.\nTwo.\nThree.\nMore.\nThe end.\n")
        let edits = TextChanges.edits(from: old, to: new)
        #expect(edits.count == 2)
        let middle =
            TextOffset("A start.\n".utf8.count)..<TextOffset("A start.\nOne.\nTwo.\nThree.\n".utf8.count)
        #expect(
            edits.allSatisfy {
                $0.removedRange.upperBound <= middle.lowerBound || $0.offset >= middle.upperBound
            })
    }

    @Test func `any text becomes any other`() {
        var generator = SeededGenerator.announced(2)
        for _ in 0..<300 {
            func text() -> Rope {
                let lines = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    ["a", "b", "c", "dd", ""].randomElement(using: &generator) ?? ""
                }
                return Rope(lines.joined(separator: "\n"))
            }
            let (old, new) = (text(), text())
            #expect(made(old, TextChanges.edits(from: old, to: new)) == new)
        }
    }
}
