/// How the lines of a text end.
struct LineEndingCounts: Hashable, Sendable {
    private var counts: [LineEnding: Int] = [:]

    /// Counts them. A lone CR ends a line only in a text that has no LF.
    ///
    /// - Complexity: O(n)
    init(of text: Rope) {
        var breaks = 0
        var pairs = 0
        var previous: UInt8 = 0
        text.forEachChunk(in: text.range) { chunk in
            for byte in chunk {
                if byte == text.breakByte {
                    breaks += 1
                    if byte == 0x0A, previous == 0x0D { pairs += 1 }
                }
                previous = byte
            }
        }
        counts = text.breakByte == 0x0D ? [.cr: breaks] : [.lf: breaks - pairs, .crlf: pairs]
    }

    /// Lines that end so.
    subscript(ending: LineEnding) -> Int { counts[ending] ?? 0 }

    /// Lines that end at all.
    var all: Int { counts.values.reduce(0, +) }
}

extension GatheredChange {
    /// Gathers what gives all lines of a text the same end. Several CRs before an LF, as programs leave them that convert
    /// twice, belong to it.
    mutating func endLines(with ending: LineEnding, breakByte: UInt8) {
        for place in source.indices where source[place] == breakByte {
            var start = place
            while breakByte == 0x0A, start > 0, source[start - 1] == 0x0D { start -= 1 }
            if !source[start...place].elementsEqual(ending.bytes) {
                replace(start..<place + 1, by: ending.bytes)
            }
        }
    }
}
