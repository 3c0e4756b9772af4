import Glibc
import Testing

/// What saving keeps, and what it says where it cannot.
@Suite(.serialized) struct SavingTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `a link stays a link and its file gets the words`() throws {
        mkdir(scratch("elsewhere"), 0o755)
        try scratch.write("elsewhere/real.txt", "real\n")
        symlink("elsewhere/real.txt", scratch("link.txt"))
        try typeAndSave("Un", into: "link.txt")
        #expect(try scratch.text("elsewhere/real.txt") == "Unreal\n")
        #expect(try scratch.status("link.txt").st_mode & S_IFMT == S_IFLNK)
    }

    @Test(arguments: [0o600, 0o640, 0o755, 0o666] as [mode_t])
    func `the mode of a file is kept`(mode: mode_t) throws {
        try scratch.write("draft.txt", "words\n")
        chmod(scratch("draft.txt"), mode)
        try typeAndSave("More ", into: "draft.txt")
        #expect(try scratch.text("draft.txt") == "More words\n")
        #expect(try scratch.status("draft.txt").st_mode & 0o7777 == mode)
    }

    @Test(arguments: [(0o022, 0o644), (0o027, 0o640), (0o077, 0o600)] as [(Int, mode_t)])
    func `a new file has the mode that the writer's umask leaves, and a last line end`(
        umask: Int, mode: mode_t
    ) throws {
        let line = "umask \(String(umask, radix: 8)); exec \"$0\" new.txt"
        let terminal = try PseudoTerminal(["-c", line, try Binary.path()], program: "sh", in: scratch)
        try terminal.waitForPage()
        try terminal.type("words")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("new.txt") == "words\n")
        #expect(try scratch.status("new.txt").st_mode & 0o7777 == mode)
        #expect(scratch.names() == ["new.txt"])
    }

    @Test func `a file that was changed outside is asked about before it is replaced`() throws {
        try scratch.write("draft.txt", "words\n")
        let tmux = try Tmux([scratch("draft.txt")], in: scratch, columns: 120)
        try tmux.wait(for: "draft.txt · saved")
        try scratch.write("draft.txt", "from somebody else\n")
        try tmux.type("More ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "was changed by another program")
        #expect(try scratch.text("draft.txt") == "from somebody else\n")
        try tmux.turn(to: "Save over it")
        try tmux.press("o")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == "More words\n")
    }

    @Test func `quitting with words unsaved asks, and discarding leaves the file alone`() throws {
        try scratch.write("draft.txt", "words\n")
        let tmux = try Tmux([scratch("draft.txt")], in: scratch)
        try tmux.wait(for: "draft.txt · saved")
        try tmux.type("More ")
        try tmux.press("ctrl+q")
        try tmux.wait(for: "Save changes to draft.txt?")
        try tmux.press("esc")
        try tmux.wait(for: "no question") { rows in !rows.contains { $0.contains("Save changes") } }
        try tmux.press("ctrl+q")
        try tmux.wait(for: "Save changes to draft.txt?")
        try tmux.press("d")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "words\n")
    }

    @Test func `a program that may open no more files still saves`() throws {
        try scratch.write("draft.txt", "words\n")
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        try OpenFiles.forbidMore(to: terminal.pid, in: scratch)
        try terminal.type("More ")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "More words\n")
    }

    private func typeAndSave(_ text: String, into name: String) throws {
        let terminal = try PseudoTerminal([name], in: scratch)
        try terminal.waitForPage()
        try terminal.type(text)
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
    }
}
