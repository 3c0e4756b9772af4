/// Finding words exactly as they are written, around the end of the text if need be.
///
/// A hit begins and ends between two grapheme clusters: whoever looks for `e` does not mean the base of an `é` that is
/// written as two scalars.
public struct LiteralSearch: Sendable {
    /// A place that was found.
    public struct Hit: Hashable, Sendable {
        /// The bytes found.
        public let range: Range<TextOffset>
        /// Whether the search went past the end of the text and began again, or past the start.
        public let wrapped: Bool
    }

    /// The bytes to find.
    public let needle: [UInt8]

    /// A search for `words`; empty words are found nowhere.
    public init(_ words: String) { needle = Array(words.utf8) }

    /// The first hit that starts at or after `place`, else the first of the text.
    ///
    /// - Complexity: O(n).
    public func next(from place: TextOffset, in text: Rope) -> Hit? {
        result(of: SearchWalk(self, from: place, .forward, in: text), in: text)
    }

    /// The last hit that starts before `place`, else the last of the text.
    ///
    /// - Complexity: O(n).
    public func previous(before place: TextOffset, in text: Rope) -> Hit? {
        result(of: SearchWalk(self, from: place, .backward, in: text), in: text)
    }

    /// All hits inside `range`, which should be small, in text order.
    public func all(in range: Range<TextOffset>, of text: Rope) -> [Range<TextOffset>] {
        var hits: [Range<TextOffset>] = []
        var place = range.lowerBound
        while place < range.upperBound,
            let found = text.firstOccurrence(of: needle, in: place..<range.upperBound)
        {
            let hit = found..<found + needle.count
            if isWhole(hit, in: text) {
                hits.append(hit)
                place = hit.upperBound
            } else {
                place = found + 1
            }
        }
        return hits
    }

    /// Whether no cluster reaches over an end of `range`.
    func isWhole(_ range: Range<TextOffset>, in text: Rope) -> Bool {
        isEdge(range.lowerBound, in: text) && isEdge(range.upperBound, in: text)
    }

    /// Asked for every hit on a page, so what needs no rules goes first: between two printable ASCII letters is an edge.
    private func isEdge(_ place: TextOffset, in text: Rope) -> Bool {
        guard place > .zero, place < text.end else { return true }
        let printable: ClosedRange<UInt8> = 0x20...0x7E
        if printable.contains(text[place - 1]), printable.contains(text[place]) { return true }
        return text.isClusterEdge(place)
    }

    private func result(of walk: SearchWalk, in text: Rope) -> Hit? {
        var walk = walk
        while true {
            switch walk.advance(in: text, atMost: text.count + needle.count) {
            case .found(let hit): return hit
            case .absent: return nil
            case .unfinished: continue
            }
        }
    }
}
