import CLinux
import EditorCore
import Glibc
import Synchronization

/// Where other windows of the same user ask this one for a text: a socket in the folder of the claims.
///
/// Both sides look at who the other is (SO_PEERCRED, unix(7)) and speak to nobody but the same user. A question is one
/// message, so is the answer, and every wait has an end.
final class Door: Sendable {
    /// Messages are shorter.
    private static let roomForMessage = 512

    /// What a caller wants: the text of a claim.
    struct Question {
        var claim: [UInt8]
        var terminal: String
    }

    /// Its name in the folder.
    let name: [UInt8]
    private let socket: Int32
    private let callers = Mutex<(next: Int, waiting: [HandOverTicket: (line: Int32, terminal: String)])>(
        (1, [:]))

    /// Opens a door in an open folder, and tells `asked` of each question, on a thread of its own.
    ///
    /// - Returns: nil where there can be none; then the window is not asked.
    init?(in folder: Int32, asked: @escaping @Sendable (Question, HandOverTicket) -> Void) {
        name = RandomName.digits()
        socket = Self.makeSocket()
        // What it has when it gets its name (unix(7)) it has from the start: the folder is not the only guard.
        guard socket >= 0, fchmod(socket, 0o600) == 0,
            Self.withAddress(name, in: folder, { bind(socket, $0, $1) }) == 0,
            listen(socket, 8) == 0
        else {
            if socket >= 0 { close(socket) }
            return nil
        }
        do throws(TerminalProblem) {
            try WorkerThread.start { self.serve(asked) }
        } catch {
            close(socket)
            return nil
        }
    }

    /// Answers a question; gives the terminal of the one who has asked, and nil when that one has gone.
    func answer(_ ticket: HandOverTicket, isGiven: Bool) -> String? {
        guard let caller = callers.withLock({ $0.waiting.removeValue(forKey: ticket) }) else { return nil }
        defer { close(caller.line) }
        let word = Array((isGiven ? "given" : "kept").utf8)
        return send(caller.line, word, word.count, Int32(MSG_NOSIGNAL)) == word.count ? caller.terminal : nil
    }

    /// Whether the one who asked still waits.
    func isAwaited(_ ticket: HandOverTicket) -> Bool {
        callers.withLock { $0.waiting[ticket].map { !Self.hasGone($0.line) } ?? false }
    }

    private func serve(_ asked: @Sendable (Question, HandOverTicket) -> Void) {
        while true {
            let line = accept4(socket, nil, nil, Int32(SOCK_CLOEXEC.rawValue))
            if line < 0, [EINTR, ECONNABORTED].contains(errno) { continue }
            // Out of descriptors or worse: nobody can ask any more, and goes on without.
            guard line >= 0 else { return }
            guard let question = Self.hear(line) else {
                close(line)
                continue
            }
            let ticket = callers.withLock { callers in
                let ticket = HandOverTicket(callers.next)
                callers.next += 1
                callers.waiting[ticket] = (line, question.terminal)
                return ticket
            }
            asked(question, ticket)
        }
    }

    private static func hear(_ line: Int32) -> Question? {
        guard isSameUser(line) else { return nil }
        // A caller who gave up while we were stopped is not there any more.
        let words = receive(line, within: 1)
        guard !hasGone(line) else { return nil }
        let parts = words.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return Question(claim: Array(parts[0]), terminal: String(decoding: parts[1], as: UTF8.self))
    }

    private static func hasGone(_ line: Int32) -> Bool {
        var entry = pollfd(fd: line, events: Int16(CL_POLLRDHUP), revents: 0)
        return poll(&entry, 1, 0) > 0
    }
}

extension Door {
    /// Asks for the text of a claim at the door of its window.
    ///
    /// - Parameter patience: seconds to wait for the answer.
    static func ask(
        _ question: Question, at door: [UInt8], in folder: Int32, patience: Int
    ) -> HandOver.Answer {
        let line = makeSocket()
        guard line >= 0 else { return .silent }
        defer { close(line) }
        // A window whose thread stands still may not even take the call.
        limit(line, SO_SNDTIMEO, seconds: patience)
        guard withAddress(door, in: folder, { connect(line, $0, $1) }) == 0 else {
            return [ECONNREFUSED, ENOENT].contains(errno) ? .gone : .silent
        }
        guard isSameUser(line) else { return .kept }
        let words = question.claim + [0x0A] + Array(question.terminal.utf8.prefix(100))
        guard send(line, words, words.count, Int32(MSG_NOSIGNAL)) == words.count else { return .gone }
        errno = 0
        let answer = receive(line, within: patience)
        switch String(decoding: answer, as: UTF8.self) {
        case "given": return .given
        case "kept": return .kept
        default: return errno == EAGAIN ? .silent : .gone
        }
    }

    private static func makeSocket() -> Int32 {
        Glibc.socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0)
    }

    /// The address by way of the open folder: a socket's path may have 107 bytes, and nobody can put another folder in
    /// the place of this one.
    private static func withAddress(
        _ name: [UInt8], in folder: Int32, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = Array("/proc/self/fd/\(folder)/".utf8) + name + [0]
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.prefix($0.count)) }
        return withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    private static func isSameUser(_ line: Int32) -> Bool {
        var peer = CLPeer()
        var length = socklen_t(MemoryLayout<CLPeer>.size)
        return getsockopt(line, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 && peer.user == geteuid()
    }

    private static func limit(_ line: Int32, _ option: Int32, seconds: Int) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(line, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    private static func receive(_ line: Int32, within seconds: Int) -> [UInt8] {
        limit(line, SO_RCVTIMEO, seconds: seconds)
        return [UInt8](unsafeUninitializedCapacity: roomForMessage) { buffer, count in
            count = max(0, recv(line, buffer.baseAddress, buffer.count, 0))
        }
    }
}
