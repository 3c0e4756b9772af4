import EditorCore
import Testing

/// A whole editor without a terminal, driven as a writer drives it, over the run loop that ships.
public final class EditorHarness {
    /// What happens, and all frames.
    public let script: VirtualTerminal.Script
    /// The files.
    public let disk: MemoryFiles.Disk
    /// The editor.
    public let session: EditorSession
    /// Why the loop has ended, once it has.
    public private(set) var end: RunLoop<VirtualTerminal, MemoryFiles>.End?
    private var loop: RunLoop<VirtualTerminal, MemoryFiles>

    /// Opens a text in a window.
    ///
    /// - Parameters:
    ///   - marked: the text, with `‸` for the caret and `⟦…⟧` for a selection.
    ///   - name: its file; with nil it is a new text without a name.
    ///   - marks: for which texts marks are set while typing.
    ///   - commands: those that were run by name last.
    ///   - panel: what is remembered of the panel; hidden unless it is said to show, nil on the very first run.
    ///   - memory: what is remembered of texts.
    ///   - patterns: what regular expressions are made ready by.
    ///   - sharesClipboard: whether the disk's clipboard can be asked.
    public init(
        _ marked: String = "", rows: Int = 8, columns: Int = 22, name: String? = "draft.txt",
        settings: Settings = .still, panel: PanelMemory? = PanelMemory(), marks: MarksMemory = MarksMemory(),
        memory: TextMemory = TextMemory(), commands: RecentCommands = RecentCommands(),
        live: LiveChoices = LiveChoices(), logsPanel: Bool = false, isLineSlow: Bool = false,
        patterns: any PatternLibrary = NoPatterns(), sharesClipboard: Bool = false
    ) {
        let text = MarkedText(marked)
        script = VirtualTerminal.Script(size: GridSize(rows: rows, columns: columns))
        disk = MemoryFiles.Disk(script)
        var opened: [(OpenedText, TextPlace?)] = []
        if let name {
            disk.files[FilePath(name)] = text.bytes
            let stamp = disk.nextStamp(text.bytes.count, of: FilePath(name))
            opened = [(OpenedText(path: FilePath(name), text: Rope(text.bytes), stamp: stamp), nil)]
        }
        session = EditorSession(
            settings: settings, size: script.size, opened: opened.map { (text: $0.0, place: $0.1) },
            panel: panel, marks: marks, memory: memory, commands: commands, live: live, logsPanel: logsPanel,
            isLineSlow: isLineSlow,
            patterns: patterns, sharesClipboard: { sharesClipboard })
        loop = RunLoop(
            session: session, screen: VirtualTerminal(script), files: MemoryFiles(disk),
            decoder: KeyDecoder())
        if name != nil { session.select(text.selection) }
        turn()
    }

    /// Opens texts as the command line does.
    public init(opened: [(text: OpenedText, place: TextPlace?)], rows: Int = 8, columns: Int = 22) {
        script = VirtualTerminal.Script(size: GridSize(rows: rows, columns: columns))
        disk = MemoryFiles.Disk(script)
        session = EditorSession(size: script.size, opened: opened)
        loop = RunLoop(
            session: session, screen: VirtualTerminal(script), files: MemoryFiles(disk),
            decoder: KeyDecoder())
        turn()
    }

    /// Lets the loop take everything that waits, and do what it does when nothing does.
    public func turn() {
        var asked = 0
        repeat {
            repeat { step() } while end == nil && (!script.pending.isEmpty || session.hasIdleWork)
            asked = disk.speller.asked.count
            step()
            // The last frame may have asked for words, and the next one shows what is known of them.
        } while end == nil && asked != disk.speller.asked.count
    }

    /// Lets the loop go round once.
    public func step() {
        if end == nil { end = loop.turn() }
    }

    /// Feeds bytes as the terminal would send them, in one read.
    public func feed(_ bytes: [UInt8]) {
        script.pending.append([.input(bytes)])
        turn()
    }

    /// Types letters, each in a read of its own.
    public func type(_ text: String) {
        for character in text {
            script.now += .milliseconds(80)
            feed(Array(String(character).utf8))
        }
    }

    /// Presses keys by name, such as `ctrl+s` or `shift+left`, separated by blanks.
    public func press(_ keys: String, times: Int = 1) {
        for _ in 0..<times {
            for key in keys.split(separator: " ") {
                script.now += .milliseconds(80)
                feed(KeyBytes.of(String(key)))
                if key == "esc" { advance(by: .milliseconds(80)) }
            }
        }
    }

    /// Pastes as a terminal does that knows bracketed paste.
    public func paste(_ bytes: [UInt8]) {
        script.now += .milliseconds(500)
        feed(Array("\u{1b}[200~".utf8) + bytes + Array("\u{1b}[201~".utf8))
        advance(by: .milliseconds(100))
    }

    /// Presses and releases the left button on a cell, counted from 0.
    public func click(row: Int, column: Int) {
        mouse(0, row, column, release: false)
        mouse(0, row, column, release: true)
    }

    /// Drags from one cell to another.
    public func drag(from: GridPosition, to: GridPosition) {
        mouse(0, from.row, from.column, release: false)
        mouse(32, to.row, to.column, release: false)
        mouse(0, to.row, to.column, release: true)
    }

    /// Turns the wheel by notches, down when positive.
    public func wheel(_ notches: Int) {
        for _ in 0..<abs(notches) { mouse(notches < 0 ? 64 : 65, 1, 1, release: false) }
    }

    private func mouse(_ code: Int, _ row: Int, _ column: Int, release: Bool) {
        feed(Array("\u{1b}[<\(code);\(column + 1);\(row + 1)\(release ? "m" : "M")".utf8))
    }

    /// Changes the size of the window.
    public func resize(rows: Int, columns: Int) {
        script.size = GridSize(rows: rows, columns: columns)
        script.pending.append([.resized(script.size)])
        turn()
    }

    /// Lets time pass.
    public func advance(by duration: Duration) {
        script.now += duration
        script.pending.append([])
        turn()
    }

    /// The frame on show.
    public var frame: Frame { script.frames.last ?? Frame(size: script.size) }
    /// The frame on show, as text.
    public var screen: String { ScreenText.of(frame) }
    /// The foot line on show, letters alone.
    public var foot: String {
        script.size.rows == 0 ? "" : ScreenText.letters(frame, row: script.size.rows - 1)
    }
    /// The text with its caret and selection marked.
    public var marked: String { MarkedText.of(session.document) }
    /// The bytes of the text.
    public var bytes: [UInt8] { session.document.text.bytes(in: session.document.text.range) }

    /// Checks the whole screen; a difference shows both.
    public func expectScreen(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(screen == expected, "the screen is\n\(screen)", sourceLocation: sourceLocation)
    }

    /// Checks the text with its marks.
    public func expectText(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(marked == expected, sourceLocation: sourceLocation)
    }
}

extension Settings {
    /// The usual settings without motion, so that the frame after a key is the final one, and without figures.
    public static let still: Settings = {
        var settings = Settings()
        settings.motion = false
        settings.count = .none
        settings.statistics = false
        return settings
    }()
}
