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
        add(to: &actions)
        // The program holds this end as long as it lives: that it has ended is an event to wait for.
        posix_spawn_file_actions_adddup2(&actions, lifeline, 99)

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

    private func add(to actions: inout posix_spawn_file_actions_t) {
        for number in Int32(0)...2 where !streams.contains(where: { $0.number == number }) {
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
        }
        for (number, stream) in streams {
            switch stream {
            case .path(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
            case .descriptor(let ours): posix_spawn_file_actions_adddup2(&actions, ours, number)
            case .same(let other): posix_spawn_file_actions_adddup2(&actions, other, number)
            }
        }
    }
}

/// Strings as exec(3) takes them.
private final class CStrings {
    private(set) var pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

    deinit { pointers.forEach { free($0) } }
}
