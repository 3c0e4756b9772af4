/// Finding words exactly as they are written, around the end of the text if need be.
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
        if let found = text.firstOccurrence(of: needle, in: place..<text.end) { return hit(found, false) }
        let limit = min(text.end, place + max(0, needle.count - 1))
        return text.firstOccurrence(of: needle, in: .zero..<limit).map { hit($0, true) }
    }

    /// The last hit that starts before `place`, else the last of the text.
    ///
    /// - Complexity: O(n).
    public func previous(before place: TextOffset, in text: Rope) -> Hit? {
        let limit = min(text.end, place + max(0, needle.count - 1))
        if let found = text.lastOccurrence(of: needle, in: .zero..<limit), found < place {
            return hit(found, false)
        }
        return text.lastOccurrence(of: needle, in: place..<text.end).map { hit($0, true) }
    }

    /// All hits inside `range`, which should be small.
    public func all(in range: Range<TextOffset>, of text: Rope) -> [Range<TextOffset>] {
        var hits: [Range<TextOffset>] = []
        var place = range.lowerBound
        while let found = text.firstOccurrence(of: needle, in: place..<range.upperBound) {
            hits.append(found..<found + needle.count)
            place = found + needle.count
        }
        return hits
    }

    private func hit(_ start: TextOffset, _ wrapped: Bool) -> Hit {
        Hit(range: start..<start + needle.count, wrapped: wrapped)
    }
}
