import Glibc

/// A program run to its end without a terminal, and what it said.
struct Command {
    /// How it ended.
    let exit: Exit
    /// What it wrote to standard output.
    let output: String
    /// What it wrote to standard error.
    let complaint: String

    /// Runs `arguments` in a session without a terminal.
    static func run(
        _ arguments: [String], in scratch: ScratchFolder, environment: [String: String] = [:]
    ) throws -> Command {
        let (out, error) = (try Channel(), try Channel())
        defer { for channel in [out, error] { close(channel.near) } }
        let launch = Launch(
            arguments: arguments, environment: scratch.environment(environment), folder: scratch.path,
            startsSession: true, streams: [(1, .descriptor(out.far)), (2, .descriptor(error.far))])
        let program = try launch.start()
        for channel in [out, error] { close(channel.far) }
        let said = try readAll(out.near, error.near, of: arguments)
        return Command(exit: program.reap(), output: said.0, complaint: said.1)
    }

    private static func readAll(
        _ first: Int32, _ second: Int32, of arguments: [String]
    ) throws -> (String, String) {
        var entries = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var said: [[UInt8]] = [[], []]
        let deadline = Deadline(Deadline.usual)
        while entries.contains(where: { $0.fd >= 0 }) {
            if deadline.isOver { throw Failure("\(arguments) has not ended; it said \(said)") }
            guard poll(&entries, nfds_t(entries.count), deadline.milliseconds) > 0 else { continue }
            for index in entries.indices where entries[index].revents != 0 {
                let bytes = readSome(entries[index].fd)
                said[index] += bytes
                if bytes.isEmpty { entries[index].fd = -1 }
            }
        }
        return (String(decoding: said[0], as: UTF8.self), String(decoding: said[1], as: UTF8.self))
    }
}

/// What one read(2) gives; empty at the end and when the other side is gone.
func readSome(_ descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
}
