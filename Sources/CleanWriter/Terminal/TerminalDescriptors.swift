import Glibc

/// The descriptors that lead to the writer's terminal.
///
/// Keys come from standard input if that is a terminal, the page goes to standard output if that is one; what is
/// redirected is left to its purpose and /dev/tty takes its place. They stay blocking: not to block would be shared with
/// every other program on the terminal.
struct TerminalDescriptors: Sendable {
    /// Keys are read here.
    let input: Int32
    /// The page is written here.
    let output: Int32

    /// Finds the terminal.
    ///
    /// - Throws: `noTerminal`.
    init() throws(TerminalProblem) {
        let standardInput = isatty(STDIN_FILENO) == 1
        let standardOutput = isatty(STDOUT_FILENO) == 1
        guard !standardInput || !standardOutput else {
            (input, output) = (STDIN_FILENO, STDOUT_FILENO)
            return
        }
        let controlling = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard controlling >= 0 else { throw .noTerminal }
        input = standardInput ? STDIN_FILENO : controlling
        output = standardOutput ? STDOUT_FILENO : controlling
    }
}

/// Whether the terminal is ours to use: we are its foreground job, or it knows no jobs. Safe in a signal handler.
func isForeground(on descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
}

/// Writes all of `bytes`, however many calls it takes, and waits where the descriptor does not block.
///
/// - Parameter ending: Becomes readable when there is no more time to wait; a negative one never does.
/// - Returns: False when the terminal is gone, or has taken only a part when the time was over.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, until ending: Int32 = -1) -> Bool {
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if written < 0, errno == EAGAIN {
                var entries = [
                    pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
                    pollfd(fd: ending, events: Int16(POLLIN), revents: 0),
                ]
                poll(&entries, 2, -1)
                if entries[1].revents != 0 { return false }
            } else if written == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }
}
