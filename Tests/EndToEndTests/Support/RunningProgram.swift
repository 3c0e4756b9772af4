import Glibc

/// How a program ended.
struct Exit: Equatable, CustomStringConvertible {
    /// Its exit status, or nil when a signal ended it.
    var status: Int32?
    /// The signal that ended it.
    var signal: Int32?

    /// The end that waitpid(2) tells.
    init(waitStatus: Int32) {
        let number = waitStatus & 0x7F
        if number == 0 { status = (waitStatus >> 8) & 0xFF } else { signal = number }
    }

    /// An end by `exit`.
    static func status(_ status: Int32) -> Exit { Exit(waitStatus: status << 8) }
    /// An end by a signal.
    static func signal(_ signal: Int32) -> Exit { Exit(waitStatus: signal) }

    var description: String { status.map { "exit \($0)" } ?? "signal \(signal ?? 0)" }
}

/// A program that a test has started; it is killed with the last reference to it.
final class RunningProgram {
    /// Its process.
    let pid: pid_t
    /// Readable once the program, and all that inherited from it, has ended.
    let lifeline: Int32
    /// How it ended, once that was asked for.
    private(set) var exit: Exit?
    /// Processor time that it used in its whole life, known together with `exit`.
    private(set) var processorTime: Duration = .zero

    /// Takes charge of a child.
    init(pid: pid_t, lifeline: Int32) {
        self.pid = pid
        self.lifeline = lifeline
    }

    deinit {
        if exit == nil {
            kill(pid, SIGKILL)
            reap()
        }
        close(lifeline)
    }

    /// Waits for the end.
    func waitForEnd(within limit: Duration = Deadline.usual) throws -> Exit {
        if let exit { return exit }
        let deadline = Deadline(limit)
        var entry = pollfd(fd: lifeline, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, deadline.milliseconds) <= 0 {
            if deadline.isOver { throw Failure("process \(pid) is still there after \(limit)") }
        }
        return reap()
    }

    /// Takes the end of a program that is about to end; unlike `waitForEnd`, not that of what it has left behind.
    @discardableResult func reap() -> Exit {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(pid, &status, 0, &usage) < 0, errno == EINTR {}
        let spent = [usage.ru_utime, usage.ru_stime]
        processorTime = spent.reduce(.zero) { $0 + .seconds($1.tv_sec) + .microseconds($1.tv_usec) }
        let end = Exit(waitStatus: status)
        exit = end
        return end
    }
}
