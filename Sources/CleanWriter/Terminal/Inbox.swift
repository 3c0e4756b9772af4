import CLinux
import EditorCore
import Glibc
import Synchronization

/// Where other threads leave what the loop must hear of. The loop sleeps on `descriptor`, which becomes readable
/// with the first thing posted.
final class Inbox: Sendable {
    /// Readable while something waits; for `poll` only.
    let descriptor: Int32
    /// Readable for good once the program has been told to end; ends a wait for a terminal that nobody reads.
    let ending: Int32
    private let causes = Mutex<[Wake.Cause]>([])

    /// Makes an empty inbox.
    ///
    /// - Throws: `refused` when the system has no descriptor left.
    init() throws(TerminalProblem) {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        ending = eventfd(0, Int32(EFD_CLOEXEC))
        guard descriptor >= 0, ending >= 0 else { throw .refused(call: "eventfd", errno: errno) }
    }

    deinit {
        close(descriptor)
        close(ending)
    }

    /// Leaves the answer of a worker. From any thread.
    func post(_ answer: FileAnswer) { post(.file(answer)) }

    /// Tells the loop to leave at once. From any thread.
    func postHangup() {
        eventfd_write(ending, 1)
        post(.hangup)
    }

    private func post(_ cause: Wake.Cause) {
        causes.withLock { $0.append(cause) }
        // Fails only when the counter is full, and then the descriptor is readable anyway.
        eventfd_write(descriptor, 1)
    }

    /// Takes everything out, oldest first.
    func drain() -> [Wake.Cause] {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
        return causes.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
