import Glibc

/// Threads for work that may wait for a disk.
enum WorkerThread {
    /// Runs `work` on a thread of its own, with all signals blocked: they belong to the thread that waits for
    /// them.
    ///
    /// When the system has no thread left, the work is done here and now: late is better than never.
    static func run(_ work: @escaping @Sendable () -> Void) {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

        let errand = Unmanaged.passRetained(Errand(work))
        var thread = pthread_t()
        let refused = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().work() }
                return nil
            }, errand.toOpaque())
        if refused == 0 {
            pthread_detach(thread)
        } else {
            errand.takeRetainedValue().work()
        }
    }
}

/// A piece of work in a form that the C call can carry.
private final class Errand: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}
