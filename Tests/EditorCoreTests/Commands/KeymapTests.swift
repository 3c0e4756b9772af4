import Testing

@testable import EditorCore

struct KeymapTests {
    private static func control(_ letter: Unicode.Scalar) -> KeyChord {
        KeyChord(.character(letter), .control)
    }
    private static func letter(_ letter: Unicode.Scalar) -> KeyChord { KeyChord(.character(letter)) }

    @Test func `a sequence is found chord by chord`() {
        let keymap = Keymap([
            ([Self.control("k"), Self.letter("b")], .toggleMark), ([Self.control("s")], .save),
        ])
        #expect(keymap[[Self.control("s")]] == .command(.save))
        #expect(keymap[[Self.control("k")]] == .prefix)
        #expect(keymap[[Self.control("k"), Self.letter("b")]] == .command(.toggleMark))
        #expect(keymap[[Self.control("k"), Self.letter("x")]] == .none)
        #expect(keymap[[Self.letter("b")]] == .none)
        #expect(keymap[[]] == .none)
    }

    @Test func `a sentence names a command by its keys, or else by its name`() {
        let keymap = Keymap([([Self.control("k"), Self.letter("s")], .save)])
        #expect(keymap.label(of: .save) == "Ctrl-K S")
        #expect(keymap.label(of: .quit) == "“\(Command.quit.info.name)”")
    }

    @Test func `the first row has a sequence that comes twice or begins another`() {
        let keymap = Keymap([
            ([Self.control("k"), Self.letter("b")], .toggleMark), ([Self.control("k")], .save),
            ([Self.control("s")], .save), ([Self.control("s")], .quit),
            ([Self.control("s"), Self.letter("b")], .quit),
        ])
        #expect(keymap.sequences(for: .save) == [[Self.control("s")]])
        #expect(keymap.sequences(for: .quit) == [])
        #expect(keymap.sequences(for: .toggleMark) == [[Self.control("k"), Self.letter("b")]])
    }
}

struct StandardKeysTests {
    @Test func `every command has one row with its own name`() {
        #expect(
            CommandInfo.all.map(\.command).sorted { $0.rawValue < $1.rawValue }
                == Command.allCases.sorted { $0.rawValue < $1.rawValue })
        #expect(Set(CommandInfo.all.map(\.name)).count == CommandInfo.all.count)
    }

    @Test func `no chord is bound twice`() {
        for info in CommandInfo.all {
            for keys in info.keys { #expect(Keymap.standard[keys] == .command(info.command), "\(info.name)") }
        }
    }

    @Test func `the best keys of the table are those of the keymap`() {
        for info in CommandInfo.all {
            #expect(Keymap.standard.sequences(for: info.command).first == info.keys.first, "\(info.name)")
        }
    }

    @Test(arguments: KeySet.allCases)
    func `every command can be reached from any terminal`(set: KeySet) {
        let keymap = Keymap(set)
        for command in Command.allCases {
            #expect(isReachable(command, keymap), "\(set): \(command)")
        }
    }

    @Test(arguments: ["ctrl+b", "ctrl+\\", "ctrl+space"])
    func `the keys of screen, signals and input methods are never bound`(notation: String) throws {
        #expect(Keymap.standard[[try #require(KeyNotation.chord(notation))]] == .none)
    }

    @Test(arguments: [
        ("ctrl+s", Command.save), ("alt+w", .save), ("ctrl+q", .quit), ("alt+q", .quit),
        ("ctrl+n", .newDocument),
        ("ctrl+o", .openDocument), ("ctrl+p", .runCommand), ("ctrl+z", .undo), ("ctrl+y", .redo),
        ("ctrl+x", .cut),
        ("ctrl+c", .copy), ("ctrl+v", .paste), ("ctrl+a", .selectAll), ("alt+a", .toggleMark),
        ("ctrl+f", .find),
        ("alt+.", .findNext), ("alt+,", .findPrevious), ("ctrl+g", .goTo), ("ctrl+l", .redraw),
        ("ctrl+/", .help),
        ("f1", .help), ("ctrl+left", .moveWordLeft), ("alt+right", .moveWordRight), ("alt+b", .moveWordLeft),
        ("alt+f", .moveWordRight), ("ctrl+backspace", .deleteWordBackward),
        ("alt+backspace", .deleteWordBackward),
        ("alt+d", .deleteWordForward), ("ctrl+delete", .deleteWordForward), ("ctrl+u", .deleteToParagraphEnd),
        ("ctrl+up", .moveParagraphUp), ("alt+}", .moveParagraphDown), ("ctrl+home", .moveToDocumentStart),
        ("alt+>", .moveToDocumentEnd), ("alt+g", .lastEdit), ("ctrl+w", .closeDocument), ("esc", .cancel),
    ])
    func `the settled keys do what was settled`(notation: String, command: Command) throws {
        #expect(Keymap.standard[[try #require(KeyNotation.chord(notation))]] == .command(command))
    }

    @Test func `a motion with Shift is its selecting twin`() throws {
        for command in Command.allCases {
            guard let motion = command.motion else { continue }
            let first = try #require(Keymap.standard.sequences(for: motion).first?.first)
            let shifted = KeyChord(first.key, first.modifiers.union(.shift))
            #expect(Keymap.standard[[shifted]] == .command(command), "\(command)")
        }
    }

    @Test func `a command is found by its name`() {
        #expect(Command(named: "  Delete  word back ") == .deleteWordBackward)
        #expect(Command(named: "make tea") == nil)
        for command in Command.allCases { #expect(Command(named: command.info.name) == command) }
    }

    @Test func `every help sentence ends with a full stop and fits a row`() {
        for info in CommandInfo.all {
            #expect(info.help.hasSuffix(".") && info.help.count <= 60, "\(info.help)")
        }
    }

    /// By a sequence of chords that any terminal sends; a selecting twin also by the mark and the plain motion.
    private func isReachable(_ command: Command, _ keymap: Keymap) -> Bool {
        let isPlain = keymap.sequences(for: command).contains { sequence in
            sequence.prefix(1).allSatisfy(comesFromAnyTerminal)
                && sequence.dropFirst().allSatisfy { comesFromAnyTerminal($0) || isPlainCharacter($0) }
        }
        guard let motion = command.motion else { return isPlain }
        return isPlain || (isReachable(.toggleMark, keymap) && isReachable(motion, keymap))
    }

    private func isPlainCharacter(_ chord: KeyChord) -> Bool {
        if case .character(let scalar) = chord.key { return scalar.isASCII && chord.modifiers.isEmpty }
        return false
    }

    /// One byte, or Escape and one byte: Ctrl with a letter, Alt with a character, and the keys that are a Ctrl-letter
    /// under another name (Tab is Ctrl-I, Enter Ctrl-M, Escape Ctrl-[, Backspace its own byte).
    private func comesFromAnyTerminal(_ chord: KeyChord) -> Bool {
        switch chord.key {
        case .character: chord.modifiers == .control || chord.modifiers == .alt
        case .tab, .enter, .escape, .backspace: chord.modifiers.isEmpty || chord.modifiers == .alt
        default: false
        }
    }
}
