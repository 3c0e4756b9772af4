import EditorCore
import EditorTestSupport
import Testing

@Suite struct ClipboardTests {
    private func editor(_ marked: String, holding text: String? = nil) -> EditorHarness {
        let editor = EditorHarness(marked, columns: 60, sharesClipboard: true)
        if let text { editor.disk.clipboard = .text(Rope(text)) }
        return editor
    }

    @Test func `what was copied elsewhere is pasted`() {
        let editor = editor("one‸", holding: " two")
        editor.press("ctrl+v")
        editor.expectText("one two‸")
        editor.press("ctrl+z")
        editor.expectText("one‸")
    }

    @Test func `what was copied here last is pasted`() {
        let editor = editor("⟦one‸⟧", holding: "older")
        editor.press("ctrl+c end ctrl+v")
        editor.expectText("oneone‸")
    }

    @Test func `what was copied elsewhere after that is newer`() {
        let editor = editor("⟦one‸⟧", holding: "older")
        editor.press("ctrl+c end")
        editor.disk.clipboard = .text(Rope(" newer"))
        editor.press("ctrl+v")
        editor.expectText("one newer‸")
    }

    @Test func `a clipboard that does not take what is copied keeps its older words to itself`() {
        let editor = editor("⟦one‸⟧", holding: "older")
        editor.disk.clipboardTakes = false
        editor.press("ctrl+c end ctrl+v")
        editor.expectText("oneone‸")
    }

    @Test func `what was copied here is pasted when the clipboard was too slow to say what it held then`() {
        let editor = editor("⟦one‸⟧")
        editor.disk.clipboardTakes = false
        editor.disk.clipboard = .unknown
        editor.press("ctrl+c end")
        editor.disk.clipboard = .text(Rope("older"))
        editor.press("ctrl+v")
        editor.expectText("oneone‸")
        editor.disk.clipboard = .text(Rope(" newer"))
        editor.press("ctrl+v")
        editor.expectText("oneone newer‸")
    }

    @Test func `what is copied is not handed on when the settings forbid it`() {
        var settings = Settings.still
        settings.terminalClipboard = false
        let editor = EditorHarness("⟦one‸⟧", settings: settings, sharesClipboard: true)
        editor.disk.clipboard = .text(Rope("older"))
        editor.press("ctrl+c end ctrl+v")
        editor.expectText("oneone‸")
        #expect(editor.disk.clipboard == .text(Rope("older")))
    }

    @Test func `what is typed while a paste is on its way comes behind it`() {
        let editor = editor("one‸", holding: " two")
        editor.disk.holdsAnswers = true
        editor.press("ctrl+v")
        editor.type(" three")
        editor.expectText("one‸")
        editor.disk.release()
        editor.turn()
        editor.expectText("one two three‸")
    }

    @Test func `two pastes and the words between them keep their order`() {
        let editor = editor("‸", holding: "x")
        editor.disk.holdsAnswers = true
        editor.press("ctrl+v")
        editor.type("a")
        editor.press("ctrl+v")
        editor.type("b")
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        editor.expectText("xaxb‸")
    }

    @Test func `a clipboard that does not answer is not waited for`() {
        let editor = editor("⟦one‸⟧", holding: "never told")
        editor.press("ctrl+c end")
        editor.disk.holdsAnswers = true
        editor.press("ctrl+v")
        editor.type("!")
        #expect(editor.session.deadline != nil)
        editor.advance(by: .seconds(1))
        editor.expectText("oneone!‸")
        editor.disk.release()
        editor.turn()
        editor.expectText("oneone!‸")
    }

    @Test func `a clipboard that holds too much is not pasted`() {
        let editor = editor("one‸")
        editor.disk.clipboard = .tooLong
        editor.press("ctrl+v")
        editor.expectText("one‸")
        #expect(editor.foot.contains("too much"))
    }

    @Test func `marks in what is pasted stay as they are`() {
        var settings = Settings.still
        settings.marks = true
        let editor = EditorHarness("one ‸", settings: settings, sharesClipboard: true)
        editor.disk.clipboard = .text(Rope("\"two\" -- three"))
        editor.press("ctrl+v")
        editor.expectText("one \"two\" -- three‸")
    }

    @Test func `a line that is filled in takes it too`() {
        let editor = editor("one two‸", holding: "one\nmore")
        editor.press("ctrl+f ctrl+v")
        editor.expectText("⟦one‸⟧ two")
    }

    @Test func `with nothing to paste the terminal's own key is named`() {
        let editor = EditorHarness("one‸", rows: 12, columns: 60)
        editor.press("ctrl+v")
        editor.expectText("one‸")
        #expect(editor.screen.contains("Ctrl-Shift-V"))
    }
}
