import Glibc

/// Starts a program with exactly the session, the environment and the descriptors that a test wants.
struct Launch {
    /// What a descriptor of the new program is.
    enum Stream {
        /// Opened anew. In a new session, the first terminal opened becomes the controlling one (tty(4)).
        case path(String)
        /// One of ours.
        case descriptor(Int32)
        /// As another descriptor of the new program that stands further up in the list.
        case same(Int32)
    }

    /// The program and its arguments.
    var arguments: [String]
    /// The whole environment.
    var environment: [String: String]
    /// Where it runs.
    var folder: String
    /// Whether it gets a session of its own, and so no controlling terminal yet.
    var startsSession = false
    /// Its descriptors; those not named are closed or, below 3, /dev/null.
    var streams: [(number: Int32, stream: Stream)] = []

    /// Starts the program.
    func start() throws -> RunningProgram {
        let lifeline = try Channel()
        defer { close(lifeline.far) }
        var pid = pid_t()
        let problem = spawn(&pid, lifeline: lifeline.far)
        guard problem == 0 else {
            close(lifeline.near)
            throw Failure("\(arguments[0]) could not be started: errno \(problem)")
        }
        return RunningProgram(pid: pid, lifeline: lifeline.near)
    }

    private func spawn(_ pid: inout pid_t, lifeline: Int32) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let lent = streams.map {
            if case .descriptor(let ours) = $0.stream { Self.lend(ours) } else { Int32(-1) }
        }
        let lentLifeline = Self.lend(lifeline)
        defer { for descriptor in lent + [lentLifeline] where descriptor >= 0 { close(descriptor) } }
        add(to: &actions, lent, lifeline: lentLifeline)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // POSIX_SPAWN_SETSIGDEF, _SETSIGMASK, _SETSID of spawn.h
        posix_spawnattr_setflags(&attributes, 0x04 | 0x08 | (startsSession ? 0x80 : 0))

        // The Glibc module has no way to start a program in another folder; env, which it becomes at once, has.
        let words = CStrings(["env", "-C", folder] + arguments)
        let variables = CStrings(environment.map { "\($0.key)=\($0.value)" })
        return posix_spawnp(&pid, "env", &actions, &attributes, words.pointers, variables.pointers)
    }

    /// A copy of one of our descriptors whose number is above all that the program has, so that none is overwritten
    /// before it has been used, however many are open.
    private static func lend(_ descriptor: Int32) -> Int32 {
        fcntl(descriptor, F_DUPFD_CLOEXEC, lifelineNumber + 1)
    }

    private static let lifelineNumber: Int32 = 99

    private func add(to actions: inout posix_spawn_file_actions_t, _ lent: [Int32], lifeline: Int32) {
        // The program holds its end of the lifeline as long as it lives: that it has ended is an event to wait for.
        posix_spawn_file_actions_adddup2(&actions, lifeline, Self.lifelineNumber)
        for number in Int32(0)...2 where !streams.contains(where: { $0.number == number }) {
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
        }
        for (ours, (number, stream)) in zip(lent, streams) {
            switch stream {
            case .path(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
            case .descriptor: posix_spawn_file_actions_adddup2(&actions, ours, number)
            case .same(let other): posix_spawn_file_actions_adddup2(&actions, other, number)
            }
        }
        // What the test runner has left open is no affair of the program, least of all of a server that outlives it.
        for number in 3..<Self.lifelineNumber where !streams.contains(where: { $0.number == number }) {
            posix_spawn_file_actions_addclose(&actions, number)
        }
    }
}

/// Strings as exec(3) takes them.
private final class CStrings {
    private(set) var pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

    deinit { pointers.forEach { free($0) } }
}
