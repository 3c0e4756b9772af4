import CLinux
import EditorCore
import Glibc
import Synchronization

/// Sees to it that the program ends when it is told to, even if the loop is stuck.
///
/// A thread of its own waits for the signals that end programs. It tells the loop, which then has a second to keep
/// what is to be kept and to leave; after that the thread puts the terminal back by itself and ends the process. It
/// never touches ncurses.
final class EmergencyExit: Sendable {
    private let queue: SignalQueue
    private let farewell: Int32
    private let received = Atomic<Int32>(0)

    /// Sets up all signals of the program, the handler of traps too, and starts the thread. Must come before any
    /// other thread and before ncurses, which else would put in handlers of its own.
    ///
    /// - Throws: `refused` when the system has no descriptor or no thread left.
    init(inbox: Inbox) throws(TerminalProblem) {
        SignalSet.ending.block()
        SignalSet.window.block()
        // A full disk or a closed pipe is an error of the write, not the end of the program.
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
        installTrapHandler()
        queue = try SignalQueue(.ending)
        farewell = eventfd(0, Int32(EFD_CLOEXEC))
        guard farewell >= 0 else { throw .refused(call: "eventfd", errno: errno) }
        try startThread { self.watch(inbox) }
    }

    /// The loop has left and the terminal is as it was. If a signal was the reason, dies of it, so that the parent
    /// process learns how we ended; else returns.
    func loopHasLeft() {
        eventfd_write(farewell, 1)
        let number = received.load(ordering: .acquiring)
        if number != 0 { die(of: number) }
    }

    private func watch(_ inbox: Inbox) {
        // Else putting back the terminal's settings could stop us where we should end.
        SignalSet([SIGTTOU]).block()
        var number: Int32?
        while number == nil {
            var entry = pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&entry, 1, -1)
            number = queue.next()
        }
        guard let number else { return }
        received.store(number, ordering: .releasing)
        inbox.postHangup()
        var entry = pollfd(fd: farewell, events: Int16(POLLIN), revents: 0)
        if poll(&entry, 1, 1_000) == 1 { return }
        rescueTerminal()
        die(of: number)
    }
}
