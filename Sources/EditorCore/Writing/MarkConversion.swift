/// Sets the marks of a text, or of a part of it, or makes them straight: a slice at a time, so that a novel of ten
/// megabytes keeps no key waiting.
///
/// Nothing is changed while it works; what comes out is put in at once at the end, as one step. The text before a part is
/// looked at too, for it tells whether the part begins in code. Paragraphs longer than `longest` are taken in pieces.
public struct MarkConversion: Sendable {
    /// Which way.
    public enum Direction: Hashable, Sendable {
        /// From straight marks to typographic ones.
        case setting
        /// Back.
        case straightening
    }

    /// Bytes of a paragraph that are looked at in one piece.
    static let longest = 65_536

    /// What is converted.
    public let range: Range<TextOffset>
    /// What comes in its place; complete at the end.
    public private(set) var result: Rope
    /// How many marks were changed.
    public private(set) var count = 0
    /// Where the places given at the start are to be, in order.
    public private(set) var places: [TextOffset]

    private let text: Rope
    private let style: MarkStyle
    private let direction: Direction
    private var blocks: ProseBlocks
    private var next = TextOffset.zero
    /// What the paragraph has said before a piece that is not its first.
    private var carried: MarkPlace?
    /// Bytes by which the text before `next` has become longer.
    private var shift = 0
    /// Places of the text as it was.
    private let origins: [TextOffset]

    /// Begins.
    ///
    /// - Parameter places: places of the text, of which is to be known where they come to be.
    public init(
        _ direction: Direction, of text: Rope, in range: Range<TextOffset>, _ style: MarkStyle,
        following places: [TextOffset] = []
    ) {
        (self.direction, self.text, self.range, self.style) = (direction, text, range, style)
        (self.places, origins) = (places, places)
        blocks = ProseBlocks(frontMatter: FrontMatter(of: text).lines)
        result = Rope([], breakByte: text.breakByte)
    }

    /// Whether all is done.
    public var isDone: Bool { next >= range.upperBound }

    /// How much is done, in percent.
    public var percent: Int { Int(Double(next.bytes) / Double(max(1, range.upperBound.bytes)) * 100) }

    /// Goes on for some bytes, and to the end of the piece that they reach into.
    ///
    /// - Complexity: O(`bytes` + `longest`).
    public mutating func advance(atMost bytes: Int) {
        let end = next + bytes
        var output: [UInt8] = []
        output.reserveCapacity(bytes + bytes / 8)
        while next < min(end, range.upperBound) { convertPiece(into: &output) }
        if !output.isEmpty { result.append(Rope(output, breakByte: text.breakByte)) }
    }

    private mutating func convertPiece(into output: inout [UInt8]) {
        let (end, isWhole) = pieceEnd()
        let piece = next..<end
        let line = text.bytes(in: piece)
        let verbatim = blocks.verbatim(in: line)
        defer { next = end }
        guard piece.overlaps(range) else { return }
        let part = piece.clamped(to: range)
        let inside = part.lowerBound - next..<part.upperBound - next
        var state = carried ?? MarkPlace(style)
        let changes: [MarkSetter.Change]
        let start = output.count
        switch direction {
        case .setting:
            let setter = MarkSetter(line, in: inside, state: state, verbatim: verbatim)
            output += setter.output
            // A blank behind the range that a quote has used up is outside of it, and so stays.
            if setter.place > inside.upperBound { output.append(0x20) }
            changes = setter.changes
            state = setter.state
        case .straightening:
            let straight = StraightMarks(line, in: inside, style: style, verbatim: verbatim)
            output += straight.output
            changes = straight.changes
        }
        count += changes.count
        follow(changes, behind: output.count - start - inside.count)
        carried = isWhole ? nil : state
    }

    /// Moves the places along that lie in or behind the piece.
    private mutating func follow(_ changes: [MarkSetter.Change], behind delta: Int) {
        for (index, origin) in origins.enumerated() where origin >= next {
            var moved = 0
            for change in changes where next + change.old.lowerBound < origin {
                moved += change.new.count - change.old.count
            }
            places[index] = origin + shift + moved
        }
        shift += delta
    }

    /// The end of the paragraph, or of as much of it as is taken at once: behind a blank, or else a letter.
    private func pieceEnd() -> (end: TextOffset, isWhole: Bool) {
        let end = text.nextParagraphStart(after: next)
        guard end - next > Self.longest else { return (end, true) }
        let limit = next + Self.longest
        let tail = text.bytes(in: limit - 256..<limit)
        let blank = tail.lastIndex(of: 0x20).map { limit - 256 + $0 + 1 }
        return (blank ?? text.clusterEdge(atOrBefore: limit), false)
    }
}
