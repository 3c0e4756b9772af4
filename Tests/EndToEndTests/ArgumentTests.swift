import Glibc
import Testing

/// What can stand on the command line.
@Suite(.serialized) struct ArgumentTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(arguments: [
        ("+3", "one\ntwo\n‸three\n"), ("+2:3", "one\ntw‸o\nthree\n"), ("+99", "one\ntwo\nthree\n‸"),
    ])
    func `the caret begins at the place asked for`(place: String, expected: String) throws {
        try scratch.write("draft.txt", "one\ntwo\nthree\n")
        try write("‸", with: [place, "draft.txt"])
        #expect(try scratch.text("draft.txt") == expected)
    }

    @Test func `a place deep in a long text is found although that text is still being read`() throws {
        let lines = (1...200_000).map { "line \($0)\n" }
        try scratch.write("long.txt", lines.joined())
        let tmux = try Tmux(["+150000", scratch("long.txt")], in: scratch)
        try tmux.wait(for: "line 150000")
        try tmux.wait(for: "long.txt · saved")
        try tmux.type("‸")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "long.txt · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        var expected = lines
        expected[149_999] = "‸" + expected[149_999]
        #expect(try scratch.text("long.txt") == expected.joined())
    }

    @Test func `several files are open beside each other, each at its place`() throws {
        try scratch.write("a.txt", "one\ntwo\n")
        try scratch.write("b.txt", "three\nfour\n")
        let tmux = try Tmux([scratch("a.txt"), "+2", scratch("b.txt")], in: scratch)
        try tmux.wait(for: "1 of 2")
        try tmux.type("A ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "a.txt · saved")
        try tmux.press("alt+t")
        try tmux.wait(for: "2 of 2")
        try tmux.type("B ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "b.txt · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("a.txt") == "A one\ntwo\n")
        #expect(try scratch.text("b.txt") == "three\nB four\n")
    }

    @Test func `a text can come through a pipe while the keys come from the terminal`() throws {
        let line = "printf 'from\\na pipe\\n' | \"$0\" -"
        let terminal = try PseudoTerminal(["-c", line, try Binary.path()], program: "sh", in: scratch)
        try terminal.wait(for: "a pipe")
        try terminal.type("Words ")
        try terminal.press("ctrl+s", "ctrl+a")
        try terminal.type("piped.txt\r")
        try terminal.wait(for: "piped.txt · saved")
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("piped.txt") == "Words from\na pipe\n")
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test func `a pipe that never ends can be left with Ctrl-C`() throws {
        // More than a pipe holds: once it is written, the editor is there and reads.
        let line = "trap : INT; { head -c 200000 /dev/zero; echo waiting >&2; exec sleep 1000; } | \"$0\" -"
        let terminal = try PseudoTerminal(["-c", line, try Binary.path()], program: "sh", in: scratch)
        try terminal.wait(for: "waiting")
        try terminal.press("ctrl+c")
        #expect(try terminal.waitForEnd() == 128 + SIGINT)
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test func `a name that does not exist is a new text and says so`() throws {
        let terminal = try PseudoTerminal(["not yet.txt"], in: scratch)
        try terminal.wait(for: "not yet.txt · new")
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(scratch.names().isEmpty)
    }

    @Test(arguments: ["-x.txt", "+5", "-", "--help"])
    func `after two dashes any name is a name`(name: String) throws {
        try write("words", with: ["--", name])
        #expect(try scratch.text(name) == "words\n")
    }

    private func write(_ text: String, with arguments: [String]) throws {
        let terminal = try PseudoTerminal(arguments, in: scratch)
        try terminal.waitForPage()
        try terminal.type(text)
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
    }
}
