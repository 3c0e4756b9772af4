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
        /// It ended badly.
        case failed
        /// It took too long, or could not be run.
        case late
    }

    /// Runs it and takes what it says; it finds nothing to read.
    func heard() -> Outcome {
        let clock = MonotonicClock()
        guard let (child, pipe) = start(talkingBy: STDOUT_FILENO) else { return .late }
        defer { close(pipe) }
        let outcome = listen(to: pipe, clock)
        guard case .said = outcome else {
            _ = end(child, clock, isPatient: false)
            return outcome
        }
        return end(child, clock).map { $0 == 0 ? outcome : .failed } ?? .late
    }

    /// Runs it with something to read; gives whether it took all and ended well. It may leave a child behind that keeps the
    /// text, as programs for clipboards do, so its output is not waited for.
    func tell(_ text: Rope) -> Bool {
        let clock = MonotonicClock()
        guard let (child, pipe) = start(talkingBy: STDIN_FILENO) else { return false }
        let isTold = write(text, to: pipe, clock)
        close(pipe)
        return end(child, clock, isPatient: isTold) == 0 && isTold
    }

    /// Starts it with a pipe for one of its streams; nil when that is not possible.
    ///
    /// - Returns: its number, and our end of the pipe, which never waits.
    private func start(talkingBy own: Int32) -> (child: pid_t, pipe: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
        let (ours, theirs) = own == STDIN_FILENO ? (ends[1], ends[0]) : (ends[0], ends[1])
        _ = fcntl(ours, F_SETFL, fcntl(ours, F_GETFL) | O_NONBLOCK)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where stream != own {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, theirs, own)
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
        close(theirs)
        if problem != 0 { close(ours) }
        return problem == 0 ? (child, ours) : nil
    }

    /// Waits for its end while there is time, or ends it with the whole session that it has begun, for it may have called
    /// others. As long as its end is not taken note of, the number is its own and can meet nobody else.
    ///
    /// - Returns: the status with which it ended; nil when it was ended.
    private func end(_ child: pid_t, _ clock: MonotonicClock, isPatient: Bool = true) -> Int32? {
        var isOver = hasEnded(child)
        while isPatient, !isOver, clock.now() < patience {
            poll(nil, 0, 2)
            isOver = hasEnded(child)
        }
        if !isOver { kill(-child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return isOver ? status : nil
    }

    private func hasEnded(_ child: pid_t) -> Bool {
        var news = siginfo_t()
        return waitid(P_PID, id_t(child), &news, WEXITED | WNOHANG | WNOWAIT) == 0 && news.si_signo == SIGCHLD
    }

    // MARK: Talking

    /// Waits until our end is ready; false when time is up.
    private func isReady(_ pipe: Int32, for events: Int32, _ clock: MonotonicClock) -> Bool {
        var entry = pollfd(fd: pipe, events: Int16(events), revents: 0)
        while clock.now() < patience {
            let count = poll(&entry, 1, (patience - clock.now()).pollMilliseconds)
            if count > 0 { return true }
            if count < 0, errno != EINTR { return false }
        }
        return false
    }

    private func listen(to pipe: Int32, _ clock: MonotonicClock) -> Outcome {
        var said: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 64 << 10)
        while isReady(pipe, for: POLLIN, clock) {
            let count = read(pipe, &room, room.count)
            if count == 0 { return .said(said) }
            if count < 0, errno != EINTR, errno != EAGAIN { return .late }
            if count > 0 { said += room[..<count] }
            if said.count > limit { return .tooLong }
        }
        return .late
    }

    private func write(_ text: Rope, to pipe: Int32, _ clock: MonotonicClock) -> Bool {
        let bytes = text.bytes(in: text.range)
        var place = 0
        while place < bytes.count, isReady(pipe, for: POLLOUT, clock) {
            let count = bytes[place...].withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR, errno != EAGAIN { return false }
            place += max(0, count)
        }
        return place == bytes.count
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
