import CLinux
import EditorCore
import Glibc

/// Another program, run for a bounded time and with bounded output: never through a shell, never found in the present
/// folder, with no way to our terminal. Whatever it does, the caller goes on in time.
struct BoundedProgram {
    /// The path of the program.
    let path: [UInt8]
    /// What it is called with, its own name left out.
    let arguments: [String]
    /// How long it may take in all.
    var patience = Duration.milliseconds(500)
    /// Bytes that it may say.
    var limit = 64 << 20

    /// What came of it.
    enum Outcome: Equatable {
        /// It ended well, having said this.
        case said([UInt8])
        /// It said more than it may.
        case tooLong
        /// It could not be run, ended badly or took too long.
        case failed
    }

    /// Runs it, and returns when it has ended or was ended.
    ///
    /// - Parameter input: what it reads; with nil it finds nothing to read, and its output is taken. One that is given
    ///   something may leave a child behind that keeps it, as programs for clipboards do, so its output is not waited for.
    func run(input: Rope? = nil) -> Outcome {
        let clock = MonotonicClock()
        guard let pipe = Pipe() else { return .failed }
        let isWriting = input != nil
        guard let child = start(pipe, isWriting: isWriting) else { return .failed }
        let talk = isWriting ? tell(input ?? Rope(), pipe, clock) : listen(to: pipe, clock)
        guard case .said = talk, ended(child, clock) else {
            // The whole session that it began, for it may have called others.
            kill(-child, SIGKILL)
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
            return talk == .tooLong ? .tooLong : .failed
        }
        return talk
    }

    /// Both ends of a pipe; whichever is still open is closed with it.
    private final class Pipe {
        var (near, far): (Int32, Int32)

        /// The near end is read, or written to, without waiting.
        init?() {
            var ends: [Int32] = [-1, -1]
            guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
            (near, far) = (ends[0], ends[1])
        }

        /// Makes the end that is written the near one.
        func turn() { swap(&near, &far) }

        func closeNear() {
            if near >= 0 { close(near) }
            near = -1
        }

        func closeFar() {
            if far >= 0 { close(far) }
            far = -1
        }

        deinit {
            closeNear()
            closeFar()
        }
    }

    /// Starts it; nil when that is not possible.
    private func start(_ pipe: Pipe, isWriting: Bool) -> pid_t? {
        if isWriting { pipe.turn() }
        _ = fcntl(pipe.near, F_SETFL, fcntl(pipe.near, F_GETFL) | O_NONBLOCK)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let ours = isWriting ? STDIN_FILENO : STDOUT_FILENO
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where stream != ours {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, pipe.far, ours)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(CL_SPAWN_CLEAN_SIGNALS | CL_SPAWN_SESSION))
        let words = ([path] + arguments.map { Array($0.utf8) }).map { $0.map(CChar.init(bitPattern:)) + [0] }
        var child = pid_t()
        let problem = words.withPointers { pointers in
            guard let name = pointers[0] else { return ENOMEM }
            return posix_spawn(&child, name, &actions, &attributes, pointers, environ)
        }
        pipe.closeFar()
        return problem == 0 ? child : nil
    }

    // MARK: Talking

    /// Waits until the near end is ready; false when time is up.
    private func isReady(_ pipe: Pipe, for events: Int32, _ clock: MonotonicClock) -> Bool {
        var entry = pollfd(fd: pipe.near, events: Int16(events), revents: 0)
        while clock.now() < patience {
            let count = poll(&entry, 1, (patience - clock.now()).pollMilliseconds)
            if count > 0 { return true }
            if count < 0, errno != EINTR { return false }
        }
        return false
    }

    private func listen(to pipe: Pipe, _ clock: MonotonicClock) -> Outcome {
        var said: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 64 << 10)
        while isReady(pipe, for: POLLIN, clock) {
            let count = read(pipe.near, &room, room.count)
            if count == 0 { return .said(said) }
            if count < 0, errno != EINTR, errno != EAGAIN { return .failed }
            if count > 0 { said += room[..<count] }
            if said.count > limit { return .tooLong }
        }
        return .failed
    }

    private func tell(_ input: Rope, _ pipe: Pipe, _ clock: MonotonicClock) -> Outcome {
        let bytes = input.bytes(in: input.range)
        var place = 0
        while place < bytes.count, isReady(pipe, for: POLLOUT, clock) {
            let count = bytes[place...].withUnsafeBytes { write(pipe.near, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR, errno != EAGAIN { return .failed }
            place += max(0, count)
        }
        pipe.closeNear()
        return place == bytes.count ? .said([]) : .failed
    }

    /// Whether it ends well while there is time.
    private func ended(_ child: pid_t, _ clock: MonotonicClock) -> Bool {
        var status: Int32 = 0
        while true {
            let found = waitpid(child, &status, WNOHANG)
            if found == child { return status == 0 }
            guard found == 0 || errno == EINTR, clock.now() < patience else { return false }
            poll(nil, 0, 2)
        }
    }
}

extension [[CChar]] {
    /// Lends the words to C, as `argv` has them.
    fileprivate func withPointers<R>(_ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
        let pointers = map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}
