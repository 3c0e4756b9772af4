import Glibc
import Testing

/// However the program ends, the shell gets its terminal back.
@Suite(.serialized) struct LeavingTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "It was a dark night.\n")
    }

    @Test func `quitting puts the terminal back`() throws {
        let terminal = try open()
        #expect(terminal.settings != terminal.settingsBefore)
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        try expectTerminalPutBack(terminal)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGALRM, SIGSEGV, SIGILL, SIGABRT, SIGBUS])
    func `a signal that ends the program leaves the terminal as it was`(signal: Int32) throws {
        let terminal = try open()
        kill(terminal.pid, signal)
        #expect(try terminal.waitForEnd() == 128 + signal)
        try expectTerminalPutBack(terminal)
    }

    @Test func `a terminal with settings of its own gets those back`() throws {
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch) { master in
            var settings = termios()
            tcgetattr(master, &settings)
            settings.c_iflag |= tcflag_t(IXANY | INLCR)
            settings.c_lflag &= ~tcflag_t(ECHOE)
            settings.c_cc.2 = 8
            tcsetattr(master, TCSANOW, &settings)
        }
        try terminal.waitForPage()
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        try expectTerminalPutBack(terminal)
    }

    @Test func `after a bare stop and continue the page is drawn anew and quitting puts the terminal back`()
        throws
    {
        let terminal = try open()
        kill(terminal.pid, SIGSTOP)
        try waitForState("T", of: terminal.pid)
        let seen = terminal.output.count
        kill(terminal.pid, SIGCONT)
        try terminal.wait(for: "\u{1B}[?1049h", after: seen)
        try terminal.wait(for: "It was a dark night.", after: seen)
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        try expectTerminalPutBack(terminal)
    }

    @Test(arguments: [SIGHUP, SIGTERM])
    func `a program told to end does so although nobody reads its terminal`(signal: Int32) throws {
        // The first page alone is more than the kernel holds for a reader.
        try scratch.write("long.txt", String(repeating: "字", count: 200_000))
        let terminal = try PseudoTerminal(
            ["long.txt"], in: scratch, environment: try wideSettings(), rows: 500, columns: 500)
        #expect(terminal.hasOutput(within: Deadline.usual))
        kill(terminal.pid, signal)
        #expect(try terminal.waitForEnd(within: .seconds(3), isRead: false) == 128 + signal)
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test func `a closed terminal ends the program at once and without work`() throws {
        let terminal = try open()
        terminal.hangUp()
        #expect(try terminal.waitForEnd(within: .seconds(3), isRead: false) == 1)
        _ = try terminal.shell.waitForEnd()
        // The shell's time holds that of the children it has waited for.
        #expect(terminal.shell.processorTime < .milliseconds(500))
    }

    @Test func `a terminal that closes with text unsaved leaves the file alone`() throws {
        let terminal = try open()
        try terminal.type("Never saved. ")
        try terminal.wait(for: "Never")
        terminal.hangUp()
        #expect(try terminal.waitForEnd(within: .seconds(3), isRead: false) == 1)
        #expect(try scratch.text("draft.txt") == "It was a dark night.\n")
        #expect(scratch.names() == ["draft.txt"])
    }

    private func open() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.wait(for: "draft.txt · saved")
        return terminal
    }

    private func wideSettings() throws -> [String: String] {
        mkdir(scratch("cleanwriter"), 0o755)
        try scratch.write("cleanwriter/config", "width = 400\n")
        return ["XDG_CONFIG_HOME": scratch.path]
    }
}

/// Expects the line as before and every mode off, with the sequence that leaves the page as the last word.
func expectTerminalPutBack(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    #expect(terminal.settings == terminal.settingsBefore, sourceLocation: sourceLocation)
    try terminal.drain()
    let output = String(decoding: terminal.output, as: UTF8.self)
    for (on, off) in [
        ("?2004h", "?2004l"), ("?1004h", "?1004l"), ("?1000;1002;1006h", "?1006;1002;1000l"),
        ("?1049h", "?1049l"),
    ] {
        let rest = output.split(separator: on, omittingEmptySubsequences: false).last ?? ""
        #expect(rest.contains(off), "mode \(on) is never switched off", sourceLocation: sourceLocation)
    }
    let end = output.split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false).last ?? ""
    // rmcup of xterm ends with the title's return; ncurses also switches the keypad off.
    let farewells = ["\u{1B}[23;0;0t\r\u{1B}[?1l\u{1B}>", "\u{1B}[23;0;0t"]
    #expect(farewells.contains(String(end)), sourceLocation: sourceLocation)
}
