import CNcurses
import Glibc

/// Signals as a descriptor to wait on, in place of handlers that interrupt anything anywhere (signalfd(2)).
struct SignalQueue: ~Copyable, Sendable {
    /// Readable while a signal waits; for `poll` only.
    let descriptor: Int32

    /// Takes charge of `signals`, which must be blocked in every thread.
    ///
    /// - Throws: `refused` when the system has no descriptor left.
    init(_ signals: SignalSet) throws(TerminalProblem) {
        var mask = signals.mask
        let flags = Int32(SFD_CLOEXEC | SFD_NONBLOCK)
        descriptor = signalfd(-1, &mask, flags)
        guard descriptor >= 0 else { throw .refused(call: "signalfd", errno: errno) }
    }

    deinit { close(descriptor) }

    /// The next signal, or nil when none waits.
    func next() -> Int32? {
        var info = signalfd_siginfo()
        let length = MemoryLayout<signalfd_siginfo>.size
        return read(descriptor, &info, length) == length ? Int32(info.ssi_signo) : nil
    }
}
