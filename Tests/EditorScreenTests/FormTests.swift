import EditorTestSupport
import Testing

@testable import EditorCore

/// The settings form as a writer meets it.
@Suite struct FormTests {
    /// An editor with the form open.
    private func form(
        _ settings: String? = nil, rows: Int = 24, columns: Int = 80, text: String = "one two"
    ) -> EditorHarness {
        let editor = EditorHarness(text, rows: rows, columns: columns)
        if let settings { editor.disk.writeSettings(settings) }
        editor.press("alt+;")
        return editor
    }

    private func saved(_ editor: EditorHarness) -> String? {
        editor.disk.settings.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The row of the screen that begins with `words`.
    private func row(_ words: String, _ editor: EditorHarness) -> Int? {
        (0..<editor.script.size.rows).first {
            ScreenText.letters(editor.frame, row: $0).trimmedOfBlanks.hasPrefix(words)
        }
    }

    /// What stands behind a label.
    private func value(_ label: String, _ editor: EditorHarness) -> String? {
        row(label, editor).map {
            ScreenText.letters(editor.frame, row: $0).trimmedOfBlanks.dropFirst(label.count).trimmedOfBlanks
        }
    }

    @Test func `the form shows the file as it is on the disk`() {
        let editor = form("width = 60\nfoot = rest\n")
        #expect(value("page width", editor) == "60" && value("foot line", editor) == "rest")
        #expect(value("tab stops", editor) == "4")
        #expect(editor.foot.trimmedOfBlanks == SettingInfo.named("width")?.help)
    }

    @Test func `what was changed is written, said, and holds at once`() {
        let editor = form("# mine\n# width = 72\ncolour = red\n")
        editor.press("ctrl+u")
        editor.type("30")
        editor.press("ctrl+s")
        #expect(saved(editor) == "# mine\n# width = 72\nwidth = 30\ncolour = red\n")
        #expect(editor.foot.trimmedOfBlanks == "settings saved")
        #expect(editor.session.settings.width == 30)
        #expect(editor.screen.contains("‸one two"))
        #expect(editor.session.geometry.text.size.columns == 30)
    }

    @Test func `Enter goes from field to field and saves at the last`() throws {
        let editor = form()
        let last = try #require(SettingInfo.inForm.last)
        editor.press("enter", times: SettingInfo.inForm.count - 1)
        #expect(editor.frame.caret?.row == row(last.label, editor))
        editor.press("space")
        #expect(saved(editor) == nil)
        editor.press("enter")
        #expect(saved(editor) == "\(last.key) = off\n")
    }

    @Test func `a wrong value has its sentence under it, and nothing is lost`() {
        let editor = form()
        editor.press("backspace tab right")
        let sentence = "it wants a number from 10 to 400"
        #expect(row(sentence, editor) == row("page width", editor).map { $0 + 1 })
        editor.press("tab backspace ctrl+s")
        #expect(saved(editor) == nil)
        #expect(editor.frame.caret?.row == row("page width", editor))
        #expect(value("page width", editor) == "7")
        editor.type("7")
        #expect(row(sentence, editor) == nil)
    }

    @Test func `Enter does not leave a wrong value`() {
        let editor = form()
        editor.press("backspace enter")
        #expect(editor.frame.caret?.row == row("page width", editor))
        #expect(row("it wants", editor) != nil)
    }

    @Test func `a wrong line of the file is shown as it is`() {
        let editor = form("foot = loud\n")
        #expect(value("foot line", editor) == "loud")
        #expect(row("foot is one of quiet, always, rest", editor) != nil)
        editor.press("ctrl+s right ctrl+s")
        #expect(saved(editor) == "foot = quiet\n")
    }

    @Test func `a choice is turned by arrows, blank and first letter`() {
        let editor = form()
        editor.press("down down down right")
        #expect(value("foot line", editor)?.contains("always") == true)
        editor.press("left left")
        #expect(value("foot line", editor)?.contains("rest") == true)
        editor.press("space")
        #expect(value("foot line", editor)?.contains("quiet") == true)
        editor.type("a")
        #expect(value("foot line", editor)?.contains("always") == true)
    }

    @Test func `Escape takes the field back, then leaves`() {
        let editor = form()
        editor.press("backspace esc")
        #expect(value("page width", editor) == "72")
        #expect(editor.foot.trimmedOfBlanks == "page width is as it was")
        editor.press("esc")
        #expect(editor.screen.contains("‸one two") && saved(editor) == nil)
    }

    @Test func `Escape with changes elsewhere asks`() {
        for (key, settings) in [("enter", "mouse = panel\n"), ("d", nil), ("esc", nil)] {
            let editor = form()
            editor.goToField("mouse")
            editor.press("space tab esc")
            #expect(editor.foot.contains("Save the changed settings?"))
            editor.press(key)
            #expect(saved(editor) == settings)
            #expect((editor.session.formWindow == nil) == (key != "esc"))
        }
    }

    @Test func `saving without a change changes nothing`() {
        let editor = form("width = 60")
        editor.press("ctrl+s")
        #expect(editor.foot.trimmedOfBlanks == "nothing was changed")
        #expect(saved(editor) == "width = 60")
    }

    @Test func `what another program wrote meanwhile is kept`() {
        let editor = form("width = 60\n")
        editor.disk.writeSettings("tab = 2\nwidth = 61\n")
        editor.press("backspace")
        editor.type("6")
        editor.press("ctrl+s")
        #expect(saved(editor) == "tab = 2\nwidth = 66\n")
        #expect(editor.session.settings.tab == 2)
    }

    @Test func `a save that fails leaves the form open`() {
        let editor = form(columns: 100)
        editor.disk.problems = [.failed(errno: 5)]
        editor.press("backspace")
        editor.type("0")
        editor.press("ctrl+s")
        #expect(editor.foot.contains("settings not saved: the disk reported an error [5]"))
        #expect(value("page width", editor) == "70")
        editor.press("ctrl+s")
        #expect(saved(editor) == "width = 70\n")
    }

    @Test func `settings that may not be read are told, and the page stays`() {
        let editor = EditorHarness("one", columns: 80)
        editor.disk.settingsProblem = .exposed
        editor.press("alt+;")
        #expect(editor.foot.contains("others may write in that file"))
        editor.type("x")
        editor.expectText("x‸one")
    }

    @Test func `keys before the form is here change neither text nor form, and Escape calls it off`() {
        let editor = EditorHarness("one", rows: 24, columns: 80)
        editor.disk.holdsAnswers = true
        editor.press("alt+;")
        editor.type("x")
        editor.expectText("‸one")
        editor.press("esc")
        editor.disk.release()
        editor.turn()
        editor.type("y")
        editor.expectText("y‸one")
    }

    @Test func `a paste goes into the field, its lines joined`() {
        let editor = form()
        editor.goToField("extra_row")
        editor.press("ctrl+u")
        editor.paste(Array("“ ”\r\n… = #\n".utf8))
        #expect(value("extra row", editor) == "“ ” … = #")
        editor.press("ctrl+s")
        #expect(saved(editor) == "extra_row = “ ” … = #\n")
        #expect(editor.session.settings.extraRow == "“ ” … = #")
    }

    @Test func `the terminal hears that the mouse is not wanted any more`() {
        let editor = form()
        editor.goToField("mouse")
        editor.press("space ctrl+s")
        #expect(editor.script.takeEffects().contains(.mouse(false)))
    }

    @Test func `blanks that come at once turn a choice as often`() {
        let editor = form()
        editor.goToField("mouse")
        editor.feed(Array("  ".utf8))
        editor.press("ctrl+s")
        #expect(saved(editor) == "mouse = off\n")
    }

    @Test func `Escape waits for as long as it was set to`() {
        let editor = form()
        editor.goToField("escape_delay")
        editor.press("ctrl+u")
        editor.type("900")
        editor.press("ctrl+s ctrl+a")
        editor.feed([0x1B])
        editor.advance(by: .milliseconds(500))
        editor.expectText("⟦one two‸⟧")
        editor.advance(by: .milliseconds(500))
        editor.expectText("one two‸")
    }

    // MARK: What was changed while writing

    private func narrowed() -> EditorHarness {
        let editor = EditorHarness("one two", rows: 24, columns: 100)
        for _ in 0..<3 { editor.press("alt+7 -") }
        return editor
    }

    @Test func `what was changed while writing is in the form as it is on the screen`() {
        let editor = narrowed()
        editor.press("alt+;")
        #expect(value("page width", editor) == "66")
        editor.press("ctrl+s")
        #expect(editor.foot.trimmedOfBlanks == "nothing was changed")
        #expect(editor.session.settings.width == 66)
    }

    @Test func `the form takes back what was changed while writing`() {
        let editor = narrowed()
        editor.disk.writeSettings("width = 72\n")
        editor.press("alt+; ctrl+u")
        editor.type("72")
        editor.press("ctrl+s")
        #expect(editor.foot.trimmedOfBlanks == "settings saved")
        #expect(editor.session.settings.width == 72)
        let next = EditorHarness(
            "one", rows: 24, columns: 100, live: LiveChoices(editor.disk.kept[.page] ?? []))
        #expect(next.session.settings.width == 72)
    }

    @Test func `what the form saved is not overtaken by an older choice later`() {
        let editor = narrowed()
        editor.press("alt+; ctrl+u")
        editor.type("80")
        editor.press("ctrl+s alt+; ctrl+u")
        editor.type("72")
        editor.press("ctrl+s")
        #expect(editor.session.settings.width == 72)
    }
}
