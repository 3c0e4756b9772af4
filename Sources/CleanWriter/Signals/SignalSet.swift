import Glibc

/// Some signals, as the system calls want them.
struct SignalSet {
    private(set) var mask = sigset_t()

    /// Signals that end the program in good order.
    static let ending = SignalSet([
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPWR, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
        SIGIO,
    ])
    /// Signals about the window and about being stopped.
    static let window = SignalSet([SIGWINCH, SIGCONT, SIGTSTP])

    /// Makes a set.
    init(_ signals: [Int32]) {
        sigemptyset(&mask)
        for signal in signals { sigaddset(&mask, signal) }
    }

    /// Keeps the signals from this thread and from those that it starts; they wait for a signalfd.
    func block() {
        var mask = mask
        pthread_sigmask(SIG_BLOCK, &mask, nil)
    }

    /// Lets the signals through to this thread, with what the system does about them by itself.
    func unblock() {
        var mask = mask
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    }
}

/// Gives a signal back to the system and sends it to this process, which as a rule is its end.
func die(of number: Int32) {
    signal(number, SIG_DFL)
    SignalSet([number]).unblock()
    raise(number)
}
