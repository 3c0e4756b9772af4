/// A stretch of text cut into paragraphs or words, each with a number that it shares with its equals.
///
/// Equal are pieces of the same bytes; only that a paragraph may end in LF or in CR LF makes no difference, because a
/// writer sees none.
struct TextPieces {
    /// Where the pieces are in the text, in order and without gaps.
    private(set) var ranges: [Range<TextOffset>] = []
    /// The number of each piece.
    private(set) var numbers: [Int] = []

    /// The paragraphs of `range`, which begins and ends with paragraphs.
    ///
    /// - Complexity: O(n).
    static func paragraphs(of text: Rope, in range: Range<TextOffset>, _ numbers: inout PieceNumbers) -> Self
    {
        var pieces = Self()
        let bytes = text.bytes(in: range)
        var start = 0
        while start < bytes.count {
            let end = bytes.withUnsafeBytes { buffer in
                ByteScan.firstIndex(of: text.breakByte, in: buffer.part(start..<buffer.count))
                    .map { start + $0 + 1 } ?? buffer.count
            }
            pieces.add(start..<end, of: bytes, from: range.lowerBound, text.breakByte, &numbers)
            start = end
        }
        return pieces
    }

    /// Words and what is between them (UAX #29).
    ///
    /// - Complexity: O(n).
    static func words(of text: Rope, in range: Range<TextOffset>, _ numbers: inout PieceNumbers) -> Self {
        var pieces = Self()
        let bytes = text.bytes(in: range)
        var start = 0
        for end in WordBreaker.boundaries(in: bytes) {
            pieces.add(start..<end, of: bytes, from: range.lowerBound, text.breakByte, &numbers)
            start = end
        }
        return pieces
    }

    private mutating func add(
        _ part: Range<Int>, of bytes: [UInt8], from start: TextOffset, _ breakByte: UInt8,
        _ numbers: inout PieceNumbers
    ) {
        ranges.append(start + part.lowerBound..<start + part.upperBound)
        let endsParagraph = bytes[part.upperBound - 1] == breakByte
        var end = part.upperBound
        if endsParagraph {
            end -= 1
            if breakByte == 0x0A, end > part.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
        }
        self.numbers.append(numbers.number(of: bytes, part.lowerBound..<end, endsParagraph: endsParagraph))
    }

    /// The text from one piece to another.
    func range(of indices: Range<Int>, behind start: TextOffset) -> Range<TextOffset> {
        guard !indices.isEmpty else {
            let place = indices.lowerBound == 0 ? start : ranges[indices.lowerBound - 1].upperBound
            return place..<place
        }
        return ranges[indices.lowerBound].lowerBound..<ranges[indices.upperBound - 1].upperBound
    }
}

/// Gives equal pieces equal numbers, from 0. Two pieces are compared byte by byte when their hashes agree, so nobody can
/// make a text in which different words count as the same.
struct PieceNumbers {
    private struct Piece: Hashable {
        let bytes: [UInt8]
        let range: Range<Int>
        let endsParagraph: Bool

        static func == (a: Piece, b: Piece) -> Bool {
            guard a.endsParagraph == b.endsParagraph else { return false }
            return a.bytes.withUnsafeBytes { mine in
                b.bytes.withUnsafeBytes { ByteScan.areEqual(mine.part(a.range), $0.part(b.range)) }
            }
        }

        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0.part(range)) }
            hasher.combine(endsParagraph)
        }
    }

    private var known: [Piece: Int] = [:]

    mutating func number(of bytes: [UInt8], _ range: Range<Int>, endsParagraph: Bool) -> Int {
        let piece = Piece(bytes: bytes, range: range, endsParagraph: endsParagraph)
        if let number = known[piece] { return number }
        known[piece] = known.count
        return known.count - 1
    }
}
