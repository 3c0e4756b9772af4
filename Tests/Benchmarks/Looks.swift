import EditorCore
import EditorTestSupport

/// Keys on a page that holds the caret's row, or shows gaps or indents, beside the same keys on a plain page.
func reportLooks() {
    let text = prose(600_000, lineLength: 400)
    for (name, typewriter, paragraphs) in [
        ("plain page", false, ParagraphStyle.plain), ("typewriter", true, .plain), ("gaps", false, .gap),
        ("indents", false, .indent), ("typewriter and gaps", true, .gap),
    ] {
        var settings = Settings()
        settings.typewriter = typewriter
        settings.paragraphs = paragraphs
        let script = VirtualTerminal.Script(size: GridSize(rows: 40, columns: 100))
        let stamp = FileStamp(device: 1, inode: 1, size: text.count, modified: 0, changed: 0)
        let session = EditorSession(
            settings: settings, size: script.size,
            opened: [(OpenedText(path: FilePath("bench"), text: text, stamp: stamp), nil)])
        var loop = RunLoop(
            session: session, screen: VirtualTerminal(script), files: MemoryFiles(MemoryFiles.Disk(script)),
            decoder: KeyDecoder())
        session.select(Selection(caret: text.paragraphStart(containing: TextOffset(300_000)) + 200))
        repeat { _ = loop.turn() } while session.hasIdleWork
        let press = { (bytes: [UInt8]) in
            script.now += .milliseconds(80)
            script.pending.append([.input(bytes)])
            _ = loop.turn()
        }
        report("key to frame, \(name)", median(2000) { _ in press([UInt8(ascii: "e")]) })
        let arrows = [Array("\u{1b}[A".utf8), Array("\u{1b}[B".utf8)]
        report("row up or down, \(name)", median(2000) { press(arrows[$0 / 50 % 2]) })
    }
}
