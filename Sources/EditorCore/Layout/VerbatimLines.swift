/// Lines that hold code and not prose, so that nothing in them is a mark of a list or a quotation.
///
/// Which these are follows from the whole text, of which a layout knows nothing: it is told, and goes along with edits until
/// it is told anew.
struct VerbatimLines: Sendable {
    /// Where such lines begin and end, in order.
    private(set) var ranges: [Range<TextOffset>] = []
    /// Which state of them this is; nil when nothing is known.
    private(set) var version: Int?

    /// None.
    init() {}

    init(_ ranges: [Range<TextOffset>], version: Int) { (self.ranges, self.version) = (ranges, version) }

    /// Whether the line that starts at `place` is one.
    ///
    /// - Complexity: O(log of ranges)
    func contains(_ place: TextOffset) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= place { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= place
    }

    /// Goes along with a change.
    ///
    /// - Complexity: O(ranges behind the change), O(1) where there are none
    mutating func follow(_ edit: Edit) {
        let moved = { (place: TextOffset) in place == .beyondAll ? place : edit.map(place) }
        for index in ranges.indices.reversed() {
            let range = ranges[index]
            if range.upperBound <= edit.offset { return }
            ranges[index] = moved(range.lowerBound)..<moved(range.upperBound)
        }
    }
}

extension TextOffset {
    /// Behind the end of every text.
    static let beyondAll = TextOffset(.max)
}
