import Glibc
import Testing

/// `--log-panel`: what the panel tells, for people who look for a fault.
@Suite(.serialized) struct PanelLogTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `every step of the panel is in the log, which only its owner may read`() throws {
        try scratch.rememberPanel("kind = letters\nshown = no\n")
        let tmux = try Tmux(
            ["--log-panel", scratch("log"), scratch("draft.txt")], in: scratch, rows: 28)
        try tmux.wait(for: "draft.txt · new")
        try tmux.press("ctrl+k")
        _ = try tmux.waitForKey("q")
        try tmux.press("alt+k")
        _ = try tmux.waitForKey("†")
        try tmux.press("alt+u")
        _ = try tmux.waitForKey("dock")
        try tmux.press("alt+u")
        _ = try tmux.waitForKey("float")
        try tmux.resize(rows: 20, columns: 80)
        try tmux.wait(for: "fewer signs") { rows in !rows.contains { $0.contains("†") } }
        try tmux.press("ctrl+k")
        try tmux.wait(for: "no panel") { rows in !rows.contains(where: Tmux.isRule) }
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.status("log").st_mode & 0o777 == 0o600)
        #expect(try scratch.text("log") == Self.steps.joined())
    }

    private static let steps = [
        step("Show", "28,0 7x80", "21,0 7x80", "letters", "user", 200, "page 26", "page 20"),
        step("Show", "21,0 7x80", "22,0 6x80", "symbols", "user", 200, "page 21", "page 21", isPaired: true),
        """
        willChangeFrame · from 22,0 6x80 to 28,0 6x80 · symbols · user · document · 0 ms · paired · page 21
        willHide · from 22,0 6x80 to 28,0 6x80 · symbols · user · document · 0 ms · not paired · page 26
        didChangeFrame · from 22,0 6x80 to 15,19 7x42 · symbols · user · document · 0 ms · not paired · page 26
        didHide · from 22,0 6x80 to 28,0 6x80 · symbols · user · document · 0 ms · not paired · page 26

        """,
        step("Show", "15,19 7x42", "22,0 6x80", "symbols", "user", 200, "page 26", "page 21"),
        """
        willChangeFrame · from 22,0 6x80 to 28,0 6x80 · symbols · system · document · 0 ms · paired · page 21
        willHide · from 22,0 6x80 to 28,0 6x80 · symbols · system · document · 0 ms · not paired · page 26
        didChangeFrame · from 22,0 6x80 to 20,0 4x80 · symbols · system · document · 0 ms · not paired · page 18
        didHide · from 22,0 6x80 to 20,0 4x80 · symbols · system · document · 0 ms · not paired · page 18

        """,
        step("Show", "20,0 4x80", "16,0 4x80", "symbols", "system", 0, "page 18", "page 15"),
        step("Hide", "16,0 4x80", "20,0 4x80", "symbols", "user", 200, "page 15", "page 18", isPaired: true),
    ]

    /// The four lines of a panel that comes or goes. Before it comes, the page has its former height.
    private static func step(
        _ name: String, _ begin: String, _ end: String, _ kind: String, _ cause: String, _ duration: Int,
        _ before: String, _ after: String, isPaired: Bool = false
    ) -> String {
        ["willChangeFrame", "will" + name, "didChangeFrame", "did" + name].enumerated().map { index, line in
            let pairing = (index == 0 ? isPaired : name == "Show") ? "paired" : "not paired"
            return "\(line) · from \(begin) to \(end) · \(kind) · \(cause) · document · \(duration) ms · "
                + "\(pairing) · \(index == 0 ? before : after)\n"
        }.joined()
    }

    @Test(arguments: ["/nowhere/log", "/", "/dev/null/log"])
    func `a log that cannot be written is told in a sentence before the screen is touched`(path: String)
        throws
    {
        let terminal = try PseudoTerminal(["--log-panel", path, "draft.txt"], in: scratch)
        #expect(try terminal.waitForEnd() == 1)
        try terminal.drain()
        let said = String(decoding: terminal.output, as: UTF8.self)
        #expect(said.hasPrefix("cleanwriter: The log \(path) cannot be written"))
        #expect(said.hasSuffix(".\r\n") && said.count { $0 == "\r\n" } == 1)
        #expect(!said.contains("\u{1B}"))
        #expect(scratch.names().isEmpty)
    }

    @Test(arguments: [["--log-panel"], ["--log-panel", ""]])
    func `without a name there is no log, and the command line is wrong`(arguments: [String]) throws {
        let command = try Command.run([try Binary.path()] + arguments, in: scratch)
        #expect(command.exit == .status(2))
        #expect(command.output == "")
        #expect(command.complaint == "cleanwriter: --log-panel needs the name of a file after it.\n")
    }
}
