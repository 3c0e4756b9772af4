import EditorCore
import EditorTestSupport

/// A key typed while the panel is on its way, with motion and without: nobody may wait for a picture.
func reportSliding() {
    for hasMotion in [true, false] {
        var settings = Settings()
        settings.motion = hasMotion
        let desk = BenchmarkDesk(prose(10_000, lineLength: 400), settings: settings)
        var times: [Duration] = []
        for _ in 0..<500 {
            desk.feed([0x0B], after: .seconds(1))
            desk.turn()
            desk.script.now += .milliseconds(40)
            for _ in 0..<2 {
                desk.script.pending.append([])
                desk.turn()
            }
            // A turn shows what the one before has brought about: the key's own frame comes with the second.
            desk.feed([UInt8(ascii: "e")], after: .milliseconds(20))
            desk.script.pending.append([])
            times.append(
                clock.measure {
                    desk.turn()
                    desk.turn()
                })
        }
        report(
            "key while the panel slides, motion \(hasMotion ? "on" : "off")",
            times.sorted()[times.count / 2])
    }
}
