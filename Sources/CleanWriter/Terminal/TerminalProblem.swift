/// Why there is no terminal to write in. Known before the screen is touched.
enum TerminalProblem: Error, Hashable, Sendable {
    /// Neither the standard streams nor /dev/tty are a terminal.
    case noTerminal
    /// TERM is not set.
    case termUnset
    /// No description of the terminal named in TERM.
    case termUnknown(String)
    /// The terminal named in TERM cannot place a cursor.
    case termDumb(String)
    /// The system refused something; the call and its errno.
    case refused(call: String, errno: Int32)

    /// One plain sentence for standard error.
    var sentence: String {
        switch self {
        case .noTerminal:
            "There is no terminal to write in; start cleanwriter from a terminal window."
        case .termUnset:
            "TERM is not set, so the terminal is unknown; try: TERM=xterm-256color cleanwriter"
        case .termUnknown(let name):
            "The terminal \u{201C}\(printable(name.utf8))\u{201D} is unknown here; try: TERM=xterm-256color cleanwriter"
        case .termDumb(let name):
            "The terminal \u{201C}\(printable(name.utf8))\u{201D} cannot place a cursor, which a page needs."
        case .refused(let call, let errno):
            "The terminal could not be set up [\(call), errno \(errno)]."
        }
    }
}
