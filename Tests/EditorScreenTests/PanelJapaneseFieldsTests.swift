import EditorTestSupport
import Testing

@testable import EditorCore

/// Japanese in fields: a tapped key composes there as it does in the text.
@Suite struct PanelJapaneseFieldsTests {
    private func editor(_ marked: String) -> EditorHarness {
        var settings = Settings.still
        settings.japanese = true
        let editor = EditorHarness(marked, rows: 29, columns: 80, settings: settings)
        editor.disk.dictionary = .success(SKKDictionary(Array("かな /仮名/金/\n".utf8)))
        editor.press("alt+5")
        return editor
    }

    @Test func `a field takes Japanese as the text does, and the text behind it stays as it is`() {
        let editor = editor("仮名が‸")
        editor.press("ctrl+home ctrl+f")
        editor.tap(letters: "かな")
        #expect(editor.footLine.contains("Find: かな") && editor.session.prompt != nil)
        editor.tap("convert")
        #expect(editor.footLine.contains("Find: 仮名"))
        editor.tap("enter")
        editor.tap(letters: "か")
        editor.tap("mark or small")
        #expect(editor.footLine.contains("Find: 仮名が"))
        editor.tap("enter", "enter")
        #expect(editor.session.prompt == nil && editor.session.kana.composition.isEmpty)
        #expect(!editor.session.document.isEdited)
    }

    @Test func `a field of the settings takes Japanese too`() {
        let editor = editor("one‸")
        editor.press("alt+;")
        while editor.session.formWindow?.form.focused.info.key != "extra_row" { editor.press("tab") }
        editor.press("alt+5 ctrl+u")
        editor.tap(letters: "かな")
        #expect(editor.screen.contains("かな"))
        editor.tap("enter")
        #expect(editor.session.formWindow?.form.focused.value == "かな")
        #expect(!editor.session.document.isEdited)
    }

    @Test func `letters of the keyboard stay Latin in a field`() {
        let editor = editor("one‸")
        editor.press("ctrl+o")
        editor.type("ka")
        #expect(editor.footLine.contains("Open: ka"))
    }

    @Test func `what is composed for a field that goes away never comes into the text`() {
        let editor = editor("one‸")
        editor.press("ctrl+f")
        editor.tap(letters: "か")
        editor.tap(row: 0, column: 5)
        #expect(editor.session.prompt == nil && !editor.session.document.isEdited)
        editor.type("i")
        editor.press("enter")
        #expect(editor.screen.contains("い"))
    }

    @Test func `commands by name take no Japanese`() {
        let editor = editor("one‸")
        editor.press("ctrl+p")
        editor.type("undo")
        editor.tap("convert")
        #expect(editor.footLine.contains("undo") && editor.session.kana.composition.isEmpty)
    }
}
