/// A piece of a text in one row of bytes, in which a pattern is looked for.
///
/// It begins and ends at the edges of paragraphs where these are not too far. The library asks for well-formed UTF-8,
/// so a byte that is no text stands in as the control character that Unicode has for this, U+001A; a line with one
/// bad byte is still a line.
struct PatternBlock {
    /// Where it is.
    let range: Range<TextOffset>
    /// Where a match may start for which enough of what follows is here.
    let starts: Range<TextOffset>
    private let bytes: [UInt8]
    /// What the ends are.
    private let edges: PatternEdges
    private let breakByte: UInt8
    /// The length of the text it is from.
    private let textCount: Int

    /// A paragraph of the block, or all of it.
    struct Subject {
        /// In bytes from the start of the block, without what ends it.
        var part: Range<Int>
        var edges: PatternEdges
        /// Where the next one starts; nil when there is none in the block.
        var next: Int?
    }

    /// How much is looked at in one piece where paragraphs allow it.
    static let usual = 64 << 10
    /// How long a piece is at most, and so the longest match that is sure to be found.
    static let largest = 16 << 20

    /// The block around `place`.
    init(around place: TextOffset, of text: Rope, acrossParagraphs: Bool) {
        let before = acrossParagraphs ? min(place.bytes, Self.largest) : 0
        var lower = text.paragraphStart(containing: place - before)
        let behind = acrossParagraphs ? Self.largest : Self.usual
        var upper = text.nextParagraphStart(after: min(text.end, place + behind))
        if acrossParagraphs, text.count <= Self.largest { (lower, upper) = (.zero, text.end) }
        if place - lower > Self.largest { lower = text.clusterEdge(atOrBefore: place - Self.usual) }
        let isCut = upper - place > Self.largest
        if isCut { upper = text.clusterEdge(atOrBefore: place + Self.largest) }
        range = lower..<upper
        starts =
            lower..<(upper == text.end ? upper + 1 : isCut ? max(place + 1, upper - Self.largest / 2) : upper)
        var edges: PatternEdges = []
        if lower > text.paragraphStart(containing: lower) { edges.insert(.goesOnBefore) }
        if isCut { edges.insert(.goesOnBehind) }
        self.edges = edges
        breakByte = text.breakByte
        textCount = text.count
        bytes = Self.wellFormed(text[range])
    }

    /// Whether a match that starts at `place` of `text` is decided here.
    func decides(_ place: TextOffset, of text: Rope) -> Bool {
        text.count == textCount && starts.contains(place)
    }

    /// The paragraph around `place`, or everything.
    func subject(around place: TextOffset, acrossParagraphs: Bool) -> Subject {
        if acrossParagraphs { return Subject(part: 0..<bytes.count, edges: edges) }
        let index = place - range.lowerBound
        return bytes.withUnsafeBytes { whole in
            let start = ByteScan.lastIndex(of: breakByte, in: whole.part(0..<index)).map { $0 + 1 } ?? 0
            let found = ByteScan.firstIndex(of: breakByte, in: whole.part(index..<whole.count))
            var end = found.map { index + $0 } ?? whole.count
            if found != nil, breakByte == 0x0A, end > start, whole[end - 1] == 0x0D { end -= 1 }
            var own: PatternEdges = []
            if start == 0 { own.formUnion(edges.intersection(.goesOnBefore)) }
            if found == nil { own.formUnion(edges.intersection(.goesOnBehind)) }
            return Subject(part: start..<end, edges: own, next: found.map { index + $0 + 1 })
        }
    }

    /// Calls `body` with the bytes of a subject.
    func withBytes<Result>(of subject: Subject, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { body($0.part(subject.part)) }
    }

    /// The first place of a scalar at or behind `place`.
    func scalarStart(_ place: Int) -> Int {
        var place = place
        while place < bytes.count, UTF8Sequence.isContinuation(bytes[place]) { place += 1 }
        return place
    }

    private static func wellFormed(_ text: Rope) -> [UInt8] {
        var bytes = text.bytes(in: text.range)
        guard !text.summary.isValidUTF8 else { return bytes }
        var place = 0
        while place < bytes.count {
            let scalar = UTF8Scalar(bytes, at: place)
            if scalar.value == nil { bytes[place] = 0x1A }
            place += scalar.length
        }
        return bytes
    }
}
