import EditorCore
import EditorTestSupport

/// Keys with marks set while they are typed, beside the same keys without; and the marks of a novel.
func reportMarks() {
    let sentence = Array("\"It's so,\" she said -- and left... ")
    let text = prose(1_000_000, lineLength: 800)
    for (name, isOn, keys) in [
        ("letters, marks off", false, Array("and so on ")), ("letters, marks on", true, Array("and so on ")),
        ("dialogue, marks off", false, sentence), ("dialogue, marks on", true, sentence),
        ("quotes alone, marks on", true, ["\""]),
    ] {
        var settings = Settings()
        settings.marks = isOn
        let script = VirtualTerminal.Script(size: GridSize(rows: 40, columns: 100))
        let stamp = FileStamp(device: 1, inode: 1, size: text.count, modified: 0, changed: 0)
        let session = EditorSession(
            settings: settings, size: script.size,
            opened: [(OpenedText(path: FilePath("bench"), text: text, stamp: stamp), nil)])
        var loop = RunLoop(
            session: session, screen: VirtualTerminal(script), files: MemoryFiles(MemoryFiles.Disk(script)),
            decoder: KeyDecoder())
        session.select(Selection(caret: text.paragraphStart(containing: TextOffset(500_000)) + 400))
        repeat { _ = loop.turn() } while session.hasIdleWork
        let key = median(2000) { round in
            script.now += .milliseconds(80)
            script.pending.append([.input(Array(String(keys[round % keys.count]).utf8))])
            _ = loop.turn()
        }
        report("key to frame, \(name)", key)
    }
    let novel = Rope(String(repeating: String(sentence) + "\n", count: 10_000_000 / sentence.count))
    var longest = Duration.zero
    let whole = clock.measure {
        var conversion = MarkConversion(.setting, of: novel, in: novel.range, MarkStyle(.english))
        while !conversion.isDone {
            longest = max(longest, clock.measure { conversion.advance(atMost: 64 << 10) })
        }
        precondition(conversion.count > 1_000_000, "the marks are not set")
    }
    report("marks of 10 MB", whole)
    report("marks of 10 MB, longest slice", longest)
}
