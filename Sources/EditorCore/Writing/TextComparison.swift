/// How one text became another, as a writer reads it: paragraphs first, then words inside those that changed.
///
/// **Idea.** What both texts begin and end with is passed over at the speed of memory. The paragraphs between are matched
/// whole; what is left between two matches is matched by words. Words that agree by chance inside a passage that was
/// written anew would make a mosaic, so a match that is shorter than the changes around it is given up, and a passage
/// that shares little is shown as one removed and one inserted.
///
/// **Invariant.** The kept and removed spans, in order, are the old text; the kept and inserted ones the new. No two
/// neighbours are of the same kind, and a removed span comes before the inserted one in its place.
///
/// The work is bounded whatever the texts are (see `SequenceMatcher`), yet for long ones more than a key may wait for:
/// those are compared by a worker.
public struct TextComparison: Sendable {
    /// A stretch of one or both texts.
    public struct Span: Hashable, Sendable {
        /// What became of it.
        public enum Kind: Hashable, Sendable {
            case kept, removed, inserted
        }

        /// What became of it.
        public var kind: Kind
        /// The bytes of the old text; empty, and the place, for what was inserted.
        public var old: Range<TextOffset>
        /// The bytes of the new text; empty, and the place, for what was removed.
        public var new: Range<TextOffset>
    }

    /// Steps that a comparison may take: some tenths of a second in the worst case.
    public static let budget = 8_000_000

    /// The text before.
    public let old: Rope
    /// The text after.
    public let new: Rope
    /// What became of each part, in order.
    public private(set) var spans: [Span] = []
    /// Steps that the search took: the measure of work for tests.
    public private(set) var work = 0

    /// Compares two texts.
    ///
    /// - Complexity: O(n log n), and at most `budget` steps for the search.
    public init(old: Rope, new: Rope, budget: Int = Self.budget) {
        self.old = old
        self.new = new
        var left = budget
        let (oldMiddle, newMiddle) = Self.middles(old, new)
        add(.kept, .zero..<oldMiddle.lowerBound, .zero..<newMiddle.lowerBound)
        compareParagraphs(oldMiddle, newMiddle, &left)
        add(.kept, oldMiddle.upperBound..<old.end, newMiddle.upperBound..<new.end)
        work = budget - left
    }

    /// Whether a reader would see no difference.
    public var isSame: Bool { spans.allSatisfy { $0.kind == .kept } }

    /// The bytes of a span: those of the new text where it was kept or inserted.
    ///
    /// - Complexity: O(log n).
    public func text(of span: Span) -> Rope { span.kind == .removed ? old[span.old] : new[span.new] }

    private mutating func compareParagraphs(
        _ oldRange: Range<TextOffset>, _ newRange: Range<TextOffset>, _ budget: inout Int
    ) {
        var numbers = PieceNumbers()
        let before = TextPieces.paragraphs(of: old, in: oldRange, &numbers)
        let after = TextPieces.paragraphs(of: new, in: newRange, &numbers)
        let runs = SequenceMatcher.runs(before.numbers, after.numbers, budget: &budget)
        var (x, y) = (0, 0)
        for run in runs {
            compareWords(
                before.range(of: x..<run.old.lowerBound, behind: oldRange.lowerBound),
                after.range(of: y..<run.new.lowerBound, behind: newRange.lowerBound), &budget)
            add(
                .kept, before.range(of: run.old, behind: oldRange.lowerBound),
                after.range(of: run.new, behind: newRange.lowerBound))
            (x, y) = (run.old.upperBound, run.new.upperBound)
        }
        compareWords(
            before.range(of: x..<before.numbers.count, behind: oldRange.lowerBound),
            after.range(of: y..<after.numbers.count, behind: newRange.lowerBound), &budget)
    }

    private mutating func compareWords(
        _ oldRange: Range<TextOffset>, _ newRange: Range<TextOffset>, _ budget: inout Int
    ) {
        for part in ChangedPassage(old, oldRange, new, newRange, &budget).parts {
            add(part.kind, part.old, part.new)
        }
    }

    private mutating func add(_ kind: Span.Kind, _ old: Range<TextOffset>, _ new: Range<TextOffset>) {
        if old.isEmpty, new.isEmpty { return }
        if let last = spans.last, last.kind == kind {
            spans[spans.count - 1].old = last.old.lowerBound..<old.upperBound
            spans[spans.count - 1].new = last.new.lowerBound..<new.upperBound
        } else {
            spans.append(Span(kind: kind, old: old, new: new))
        }
    }
}

extension TextComparison {
    private static let block = 65_536

    /// What is left of both texts without the paragraphs that they share at the start and at the end.
    private static func middles(_ old: Rope, _ new: Rope) -> (Range<TextOffset>, Range<TextOffset>) {
        // The paragraphs of the two are not the same ones, so all of them are looked at.
        guard old.breakByte == new.breakByte else { return (old.range, new.range) }
        var start = TextOffset.zero
        let shorter = min(old.end, new.end)
        while start < shorter {
            let range = start..<min(start + block, shorter)
            let (mine, other) = (old.bytes(in: range), new.bytes(in: range))
            if mine == other {
                start = range.upperBound
                continue
            }
            start += zip(mine, other).prefix { $0 == $1 }.count
            break
        }
        if start == old.end, start == new.end { return (start..<start, start..<start) }
        start = old.paragraphStart(containing: start)
        let tail = sharedTail(old, new, limit: shorter - start)
        return (start..<old.end - tail, start..<new.end - tail)
    }

    /// Bytes of whole paragraphs at the end that both texts share; fewer than `limit`.
    private static func sharedTail(_ old: Rope, _ new: Rope, limit: Int) -> Int {
        var tail = 0
        while tail < limit {
            let count = min(block, limit - tail)
            let mine = old.bytes(in: old.end - tail - count..<old.end - tail)
            let other = new.bytes(in: new.end - tail - count..<new.end - tail)
            if mine == other {
                tail += count
                continue
            }
            tail += zip(mine.reversed(), other.reversed()).prefix { $0 == $1 }.count
            break
        }
        let starts = [(old, old.end - tail), (new, new.end - tail)].map { text, place in
            text.end
                - (text.paragraphStart(containing: place) == place
                    ? place : text.nextParagraphStart(after: place))
        }
        return starts.min() ?? 0
    }
}

extension WordChange {
    /// Counts the words that came and went, as the words of a text are counted.
    ///
    /// - Complexity: O(length of the changes).
    public init(_ comparison: TextComparison, by rule: CountingRule = .prose) {
        self.init(inserted: 0, removed: 0)
        for span in comparison.spans where span.kind != .kept {
            let words = TextFigures(of: comparison.text(of: span), by: rule).words
            if span.kind == .removed { removed += words } else { inserted += words }
        }
    }
}
