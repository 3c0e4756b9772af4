import EditorCore

/// A whole editor in memory.
final class Desk {
    private let script: VirtualTerminal.Script
    private let disk: MemoryFiles.Disk
    private let session: EditorSession
    private var loop: RunLoop<VirtualTerminal, MemoryFiles>
    private var hasEnded = false

    init(_ script: VirtualTerminal.Script, _ opened: [OpenedText]) {
        self.script = script
        disk = MemoryFiles.Disk(script)
        session = EditorSession(size: script.size, opened: opened.map { (text: $0, place: nil) })
        loop = RunLoop(
            session: session, screen: VirtualTerminal(script), files: MemoryFiles(disk),
            decoder: KeyDecoder())
        turn()
    }

    /// Whether something was written, or the editor left.
    var hasAsked: Bool {
        hasEnded
            || disk.requests.contains { request in
                switch request {
                case .save, .open, .saveSettings: true
                default: false
                }
            }
    }

    func feed(_ bytes: [UInt8]) {
        script.now += .milliseconds(10)
        script.pending.append([.input(bytes)])
        turn()
    }

    func pass(_ time: Duration) {
        script.now += time
        turn()
    }

    /// Nothing may stand in a cell that a terminal would act upon.
    func expectCleanFrames() {
        guard let frame = script.frames.last else { return }
        for cell in frame.cells {
            let scalars: [Unicode.Scalar]
            switch cell.glyph {
            case .scalar(let scalar): scalars = [scalar]
            case .cluster(let text): scalars = Array(text.unicodeScalars)
            }
            precondition(
                scalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) },
                "a control character stands on the screen")
        }
    }

    private func turn() {
        var turns = 0
        repeat {
            if loop.turn() != nil { hasEnded = true }
            turns += 1
            precondition(turns < 100_000, "the editor never comes to rest")
        } while !hasEnded && (!script.pending.isEmpty || session.hasIdleWork)
        if !hasEnded, loop.turn() != nil { hasEnded = true }
    }
}
