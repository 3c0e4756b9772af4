import EditorTestSupport
import Testing

@testable import EditorCore

/// Keys that are named in the foot line beside a field can be tapped there, as the answers to a question can.
@Suite struct TappedHintsTests {
    /// Taps the letters `words` on the screen, from below.
    private func tap(_ words: String, _ editor: EditorHarness) {
        for row in (0..<editor.script.size.rows).reversed() {
            let letters = ScreenText.letters(editor.frame, row: row)
            guard let range = letters.firstRange(of: words) else { continue }
            return editor.click(
                row: row, column: letters.distance(from: letters.startIndex, to: range.lowerBound))
        }
        Issue.record("no “\(words)” on \(editor.screen)")
    }

    private func three(columns: Int = 80) -> EditorHarness {
        let editor = EditorHarness("one", rows: 12, columns: columns)
        for name in ["b.txt", "c.txt"] {
            editor.disk.files[FilePath(name)] = Array(name.utf8)
            editor.press("ctrl+o")
            editor.type(name)
            editor.press("enter")
        }
        editor.press("alt+8 l")
        return editor
    }

    @Test(arguments: ["Ctrl-W", "close"], [80, 30])
    func `the key of a list does what it says when it is tapped`(words: String, columns: Int) {
        let editor = three(columns: columns)
        #expect(editor.session.chooser?.items.count == 3)
        tap(words, editor)
        #expect(editor.session.chooser?.items.count == 2)
        #expect(editor.session.views.count == 2)
    }

    @Test(arguments: [80, 40])
    func `each of several keys is told from the others`(columns: Int) {
        let editor = EditorHarness("# One\n\na\n\n# Two‸\n\nb\n", rows: 12, columns: columns)
        editor.press("alt+o")
        #expect(editor.session.chooser?.chosen?.title == "Two")
        tap("move up", editor)
        #expect(editor.session.chooser?.items.map(\.title) == ["Two", "One"], "\(editor.screen)")
        tap("down", editor)
        #expect(editor.session.chooser?.items.map(\.title) == ["One", "Two"])
    }

    @Test func `a tap beside the keys does nothing`() {
        let editor = three()
        editor.click(row: 11, column: 79)
        editor.click(row: 11, column: 2)
        #expect(editor.session.chooser?.items.count == 3)
    }

    @Test func `what is said in place of the keys is no key`() {
        let editor = three()
        editor.press("alt+7 z")
        tap("does nothing", editor)
        #expect(editor.session.chooser?.items.count == 3)
    }

    @Test func `a name that is typed is completed by a tap`() {
        let editor = EditorHarness("one‸", rows: 12, columns: 80, name: nil)
        editor.disk.files[FilePath("chapter.txt")] = []
        editor.press("ctrl+s ctrl+a")
        editor.type("cha")
        tap("tab completes", editor)
        #expect(editor.foot.contains("chapter.txt"))
    }
}
