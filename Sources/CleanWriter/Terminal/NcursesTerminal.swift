import CNcurses
import EditorCore
import Glibc

/// The writer's terminal: owns the screen, the line settings and the modes, and puts all of them back when it ends.
///
/// `EmergencyExit` must have set up the signals before.
struct NcursesTerminal: ~Copyable, Terminal {
    /// Bytes taken from the keyboard for one wake.
    static let inputLimit = 65_536
    /// Fewer bytes than this are keys; as many are a paste, of which more is on its way. The longest key is a report
    /// of the mouse, some twenty bytes.
    static let burstSize = 64

    private(set) var size: GridSize
    let clock: MonotonicClock
    let inbox: Inbox
    let signals: SignalQueue
    let descriptors: TerminalDescriptors
    /// Modes that are on while the page is up.
    private var modes: TerminalModes
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: inputLimit, alignment: 1)
    /// Causes found outside `wait`, for its next call.
    var pending: [Wake.Cause] = []
    /// The terminal is gone; it is never read or waited for again.
    var isGone = false
    /// The terminal is switched over to us.
    var isUp = false
    /// Called when somebody else stops the program, before it stops.
    let beforeStopping: () -> Void
    private let lineSettings: LineSettings
    /// The terminal opened anew, so that not blocking is our own affair and a terminal that nobody reads cannot hold
    /// us; the shared descriptor where su forbids that.
    private let output: Int32
    private var screen: NcursesScreen
    private var overpainting: Overpainting
    /// To be sent in front of the next frame.
    private var unsent: [UInt8] = []
    /// What the terminal shows; nil when that is not known.
    private var shown: Frame?
    private var shownCaret: GridPosition?
    /// Rows with clusters that ncurses does not know of.
    private var overpaintedRows: Set<Int> = []

    /// Finds the terminal and switches it to raw bytes; the page comes with the first frame.
    ///
    /// - Throws: Why there is no terminal to write in; it is then untouched.
    ///
    /// - Parameter beforeStopping: called when somebody else stops the program, before it stops.
    init(
        inbox: Inbox, clock: MonotonicClock, look: ScreenLook = ScreenLook(),
        modes: TerminalModes = TerminalModes(),
        beforeStopping: @escaping () -> Void = {}
    ) throws(TerminalProblem) {
        let descriptors = try TerminalDescriptors()
        let lineSettings = try LineSettings(of: descriptors.input)
        let signals = try SignalQueue(.window)
        let screen = try NcursesScreen(size: windowSize(of: descriptors.output), look: look)
        self.descriptors = descriptors
        self.lineSettings = lineSettings
        self.signals = signals
        size = screen.size
        overpainting = Overpainting(palette: screen.palette)
        self.screen = screen
        self.inbox = inbox
        self.clock = clock
        self.modes = modes
        self.beforeStopping = beforeStopping
        let own = open(
            "/proc/self/fd/\(descriptors.output)", O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        output = own >= 0 ? own : descriptors.output
        enter()
    }

    deinit {
        if isUp { leave() }
        buffer.deallocate()
    }

    /// Whether only marks and labels in ASCII are sure to show.
    var needsPlainMarks: Bool { screen.needsPlainMarks }

    /// The byte that the terminal sends for Backspace (VERASE), as it was set before the program started.
    var eraseByte: UInt8 { lineSettings.eraseByte }

    /// Whether the line to the terminal takes long for a screenful.
    var isLineSlow: Bool { lineSettings.isSlow }

    mutating func present(_ frame: Frame) {
        guard isUp else { return }
        let diff = FrameDiff(from: shown, to: frame)
        let caret = clamped(frame.caret)
        var rows = draw(diff, of: frame)
        // ncurses may move the cursor by writing again what it takes to be there.
        if caret != shownCaret, overpaintedRows.contains(caret.row), !rows.contains(caret.row) {
            rows.append(caret.row)
        }
        shown = frame
        shownCaret = caret
        for row in rows { screen.distrust(row: row) }
        var bytes = screen.update(caret: caret)
        if !rows.isEmpty {
            bytes += overpainting.bytes(for: rows, of: frame, caret: caret) { screen.isDoubtful($0) }
        }
        bytes = screen.exactColors.applied(to: bytes)
        if screen.speaksANSI, diff.changedRows > 1 {
            bytes = TerminalModes.beginFrame + bytes + TerminalModes.endFrame
        }
        send(unsent + bytes)
        unsent = []
    }

    /// Sends bytes as they are, in one write as long as the terminal takes them.
    mutating func send(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, !isGone else { return }
        if !writeAll(bytes, to: output, until: inbox.ending) { lose() }
    }

    /// Asks for reports of the mouse, or for none, together with the next frame.
    mutating func askForMouse(_ isWanted: Bool) {
        modes.mouse = isWanted
        if screen.speaksANSI { unsent += isWanted ? TerminalModes.mouseOn : TerminalModes.mouseOff }
    }

    /// The terminal is gone; the next wait says so.
    mutating func lose() {
        isGone = true
        pending.append(.hangup)
    }

    /// Switches to raw bytes; modes and page come with the next frame.
    mutating func enter() {
        let reset = screen.resetSequence
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: reset.count)
        _ = memory.initialize(from: reset)
        armRescue(
            RescueOrder(
                input: descriptors.input, output: output, settings: lineSettings.original,
                reset: memory))
        lineSettings.enterRaw()
        screen.comeBack()
        isUp = true
        unsent = screen.speaksANSI ? modes.on : []
        shown = nil
    }

    /// Puts everything back; with a terminal that is gone or that nobody reads, as well as can be.
    func leave() {
        let modes = screen.speaksANSI ? TerminalModes.off : []
        let bytes = modes + screen.closed()
        if isGone || !writeAll(bytes, to: output, until: inbox.ending) { rescueTerminal() }
        lineSettings.restore()
        disarmRescue()
    }

    /// Puts everything back until `enter`.
    mutating func leaveForAWhile() {
        leave()
        isUp = false
    }

    /// Sets everything up again after a stop during which others may have used the terminal.
    mutating func enterAgain() {
        enter()
        unsent = screen.enterSequence + unsent
        adoptSize()
        redraw()
    }

    /// Reads the size of the window, and whether it is another.
    @discardableResult mutating func adoptSize() -> Bool {
        let new = windowSize(of: descriptors.output)
        guard new != size else { return false }
        size = new
        shown = nil
        screen.resize(to: new)
        return true
    }

    /// Shows everything in other colours, from the next frame on.
    mutating func change(to look: ScreenLook) {
        screen.change(to: look)
        overpainting = Overpainting(palette: screen.palette)
        redraw()
    }

    /// Has the next frame sent whole.
    mutating func redraw() {
        shown = nil
        screen.redraw()
    }

    /// Hands the runs to ncurses; gives the rows on which there is, or was, something to paint over.
    private mutating func draw(_ diff: FrameDiff, of frame: Frame) -> [Int] {
        if diff.isWhole { overpaintedRows = [] }
        var rows: [Int] = []
        for run in diff.runs {
            let row = run.start.row
            let drawsDoubtful = screen.draw(run)
            let had = overpaintedRows.contains(row)
            guard drawsDoubtful || had, frame.size == size else { continue }
            if rows.last != row { rows.append(row) }
            // What was there may be gone now, or stand beside this run.
            let has = drawsDoubtful || frame.row(row).contains { screen.isDoubtful($0) }
            if has { overpaintedRows.insert(row) } else { overpaintedRows.remove(row) }
        }
        return rows
    }

    /// Where the real cursor goes. It is never hidden: input methods and screen readers follow it.
    private func clamped(_ caret: GridPosition?) -> GridPosition {
        let last = GridPosition(row: size.rows - 1, column: size.columns - 1)
        guard let caret else { return last }
        return GridPosition(row: min(caret.row, last.row), column: min(caret.column, last.column))
    }
}
