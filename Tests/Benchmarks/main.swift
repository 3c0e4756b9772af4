import EditorCore
import EditorTestSupport
import Glibc

// In-process benchmarks: what the core needs from a key's bytes to the finished frame, with no terminal.
// Medians of many rounds; compare ratios of one run, never single times of two.

let clock = ContinuousClock()
let sentence =
    "The lantern swung over the water, and nobody on the pier could say who had lit it that night. "

func median(_ rounds: Int, _ body: (Int) -> Void) -> Duration {
    var times: [Duration] = []
    for round in 0..<rounds { times.append(clock.measure { body(round) }) }
    return times.sorted()[rounds / 2]
}

func milliseconds(_ duration: Duration) -> String {
    let microseconds =
        duration.components.attoseconds / 1_000_000_000_000 + duration.components.seconds * 1_000_000
    let thousandths = microseconds % 1_000
    return
        "\(microseconds / 1_000).\(thousandths < 100 ? "0" : "")\(thousandths < 10 ? "0" : "")\(thousandths) ms"
}

func report(_ name: String, _ duration: Duration) {
    let dots = String(repeating: ".", count: max(2, 46 - name.count))
    print("\(name) \(dots) \(milliseconds(duration))")
}

func prose(_ bytes: Int, lineLength: Int) -> Rope {
    var line: [UInt8] = []
    while line.count < min(lineLength, bytes) { line += sentence.utf8 }
    line = Array(line.prefix(lineLength - 1))
    var all: [UInt8] = []
    all.reserveCapacity(bytes + lineLength)
    while all.count < bytes {
        all += line
        if lineLength <= bytes { all.append(0x0A) }
    }
    return Rope(all)
}

struct Text {
    var name: String
    var bytes: Int
    var lineLength: Int
}

// Words on the command line choose the texts that they are part of the names of.
let texts = [
    Text(name: "10 KB", bytes: 10_000, lineLength: 400),
    Text(name: "100 MB", bytes: 100_000_000, lineLength: 400),
    Text(name: "paragraph of 100 KB", bytes: 100_000, lineLength: 100_001),
    Text(name: "line of 10 MB", bytes: 10_000_000, lineLength: 10_000_001),
    Text(name: "line of 100 MB", bytes: 100_000_000, lineLength: 100_000_001),
].filter { text in
    CommandLine.argc < 2 || CommandLine.arguments.dropFirst().contains { text.name.contains($0) }
}

for text in texts {
    let rope = prose(text.bytes, lineLength: text.lineLength)
    for (place, fraction) in [("start", 0.0), ("middle", 0.5), ("end", 1.0)] {
        let desk = BenchmarkDesk(rope)
        let offset = TextOffset(Int(Double(rope.count) * fraction))
        let caret = rope.clusterEnd(after: max(.zero, offset - 8))
        let visit = clock.measure { desk.go(to: caret) }
        let key = median(2000) { _ in desk.press([UInt8(ascii: "e")]) }
        report("first visit, \(text.name), \(place)", visit)
        report("key to frame, \(text.name), \(place)", key)
    }
}

if CommandLine.argc < 2 || CommandLine.arguments.contains("spelling") { reportSpelling() }
if CommandLine.argc < 2 || CommandLine.arguments.contains("counting") { reportCounting() }
if CommandLine.argc > 1, !CommandLine.arguments.contains("panel") {
    if CommandLine.arguments.contains("marks") { reportMarks() }
    if CommandLine.arguments.contains("looks") { reportLooks() }
    exit(0)
}

reportPanels()
reportSliding()
reportMarks()
reportLooks()

let megabyte =
    [UInt8]("\u{1b}[200~".utf8) + prose(1_000_000, lineLength: 400).bytes(in: .zero..<TextOffset(1_000_000))
    + [UInt8]("\u{1b}[201~".utf8)
report(
    "paste of 1 MB, decoded to painted",
    median(9) { _ in
        let desk = BenchmarkDesk(nil)
        for start in stride(from: 0, to: megabyte.count, by: 65_536) {
            desk.feed(Array(megabyte[start..<min(start + 65_536, megabyte.count)]), after: .zero)
        }
        while !desk.script.pending.isEmpty { desk.turn() }
        desk.script.now += .seconds(2)
        desk.script.pending.append([])
        desk.turn()
        precondition(desk.session.document.text.count > 900_000, "the paste did not arrive")
    })
let haystack = prose(100_000_000, lineLength: 400)
report(
    "search to the end of 100 MB",
    median(5) { _ in
        precondition(haystack.firstHit(of: "zebra") == nil, "no zebra here")
    })
