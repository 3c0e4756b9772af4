import Glibc
import Testing

/// What was typed comes back, whatever ends the program.
@Suite(.serialized) struct RecoveringTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(arguments: 1...5)
    func `a kill loses nothing that is older than a second`(round: Int) throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        try terminal.press("ctrl+end")
        let old = (1...round * 7).map { "Wörter \($0), 文字. " }.joined()
        for word in old.split(separator: " ", omittingEmptySubsequences: false).map({ $0 + " " }).dropLast() {
            try terminal.type(String(word))
            if round.isMultiple(of: 2) { _ = terminal.hasOutput(within: .milliseconds(40 * round)) }
        }
        try terminal.waitForSilence(of: .seconds(1))
        let new = String(repeating: "new ", count: round)
        try terminal.type(new)
        _ = terminal.hasOutput(within: .milliseconds(100 * round))
        try killed(terminal)

        let command = try recover()
        #expect(command.exit == .status(0) && command.complaint.isEmpty)
        #expect(command.output.contains("draft.txt.recovered") && command.output.contains("not saved"))
        let text = try scratch.text("draft.txt.recovered")
        #expect(text.hasPrefix("One.\n" + old) && ("One.\n" + old + new).hasPrefix(text))
        #expect(try scratch.text("draft.txt") == "One.\n")
        #expect(try scratch.status("draft.txt.recovered").st_mode & 0o777 == 0o600)
    }

    @Test func `a text without a name comes back`() throws {
        let terminal = try open()
        try terminal.type("Once upon a time")
        try terminal.waitForSilence(of: .seconds(1))
        try killed(terminal)
        _ = try recover()
        #expect(try scratch.text("unnamed.recovered") == "Once upon a time")
    }

    @Test func `what came through a pipe comes back although nothing was typed`() throws {
        let program = try Binary.path()
        let terminal = try PseudoTerminal(
            ["-c", "printf 'piped words' | exec \(program) -"], program: "sh", in: scratch)
        try terminal.waitForPage()
        try terminal.waitForSilence(of: .seconds(1))
        terminal.hangUp()
        _ = try terminal.shell.waitForEnd()
        _ = try recover()
        #expect(try scratch.text("unnamed.recovered") == "piped words")
    }

    @Test func `when words of a crash were taken, lines and questions have the keys as ever`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        for letter in "Zero. " {
            try terminal.type(String(letter))
            try terminal.waitForSilence(of: .milliseconds(50))
        }
        try terminal.waitForSilence(of: .seconds(1))
        try killed(terminal)

        let tmux = try Tmux([scratch("draft.txt")], in: scratch)
        try tmux.turn(to: "Take ⏎")
        try tmux.press("enter")
        try tmux.wait(for: "Zero. One.")
        try tmux.press("ctrl+f")
        try tmux.type("One")
        try tmux.wait(for: "Find: One")
        try tmux.press("esc")
        try tmux.wait(for: "draft.txt · edited")
        try tmux.press("ctrl+q")
        try tmux.wait(for: "Save changes")
        try tmux.press("y")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Zero. One.\n")
    }

    @Test(arguments: [SIGHUP, SIGTERM, SIGPWR])
    func `a program told to end keeps every word`(signal: Int32) throws {
        let terminal = try open("draft.txt")
        try terminal.type("To the very last")
        try terminal.wait(for: "t")
        try terminal.waitForSilence(of: .milliseconds(50))
        kill(terminal.pid, signal)
        #expect(try terminal.waitForEnd() == 128 + signal)
        _ = try recover()
        #expect(try scratch.text("draft.txt.recovered") == "To the very last")
    }

    @Test func `a terminal that vanishes takes no word with it`() throws {
        let terminal = try open("draft.txt")
        try terminal.type("To the very last")
        try terminal.waitForSilence(of: .milliseconds(50))
        terminal.hangUp()
        _ = try terminal.shell.waitForEnd()
        _ = try recover()
        #expect(try scratch.text("draft.txt.recovered") == "To the very last")
    }

    @Test func `a program that was stopped by its key and then killed keeps every word`() throws {
        let terminal = try open("draft.txt")
        try terminal.type("To the very last")
        try terminal.press("alt+z")
        try terminal.wait(for: "\u{1B}[?1049l")
        try killed(terminal)
        _ = try recover()
        #expect(try scratch.text("draft.txt.recovered") == "To the very last")
    }

    @Test func `a program that was stopped by somebody else and then killed keeps every word`() throws {
        let terminal = try open("draft.txt")
        try terminal.type("To the very last")
        try terminal.waitForSilence(of: .milliseconds(50))
        kill(terminal.pid, SIGTSTP)
        try terminal.wait(for: "\u{1B}[?1049l")
        try killed(terminal)
        _ = try recover()
        #expect(try scratch.text("draft.txt.recovered") == "To the very last")
    }

    @Test func `after a kill the next start asks, and puts the words back into the file`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        try terminal.type("Zero. ")
        try terminal.waitForSilence(of: .seconds(1))
        try killed(terminal)
        let next = try open("draft.txt")
        try next.wait(for: "Take them?")
        try next.press("esc")
        try next.wait(for: "Discard")
        try next.press("enter", "ctrl+s", "ctrl+q")
        #expect(try next.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Zero. One.\n")
        #expect(try recover().output == "There is nothing to be recovered.\n")
    }

    @Test func `who writes on after a kill without a look at the question loses neither words nor letters`()
        throws
    {
        let terminal = try open()
        try terminal.type("A whole chapter here.")
        try terminal.waitForSilence(of: .seconds(1))
        try killed(terminal)
        let next = try Tmux([], in: scratch)
        try next.wait(for: "(4 words, today")
        for letter in "dear reader" { try next.type(String(letter)) }
        try next.wait(for: "dear reader")
        try next.press("esc")
        try next.wait(for: "Discard d")
        try next.press("enter")
        try next.wait(for: "A whole chapter here.")
        try next.press("alt+t")
        try next.wait(for: "dear reader")
    }

    @Test func `after a broken line the next start goes on where it broke`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        try terminal.type("Zero. ")
        try terminal.waitForSilence(of: .milliseconds(50))
        terminal.hangUp()
        _ = try terminal.shell.waitForEnd()
        let next = try open("draft.txt")
        try next.wait(for: "picked up where the line broke")
        try next.type("and a half. ")
        try next.press("ctrl+s", "ctrl+q")
        #expect(try next.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Zero. and a half. One.\n")
    }

    @Test func `what was saved is not offered again, and what was given up can be brought back for a week`()
        throws
    {
        let terminal = try open("draft.txt")
        try terminal.type("Saved.")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        let other = try open("draft.txt")
        try other.type("Given up.")
        try other.waitForSilence(of: .seconds(1))
        try other.press("ctrl+q")
        try other.wait(for: "Discard")
        try other.type("d")
        #expect(try other.waitForEnd() == 0)
        #expect(other.contains("draft.txt is given up, but kept for a week; Alt-Y or cleanwriter --recover"))
        let next = try open("draft.txt")
        try next.press("alt+y")
        try next.wait(for: "given up today")
        try next.press("enter")
        try next.wait(for: "Given up.")
        try next.press("ctrl+q")
        try next.wait(for: "Discard")
        try next.type("d")
        #expect(try next.waitForEnd() == 0)
        let command = try recover()
        #expect(command.exit == .status(0) && command.output.contains(", given up on 20"))
        #expect(try scratch.text("draft.txt.recovered").contains("Given up."))
        #expect(try scratch.text("draft.txt") == "Saved.\n")
    }

    @Test func `what was saved before a kill is not offered`() throws {
        let terminal = try open("draft.txt")
        try terminal.type("Saved.")
        try terminal.press("ctrl+s")
        try terminal.waitForSilence(of: .seconds(1))
        #expect(try scratch.text("draft.txt") == "Saved.\n")
        try killed(terminal)
        #expect(try recover().output == "There is nothing to be recovered.\n")
    }

    @Test func `a text that is still being written is left alone`() throws {
        let terminal = try open("draft.txt")
        try terminal.type("Not yet.")
        try terminal.waitForSilence(of: .seconds(1))
        #expect(try recover().output == "There is nothing to be recovered.\n")
        try killed(terminal)
        #expect(try recover().output.contains("draft.txt.recovered"))
    }

    @Test func `a file that somebody else has changed meanwhile is told of`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        try terminal.type("Words. ")
        try terminal.waitForSilence(of: .seconds(1))
        try killed(terminal)
        try scratch.write("draft.txt", "Theirs.\n")
        #expect(try recover().output.contains("changed since by another program"))
        #expect(try scratch.text("draft.txt") == "Theirs.\n")
        #expect(try scratch.text("draft.txt.recovered") == "Words. One.\n")
    }

    @Test func `recovering writes over nothing and can be done again`() throws {
        let terminal = try open("draft.txt")
        try terminal.type("Words.")
        try terminal.waitForSilence(of: .seconds(1))
        try killed(terminal)
        try scratch.write("draft.txt.recovered", "mine")
        _ = try recover()
        _ = try recover()
        #expect(try scratch.text("draft.txt.recovered") == "mine")
        #expect(try scratch.text("draft.txt.recovered.2") == "Words.")
        #expect(try scratch.text("draft.txt.recovered.3") == "Words.")
    }

    @Test func `without anything left behind there is nothing to do`() throws {
        let command = try recover()
        #expect(command.exit == .status(0) && command.output == "There is nothing to be recovered.\n")
    }

    @Test func `a place for nothing is told`() throws {
        let command = try Command.run(
            [try Binary.path(), "--recover"], in: scratch, environment: ["XDG_STATE_HOME": "", "HOME": ""])
        #expect(command.exit == .status(1) && command.complaint.contains("no folder"))
    }

    @Test func `an encoding that was chosen and never saved comes back after a kill`() throws {
        try scratch.write("draft.txt", "Gr\u{FC}n.\n")
        let terminal = try open("draft.txt")
        try terminal.press("alt+8")
        try terminal.type("e")
        try terminal.wait(for: "UTF-16, little")
        try terminal.type("UTF-16, little")
        try terminal.press("enter")
        try terminal.wait(for: "so it will be saved")
        try terminal.waitForSilence(of: .seconds(1))
        try killed(terminal)

        let next = try open("draft.txt")
        try next.wait(for: "never saved")
        try next.press("esc")
        try next.wait(for: "Discard")
        try next.press("enter")
        try next.waitForSilence(of: .milliseconds(300))
        try next.press("ctrl+s")
        let units = "Gr\u{FC}n.\n".utf16
        let expected: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try next.waitForSilence(of: .seconds(1))
        #expect(try scratch.bytes("draft.txt") == expected)
    }

    private func open(_ arguments: String...) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(arguments, in: scratch)
        try terminal.waitForPage()
        return terminal
    }

    private func killed(_ terminal: PseudoTerminal) throws {
        kill(terminal.pid, SIGKILL)
        #expect(try terminal.waitForEnd() == 128 + SIGKILL)
    }

    private func recover() throws -> Command {
        try Command.run([try Binary.path(), "--recover"], in: scratch)
    }
}
