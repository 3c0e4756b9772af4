/// All remarks on a text, found a slice at a time and kept true while the text is edited.
///
/// Whether the text has changed is seen from the text itself: a rope kept from the last time costs nothing to keep and
/// little to compare. What lies around a change is read anew, the rest moves along. The reading begins some way before the
/// change, since a repeated word looks back at the first one, and goes on some way behind.
public struct LookOver: Sendable {
    /// What has been remarked, in the order of the text.
    public private(set) var remarks: [StyleRemark] = []
    /// What counts.
    public let rules: StyleRules
    private var text: Rope
    private var reader: StyleReader
    /// Bytes around a change whose remarks are found anew, and as many again that are read to find them.
    private static let reach = 2_048
    /// Bytes of a change that are read at once; after a longer one all begins anew.
    private static let longestChange = 256 << 10

    /// Begins at the start of a text; nothing has been read yet.
    public init(_ rules: StyleRules, _ text: Rope) {
        self.rules = rules
        self.text = text
        reader = StyleReader(rules, from: .zero)
    }

    /// Whether all of the text has been read.
    public var isComplete: Bool { reader.place >= text.end }

    /// Reads on.
    ///
    /// - Complexity: O(`count`).
    public mutating func read(atMost count: Int) {
        guard !isComplete else { return }
        add(reader.read(text, to: text.end, atMost: count))
    }

    /// The remarks that begin in `range`, or reach into it.
    ///
    /// - Complexity: O(log n + the remarks there).
    public func remarks(in range: Range<TextOffset>) -> ArraySlice<StyleRemark> {
        var low = index(ofFirstAt: range.lowerBound)
        while low > 0, remarks[low - 1].range.upperBound > range.lowerBound { low -= 1 }
        return remarks[low..<max(low, index(ofFirstAt: range.upperBound))]
    }

    /// Which remark is the first that begins at `place` or behind it; their number when none does.
    ///
    /// - Complexity: O(log n).
    public func index(ofFirstAt place: TextOffset) -> Int {
        var range = 0..<remarks.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range =
                remarks[middle].range.lowerBound < place
                ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// Goes on with the text as it is now.
    ///
    /// - Complexity: O(log² n + what is around the change).
    public mutating func follow(_ now: Rope) {
        guard let (old, new) = text.difference(to: now) else { return }
        let (wasComplete, delta) = (isComplete, new.count - old.count)
        text = now
        guard wasComplete || old.lowerBound < reader.place else { return }
        guard new.count <= Self.longestChange else { return self = LookOver(rules, now) }
        let begin = now.paragraphStart(containing: new.lowerBound - min(new.lowerBound.bytes, 2 * Self.reach))
        let first = now.paragraphStart(containing: new.lowerBound - min(new.lowerBound.bytes, Self.reach))
        let last = now.nextParagraphStart(after: min(new.upperBound + Self.reach, now.end))
        let end = now.nextParagraphStart(after: min(last + Self.reach, now.end))
        var reading = StyleReader(rules, from: begin)
        let found = reading.read(now, to: end, atMost: end - begin)
        let isWhole = reader.place < old.upperBound || reader.place + delta <= end
        remarks = remarks.compactMap { remark in
            if remark.range.lowerBound < first { return remark }
            guard remark.range.lowerBound >= old.upperBound else { return nil }
            let moved = remark.moved(by: delta)
            return moved.range.lowerBound >= last && !isWhole ? moved : nil
        }
        add(found.filter { $0.range.lowerBound >= first && (isWhole || $0.range.lowerBound < last) })
        if isWhole { reader = reading } else { reader.move(by: delta) }
    }

    private mutating func add(_ found: [StyleRemark]) {
        guard let first = found.first else { return }
        let isLast = remarks.last.map { $0.range.lowerBound <= first.range.lowerBound } ?? true
        remarks += found
        if !isLast { remarks.sort { $0.range.lowerBound < $1.range.lowerBound } }
    }
}

extension StyleRemark {
    fileprivate func moved(by delta: Int) -> StyleRemark {
        StyleRemark(range.lowerBound + delta..<range.upperBound + delta, reason)
    }
}

extension Rope {
    /// Where `other` differs from this text: the stretch here, and the one that stands there in its place; nil when they are
    /// the same.
    ///
    /// - Complexity: O(log n) comparisons, each of which passes over what both share.
    func difference(to other: Rope) -> (old: Range<TextOffset>, new: Range<TextOffset>)? {
        if self == other { return nil }
        let shorter = Swift.min(count, other.count)
        let head = Self.longest(shorter) { self[.zero..<TextOffset($0)] == other[.zero..<TextOffset($0)] }
        let tail = Self.longest(shorter - head) { self[end - $0..<end] == other[other.end - $0..<other.end] }
        return (TextOffset(head)..<end - tail, TextOffset(head)..<other.end - tail)
    }

    /// The largest number up to `limit` for which `holds` is true, as it is for all smaller ones.
    private static func longest(_ limit: Int, _ holds: (Int) -> Bool) -> Int {
        var range = 0..<limit
        while !range.isEmpty {
            let middle = range.upperBound - range.count / 2
            range = holds(middle) ? middle..<range.upperBound : range.lowerBound..<middle - 1
        }
        return range.lowerBound
    }
}
