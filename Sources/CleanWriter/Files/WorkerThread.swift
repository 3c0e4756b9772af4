import Glibc

/// Threads for work that may wait for a disk.
enum WorkerThread {
    /// Runs `work` on a thread of its own, with all signals blocked: they belong to the thread that waits for
    /// them.
    ///
    /// When the system has no thread left, the work is done here and now: late is better than never.
    static func run(_ work: @escaping @Sendable () -> Void) {
        do throws(TerminalProblem) {
            try start(work)
        } catch {
            work()
        }
    }

    /// Runs `work` on a thread of its own, as `run` does.
    /// - Throws: `refused` when the system has no thread left.
    static func start(_ work: @escaping @Sendable () -> Void) throws(TerminalProblem) {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try startThread(work)
    }
}
