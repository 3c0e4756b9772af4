import EditorCore
import EditorTestSupport

/// What spelling adds to a key in 100,000 words, and how long a slice of the words takes that are looked through
/// ahead. The dictionary answers at once; how long a real one takes is measured in a terminal.
func reportSpelling() {
    let off = SpellingBench(isOn: false)
    let on = SpellingBench(isOn: true)
    let first = on.firstFrames()
    report("first marks, 100,000 words", first)
    report("slice of words looked through ahead", on.slice())
    _ = off.firstFrames()
    var times: (off: [Duration], on: [Duration]) = ([], [])
    for letter in String(repeating: sentence.replacing("who", with: "hwo"), count: 40).utf8 {
        times.off.append(off.key(letter))
        times.on.append(on.key(letter))
    }
    report("key to frame, spelling off", times.off.sorted()[times.off.count / 2])
    report("key to frame, spelling on", times.on.sorted()[times.on.count / 2])
}

/// An editor in the middle of a novel.
private struct SpellingBench {
    private let desk: BenchmarkDesk

    init(isOn: Bool) {
        var settings = Settings()
        if isOn { settings.spelling = SpellingLanguages(.english) }
        // Each line has a word that no other has, so that there is something to ask all the way.
        let names = (0..<5_500).map { number in
            "name"
                + String(number).compactMap(\.wholeNumberValue).map { String(UnicodeScalar(97 + UInt8($0))) }
                .joined()
        }
        let lines = names.map { "\(sentence)\($0) saw it.\n" }
        desk = BenchmarkDesk(Rope(lines.joined()), settings: settings)
        desk.disk.speller.words["en"] = Set(
            names + (sentence + "saw it").lowercased().split { !$0.isLetter }.map(String.init))
    }

    /// From the opened text to the frame with its marks.
    func firstFrames() -> Duration {
        clock.measure {
            for _ in 0..<3 { desk.turn() }
        }
    }

    /// Looks the whole text through; how long a key may have to wait for one slice of it.
    func slice() -> Duration {
        var times: [Duration] = []
        while desk.session.hasIdleWork || !desk.script.pending.isEmpty {
            times.append(clock.measure { desk.session.doIdleWork(at: desk.script.now) })
            desk.turn()
        }
        return times.sorted()[times.count / 2]
    }

    /// From a letter to its frame.
    func key(_ letter: UInt8) -> Duration {
        desk.feed([letter])
        return clock.measure {
            desk.turn()
            desk.turn()
        }
    }
}
