/// A stretch of text that is to stand in the place of another, and what is selected afterwards.
public struct Reshaping: Equatable, Sendable {
    /// What is replaced.
    public var range: Range<TextOffset>
    /// What stands there then.
    public var bytes: [UInt8]
    /// Caret and selection in the text as it is then.
    public var selection: Selection

    /// Describes a change.
    public init(_ range: Range<TextOffset>, _ bytes: [UInt8], _ selection: Selection) {
        self.range = range
        self.bytes = bytes
        self.selection = selection
    }
}

extension Rope {
    /// The smallest change that does what `reshaping` says; nil when the text is so already.
    ///
    /// - Complexity: O(size of the reshaping).
    public func change(by reshaping: Reshaping) -> (range: Range<TextOffset>, bytes: [UInt8])? {
        let old = bytes(in: reshaping.range)
        let new = reshaping.bytes
        if old == new { return nil }
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        let base = reshaping.range.lowerBound
        return (base + start..<base + (old.count - tail), Array(new[start..<new.count - tail]))
    }
}

/// Stretches of a text whose contents change places, while everything between them stays.
///
/// Lines are sorted, paragraphs moved and words exchanged by this one thing. Line ends belong to what is between, so a
/// last line without one needs no rule of its own.
struct Reordering {
    /// The stretches, in text order, none of them touching another's inside.
    var slots: [Range<TextOffset>]
    /// For each stretch, which of them comes there.
    var order: [Int]

    /// The change that this is. Anchor and head stay with the letters that they stand at.
    ///
    /// - Complexity: O(bytes from the first stretch to the last).
    func reshaping(of text: Rope, _ selection: Selection) -> Reshaping? {
        guard let first = slots.first, let last = slots.last else { return nil }
        var bytes: [UInt8] = []
        var starts = Array(repeating: first.lowerBound, count: slots.count)
        var gaps: [TextOffset] = []
        for (index, source) in order.enumerated() {
            starts[source] = first.lowerBound + bytes.count
            bytes += text.bytes(in: slots[source])
            gaps.append(first.lowerBound + bytes.count)
            if index + 1 < slots.count {
                bytes += text.bytes(in: slots[index].upperBound..<slots[index + 1].lowerBound)
            }
        }
        let moved = { (place: TextOffset) in
            if let slot = slots.firstIndex(where: { $0.contains(place) || $0.upperBound == place }) {
                return starts[slot] + (place - slots[slot].lowerBound)
            }
            guard let gap = slots.lastIndex(where: { $0.upperBound < place }), place < last.upperBound else {
                return place
            }
            return gaps[gap] + (place - slots[gap].upperBound)
        }
        return Reshaping(
            first.lowerBound..<last.upperBound, bytes,
            Selection(anchor: moved(selection.anchor), head: moved(selection.head)))
    }
}
