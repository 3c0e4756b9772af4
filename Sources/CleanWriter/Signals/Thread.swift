import Glibc

/// Starts a thread that runs `body` and then ends; nobody waits for it.
///
/// - Throws: `refused` when the system has no thread left.
func startThread(_ body: @escaping @Sendable () -> Void) throws(TerminalProblem) {
    let work = Unmanaged.passRetained(ThreadBody(run: body))
    var thread = pthread_t()
    let problem = pthread_create(
        &thread, nil,
        { pointer in
            if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run() }
            return nil
        }, work.toOpaque())
    guard problem == 0 else {
        work.release()
        throw .refused(call: "pthread_create", errno: problem)
    }
    pthread_detach(thread)
}

/// What a thread is to do, as something that C can point to.
private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
}
