import EditorTestSupport
import Glibc

/// A program in a raw pseudo-terminal: every byte that it sends is kept, and no emulator stands between.
///
/// When the leader of a session ends, the kernel resets the line's settings (TTY_DRIVER_RESET_TERMIOS), and a program
/// that left them spoilt would look clean. So the program runs under a shell that outlives it, as in real life.
final class PseudoTerminal {
    /// Everything that the program has sent.
    private(set) var output: [UInt8] = []
    /// The shell around the program.
    let shell: RunningProgram
    /// The settings of the line before the program ran.
    let settingsBefore: LineSettings
    /// The program.
    private(set) var pid: pid_t = 0
    private var master: Int32
    private let reports: Int32
    private var hold: Int32
    private var reported: [UInt8] = []

    // Tells the process, runs the program in it, tells its status, and stays until we close descriptor 7. What the
    // shell itself has to say about a signal must not stand behind the program's last words. A shell that dies of
    // what the whole terminal is sent could not tell how the program has ended.
    private static let script = """
        exec 9>&2 2>/dev/null
        trap : HUP INT QUIT
        sh -c 'echo $$ >&8; exec "$@" 7>&- 8>&- 2>&9 9>&-' sh "$@"
        echo $? >&8
        read -r rest <&7
        """

    /// Starts a program, the built `cleanwriter` if none is named.
    init(
        _ arguments: [String], program: String? = nil, in scratch: ScratchFolder,
        environment: [String: String] = [:], rows: UInt16 = 24, columns: UInt16 = 80,
        before: (Int32) -> Void = { _ in }
    ) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        let slave = try slaveName(of: master)
        setWindowSize(of: master, rows: rows, columns: columns)
        before(master)
        settingsBefore = LineSettings(of: master)

        let (report, hold) = (try Channel(), try Channel())
        defer { for channel in [report, hold] { close(channel.far) } }
        (reports, self.hold) = (report.near, hold.near)
        let launch = Launch(
            arguments: ["sh", "-c", Self.script, "sh", try program ?? Binary.path()] + arguments,
            environment: scratch.environment(environment), folder: scratch.path, startsSession: true,
            streams: [
                (0, .path(slave)), (1, .same(0)), (2, .same(0)), (7, .descriptor(hold.far)),
                (8, .descriptor(report.far)),
            ])
        shell = try launch.start()
        pid = pid_t(try self.report()) ?? 0
    }

    deinit {
        if pid > 0, shell.exit == nil { kill(pid, SIGKILL) }
        for descriptor in [master, reports, hold] where descriptor >= 0 { close(descriptor) }
    }
}

// MARK: Typing and reading

extension PseudoTerminal {
    /// Sends bytes, and takes what comes back meanwhile.
    func send(_ bytes: some Sequence<UInt8>) throws {
        var rest = Array(bytes)[...]
        let deadline = Deadline(Deadline.usual)
        while !rest.isEmpty {
            if deadline.isOver { throw Failure("\(rest.count) bytes are not taken; \(seen)") }
            var entry = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
            poll(&entry, 1, deadline.milliseconds)
            if entry.revents & Int16(POLLIN) != 0 { output += readSome(master) }
            if entry.revents & Int16(POLLOUT) != 0 {
                let written = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
                rest = rest.dropFirst(max(0, written))
            }
        }
    }

    /// Sends text as it is.
    func type(_ text: String) throws { try send(text.utf8) }

    /// Sends text until the kernel takes no more of it for a moment, and reads nothing meanwhile.
    ///
    /// - Returns: how many bytes it took.
    func typeWithoutReading(_ text: String) -> Int {
        let bytes = Array(text.utf8)
        var taken = 0
        while taken < bytes.count {
            var entry = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
            guard poll(&entry, 1, 300) == 1 else { break }
            let rest = bytes[taken..<min(taken + 64, bytes.count)]
            let written = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            guard written > 0 else { break }
            taken += written
        }
        return taken
    }

    /// Sends what an xterm sends for keys, such as `ctrl+s`.
    func press(_ keys: String...) throws { try send(keys.flatMap(KeyBytes.of)) }

