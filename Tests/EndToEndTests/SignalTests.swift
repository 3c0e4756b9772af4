import EditorTestSupport
import Glibc
import Testing

/// Signals and terminals that go: the program ends soon, works no more, and no word is lost.
@Suite(.serialized) struct SignalTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "")
    }

    @Test func `whenever the line breaks, what was shown comes back`() throws {
        var generator = SeededGenerator.announced(33)
        for round in 0..<6 {
            let name = "draft-\(round).txt"
            let terminal = try open(name)
            var words = ""
            for number in 0..<Int.random(in: 1...40, using: &generator) {
                words += "w\(number) "
                try terminal.type("w\(number) ")
                try terminal.waitForSilence(of: .milliseconds(Int.random(in: 1...15, using: &generator)))
            }
            try terminal.waitForSilence(of: .milliseconds(50))
            kill(terminal.pid, SIGHUP)
            #expect(try terminal.waitForEnd(within: .seconds(2)) == 128 + SIGHUP)
            try expectRecovered(words, name)
        }
    }

    @Test(arguments: [SIGINT, SIGQUIT, SIGPWR, SIGUSR1, SIGXCPU, SIGVTALRM])
    func `no signal that ends the program takes a word with it`(signal: Int32) throws {
        let terminal = try open("draft.txt")
        try terminal.type("To the very last")
        try terminal.waitForSilence(of: .milliseconds(50))
        kill(terminal.pid, signal)
        #expect(try terminal.waitForEnd(within: .seconds(2)) == 128 + signal)
        #expect(terminal.settings == terminal.settingsBefore)
        try expectRecovered("To the very last", "draft.txt")
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE])
    func `a trap loses less than a second, puts the terminal back and leaves no core`(signal: Int32) throws {
        let terminal = try open("draft.txt")
        try terminal.type("Old words. ")
        try terminal.waitForSilence(of: .seconds(1))
        try terminal.type("New")
        kill(terminal.pid, signal)
        #expect(try terminal.waitForEnd(within: .seconds(2)) == 128 + signal)
        try expectTerminalPutBack(terminal)
        #expect(scratch.names() == ["draft.txt"])
        _ = try Command.run([try Binary.path(), "--recover"], in: scratch)
        #expect(try scratch.text("draft.txt.recovered").hasPrefix("Old words. "))
    }

    @Test func `what was typed into a terminal that nobody reads comes back after the line breaks`() throws {
        let terminal = try open("draft.txt")
        let words = (0..<4_000).map { "w\($0) " }.joined()
        let taken = terminal.typeWithoutReading(words)
        #expect(taken > 1_000)
        kill(terminal.pid, SIGHUP)
        #expect(try terminal.waitForEnd(within: .seconds(3), isRead: false) == 128 + SIGHUP)
        _ = try Command.run([try Binary.path(), "--recover"], in: scratch)
        let text = try scratch.text("draft.txt.recovered")
        // What the kernel still holds when the program goes was never with us.
        #expect(words.hasPrefix(text) && text.utf8.count >= taken - 8_192, "\(text.utf8.count) of \(taken)")
    }

    @Test func `a terminal that vanishes without a signal ends the program as well`() throws {
        let terminal = try PseudoTerminal(
            ["-c", "trap '' HUP; exec \"$0\" draft.txt", try Binary.path()], program: "sh", in: scratch)
        try terminal.waitForPage()
        try terminal.type("To the very last")
        try terminal.waitForSilence(of: .milliseconds(50))
        let before = try ProcessStatus(of: terminal.pid).ticks
        terminal.hangUp()
        #expect(try terminal.waitForEnd(within: .seconds(2), isRead: false) == 1)
        _ = try terminal.shell.waitForEnd()
        #expect(terminal.shell.processorTime < .milliseconds(10 * before + 400))
        try expectRecovered("To the very last", "draft.txt")
    }

    @Test func `stopped and continued again and again, nothing is lost and the page is there`() throws {
        let terminal = try open("draft.txt")
        var words = ""
        for number in 0..<20 {
            words += "w\(number) "
            try terminal.type("w\(number) ")
            try terminal.waitForSilence(of: .milliseconds(5))
            kill(terminal.pid, SIGSTOP)
            try waitForState("T", of: terminal.pid)
            let seen = terminal.output.count
            kill(terminal.pid, SIGCONT)
            try terminal.wait(for: "\u{1B}[?1049h", after: seen)
        }
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == words + "\n")
        try expectTerminalPutBack(terminal)
    }

    @Test func `a storm of window sizes while somebody types harms nothing`() throws {
        var generator = SeededGenerator.announced(37)
        let terminal = try open("draft.txt")
        var words = ""
        for number in 0..<200 {
            terminal.resize(
                rows: .random(in: 1...60, using: &generator), columns: .random(in: 1...200, using: &generator)
            )
            guard number.isMultiple(of: 5) else { continue }
            words += "w\(number) "
            try terminal.type("w\(number) ")
        }
        terminal.resize(rows: 24, columns: 80)
        try terminal.press("ctrl+s")
        try terminal.wait(for: "draft.txt")
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == words + "\n")
    }

    private func open(_ name: String) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal([name], in: scratch)
        try terminal.waitForPage()
        return terminal
    }

    private func expectRecovered(
        _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        _ = try Command.run([try Binary.path(), "--recover"], in: scratch)
        #expect(try scratch.text(name + ".recovered") == text, sourceLocation: sourceLocation)
    }
}
