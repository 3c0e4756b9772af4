/// The screen and everything that wakes the editor up. The real one wraps ncurses and `poll`; tests hand in a
/// virtual one and run the same loop.
public protocol Terminal: ~Copyable {
    /// Present size.
    var size: GridSize { get }
    /// Sleeps until something happens, or until the clock reaches `deadline`. A deadline in the past never sleeps.
    /// Costs no processor time while it sleeps.
    mutating func wait(until deadline: Duration?) -> Wake
    /// Shows a frame; only what differs from the last one is sent.
    mutating func present(_ frame: Frame)
    /// Does something other than drawing.
    mutating func perform(_ effect: TerminalEffect)
}

/// Files, behind workers. Requests never block; answers arrive as `Wake.Cause.file`.
public protocol FileStore: ~Copyable {
    /// Begins the work.
    mutating func begin(_ request: FileRequest)
}

/// Why the loop woke up, and when.
public struct Wake: Sendable {
    /// A cause of waking.
    public enum Cause: Sendable {
        /// Bytes from the keyboard, never empty.
        case input([UInt8])
        /// The window has another size.
        case resized(GridSize)
        /// The program runs again after a stop; the screen must be drawn anew.
        case resumed(GridSize)
        /// A worker is done. Indirect, or each key would drag along the room of the largest answer.
        indirect case file(FileAnswer)
        /// The terminal is gone or somebody told us to end: leave at once, ask nothing.
        case hangup
    }
    /// Monotonic time since the program started.
    public var now: Duration
    /// What happened, in order; empty when only the deadline passed.
    public var causes: [Cause]
    /// Whether more may be waiting already; false when all that there was is here.
    public var mayHaveMore: Bool

    /// Makes a wake.
    public init(now: Duration, causes: [Cause], mayHaveMore: Bool = true) {
        self.now = now
        self.causes = causes
        self.mayHaveMore = mayHaveMore
    }
}

/// What a terminal can do besides showing frames.
public enum TerminalEffect: Hashable, Sendable {
    /// Rings the bell.
    case bell
    /// Hands text to the clipboard of the machine where the terminal runs (OSC 52).
    case copy([UInt8])
    /// Stops the process group as Ctrl-Z does in a shell, terminal put back; returns when continued.
    case suspend
    /// Asks for reports of the mouse, or leaves it to the terminal.
    case mouse(Bool)
    /// Shows everything in other colours from now on.
    case look(ScreenLook)
    /// Clears and sends the whole next frame.
    case redraw
}
