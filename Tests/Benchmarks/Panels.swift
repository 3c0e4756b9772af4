import EditorCore

/// What a shown panel adds to a key.
func reportPanels() {
    let shown: [(String, PanelMemory)] = [
        ("hidden", PanelMemory()), ("help, docked", PanelMemory(kind: .help, isShown: true)),
        ("letters, docked", PanelMemory(kind: .letters, isShown: true)),
        ("letters, afloat", PanelMemory(kind: .letters, arrangement: .undocked, isShown: true)),
        ("letters, split", PanelMemory(kind: .letters, arrangement: .split, isShown: true)),
    ]
    for (name, memory) in shown {
        let desk = BenchmarkDesk(prose(10_000, lineLength: 400), panel: memory)
        report("key to frame, panel \(name)", median(2000) { _ in desk.press([UInt8(ascii: "e")]) })
    }
}
