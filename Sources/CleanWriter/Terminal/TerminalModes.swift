import CNcurses
import Glibc

/// What the terminal is asked to do while the page is up, and how it is asked to stop.
///
/// Sent whatever the description of the terminal says: most lack these entries although the terminals behind them
/// know the modes, and one that does not know a private mode ignores it (ECMA-48 5.4, xterm ctlseqs). The keypad's
/// application mode is never switched on, so its keys send what is printed on them.
struct TerminalModes: Hashable, Sendable {
    /// Report clicks, drags and the wheel; takes the terminal's own selection away from the writer.
    var mouse = true

    /// Bracketed paste, focus reports, mouse.
    var on: [UInt8] {
        Array("\u{1B}[?2004h\u{1B}[?1004h".utf8) + (mouse ? Self.mouseOn : [])
    }

    /// Reports of the mouse.
    static let mouseOn = Array("\u{1B}[?1000;1002;1006h".utf8)
    /// No reports of the mouse.
    static let mouseOff = Array("\u{1B}[?1006;1002;1000l".utf8)
    /// The reverse of all, and the end of a frame that may have been cut off in the middle.
    static let off = Array("\u{1B}[?2026l\u{1B}[?1006;1002;1000l\u{1B}[?1004l\u{1B}[?2004l".utf8)
    /// Around a frame that must appear at once (synchronized output).
    static let beginFrame = Array("\u{1B}[?2026h".utf8)
    /// The end of such a frame.
    static let endFrame = Array("\u{1B}[?2026l".utf8)
}

/// The line settings under which every byte of a key reaches us as it was sent.
struct LineSettings {
    /// As they were found, and as they are put back.
    let original: termios
    private let raw: termios
    private let descriptor: Int32

    /// Reads the settings of the terminal on `descriptor`, and changes nothing.
    ///
    /// - Throws: `refused`.
    init(of descriptor: Int32) throws(TerminalProblem) {
        var found = termios()
        guard tcgetattr(descriptor, &found) == 0 else { throw .refused(call: "tcgetattr", errno: errno) }
        self.descriptor = descriptor
        original = found
        // Off with IXON, ISIG, ICRNL, ICANON, ECHO, IEXTEN and OPOST (termios(3)): Ctrl-S, Ctrl-Q, Ctrl-Z, Ctrl-C and
        // Ctrl-\ are keys, and a line feed of the output only feeds the line.
        cfmakeraw(&found)
        found.c_cc.6 = 1  // VMIN: reading nothing then means that the terminal is gone
        found.c_cc.5 = 0  // VTIME
        raw = found
    }

    /// The byte that the writer's terminal sends for Backspace (VERASE).
    var eraseByte: UInt8 { original.c_cc.2 }

    /// Whether bytes go out at less than 38,400 baud, at which a screenful takes half a second. Pseudo-terminals have no
    /// speed and tell that one; so does 0, which is no speed either.
    var isSlow: Bool {
        let speed = withUnsafePointer(to: original, cfgetospeed)
        return speed != speed_t(B0) && speed < speed_t(B38400)
    }

    /// Switches to raw bytes. Stops the program, as any job, while it runs in the background.
    func enterRaw() {
        var settings = raw
        tcsetattr(descriptor, TCSANOW, &settings)
    }

    /// Puts back what was found, unless another job has the terminal now.
    func restore() {
        guard isForeground(on: descriptor) else { return }
        var settings = original
        tcsetattr(descriptor, TCSANOW, &settings)
    }
}
