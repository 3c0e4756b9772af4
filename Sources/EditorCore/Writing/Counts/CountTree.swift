/// The counts of a text, kept along with its changes: a word across two stretches is one.
///
/// A stretch that was counted begins and ends at edges of grapheme clusters, one that was not begins at one.
///
/// **Rejected.** Counting by paragraph: one of 10 MB would be counted anew for each letter. Summaries with loose ends that
/// can be joined in any order: right for words, but not for clusters and sentences.
public struct CountTree: Sendable {
    /// How much of the text has a figure.
    public private(set) var rule: CountingRule
    /// The figures of the whole text when they were last known; nil before that.
    public private(set) var lastKnown: TextFigures?
    private(set) var tree: StretchTree<TextCounter.State, TextFigures>
    /// Changes that the tree has not heard of, as one. To tell it takes longer than a key should, and keys come one behind
    /// the other.
    private var untold: Splice?
    private let chunkBytes: Int

    /// Bytes that the longest cluster and the scalar behind it take.
    private static let margin = 4 * (GraphemeBreaker.longest + 1)

    /// The counts of a text of `bytes` bytes, of which nothing is known yet.
    ///
    /// - Parameter chunkBytes: bytes that are counted anew after a change; tests take few.
    public init(bytes: Int = 0, rule: CountingRule = .prose, chunkBytes: Int = 4_096) {
        self.rule = rule
        self.chunkBytes = chunkBytes
        tree = StretchTree(bytes: bytes, beginning: .init())
        noteKnown()
    }

    /// Begins anew.
    public mutating func forget(bytes: Int, rule: CountingRule) {
        self = CountTree(bytes: bytes, rule: rule, chunkBytes: chunkBytes)
    }

    /// The figures of the whole text; nil while some of it is not counted.
    public var total: TextFigures? { untold == nil && tree.isKnown ? tree.root.sum.found : nil }

    /// Lets the counts follow a change.
    ///
    /// - Complexity: O(1) for a change that touches the one before, else O(log n + stretches removed)
    public mutating func follow(_ edit: Edit) {
        let splice = Splice(edit)
        guard !splice.isEmpty, untold?.join(splice) != true else { return }
        tell()
        untold = splice
    }

    /// Lets the tree hear of the changes.
    private mutating func tell() {
        guard let splice = untold else { return }
        untold = nil
        // The last bytes before the change may become a letter with what comes.
        tree.follow(splice, from: max(0, splice.offset.bytes - 4), joiningUpTo: chunkBytes)
        noteKnown()
    }

    /// Counts on.
    ///
    /// - Parameters:
    ///   - text: the text as it is now.
    ///   - count: bytes to be read, about.
    /// - Complexity: O(`count`)
    public mutating func goOn(in text: Rope, atMost count: Int) {
        tell()
        guard let (start, stretch) = tree.root.firstUnknown() else { return }
        let place = TextOffset(start)
        let goal = min(stretch.bytes, max(count, 1))
        let window = text.bytes(in: place..<min(text.end, place + goal + Self.margin))
        var counter = TextCounter(rule, breakByte: text.breakByte, from: stretch.entry)
        var counted: [StretchTree<TextCounter.State, TextFigures>.Leaf] = []
        var reached = 0
        while reached < goal {
            let entry = counter.state
            // Less than a chunk is not left over.
            let step = goal - reached < 2 * chunkBytes ? goal - reached : chunkBytes
            let end = counter.pass(window, from: reached, to: reached + step)
            counted.append(.init(bytes: end - reached, entry: entry, found: counter.takeFigures()))
            reached = end
        }
        tree.put(counted, at: start, leaving: counter.state)
        noteKnown()
    }

    /// The figures of a part of the text, taken as a text of its own; nil where something in it is not counted yet.
    ///
    /// - Complexity: O(log n + chunk)
    public func figures(of range: Range<TextOffset>, in text: Rope) -> TextFigures? {
        if untold != nil {
            var told = self
            told.tell()
            return told.figures(of: range, in: text)
        }
        var counter = TextCounter(rule, breakByte: text.breakByte)
        var sum = TextFigures()
        var place = range.lowerBound.bytes
        let end = range.upperBound.bytes
        while place < end {
            guard let (start, stretch) = tree.root.stretch(at: place), stretch.found != nil else {
                return nil
            }
            let whole = tree.root.sum(endingBy: end)
            if start == place, stretch.entry == counter.state, whole.bytes > place {
                let before = tree.root.sum(endingBy: place)
                guard whole.unknown == before.unknown else { return nil }
                sum += whole.found
                sum -= before.found
                place = whole.bytes
                guard place < end, let next = tree.root.stretch(at: place)?.stretch else { break }
                counter = TextCounter(rule, breakByte: text.breakByte, from: next.entry)
            } else {
                let stop = min(end, start + stretch.bytes)
                let bytes = text.bytes(in: TextOffset(place)..<TextOffset(stop))
                _ = counter.pass(bytes, from: 0, to: bytes.count)
                sum += counter.takeFigures()
                place = stop
            }
        }
        return sum
    }

    private mutating func noteKnown() {
        if let total { lastKnown = total }
    }
}
