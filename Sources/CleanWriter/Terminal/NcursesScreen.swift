import CNcurses
import EditorCore
import Glibc

/// The page as ncurses knows it.
///
/// ncurses does not write to the terminal (`ScreenOutput`). What it makes of a frame is taken over and sent in one write,
/// together with what ncurses does not know of: the brackets of a synchronized frame and the clusters that are painted
/// over. ncurses then cannot block, sees no line settings to meddle with, and a failed write is seen, which ncurses would
/// hide. One system call more than writing directly costs less than a second write would.
struct NcursesScreen: ~Copyable {
    /// Whether the terminal takes UTF-8.
    private let isUTF8: Bool
    /// Whether it has few letters besides ASCII, or takes no others.
    let needsPlainMarks: Bool
    /// How roles look on it.
    private(set) var palette: StylePalette
    /// Puts true colours into what is sent.
    private(set) var exactColors: ExactColors
    /// Whether it understands the control sequences of ANSI, as all but museum pieces do.
    let speaksANSI: Bool
    /// Present extent in cells.
    private(set) var size: GridSize

    private let output: ScreenOutput
    private let window: UnsafeMutablePointer<WINDOW>
    private var cells: CellMaker
    private let abilities: TerminalAbilities
    private let clears: Bool
    /// What gives the terminal the colours back that it began with.
    private let colorReset: [UInt8]
    /// Whether the next update brings the page back first.
    private var comesBack = true
    private var row: [cchar_t] = []

    /// Reads the description of the terminal and makes a page of `size`. Sends nothing yet.
    ///
    /// - Throws: Why TERM does not name a terminal that can show a page.
    init(size: GridSize, look: ScreenLook = ScreenLook()) throws(TerminalProblem) {
        let isUTF8 = adoptTerminalLocale()
        let terminal = try terminalName()
        let output = try ScreenOutput()
        try output.makeRoom(forCells: size.rows * size.columns)
        // ncurses cannot ask what it writes to for its size, and sets the scrolling region to what it believes.
        setenv("LINES", String(size.rows), 1)
        setenv("COLUMNS", String(size.columns), 1)
        defer {
            unsetenv("LINES")
            unsetenv("COLUMNS")
        }
        // Found handled, SIGTSTP is left alone by ncurses for good. Else each update would ignore it for a while, and
        // one that waits in our queue would be lost with that.
        signal(SIGTSTP) { _ in }
        guard newterm(terminal, output.file, output.file) != nil, let window = cn_page() else {
            throw .termUnknown(terminal)
        }
        guard cn_can_place_cursor() else { throw .termDumb(terminal) }
        self.isUTF8 = isUTF8
        needsPlainMarks = !isUTF8 || hasFewLetters(terminalName: terminal)
        self.output = output
        self.window = window
        // Every one of these waits in our signal queue; should one get through, the system's own way is right.
        for number in [SIGINT, SIGTERM, SIGTSTP, SIGWINCH] { signal(number, SIG_DFL) }
        typeahead(-1)
        nonl()
        abilities = TerminalAbilities.ofScreen()
        palette = abilities.palette(look)
        exactColors = ExactColors(palette.exactColors)
        speaksANSI = capability("cup")?.starts(with: [0x1B, UInt8(ascii: "[")]) ?? false
        clears = cn_capability("rmcup") == nil
        colorReset = capability("oc") ?? []
        if palette.usesColor {
            start_color()
            use_default_colors()
        }
        cells = CellMaker(palette: palette)
        self.size = GridSize(rows: Int(getmaxy(window)), columns: Int(getmaxx(window)))
        cells.paintGround()
        settle()
        resize(to: size)
    }

    /// Shows everything in other colours.
    mutating func change(to look: ScreenLook) {
        palette = abilities.palette(look)
        exactColors = ExactColors(palette.exactColors)
        cells = CellMaker(palette: palette)
        cells.paintGround()
        redraw()
    }

    /// The window has another size. What the terminal shows then is anybody's guess, so all is sent anew.
    mutating func resize(to new: GridSize) {
        if new != size {
            do {
                try output.makeRoom(forCells: new.rows * new.columns)
                resizeterm(Int32(new.rows), Int32(new.columns))
                size = new
            } catch {
                // The page keeps the size for which there is room, and what lies outside is left out; else ncurses might
                // wait for ever.
            }
        }
        redraw()
    }

