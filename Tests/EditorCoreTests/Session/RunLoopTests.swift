import EditorCore
import EditorTestSupport
import Testing

/// What the loop asks for before it shows a frame.
struct RunLoopTests {
    /// What a terminal was asked for.
    private final class Log {
        var waits = 0
        var frames = 0
    }

    /// A terminal with one letter for each wake, for ever.
    private struct Typist: Terminal {
        let log: Log
        let mayHaveMore: Bool
        var size: GridSize { GridSize(rows: 8, columns: 22) }

        mutating func wait(until deadline: Duration?) -> Wake {
            log.waits += 1
            let isThere = log.waits <= 3
            return Wake(now: .zero, causes: isThere ? [.input([0x61])] : [], mayHaveMore: mayHaveMore)
        }
        mutating func present(_ frame: Frame) { log.frames += 1 }
        mutating func perform(_ effect: TerminalEffect) {}
    }

    private func waitsOfOneTurn(mayHaveMore: Bool) -> Int {
        let log = Log()
        let screen = Typist(log: log, mayHaveMore: mayHaveMore)
        let session = EditorSession(size: screen.size, opened: [])
        var loop = RunLoop(
            session: session, screen: screen,
            files: MemoryFiles(MemoryFiles.Disk(VirtualTerminal.Script(size: screen.size))),
            decoder: KeyDecoder())
        _ = loop.turn()
        return log.waits
    }

    @Test func `a key that came alone is shown without asking for more`() {
        #expect(waitsOfOneTurn(mayHaveMore: false) == 1)
    }

    @Test func `a burst is taken whole before it is shown`() {
        #expect(waitsOfOneTurn(mayHaveMore: true) == 4)
    }

    @Test func `the journals hear of a letter once it is shown`() {
        let script = VirtualTerminal.Script(size: GridSize(rows: 8, columns: 22))
        let disk = MemoryFiles.Disk(script)
        var loop = RunLoop(
            session: EditorSession(size: script.size, opened: []), screen: VirtualTerminal(script),
            files: MemoryFiles(disk), decoder: KeyDecoder())
        script.pending = [[.input([0x61])]]
        _ = loop.turn()
        #expect(disk.journals.isEmpty)
        _ = loop.turn()
        #expect(ScreenText.of(script.frames[1]).contains("a") && disk.journals.count == 1)
    }
}
