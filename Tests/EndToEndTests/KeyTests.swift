import Glibc
import Testing

/// What keys do on the terminals that writers have.
@Suite(.serialized) struct KeyTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "abc\n")
    }

    /// Those of the terminals that this machine has a description of.
    static let terminals = [
        "linux", "vt100", "vt220", "xterm", "xterm-256color", "screen", "screen-256color", "tmux-256color",
        "rxvt-unicode", "rxvt", "foot", "alacritty", "xterm-kitty",
    ].filter { name in
        ["/etc", "/lib", "/usr/lib", "/usr/share"].contains {
            access("\($0)/terminfo/\(name.prefix(1))/\(name)", R_OK) == 0
        }
    }

    @Test(arguments: terminals)
    func `Ctrl-Z undoes, Ctrl-S saves, Ctrl-Q leaves`(terminal: String) throws {
        #expect(try textAfter("x\u{1A}", on: terminal) == "abc\n")
    }

    @Test(arguments: terminals)
    func `arrows move`(terminal: String) throws {
        #expect(try textAfter("\u{1B}[C1\u{1B}[D2\u{1B}[B3", on: terminal) == "a21bc\n3")
    }

    // The description of the old rxvt gives these to Ctrl-Shift-arrow.
    @Test(arguments: terminals.filter { $0 != "rxvt" })
    func `arrows move in application mode, too`(terminal: String) throws {
        #expect(try textAfter("\u{1B}OC1\u{1B}OD2\u{1B}OB3", on: terminal) == "a21bc\n3")
    }

    @Test(arguments: terminals)
    func `the keypad types what is printed on it`(terminal: String) throws {
        let keys = "pqrstuvwxyjkmno".map { "\u{1B}O\($0)" }.joined() + "\u{1B}OM"
        #expect(try textAfter(keys, on: terminal) == "0123456789*+-./\nabc\n")
    }

    @Test(arguments: terminals)
    func `Backspace deletes backwards in both of its forms`(terminal: String) throws {
        #expect(try textAfter("12\u{7F}34\u{7F}", on: terminal) == "13abc\n")
    }

    @Test func `Ctrl-C copies and Ctrl-V pastes, and neither ends the program`() throws {
        #expect(try textAfter("\u{01}\u{03}\u{1B}[1;5F\u{16}") == "abc\nabc\n")
    }

    @Test func `Ctrl-Backslash does not end the program`() throws {
        #expect(try textAfter("x\u{1C}y") == "xyabc\n")
    }

    @Test func `Escape and a letter sent together are Alt and that letter`() throws {
        #expect(try textAfter("one two \u{1B}bX") == "one Xtwo abc\n")
    }

    @Test func `Escape and then, after a while, a letter is that letter`() throws {
        #expect(try textAfter("one \u{1B}", "b") == "one babc\n")
    }

    @Test func `an arrow that comes in pieces is still an arrow`() throws {
        #expect(try textAfter("12\u{1B}[", "D3") == "132abc\n")
    }

    @Test(arguments: [
        "\u{1B}[99;99;99~", "\u{1B}[?62;22c", "\u{1B}[200;5u", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
        "\u{1B}P1+r\u{1B}\\", "\u{1B}[I\u{1B}[O", "\u{1B}[M !!", "\u{1B}[<35;10;10M",
    ])
    func `what no key sends leaves no letters behind`(sequence: String) throws {
        #expect(try textAfter("x" + sequence + "y") == "xyabc\n")
    }

    /// The saved text after keys; between its parts nothing comes for longer than any Escape is waited for.
    private func textAfter(_ parts: String..., on term: String = "xterm-256color") throws -> String {
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch, environment: ["TERM": term])
        try terminal.waitForPage()
        for (index, part) in parts.enumerated() {
            if index > 0 { poll(nil, 0, 200) }
            try terminal.type(part)
        }
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        return try scratch.text("draft.txt")
    }
}
