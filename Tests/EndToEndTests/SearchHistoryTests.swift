import Glibc
import Testing

/// What was looked for, from one run to the next.
@Suite(.serialized) struct SearchHistoryTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "It was a dark night.\n")
    }

    private func look(for words: String) throws {
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        try terminal.press("ctrl+f")
        try terminal.type(words)
        try terminal.wait(for: "1 of 1")
        try terminal.press("enter", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `Up brings it back in the next run, its owner alone may read it, and it can be forgotten`()
        throws
    {
        try look(for: "night")
        #expect(try scratch.stateMode("searches") == 0o600)
        let next = try PseudoTerminal(["draft.txt"], in: scratch)
        try next.waitForPage()
        try next.press("ctrl+f")
        try next.waitForSilence(of: .milliseconds(200))
        try next.press("up")
        try next.wait(for: "night")
        try next.wait(for: "1 of 1")
        try next.press("esc")
        try next.waitForSilence(of: .milliseconds(150))
        try next.press("ctrl+q")
        #expect(try next.waitForEnd() == 0)
        let command = try Command.run([try Binary.path(), "--forget"], in: scratch)
        #expect(command.exit == .status(0) && command.output.contains("words looked for: removed, 11 bytes"))
        #expect(throws: (any Error).self) { try scratch.stateMode("searches") }
    }

    @Test func `who does not want it kept leaves nothing behind`() throws {
        try look(for: "night")
        try scratch.writeSettings("remember_searches = off\n")
        let terminal = try PseudoTerminal(
            ["draft.txt"], in: scratch, environment: ["XDG_CONFIG_HOME": scratch.path])
        try terminal.waitForPage()
        try terminal.press("ctrl+f")
        try terminal.type("dark")
        try terminal.wait(for: "1 of 1")
        try terminal.press("enter", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        var status = stat()
        #expect(lstat(scratch.state + "/cleanwriter/searches", &status) == 0 && status.st_size == 0)
    }
}
