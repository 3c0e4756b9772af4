import Glibc

/// Puts the terminal back when a bug, ours or the system's, ends the program: a Swift trap, a bad access, an abort.
///
/// The program still dies by the signal, so that the shell says what happened. No core file is left: it would hold
/// the writer's words.
func installTrapHandler() {
    var none = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    none.rlim_cur = 0
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)

    // A stack of its own, or there would be no room to act when the stack overflows. Kept for life.
    var stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)

    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
        rescueTerminal()
        raise(signal)
    }
    // SA_RESETHAND: the second time, which is our own raise, the signal has its usual end.
    action.sa_flags = SA_ONSTACK | SA_NODEFER | Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS] {
        sigaction(signal, &action, nil)
    }
}
