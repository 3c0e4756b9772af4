import Glibc
import Testing

/// What cannot be done is said in one plain sentence, before the screen is touched.
@Suite(.serialized) struct RefusingTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `without any terminal it says so`() throws {
        let command = try Command.run([try Binary.path(), "draft.txt"], in: scratch)
        expectRefusal(command, "cleanwriter: There is no terminal to write in")
    }

    @Test(arguments: [
        (["--wrong"], "cleanwriter: There is no option --wrong"),
        (["-x"], "cleanwriter: There is no option -x"),
        (["+0x"], "cleanwriter: +0x is no place in a text"),
        (["+5"], "cleanwriter: +5 needs the name of a file"),
        (["-", "-"], "cleanwriter: The text from standard input can be opened only once."),
        ([""], "cleanwriter: The name of a file is empty."),
        (["--\u{1B}[31m"], "cleanwriter: There is no option --"),
    ])
    func `a call that makes no sense is refused with status 2`(arguments: [String], beginning: String) throws
    {
        let command = try Command.run([try Binary.path()] + arguments, in: scratch)
        expectRefusal(command, beginning, status: 2)
    }

    @Test(arguments: ["--help", "--version"])
    func `a question about the program is answered without a terminal`(option: String) throws {
        let command = try Command.run(
            [try Binary.path(), option], in: scratch, environment: ["TERM": "dumb"])
        #expect(command.exit == .status(0))
        #expect(command.output.contains("cleanwriter"))
        #expect(command.complaint.isEmpty)
    }

    @Test(arguments: [
        (nil, "TERM is not set"), ("", "TERM is not set"),
        ("no-such-terminal", "“no-such-terminal” is unknown"),
        ("dumb", "“dumb” cannot place a cursor"), ("unknown", "“unknown”"),
        ("../../etc/passwd", "is unknown"),
        ("\u{1B}[31m", "is unknown"), (String(repeating: "x", count: 5_000), "is unknown"),
    ])
    func `a terminal that cannot show a page is refused`(term: String?, part: String) throws {
        var arguments = [try Binary.path(), "draft.txt"]
        if term == nil { arguments = ["-u", "TERM"] + arguments }
        let terminal = try PseudoTerminal(
            arguments, program: "env", in: scratch, environment: ["TERM": term ?? "unset in a moment"])
        try expectRefusal(in: terminal, part)
    }

    @Test(arguments: [
        ("folder", "is a folder, not a text"), ("pipe", "is not a file that can be written in"),
        ("socket", "is not a file that can be written in"),
        ("device", "is not a file that can be written in"),
        ("loop", "is a link that leads back to itself"),
        ("/proc/self/status", "is not a file that can be written in"),
        (String(repeating: "n", count: 300), "has too long a name"), ("file/below", ""),
    ])
    func `what is no text is not opened`(name: String, part: String) throws {
        mkdir(scratch("folder"), 0o755)
        mkfifo(scratch("pipe"), 0o644)
        symlink("/dev/zero", scratch("device"))
        symlink("loop", scratch("loop"))
        try scratch.write("file", "text\n")
        let socket = try makeSocket(scratch("socket"))
        defer { close(socket) }
        try expectRefusal(in: try PseudoTerminal([name], in: scratch), part)
    }

    @Test(.enabled(if: OtherUser.isAvailable, "only root can act as another user"))
    func `a file that may not be read is not opened`() throws {
        try scratch.write("secret.txt", "secret\n")
        chmod(scratch("secret.txt"), 0o600)
        let terminal = try PseudoTerminal(
            OtherUser.arguments(try OtherUser.binary(in: scratch), "secret.txt"), program: "setpriv",
            in: scratch)
        try expectRefusal(in: terminal, "secret.txt may not be read by you")
    }

    private func expectRefusal(
        _ command: Command, _ beginning: String, status: Int32 = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(command.exit == .status(status), sourceLocation: sourceLocation)
        #expect(command.output.isEmpty, sourceLocation: sourceLocation)
        #expect(command.complaint.hasPrefix(beginning), sourceLocation: sourceLocation)
        let lines = command.complaint.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2 && lines.last == "", sourceLocation: sourceLocation)
        #expect(!command.complaint.unicodeScalars.contains("\u{1B}"), sourceLocation: sourceLocation)
    }

    private func expectRefusal(
        in terminal: PseudoTerminal, _ part: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try terminal.waitForEnd() == 1, sourceLocation: sourceLocation)
        #expect(terminal.settings == terminal.settingsBefore, sourceLocation: sourceLocation)
        try terminal.drain()
        let said = String(decoding: terminal.output, as: UTF8.self)
        #expect(said.hasPrefix("cleanwriter: "), sourceLocation: sourceLocation)
        #expect(part.isEmpty || said.contains(part), sourceLocation: sourceLocation)
        #expect(said.split(separator: "\r\n").count == 1, sourceLocation: sourceLocation)
        #expect(!said.unicodeScalars.contains("\u{1B}"), sourceLocation: sourceLocation)
    }

    private func makeSocket(_ path: String) throws -> Int32 {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) }
        }
        guard bound == 0 else { throw Failure("bind: errno \(errno)") }
        return socket
    }
}
