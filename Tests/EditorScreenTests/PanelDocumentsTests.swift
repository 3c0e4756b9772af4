import EditorTestSupport
import Testing

@testable import EditorCore

/// Several texts and one panel.
@Suite struct PanelDocumentsTests {
    private func heights(_ editor: EditorHarness) -> [Int] { editor.session.views.map(\.viewport.height) }

    @Test func `a text that is opened under a docked panel has the right height at once`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        let rows = editor.pageRows
        editor.disk.files[FilePath("other.txt")] = Array("two".utf8)
        editor.press("ctrl+o")
        editor.type("other.txt")
        let before = editor.script.frames.count
        editor.press("enter")
        #expect(editor.screen.contains("‸two"))
        #expect(heights(editor) == [rows, rows])
        let row = editor.session.geometry.footRow ?? 0
        #expect(
            editor.script.frames[before...].allSatisfy { ScreenText.letters($0, row: row).hasSuffix("─") })
        editor.press("ctrl+n")
        #expect(heights(editor) == [rows, rows, rows])
    }

    @Test func `texts in the background make room and take it back with the one in front`() {
        let editor = EditorHarness("one‸", rows: 24, columns: 80)
        editor.type("x")
        editor.press("ctrl+n")
        for keys in ["ctrl+k", "alt+3", "alt+u", "alt+u", "alt+6", "ctrl+k"] {
            editor.press(keys)
            #expect(Set(heights(editor)).count == 1)
        }
        editor.press("ctrl+k")
        editor.resize(rows: 40, columns: 100)
        #expect(Set(heights(editor)) == [40 - 1 - editor.panel.dockedRows])
    }

    @Test func `what is composed becomes text of the document it was composed in`() {
        var settings = Settings()
        settings.japanese = true
        let editor = EditorHarness.withPanel(.japanese, .docked, "‸", settings: settings)
        editor.tap(letters: "か")
        editor.press("ctrl+n")
        #expect(editor.bytes.isEmpty)
        #expect(editor.session.views[0].text.bytes(in: editor.session.views[0].text.range) == Array("か".utf8))
    }

    @Test func `what is composed becomes text before a file that was asked for arrives`() {
        var settings = Settings()
        settings.japanese = true
        let editor = EditorHarness.withPanel(.japanese, .docked, "a‸", settings: settings)
        editor.disk.files[FilePath("other.txt")] = Array("two".utf8)
        editor.disk.holdsAnswers = true
        editor.press("ctrl+o")
        editor.type("other.txt")
        editor.press("enter")
        editor.tap(letters: "か")
        editor.disk.release()
        editor.turn()
        #expect(editor.bytes == Array("two".utf8))
        let first = editor.session.views[0].text
        #expect(String(decoding: first.bytes(in: first.range), as: UTF8.self) == "aか")
    }
}
