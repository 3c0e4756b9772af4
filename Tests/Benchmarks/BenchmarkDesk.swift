import EditorCore
import EditorTestSupport

/// An editor without a terminal, over the run loop that ships: bytes go in, and a turn makes their frame.
final class BenchmarkDesk {
    let script = VirtualTerminal.Script(size: GridSize(rows: 40, columns: 100))
    let disk: MemoryFiles.Disk
    let session: EditorSession
    private var loop: RunLoop<VirtualTerminal, MemoryFiles>

    /// Opens a text; nil for an empty one without a name.
    init(_ text: Rope?, settings: Settings = Settings(), panel: PanelMemory = PanelMemory()) {
        let opened = text.map { text in
            let stamp = FileStamp(device: 1, inode: 1, size: text.count, modified: 0, changed: 0)
            return OpenedText(path: FilePath("bench"), text: text, stamp: stamp)
        }
        disk = MemoryFiles.Disk(script)
        session = EditorSession(
            settings: settings, size: script.size, opened: opened.map { [($0, nil)] } ?? [], panel: panel)
        loop = RunLoop(
            session: session, screen: VirtualTerminal(script), files: MemoryFiles(disk), decoder: KeyDecoder()
        )
    }

    func turn() { _ = loop.turn() }

    /// Puts the caret somewhere, and does all that waits to be done.
    func go(to place: TextOffset) {
        session.select(Selection(caret: place))
        repeat { turn() } while session.hasIdleWork
    }

    /// Lets bytes arrive some time after the ones before; the next turn takes them.
    func feed(_ bytes: [UInt8], after wait: Duration = .milliseconds(80)) {
        script.now += wait
        script.pending.append([.input(bytes)])
    }

    func press(_ bytes: [UInt8]) {
        feed(bytes)
        turn()
    }
}
