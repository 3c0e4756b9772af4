import EditorCore
import EditorTestSupport

/// What a shown panel adds to a key.
func reportPanels() {
    let shown: [(String, PanelMemory)] = [
        ("hidden", PanelMemory()), ("help, docked", PanelMemory(kind: .help, isShown: true)),
        ("letters, docked", PanelMemory(kind: .letters, isShown: true)),
        ("letters, afloat", PanelMemory(kind: .letters, arrangement: .undocked, isShown: true)),
        ("letters, split", PanelMemory(kind: .letters, arrangement: .split, isShown: true)),
    ]
    for (name, memory) in shown {
        let script = VirtualTerminal.Script(size: GridSize(rows: 40, columns: 100))
        let text = OpenedText(path: FilePath("bench"), text: prose(10_000, lineLength: 400))
        let session = EditorSession(size: script.size, opened: [(text, nil)], panel: memory)
        var loop = RunLoop(
            session: session, screen: VirtualTerminal(script), files: MemoryFiles(MemoryFiles.Disk(script)),
            decoder: KeyDecoder())
        let key = median(2000) { _ in
            script.now += .milliseconds(80)
            script.pending.append([.input([UInt8(ascii: "e")])])
            _ = loop.turn()
        }
        report("key to frame, panel \(name)", key)
    }
}
