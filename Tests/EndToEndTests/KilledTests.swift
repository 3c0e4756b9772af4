import EditorTestSupport
import Glibc
import Testing

/// The plug is pulled while somebody types. `make torture` does it longer, and to the disk as well.
@Suite(.serialized) struct KilledTests {
    /// One program, what was typed in it, and when.
    private final class Typist {
        let scratch: ScratchFolder
        let terminal: PseudoTerminal
        var words: [(moment: ContinuousClock.Instant, text: String)] = []

        init() throws {
            scratch = try ScratchFolder()
            try scratch.write("draft.txt", "One.\n")
            terminal = try PseudoTerminal(["draft.txt"], in: scratch)
            try terminal.waitForPage()
        }

        func type(_ number: Int) throws {
            words.append((.now, "w\(number) "))
            try terminal.type("w\(number) ")
        }

        func end(by signal: Int32) throws -> (text: String, moment: ContinuousClock.Instant) {
            kill(terminal.pid, signal)
            let moment = ContinuousClock.now
            #expect(try terminal.waitForEnd() == 128 + signal)
            _ = try Command.run([try Binary.path(), "--recover"], in: scratch)
            let name = scratch.names().contains("draft.txt.recovered") ? "draft.txt.recovered" : "draft.txt"
            return (try scratch.text(name), moment)
        }

        /// All that was typed, and the part of it that was a second old when the program ended.
        func typed(before moment: ContinuousClock.Instant) -> (all: String, old: String) {
            (
                words.map(\.text).joined(),
                words.filter { $0.moment + .seconds(1) < moment }.map(\.text).joined()
            )
        }
    }

    @Test func `twenty programs killed in the middle of typing lose nothing that is older than a second`()
        throws
    {
        var random = SeededGenerator.announced(0)
        var typists = try (0..<20).map { _ in try Typist() }
        var number = 0
        while let typist = typists.randomElement(using: &random) {
            number += 1
            for other in typists { try other.type(number) }
            try typist.terminal.waitForSilence(of: .milliseconds(40))
            guard number > 3, Int.random(in: 0..<3, using: &random) == 0 else { continue }
            let (text, moment) = try typist.end(by: SIGKILL)
            let (all, old) = typist.typed(before: moment)
            #expect((all + "One.\n").hasPrefix(String(text.dropLast(5))) && text.hasSuffix("One.\n"))
            #expect(text.hasPrefix(old))
            #expect(try typist.scratch.text("draft.txt") == "One.\n")
            typists.removeAll { $0 === typist }
        }
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP])
    func `a program that crashes loses nothing that is older than a second`(signal: Int32) throws {
        let typist = try Typist()
        for number in 0..<30 {
            try typist.type(number)
            try typist.terminal.waitForSilence(of: .milliseconds(40))
        }
        let (text, moment) = try typist.end(by: signal)
        #expect(text.hasPrefix(typist.typed(before: moment).old) && text.hasSuffix("One.\n"))
    }
}
