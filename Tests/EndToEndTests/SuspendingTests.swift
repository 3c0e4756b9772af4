import Glibc
import Testing

/// Going back to the shell for a while, and coming back.
@Suite(.serialized) struct SuspendingTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "It was a dark night.\n")
    }

    @Test func `a script around the program stops with it and goes on with it`() throws {
        let tmux = try shell("sh -c '\(try Binary.path()) draft.txt; echo the script goes on'")
        try tmux.press("alt+z")
        try tmux.wait(for: "Stopped")
        try tmux.type("fg\r")
        try tmux.wait(for: "It was a dark night.")
        try tmux.type("Once. ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("ctrl+q")
        try tmux.wait(for: "the script goes on")
        #expect(try scratch.text("draft.txt") == "Once. It was a dark night.\n")
    }

    @Test func `a window resized meanwhile has its new size on return`() throws {
        let tmux = try shell("\(try Binary.path()) draft.txt")
        try tmux.press("alt+z")
        try tmux.wait(for: "Stopped")
        try tmux.resize(rows: 10, columns: 40)
        try tmux.type("fg\r")
        try tmux.wait(for: "the foot in the tenth row") { $0.count == 10 && $0[9].contains("draft.txt") }
        try tmux.press("ctrl+q")
        try tmux.wait(for: "shell>")
    }

    @Test func `a program stopped and continued by others in the background waits for the foreground`() throws
    {
        let tmux = try shell("\(try Binary.path()) draft.txt")
        try tmux.press("alt+z")
        try tmux.wait(for: "Stopped")
        // The shell must have seen it stop again, or fg would not wake it.
        try tmux.type("clear; bg; until jobs | grep -q Stopped; do :; done; echo all halted\r")
        try tmux.wait(for: "all halted")
        try tmux.type("fg\r")
        try tmux.wait(for: "It was a dark night.")
        try tmux.press("ctrl+q")
        try tmux.wait(for: "shell>")
    }

    @Test func `where no shell could bring it back the page stays`() throws {
        // The session's leader has no parent in its session: stopping is not for such a group (POSIX, orphaned).
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        let seen = terminal.output.count
        try terminal.press("alt+z")
        try terminal.wait(for: "It was a dark night.", after: seen)
        try terminal.type("Once. ")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Once. It was a dark night.\n")
        try expectTerminalPutBack(terminal)
    }

    private func shell(_ line: String) throws -> Tmux {
        let tmux = try Tmux(["--norc", "-i"], program: "bash", in: scratch, environment: ["PS1": "shell> "])
        try tmux.wait(for: "shell>")
        try tmux.type(line + "\r")
        try tmux.wait(for: "It was a dark night.")
        return tmux
    }
}
