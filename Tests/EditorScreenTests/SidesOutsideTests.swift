import EditorTestSupport
import Testing

@testable import EditorCore

/// What other programs do to the file of a text that stands on the other side.
@Suite struct SidesOutsideTests {
    /// `b.txt` in front at the left, `draft.txt` beside it.
    private func two() -> EditorHarness {
        let editor = EditorHarness("One.\nTwo.‸", rows: 12, columns: 100)
        editor.disk.files[FilePath("b.txt")] = Array("The second text.".utf8)
        editor.press("ctrl+o")
        editor.type("b.txt")
        editor.press("enter alt+8 i esc")
        return editor
    }

    private func change(_ editor: EditorHarness, to text: String, path: String = "draft.txt") {
        editor.disk.change(FilePath(path), to: text)
        editor.turn()
        editor.advance(by: .milliseconds(300))
    }

    private func isBeside(_ words: String, _ editor: EditorHarness) -> Bool {
        (0..<editor.script.size.rows - 1).contains {
            ScreenText.letters(editor.frame, row: $0).dropFirst(50).contains(words)
        }
    }

    @Test func `a text without changes follows its file in sight`() {
        let editor = two()
        change(editor, to: "One.\nOne and a half.\nTwo.")
        #expect(isBeside("One and a half.", editor))
        #expect(editor.foot.contains("draft.txt was changed by another program: this is the new version"))
        editor.expectText("‸The second text.")
    }

    @Test func `of changes to a text with changes it is told at once, and asked where the text is in front`()
    {
        let editor = two()
        editor.press("alt+8 o")
        editor.type("Mine. ")
        editor.press("alt+8 o")
        change(editor, to: "Theirs.")
        #expect(
            editor.foot.contains("draft.txt beside was changed by another program; go there to decide"))
        #expect(isBeside("Mine.", editor))
        editor.advance(by: .seconds(5))
        #expect(editor.session.prompt == nil)
        editor.type("x")
        editor.expectText("x‸The second text.")
        editor.press("alt+8 o")
        editor.advance(by: .seconds(3))
        #expect(editor.screen.contains("draft.txt was changed by another program."))
        editor.press("t")
        editor.expectText("Theirs.‸")
    }

    @Test func `a text that stands on both sides follows in both`() {
        let editor = EditorHarness("One.\nTwo.‸", rows: 12, columns: 100)
        editor.press("alt+8 i")
        change(editor, to: "One.\nOne and a half.\nTwo.")
        #expect(isBeside("One and a half.", editor))
        editor.expectText("One.\nOne and a half.\nTwo.‸")
    }
}
