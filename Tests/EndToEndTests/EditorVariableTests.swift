import Glibc
import Testing

/// As the editor that other programs start.
@Suite(.serialized) struct EditorVariableTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private static var hasGit: Bool { access("/usr/bin/git", X_OK) == 0 }

    @Test(.enabled(if: hasGit, "git is not installed"))
    func `the message typed is the message of the commit`() throws {
        let terminal = try commit()
        try terminal.type("Chapter one, naïvely\r\rIt begins.")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.settings == terminal.settingsBefore)
        #expect(try git("log", "-1", "--format=%B").output.hasPrefix("Chapter one, naïvely\n\nIt begins.\n"))
    }

    @Test(.enabled(if: hasGit, "git is not installed"))
    func `leaving without a message makes no commit`() throws {
        let terminal = try commit()
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 1)
        #expect(try git("log").exit != .status(0))
    }

    @Test func `a program that edits a file waits until the editor is left`() throws {
        try scratch.write("tab.txt", "0 5 * * * backup\n")
        let line = "$EDITOR tab.txt && cat tab.txt > seen.txt"
        let terminal = try PseudoTerminal(
            ["-c", line], program: "sh", in: scratch, environment: ["EDITOR": try Binary.path()])
        try terminal.waitForPage()
        try terminal.type("# daily\r")
        try terminal.press("ctrl+s")
        #expect(scratch.names().contains("seen.txt") == false)
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("seen.txt") == "# daily\n0 5 * * * backup\n")
    }

    private func commit() throws -> PseudoTerminal {
        #expect(try git("init", "-q", ".").exit == .status(0))
        let terminal = try PseudoTerminal(
            ["commit", "--allow-empty"], program: "git", in: scratch, environment: try settings())
        try terminal.waitForPage()
        return terminal
    }

    private func git(_ arguments: String...) throws -> Command {
        try Command.run(["git"] + arguments, in: scratch, environment: try settings())
    }

    private func settings() throws -> [String: String] {
        [
            "GIT_EDITOR": try Binary.path(), "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
        ]
    }
}
