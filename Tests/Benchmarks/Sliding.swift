import EditorCore
import EditorTestSupport

/// A key typed while the panel is on its way, with motion and without: nobody may wait for a picture.
func reportSliding() {
    for hasMotion in [true, false] {
        var settings = Settings()
        settings.motion = hasMotion
        let script = VirtualTerminal.Script(size: GridSize(rows: 40, columns: 100))
        let text = OpenedText(path: FilePath("bench"), text: prose(10_000, lineLength: 400))
        let session = EditorSession(settings: settings, size: script.size, opened: [(text, nil)])
        var loop = RunLoop(
            session: session, screen: VirtualTerminal(script), files: MemoryFiles(MemoryFiles.Disk(script)),
            decoder: KeyDecoder())
        let feed = { (bytes: [UInt8], wait: Duration) in
            script.now += wait
            script.pending.append([.input(bytes)])
        }
        var times: [Duration] = []
        for _ in 0..<500 {
            feed([0x0B], .seconds(1))
            _ = loop.turn()
            script.now += .milliseconds(40)
            for _ in 0..<2 {
                script.pending.append([])
                _ = loop.turn()
            }
            // A turn shows what the one before has brought about: the key's own frame comes with the second.
            feed([UInt8(ascii: "e")], .milliseconds(20))
            script.pending.append([])
            times.append(
                clock.measure {
                    _ = loop.turn()
                    _ = loop.turn()
                })
        }
        report(
            "key while the panel slides, motion \(hasMotion ? "on" : "off")",
            times.sorted()[times.count / 2])
    }
}
