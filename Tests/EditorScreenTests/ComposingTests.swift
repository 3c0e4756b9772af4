import EditorTestSupport
import Testing

@testable import EditorCore

/// Japanese on its way into the text.
struct ComposingTests {
    private func editor(_ text: String = "‸.", holdsDictionary: Bool = false) -> EditorHarness {
        var settings = Settings.still
        settings.japanese = true
        let editor = EditorHarness(text, rows: 24, columns: 80, settings: settings)
        editor.disk.dictionary = .success(SKKDictionary(Array("にほん /日本/二本/\n".utf8)))
        editor.disk.holdsAnswers = holdsDictionary
        editor.press("alt+5")
        return editor
    }

    @Test func `what is composed stands underlined at the caret and is no part of the text`() {
        let editor = editor()
        editor.type("nihon ")
        #expect(editor.screen.contains("{composed:日本}‸."))
        editor.expectText("‸.")
        #expect(!editor.session.document.isEdited && editor.screen.contains("draft.txt · saved"))
        editor.press("enter")
        editor.expectText("日本‸.")
        #expect(editor.session.document.isEdited)
    }

    @Test func `one undo takes the word back, and nothing of its making is left`() {
        let editor = editor()
        editor.type("nihon ")
        editor.press("enter ctrl+z")
        editor.expectText("‸.")
    }

    @Test func `a dictionary that comes late is looked into for what is already composed`() {
        let editor = editor(holdsDictionary: true)
        editor.type("nihonn")
        #expect(!editor.screen.contains("1 日本"))
        editor.disk.release()
        editor.turn()
        #expect(editor.screen.contains("1 日本"))
    }

    @Test func `a composition at the end of a row wraps as text does`() {
        let editor = editor(String(repeating: "word ", count: 14) + "‸")
        editor.type("nihonnihonnihon")
        #expect(editor.frame.caret?.row == 2)
        #expect(editor.screen.contains("{composed:"))
    }
}
