import EditorTestSupport
import Testing

@testable import EditorCore

/// The list of commands and the help, as a writer meets them.
@Suite struct PaletteTests {
    private func editor(
        _ keys: String, rows: Int = 24, columns: Int = 80, settings: Settings = .still,
        commands: RecentCommands = RecentCommands()
    ) -> EditorHarness {
        let editor = EditorHarness(
            "one‸ two", rows: rows, columns: columns, settings: settings, commands: commands)
        editor.press(keys)
        return editor
    }

    private func titles(_ editor: EditorHarness) -> [String] {
        guard let list = editor.session.chooser else { return [] }
        return (0..<list.count).map { list[$0].title }
    }

    // MARK: Commands

    @Test func `what was run last comes first, also in the next run`() {
        let editor = editor("ctrl+p")
        editor.type("select sentence")
        editor.press("enter ctrl+p")
        #expect(titles(editor).first == "select sentence")
        #expect(titles(editor).count { $0 == "select sentence" } == 1)
        let kept = RecentCommands(editor.disk.kept[.commands] ?? [])
        let next = self.editor("ctrl+p", commands: kept)
        #expect(titles(next).first == "select sentence")
    }

    @Test func `what was run in another window is a habit too`() {
        let editor = editor("ctrl+p")
        let other = self.editor("ctrl+p")
        other.type("select word left")
        other.press("enter")
        editor.disk.kept = other.disk.kept
        editor.type("select sentence")
        editor.press("enter")
        let next = self.editor("ctrl+p", commands: RecentCommands(editor.disk.kept[.commands] ?? []))
        #expect(titles(next).prefix(2) == ["select sentence", "select word left"])
    }

    @Test func `a command run by its key is no habit of the list`() {
        let editor = editor("ctrl+a ctrl+c")
        #expect(editor.disk.kept[.commands] == nil)
    }

    @Test func `each command has its keys beside it`() throws {
        let editor = editor("ctrl+p")
        editor.type("save as")
        let list = try #require(editor.session.chooser)
        #expect(list[0].detail == "Alt-E")
        #expect(ScreenText.letters(editor.frame, row: 1).hasSuffix("Alt-E"))
    }

    @Test func `words of the explanation find a command, behind those of names`() {
        let editor = editor("ctrl+p")
        editor.type("dashes")
        #expect(titles(editor).first == "dashes: language" && titles(editor).contains("typing marks"))
    }

    @Test func `a setting tells how it is, and Enter opens the form there`() {
        let editor = editor("ctrl+p")
        editor.type("spell capi")
        #expect(titles(editor).first == "spell capitals: off")
        editor.press("enter")
        #expect(editor.session.formWindow?.form.focused.info.key == "spell_capitals")
        editor.press("right ctrl+s")
        #expect(editor.session.settings.spellCapitals)
    }

    // MARK: Help

    @Test(arguments: ["ctrl+_", "f1"])
    func `help begins with what is needed first, then has everything`(key: String) {
        let editor = editor(key)
        #expect(Array(titles(editor).prefix(3)) == ["To begin with", "save", "quit"])
        #expect(Set(titles(editor)).isSuperset(of: CommandInfo.all.map(\.name).filter { $0.count > 11 }))
        #expect(editor.session.chooser?.chosen?.title == "save")
    }

    @Test func `a heading tells with which key all of its commands begin`() {
        let editor = editor("f1")
        #expect(titles(editor).contains("Text tools: Alt-R, then a key"))
        #expect(titles(editor).contains("Moving"))
    }

    @Test(arguments: [
        ("alt-r c", "change case"), ("quote", "typing marks"), ("f3", "find next"),
        ("alt-f", "word right"),
        ("ctrl-s", "save"), ("rewrap", "rewrap"), ("keyboard", "keyboard"),
    ])
    func `keys and words find what they belong to, once each`(typed: String, name: String) {
        let editor = editor("f1")
        editor.type(typed)
        #expect(titles(editor).count { $0 == name } == 1)
    }

    @Test func `Enter runs what the help was asked about`() {
        let editor = editor("f1")
        editor.type("write capitals")
        editor.press("enter")
        editor.expectText("ONE‸ two")
    }

    @Test func `help shows the keys that hold`() {
        let editor = editor("f1", rows: 12, columns: 40)
        let labels = titles(editor).indices.compactMap { editor.session.chooser?[$0] }
        for item in labels {
            guard case .command(let command) = item.id else { continue }
            let first = editor.session.keymap.sequences(for: command).first.map { KeyNotation.label($0) }
            #expect(item.detail.hasPrefix(first ?? ""))
        }
    }
}
