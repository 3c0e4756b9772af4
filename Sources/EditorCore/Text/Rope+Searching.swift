/// Finding bytes.
///
/// The text is looked through in windows copied side by side, so that a hit may lie across any number of pieces and
/// a needle may be of any length. Windows begin small, because most hits are near, and grow to what the processor's
/// cache holds. Rejected: searching pieces where they lie and their seams apart; it saves a copy that is cheap beside
/// the search, and has to be right for pieces shorter than the needle.
extension Rope {
    /// The first place in `range` where `needle` stands whole; nil when there is none, or when it is empty.
    ///
    /// - Complexity: O(n), at some GB/s.
    public func firstOccurrence(of needle: [UInt8], in range: Range<TextOffset>) -> TextOffset? {
        guard !needle.isEmpty else { return nil }
        var windows = Windows(needle)
        var start = range.lowerBound
        while range.upperBound - start >= needle.count {
            let end = min(start + windows.next(), range.upperBound)
            if let hit = windows.first(in: self, start..<end) { return hit }
            start = end - (needle.count - 1)
        }
        return nil
    }
}

/// The growing windows of one search, and the room for their bytes.
private struct Windows {
    let needle: [UInt8]
    var size: Int
    var bytes: [UInt8] = []

    init(_ needle: [UInt8]) {
        self.needle = needle
        size = max(1_024, 2 * needle.count)
    }

    /// Bytes in the next window: more than the needle's.
    mutating func next() -> Int {
        if size < 262_144 { size *= 4 }
        return size
    }

    mutating func first(in rope: Rope, _ range: Range<TextOffset>) -> TextOffset? {
        bytes.removeAll(keepingCapacity: true)
        rope.forEachChunk(in: range) { bytes.append(contentsOf: $0) }
        let hit = needle.withUnsafeBytes { wanted in
            bytes.withUnsafeBytes { ByteScan.firstIndex(of: wanted, in: $0) }
        }
        return hit.map { range.lowerBound + $0 }
    }
}
