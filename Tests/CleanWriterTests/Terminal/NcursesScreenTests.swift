import EditorCore
import Glibc
import Testing

@testable import CleanWriter

/// What ncurses makes of frames. It writes into memory, so no terminal is needed; but it has one state for the whole
/// process, so there is one screen and one test at a time.
@Suite(.serialized) struct NcursesScreenTests {
    private let size = GridSize(rows: 4, columns: 20)

    private func makeScreen(_ terminal: String) throws -> NcursesScreen {
        setenv("TERM", terminal, 1)
        return try NcursesScreen(size: size)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func run(_ cell: Cell) -> FrameDiff.Run? {
        var frame = Frame(size: size)
        frame.put(cell, at: GridPosition(row: 1, column: 3))
        return FrameDiff(from: Frame(size: size), to: frame).runs.first
    }

    @Test(arguments: ["xterm-256color", "linux", "vt100", "screen"])
    func `one letter costs few bytes and the cursor ends at the caret`(terminal: String) throws {
        var screen = try makeScreen(terminal)
        _ = screen.update(caret: GridPosition(row: 0, column: 0))
        screen.draw(try #require(run(Cell(.scalar("x")))))
        let bytes = screen.update(caret: GridPosition(row: 1, column: 4))
        #expect(text(bytes).hasSuffix("x"))
        #expect(bytes.count < 16)
        let again = screen.update(caret: GridPosition(row: 1, column: 4))
        #expect(again.isEmpty)
    }

    @Test func `a page in colours is cleared in its own colour, and does not flash in another`() throws {
        setenv("TERM", "xterm-256color", 1)
        let noColor = getenv("NO_COLOR").map { String(cString: $0) }
        unsetenv("NO_COLOR")
        defer { if let noColor { setenv("NO_COLOR", noColor, 1) } }
        var screen = try NcursesScreen(size: size, look: ScreenLook(theme: .paper))
        let bytes = text(screen.update(caret: GridPosition(row: 0, column: 0)))
        let parts = bytes.components(separatedAt: "\u{1B}[2J")
        #expect(parts.before.contains("48;5;") && parts.wasFound, "\(bytes.debugDescription)")
    }

    @Test func `the terminal scrolls the whole page, however high it is`() throws {
        setenv("TERM", "xterm-256color", 1)
        var screen = try NcursesScreen(size: GridSize(rows: 40, columns: 100))
        let bytes = text(screen.update(caret: GridPosition(row: 0, column: 0)))
        #expect(bytes.contains("\u{1B}[1;40r"))
    }

    @Test func `a base with marks is left to ncurses as long as it keeps them all`() throws {
        var screen = try makeScreen("xterm-256color")
        let few = Cell(.cluster("e\u{301}"))
        let isDoubtful = [
            few, Cell(.cluster("o\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}")),
            Cell(.cluster("\u{1F44D}\u{1F3FD}"), width: 2), Cell(.scalar("\u{6F22}"), width: 1),
        ].map { screen.isDoubtful($0) }
        #expect(isDoubtful == [false, true, true, true])
        screen.draw(try #require(run(few)))
        let bytes = screen.update(caret: GridPosition(row: 0, column: 0))
        #expect(text(bytes).contains("e\u{301}"))
    }

    @Test func `a doubtful cluster is painted over at its own place and what follows is put back at its own`()
        throws
    {
        let screen = try makeScreen("xterm-256color")
        var frame = Frame(size: size)
        frame.put(
            Cell(.cluster("\u{2764}\u{FE0F}"), width: 2, isDoubtful: true),
            at: GridPosition(row: 1, column: 3))
        for (step, letter) in "abcdef".unicodeScalars.enumerated() {
            frame.put(Cell(.scalar(letter)), at: GridPosition(row: 1, column: 5 + step))
        }
        let painted = Overpainting(palette: screen.palette).bytes(
            for: [1], of: frame, caret: GridPosition(row: 2, column: 0)
        ) { screen.isDoubtful($0) }
        #expect(text(painted).contains("\u{1B}[2;4H"))
        #expect(text(painted).contains("\u{2764}\u{FE0F}\u{1B}[2;6Hab"))
        #expect(!text(painted).contains("c"))
        #expect(text(painted).hasSuffix("\u{1B}[3;1H"))
    }

    /// How many writes this thread has asked the system for; nil where the kernel does not count.
    private func writes() -> Int? {
        let file = open("/proc/thread-self/io", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 512) { $1 = max(0, read(file, $0.baseAddress, 512)) }
        let line = text(bytes).split(separator: "\n").first { $0.hasPrefix("syscw: ") }
        return line.flatMap { Int($0.dropFirst("syscw: ".count)) }
    }

    @Test func `ncurses writes a frame of many rows in one call`() throws {
        var screen = try makeScreen("xterm-256color")
        for row in 0..<size.rows {
            var frame = Frame(size: size)
            frame.put(Cell(.scalar("x")), at: GridPosition(row: row, column: 3 * row))
            FrameDiff(from: Frame(size: size), to: frame).runs.forEach { screen.draw($0) }
        }
        guard let before = writes() else { return }
        let bytes = screen.update(caret: GridPosition(row: 0, column: 0))
        #expect(text(bytes).filter { $0 == "x" }.count == size.rows)
        #expect(writes() == before + 1)
    }

    @Test func `what is there already is not sent again, and a letter costs little`() throws {
        var screen = try makeScreen("xterm-256color")
        _ = screen.update(caret: GridPosition(row: 0, column: 0))
        #expect(screen.update(caret: GridPosition(row: 0, column: 0)).isEmpty)
        screen.draw(try #require(run(Cell(.scalar("x")))))
        let bytes = screen.update(caret: GridPosition(row: 1, column: 4))
        #expect(text(bytes).hasSuffix("x"))
        #expect(bytes.count < 16)
    }

    @Test func `coming up and coming back leave alone what colours the writer has given to numbers`() throws {
        var screen = try makeScreen("xterm-256color")
        let reset = "\u{1B}]104"
        #expect(!text(screen.update(caret: GridPosition(row: 0, column: 0))).contains(reset))
        #expect(!text(screen.closed()).contains(reset))
        screen.comeBack()
        let back = text(screen.update(caret: GridPosition(row: 0, column: 0)))
        #expect(back.contains("\u{1B}[?1049h") && !back.contains(reset))
    }

    @Test func `an update does not lose a stop that waits to be answered`() throws {
        var screen = try makeScreen("xterm-256color")
        _ = screen.update(caret: GridPosition(row: 0, column: 0))
        let stop = SignalSet([SIGTSTP])
        stop.block()
        defer { stop.unblock() }
        raise(SIGTSTP)
        _ = screen.update(caret: GridPosition(row: 1, column: 1))
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGTSTP) == 1)
        var mask = stop.mask
        var number: Int32 = 0
        if sigismember(&pending, SIGTSTP) == 1 { sigwait(&mask, &number) }
    }

    @Test(arguments: [
        ("dumb", TerminalProblem.termDumb("dumb")), ("no-such-terminal", .termUnknown("no-such-terminal")),
        ("", .termUnset),
    ])
    func `a terminal that can show no page is refused`(terminal: String, problem: TerminalProblem) {
        #expect(throws: problem) { _ = try makeScreen(terminal) }
    }
}

extension String {
    /// What stands before the first `mark`, and whether there is one.
    fileprivate func components(separatedAt mark: String) -> (before: Substring, wasFound: Bool) {
        for index in indices where self[index...].hasPrefix(mark) { return (self[..<index], true) }
        return (self[...], false)
    }
}