    /// Has the next update clear the terminal and send every cell.
    func redraw() {
        cn_redraw_all()
        touchwin(window)
    }

    /// Puts a run of cells on the page; what lies outside is left out.
    ///
    /// - Returns: whether there is a cell in it that cannot be left to ncurses.
    /// - Complexity: O(cells of the run).
    @discardableResult
    mutating func draw(_ run: FrameDiff.Run) -> Bool {
        guard run.start.row < size.rows else { return false }
        var hasDoubtful = false
        row.removeAll(keepingCapacity: true)
        var column = run.start.column
        for cell in run.cells where cell.width > 0 {
            column += Int(cell.width)
            guard column <= size.columns else { break }
            if !cells.append(cell, to: &row, reserving: isUTF8) { hasDoubtful = isUTF8 }
        }
        if run.start.row == size.rows - 1, column == size.columns { protectLastCell() }
        mvwadd_wchnstr(window, Int32(run.start.row), Int32(run.start.column), row, Int32(row.count))
        return hasDoubtful
    }

    /// Spares ncurses a search. For each frame it looks for blank rows at the bottom that it could clear in one go, cell by
    /// cell through all of a page that is not full, but not when the last cell is one that clearing would not bring
    /// about. A protected blank is such a cell, and looks like any other wherever nothing is protected, as in all
    /// terminals of today.
    private mutating func protectLastCell() {
        guard let last = row.last, last.chars.0 == 0x20 else { return }
        row[row.count - 1].attr |= CN_PROTECT
    }

    /// Whether the cell cannot be left to ncurses: terminals differ on its width, or ncurses would cut it or give
    /// it another one.
    func isDoubtful(_ cell: Cell) -> Bool { isUTF8 && !cells.isCertain(cell) }

    /// Has the next update send all of a row, since something else has been written there.
    func distrust(row: Int) { wredrawln(window, Int32(row), 1) }

    /// What brings the terminal to the state of the page, the cursor at `caret`.
    mutating func update(caret: GridPosition) -> [UInt8] {
        wmove(window, Int32(caret.row), Int32(caret.column))
        doupdate()
        defer { comesBack = false }
        return comesBack ? withoutColorReset(output.take()) : output.take()
    }

    /// Coming back, ncurses takes back all colours that were ever given to numbers. None are by us, and those that the
    /// writer has given are theirs.
    private func withoutColorReset(_ bytes: [UInt8]) -> [UInt8] {
        guard !colorReset.isEmpty, bytes.count >= colorReset.count,
            let place = (0...bytes.count - colorReset.count).first(where: {
                bytes[$0...].starts(with: colorReset)
            })
        else { return bytes }
        return Array(bytes[..<place] + bytes[(place + colorReset.count)...])
    }

    /// Brings ncurses to its quick way of writing, before there is anything to write.
    ///
    /// Until it has left the terminal once and come back, it writes after each motion of the cursor, a call or more
    /// for each row. So it comes and leaves here with an empty page, and what it writes about that is thrown away. The
    /// first update brings the page again.
    private func settle() {
        doupdate()
        endwin()
        _ = output.take()
    }

    /// The page was closed, and the next update brings it back.
    mutating func comeBack() { comesBack = true }

    /// What takes the terminal back to where it was before the page. The next update brings the page again.
    func closed() -> [UInt8] {
        if clears {
            // Without a second screen the page would stay behind the prompt of the shell, and so would its colour.
            CellMaker.clearGround()
            werase(window)
            doupdate()
        }
        endwin()
        return output.take()
    }

    /// What switches to the terminal's second screen.
    var enterSequence: [UInt8] { capability("smcup") ?? [] }

    /// What puts the terminal back without ncurses, when there is no time for good manners.
    var resetSequence: [UInt8] {
        let end = capability("rmcup") ?? cursorAddress(row: 998, column: 0) + Array("\r\n".utf8)
        let modes = speaksANSI ? TerminalModes.off : []
        return modes + (capability("op") ?? []) + (capability("sgr0") ?? []) + (capability("smam") ?? [])
            + end
    }
}

/// The name in TERM.
private func terminalName() throws(TerminalProblem) -> String {
    distrustTerminfoOfOthers()
    guard let value = getenv("TERM"), value.pointee != 0 else { throw .termUnset }
    return String(cString: value)
}
