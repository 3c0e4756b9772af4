import Glibc
import Testing

/// Started in odd ways: descriptors closed or sent elsewhere, no environment, no UTF-8.
@Suite(.serialized) struct SurroundingsTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "words\n")
    }

    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", "</dev/null", ">out.txt", "2>out.txt"])
    func `closed and redirected streams stay out of the text`(redirection: String) throws {
        let line = "\"$0\" draft.txt \(redirection)"
        let terminal = try PseudoTerminal(["-c", line, try Binary.path()], program: "sh", in: scratch)
        try terminal.wait(for: "draft.txt · saved")
        try terminal.type("More ")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "More words\n")
        #expect(try !scratch.names().contains("out.txt") || scratch.bytes("out.txt").isEmpty)
        try expectTerminalPutBack(terminal)
    }

    @Test func `an environment of nothing but TERM is enough`() throws {
        let terminal = try PseudoTerminal(
            ["-i", "TERM=xterm", try Binary.path(), "draft.txt"], program: "env", in: scratch)
        try expectSaving("naïve ", terminal)
    }

    @Test(arguments: ["C", "POSIX", "nowhere.UTF-8", "de_DE.ISO-8859-1"])
    func `in a locale without UTF-8 words are saved as they were typed`(locale: String) throws {
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch, environment: ["LC_ALL": locale])
        try expectSaving("naïve 文字 ", terminal)
    }

    private func expectSaving(_ text: String, _ terminal: PseudoTerminal) throws {
        try terminal.waitForPage()
        try terminal.type(text)
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == text + "words\n")
    }

    @Test func `a low limit on the size of files does not stop the screen`() throws {
        try scratch.write("draft.txt", "Some words to be shown again and again.\n")
        let terminal = try PseudoTerminal(
            ["--fsize=1000", try Binary.path(), "draft.txt"], program: "prlimit", in: scratch)
        try terminal.waitForPage()
        for _ in 0..<20 {
            let start = terminal.output.count
            try terminal.press("ctrl+l")
            try terminal.wait(for: "Some words", after: start)
        }
        #expect(terminal.output.count > 1_000)
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
    }
}
