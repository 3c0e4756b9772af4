import EditorCore
import EditorTestSupport

/// What counting adds to a key in 100,000 words with the number always on the screen, how long a whole text takes, and how
/// long a key may have to wait for one slice of it.
func reportCounting() {
    let text = prose(600_000, lineLength: 400)
    report("count 600 KB from the start", clock.measure { _ = TextFigures(of: text.bytes(in: text.range)) })
    var large = CountTree(bytes: 100_000_000)
    let largeText = prose(100_000_000, lineLength: 400)
    var slices: [Duration] = []
    while large.total == nil {
        slices.append(clock.measure { large.goOn(in: largeText, atMost: 128 << 10) })
    }
    report("count 100 MB in slices", slices.reduce(.zero, +))
    report("longest slice", slices.max() ?? .zero)
    let selection = TextOffset(1_000)..<TextOffset(99_000_001)
    report("figures of 99 MB selected", median(200) { _ in _ = large.figures(of: selection, in: largeText) })
    let (off, on) = (CountingBench(text, count: .none), CountingBench(text, count: .words))
    var times: (off: [Duration], on: [Duration], idle: [Duration]) = ([], [], [])
    for letter in String(repeating: sentence, count: 40).utf8 {
        times.off.append(off.key(letter).frame)
        let key = on.key(letter)
        times.on.append(key.frame)
        times.idle.append(key.idle)
    }
    report("key to frame, counting off", times.off.sorted()[times.off.count / 2])
    report("key to frame, counting on", times.on.sorted()[times.on.count / 2])
    report("work behind the frame of a key", times.idle.sorted()[times.idle.count / 2])
}

/// An editor in the middle of a novel.
private struct CountingBench {
    private let desk: BenchmarkDesk

    init(_ text: Rope, count: Settings.Figure) {
        var settings = Settings()
        settings.count = count
        settings.statistics = count != .none
        settings.goal = count == .none ? 0 : 500
        settings.foot = .always
        desk = BenchmarkDesk(text, settings: settings)
        desk.go(to: TextOffset(300_000))
    }

    /// From a letter to its frame, and what is done behind that.
    func key(_ letter: UInt8) -> (frame: Duration, idle: Duration) {
        desk.feed([letter])
        let frame = clock.measure {
            desk.turn()
            _ = desk.session.frame()
        }
        let idle = clock.measure {
            while desk.session.hasIdleWork { desk.session.doIdleWork(at: desk.script.now) }
        }
        return (frame, idle)
    }
}
