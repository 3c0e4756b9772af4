import Testing

@testable import EditorCore

/// Other key sets than the usual one, and keys of the writer's own.
@Suite struct KeySetTests {
    private func keymap(_ set: KeySet = .standard, _ lines: String...) throws -> Keymap {
        Keymap(set, changedBy: try lines.map { try KeyLine($0) })
    }

    private func lookUp(_ keys: String, in keymap: Keymap) throws -> Keymap.Lookup {
        keymap[try #require(KeyNotation.sequence(keys), "\(keys) is no key")]
    }

    // MARK: Sets

    @Test(arguments: [(KeySet.wordstar, KeyBinding.wordstar), (.emacs, KeyBinding.emacs)])
    func `each row of a set holds`(set: KeySet, rows: [KeyBinding]) {
        let keymap = Keymap(set)
        for row in rows {
            #expect(keymap[row.sequence] == .command(row.command), "\(KeyNotation.label(row.sequence))")
        }
    }

    @Test(arguments: [
        ("ctrl+e", Command.moveUp), ("ctrl+x", .moveDown), ("ctrl+s", .moveLeft), ("ctrl+d", .moveRight),
        ("ctrl+a", .moveWordLeft), ("ctrl+f", .moveWordRight), ("ctrl+r", .pageUp), ("ctrl+c", .pageDown),
        ("ctrl+g", .deleteForward), ("ctrl+t", .deleteWordForward), ("ctrl+y", .deleteParagraph),
        ("ctrl+k s", .save), ("ctrl+k d", .saveAndClose), ("ctrl+k x", .saveAndQuit), ("ctrl+k q", .quit),
        ("ctrl+k b", .toggleMark), ("ctrl+k k", .keepSelection), ("ctrl+q f", .find), ("ctrl+q a", .replace),
        ("ctrl+l", .findNext), ("ctrl+u", .undo), ("ctrl+o k", .togglePanel), ("alt+w", .save),
        ("alt+r r", .rewrap), ("backspace", .deleteBackward), ("left", .moveLeft),
    ])
    func `whoever knows WordStar finds its keys`(keys: String, command: Command) throws {
        #expect(try lookUp(keys, in: keymap(.wordstar)) == .command(command))
    }

    @Test(arguments: ["ctrl+k ctrl+s", "ctrl+k shift+s", "ctrl+k s"])
    func `behind a prefix the hand may still hold Ctrl or Shift`(keys: String) throws {
        #expect(try lookUp(keys, in: keymap(.wordstar)) == .command(.save))
    }

    @Test func `a key that is bound with Ctrl is not that without`() throws {
        let keymap = try keymap(.standard, "ctrl+k ctrl+s save", "ctrl+k s undo")
        #expect(try lookUp("ctrl+k ctrl+s", in: keymap) == .command(.save))
        #expect(try lookUp("ctrl+k s", in: keymap) == .command(.undo))
        #expect(try lookUp("ctrl+k ctrl+u", in: keymap) == .none)
    }

    // MARK: Lines of the settings

    @Test(arguments: [
        ("alt+j left", "alt+j left"), ("  Ctrl+K   s  Save ", "ctrl+k s save"), ("f5 none", "f5 none"),
        ("ctrl+k delete word back", "ctrl+k delete word back"), ("ctrl+k up up", "ctrl+k up up"),
        ("ctrl+/ undo", "ctrl+_ undo"), ("alt+= scroll down", "alt+= scroll down"),
        ("ctrl+b start", "ctrl+b start"), ("f2 save as", "f2 save as"),
    ])
    func `a line is a key and a command`(line: String, written: String) throws {
        let read = try KeyLine(line)
        #expect(read.line == written)
        #expect(try KeyLine(read.line) == read)
    }

    @Test(arguments: [
        ("", KeyLine.Problem.incomplete), ("alt+j", .incomplete), ("left", .incomplete),
        ("alt+j f5", .incomplete), ("ctrl+shift+k save", .noKey("ctrl+shift+k")),
        ("alt+j fly", .noCommand("fly")), ("hyper+x save", .noKey("hyper+x")),
        ("ctrl+k hyper save", .noKey("hyper")), ("a save", .fixed("a")), ("enter save", .fixed("enter")),
        ("esc none", .fixed("esc")), ("tab none", .fixed("tab")),
    ])
    func `what is wrong with a line is told`(line: String, problem: KeyLine.Problem) {
        #expect(throws: problem) { try KeyLine(line) }
    }

    @Test func `a line takes a key from the command that had it`() throws {
        let keymap = try keymap(.standard, "ctrl+s find")
        #expect(try lookUp("ctrl+s", in: keymap) == .command(.find))
        #expect(keymap.sequences(for: .save).map { KeyNotation.label($0) } == ["Alt-W"])
        #expect(keymap.sequences(for: .find).map { KeyNotation.label($0) } == ["Ctrl-S", "Ctrl-F"])
    }

    @Test func `none frees a key, and all that begin with it`() throws {
        let keymap = try keymap(.standard, "ctrl+s none", "alt+r none")
        #expect(try lookUp("ctrl+s", in: keymap) == .none)
        #expect(try lookUp("alt+r r", in: keymap) == .none)
        #expect(keymap.sequences(for: .rewrap).isEmpty)
    }

    @Test func `a key that begins others now takes its place from the command`() throws {
        let keymap = try keymap(.standard, "ctrl+k s save")
        #expect(try lookUp("ctrl+k", in: keymap) == .prefix)
        #expect(keymap.sequences(for: .togglePanel).isEmpty)
    }

    @Test func `of two lines the later one holds`() throws {
        let keymap = try keymap(.standard, "alt+j undo", "alt+j redo", "ctrl+k s save", "ctrl+k find")
        #expect(try lookUp("alt+j", in: keymap) == .command(.redo))
        #expect(try lookUp("ctrl+k", in: keymap) == .command(.find))
        #expect(try lookUp("ctrl+k s", in: keymap) == .none)
    }

    // MARK: The settings file

    private func problems(_ text: String) -> [SettingsReader.Problem] {
        SettingsReader(Array(text.utf8)).problems
    }

    @Test func `a set and lines are read from the settings`() {
        let reader = SettingsReader(Array("key = alt+j undo\nkeys = wordstar\nkey = f5 none\n".utf8))
        #expect(reader.problems.isEmpty && reader.settings.keys == .wordstar)
        #expect(reader.settings.keyLines.map(\.line) == ["alt+j undo", "f5 none"])
    }

    @Test(arguments: [
        ("key = alt+j fly", "there is no command “fly”; docs/keys.md lists them"),
        ("key = alt+j", "it wants a key and a command, such as “alt+j left”"),
        ("key = hyper+j left", "“hyper+j” is no key that a terminal sends"),
        ("key = q quit", "q writes or leaves, and cannot run another command"),
        ("keys = vi", "keys is one of default, wordstar, emacs"),
    ])
    func `a line that cannot be used is told by its number`(line: String, sentence: String) {
        #expect(problems("tab = 2\n\(line)\n") == [.init(line: 2, sentence: sentence)])
    }

    @Test(arguments: [
        ("key = alt+j undo\nkey = f5 find\nkey = alt+j redo\n", 3, "Alt-J", 1),
        ("key = ctrl+k s save\nkey = ctrl+k find\n", 2, "Ctrl-K S", 1),
        ("key = ctrl+k find\n\nkey = ctrl+k s save\n", 3, "Ctrl-K", 1),
    ])
    func `two lines that cannot both hold are told`(text: String, line: Int, label: String, first: Int) {
        let sentence = "\(label) has something to do in line \(first) already; this line holds"
        #expect(problems(text) == [.init(line: line, sentence: sentence)])
    }

    @Test func `keys that only begin alike are fine`() {
        #expect(problems("key = ctrl+k s save\nkey = ctrl+k q quit\n").isEmpty)
    }
}
