import EditorTestSupport
import Testing

@testable import EditorCore

/// Writing with other keys than the usual ones.
@Suite struct KeySetScreenTests {
    private func editor(
        _ keys: KeySet = .standard, _ lines: [String] = [], _ text: String = "one ‸two\nthree four",
        panel: PanelMemory? = PanelMemory()
    ) -> EditorHarness {
        var settings = Settings.still
        settings.keys = keys
        settings.keyLines = lines.compactMap { try? KeyLine($0) }
        return EditorHarness(text, rows: 24, columns: 80, settings: settings, panel: panel)
    }

    @Test func `a page is written with the keys of WordStar`() {
        let editor = editor(.wordstar)
        editor.press("ctrl+t ctrl+x ctrl+q d")
        editor.type(" five")
        editor.expectText("one \nthree four five‸")
        editor.press("ctrl+u ctrl+e ctrl+q s ctrl+k b ctrl+d ctrl+d ctrl+d ctrl+k k")
        editor.expectText("⟦one‸⟧ \nthree four")
        editor.press("ctrl+k y ctrl+q c ctrl+k v")
        editor.expectText(" \nthree fourone‸")
        editor.press("ctrl+y ctrl+k x")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array(" \n".utf8))
        #expect(editor.end == .finished(0))
    }

    @Test func `saved and closed, the text makes way for the next`() {
        let editor = editor(.wordstar)
        editor.type("x")
        editor.press("ctrl+k d")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("one xtwo\nthree four".utf8))
        #expect(editor.end == nil && editor.marked == "‸")
    }

    @Test func `who saves and leaves is asked about the other texts`() {
        let editor = editor(.wordstar)
        editor.press("ctrl+n")
        editor.type("unsaved")
        editor.press("alt+t")
        editor.type("x")
        editor.press("ctrl+k x")
        #expect(editor.end == nil && editor.foot.contains("Save changes to untitled?"))
    }

    @Test func `a page is written with the keys of Emacs`() {
        let editor = editor(.emacs)
        editor.press("ctrl+space alt+f ctrl+w ctrl+e ctrl+n ctrl+a")
        editor.expectText("one \n‸three four")
        editor.press("ctrl+y")
        editor.type(" ")
        editor.press("ctrl+x ctrl+s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("one \ntwo three four".utf8))
        editor.press("ctrl+x ctrl+c")
        #expect(editor.end == .finished(0))
    }

    @Test func `the motion of a set moves in lines and lists too`() {
        let editor = editor(.wordstar)
        editor.press("ctrl+p")
        editor.press("ctrl+x ctrl+x ctrl+e")
        #expect(editor.session.chooser?.choice == 1)
        editor.press("esc ctrl+q i")
        editor.type("12")
        editor.press("ctrl+s ctrl+g")
        #expect(editor.session.focusedLine?.text == "1")
    }

    @Test func `keys of one's own hold, and those set free do nothing`() {
        let editor = editor(.standard, ["f5 upper case", "ctrl+x none"], "one two‸\nthree four")
        editor.press("f5")
        editor.expectText("one TWO‸\nthree four")
        editor.press("ctrl+a ctrl+x")
        #expect(editor.foot.contains("Ctrl-X does nothing"))
    }

    @Test func `list, help, bar and form show the keys that hold`() throws {
        let editor = editor(.wordstar, panel: PanelMemory(kind: .help, isShown: true))
        #expect(editor.screen.contains("Ctrl-K S"))
        editor.press("ctrl+p")
        editor.type("save")
        #expect(try #require(editor.session.chooser)[0].detail == "Ctrl-K S · Alt-W")
        editor.press("esc alt+;")
        editor.press("end")
        #expect(editor.session.formLayout?.page.actions.first?.key == "Alt-W")
    }

    @Test(arguments: [
        (KeySet.standard, ["Tab", "Ctrl-S", "Esc"]), (.wordstar, ["Tab", "Alt-W", "Esc"]),
        (.emacs, ["Tab", "Esc"]),
    ])
    func `the bar of the form names keys that the form takes`(set: KeySet, keys: [String]) {
        let editor = editor(set, panel: PanelMemory(kind: .help, isShown: true))
        editor.session.perform(.settings)
        editor.turn()
        #expect(editor.session.currentHelp().map(\.chord) == keys)
    }

    @Test func `keys changed in the form hold at once`() {
        let editor = editor()
        editor.press("alt+;")
        let index = editor.session.formWindow?.form.fields.firstIndex { $0.info.key == "keys" } ?? 0
        editor.press("tab", times: index)
        editor.type("w")
        editor.press("ctrl+s")
        #expect(editor.session.settings.keys == .wordstar)
        editor.press("ctrl+k s")
        #expect(editor.foot.contains("saved"))
    }

    @Test func `on the very first run the foot names the key that hides the panel`() {
        #expect(editor(.wordstar, panel: nil).footLineNames("Ctrl-O K"))
        #expect(editor(panel: nil).footLineNames("Ctrl-K"))
        #expect(editor(.standard, ["f5 keyboard"], panel: nil).footLineNames("F5"))
    }

    @Test func `the bar names the keys that the writer's own lines have left`() {
        let bar = editor(.standard, ["ctrl+s none"], panel: PanelMemory(kind: .help, isShown: true)).screen
        #expect(bar.contains("Alt-W") && !bar.contains("Ctrl-S"), "\(bar)")
    }
}

extension EditorHarness {
    /// Whether the foot names a key that hides the panel.
    fileprivate func footLineNames(_ key: String) -> Bool { footLine.contains("\(key) hides these keys") }
}
