import EditorTestSupport
import Testing

@testable import EditorCore

/// The screen of a writer who hears it or feels it.
struct ReadOutTests {
    private func editor(rows: Int = 40) -> EditorHarness {
        var settings = Settings()
        settings.accessible = true
        return EditorHarness("‸one two", rows: rows, columns: 80, settings: settings)
    }

    @Test func `the foot line says nothing by itself`() {
        let editor = editor()
        #expect(editor.foot == "")
        editor.type("x")
        editor.press("ctrl+z")
        #expect(editor.foot == "")
    }

    @Test func `what was asked for stays until the next key`() {
        let editor = editor()
        editor.press("alt+c")
        editor.advance(by: .seconds(60))
        #expect(editor.foot.contains("line 1 of 1"))
        editor.type("x")
        #expect(editor.foot == "")
    }

    @Test func `the panel is there at once`() {
        let editor = editor()
        editor.press("alt+1")
        let row = editor.session.panel.frame.bounds.origin.row
        #expect(ScreenText.letters(editor.frame, row: row).contains("hide"))
    }

    @Test func `a question has the row for itself, the panel's words are not read with it`() {
        let editor = editor()
        editor.press("alt+1")
        editor.press("ctrl+g")
        let row = editor.frame.caret?.row ?? 0
        let line = ScreenText.letters(editor.frame, row: row)
        #expect(line.contains("Go to:") && !line.contains("hide"))
        editor.press("esc")
        let rule = editor.session.panel.frame.bounds.origin.row
        #expect(ScreenText.letters(editor.frame, row: rule).contains("hide"))
    }
}