    /// Waits until the program has sent `text` after the first `start` bytes.
    func wait(for text: String, after start: Int = 0) throws {
        try wait(for: "the output \(text.debugDescription)") { contains(text, after: start) }
    }

    /// Waits until the page is up: only then is the line raw.
    func waitForPage() throws { try wait(for: "\u{1B}[?2004h") }

    /// Whether the program has sent `text` after the first `start` bytes.
    func contains(_ text: String, after start: Int = 0) -> Bool {
        output[min(start, output.count)...].contains(Array(text.utf8))
    }

    /// Reads until `condition` holds.
    func wait(
        for what: String, within limit: Duration = Deadline.usual, until condition: () -> Bool
    ) throws {
        let deadline = Deadline(limit)
        while !condition() {
            if deadline.isOver { throw Failure("waited in vain for \(what); \(seen)") }
            var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            poll(&entry, 1, deadline.milliseconds)
            let bytes = entry.revents == 0 ? [] : readSome(master)
            if entry.revents != 0, bytes.isEmpty, !condition() {
                throw Failure("the terminal was left before \(what) came; \(seen)")
            }
            output += bytes
        }
    }

    /// Waits for output without reading it; false when none comes in time.
    func hasOutput(within limit: Duration) -> Bool {
        var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, Deadline(limit).milliseconds) == 1
    }

    /// Reads until nothing has come for a while.
    func waitForSilence(of time: Duration) throws {
        let deadline = Deadline(Deadline.usual)
        while hasOutput(within: time) {
            if deadline.isOver { throw Failure("the program never stops sending; \(seen)") }
            output += readSome(master)
        }
    }

    /// Gives the window another size; the kernel tells the program.
    func resize(rows: UInt16, columns: UInt16) { setWindowSize(of: master, rows: rows, columns: columns) }

    private var seen: String {
        "the last output was \(String(decoding: output.suffix(600), as: UTF8.self).debugDescription)"
    }
}

// MARK: Leaving

extension PseudoTerminal {
    /// The settings of the line now.
    var settings: LineSettings { LineSettings(of: master) }

    /// Waits until the program has ended: its status as a shell tells it, 128 and the signal for a signal.
    ///
    /// - Parameter isRead: whether what the program sends is read meanwhile.
    func waitForEnd(within limit: Duration = Deadline.usual, isRead: Bool = true) throws -> Int32 {
        let text = try report(within: limit, isRead: isRead)
        guard let status = Int32(text) else { throw Failure("no status: \(text)") }
        return status
    }

    /// Lets the shell go, and reads what is left to be read.
    func drain() throws {
        close(hold)
        hold = -1
        _ = try shell.waitForEnd()
        while true {
            let bytes = readSome(master)
            if bytes.isEmpty { return }
            output += bytes
        }
    }

    /// Closes our side, as a terminal window or a broken connection does.
    func hangUp() {
        close(master)
        master = -1
        close(hold)
        hold = -1
    }

    /// One line of what the shell reports.
    private func report(within limit: Duration = Deadline.usual, isRead: Bool = true) throws -> String {
        let deadline = Deadline(limit)
        while true {
            if let end = reported.firstIndex(of: 0x0A) {
                defer { reported.removeSubrange(...end) }
                return String(decoding: reported[..<end], as: UTF8.self)
            }
            if deadline.isOver { throw Failure("the program has not ended after \(limit); \(seen)") }
            var entries = [reports, isRead ? master : -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            poll(&entries, 2, deadline.milliseconds)
            if entries[1].revents != 0 { output += readSome(master) }
            guard entries[0].revents != 0 else { continue }
            let bytes = readSome(reports)
            if bytes.isEmpty { throw Failure("the shell has gone without a word; \(seen)") }
            reported += bytes
        }
    }
}

private func setWindowSize(of terminal: Int32, rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
}

/// What posix_openpt(3), unlockpt and ptsname do; the Glibc module was made without them.
private func slaveName(of master: Int32) throws -> String {
    let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))  // TIOCSPTLCK, TIOCGPTN
    var locked: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(master, setLock, &locked) == 0, ioctl(master, getNumber, &number) == 0 else {
        throw Failure("no pseudo-terminal: errno \(errno)")
    }
    return "/dev/pts/\(number)"
}
