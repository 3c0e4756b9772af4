/// Stretches of a text that tear no word.
///
/// A stretch begins behind a blank and ends before one; a run without blanks that is longer than `reach` is cut where a
/// letter ends. Whether a stretch begins inside of a block of code is found out by looking back a bounded way: code blocks
/// of more than a megabyte are no prose anyway.
extension Rope {
    /// Bytes in which a blank is looked for.
    private static let reach = 4_096
    /// Bytes that are looked through for the lines which begin code.
    private static let codeReach = 1 << 20

    /// The stretch around `range`, from blank to blank. Near its start a paragraph is taken from there: rows on show may
    /// come and go above the caret, the paragraph stays.
    func spellingStretch(around range: Range<TextOffset>) -> Range<TextOffset> {
        spellingEdge(before: range.lowerBound)..<spellingEdge(behind: range.upperBound)
    }

    /// The stretch of about `size` bytes that begins at `start`.
    func spellingStretch(from start: TextOffset, size: Int) -> Range<TextOffset> {
        start..<spellingEdge(behind: start + Swift.min(size, end - start))
    }

    /// The stretch of about `size` bytes that ends at `end`.
    func spellingStretch(to end: TextOffset, size: Int) -> Range<TextOffset> {
        spellingEdge(before: end - Swift.min(size, end.bytes))..<end
    }

    /// The start of the paragraph if that is near, else the last place before `place` with a blank before it.
    func spellingEdge(before place: TextOffset) -> TextOffset {
        let start = paragraphStart(containing: place)
        if place - start <= Self.reach { return start }
        let from = place - Self.reach
        let window = bytes(in: from..<place)
        return window.lastIndex { $0 <= 0x20 }.map { from + $0 + 1 } ?? clusterEdge(atOrBefore: place)
    }

    /// The end of the paragraph if that is near, else the next blank behind `place`.
    func spellingEdge(behind place: TextOffset) -> TextOffset {
        let next = nextParagraphStart(after: place)
        if next - place <= Self.reach { return next }
        let to = place + Self.reach
        return bytes(in: place..<to).firstIndex { $0 <= 0x20 }.map { place + $0 }
            ?? clusterEdge(atOrBefore: to)
    }

    /// Whether `place`, at which a stretch begins, lies in a block of code.
    ///
    /// - Complexity: O(`codeReach`), at the speed of memory.
    func isInCode(at place: TextOffset) -> Bool {
        var isInside = false
        for fence in ["```", "~~~"] {
            var from = place - Swift.min(place.bytes, Self.codeReach)
            while let hit = firstOccurrence(of: Array(fence.utf8), in: from..<place) {
                let start = paragraphStart(containing: hit)
                let end = nextParagraphStart(after: hit)
                let line = bytes(in: start..<Swift.min(end, start + 64))
                if end <= place, CodeFence(line[...])?.mayBegin == true { isInside.toggle() }
                from = Swift.max(hit + 3, Swift.min(end, place))
            }
        }
        return isInside
    }
}
