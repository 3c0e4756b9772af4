/// Two versions of a passage, compared by words.
struct ChangedPassage {
    /// What became of each part, in order.
    private(set) var parts: [TextComparison.Span] = []

    /// Where one part of both is kept, with what was changed before it.
    private struct Kept {
        var old: Range<TextOffset>
        var new: Range<TextOffset>
        /// A paragraph ends in it, and the changes on either side belong to different ones.
        var holdsEnd: Bool
    }

    /// Compares `oldRange` of one text with `newRange` of another.
    init(
        _ old: Rope, _ oldRange: Range<TextOffset>, _ new: Rope, _ newRange: Range<TextOffset>,
        _ budget: inout Int
    ) {
        guard !oldRange.isEmpty, !newRange.isEmpty else {
            addChange(oldRange, newRange)
            return
        }
        var numbers = PieceNumbers()
        let before = TextPieces.words(of: old, in: oldRange, &numbers)
        let after = TextPieces.words(of: new, in: newRange, &numbers)
        let runs = SequenceMatcher.runs(before.numbers, after.numbers, budget: &budget)
        var kept = runs.map { run in
            let range = after.range(of: run.new, behind: newRange.lowerBound)
            return Kept(
                old: before.range(of: run.old, behind: oldRange.lowerBound), new: range,
                holdsEnd: new[range].summary.breaks > 0)
        }
        Self.giveUpChance(&kept, oldRange, newRange)
        let sum = kept.reduce(0) { $0 + $1.new.count }
        if sum < min(oldRange.count, newRange.count) / 4 { kept = [] }
        add(kept, oldRange, newRange)
    }

    /// Gives up what is kept by chance: all that is no longer than the changes before and behind it.
    private static func giveUpChance(
        _ kept: inout [Kept], _ oldRange: Range<TextOffset>, _ newRange: Range<TextOffset>
    ) {
        var left: [Kept] = []
        /// The length of the change between two parts, or at an edge.
        func change(_ before: Kept?, _ behind: Kept?) -> Int {
            let old =
                (behind?.old.lowerBound ?? oldRange.upperBound)
                - (before?.old.upperBound ?? oldRange.lowerBound)
            let new =
                (behind?.new.lowerBound ?? newRange.upperBound)
                - (before?.new.upperBound ?? newRange.lowerBound)
            return max(old, new)
        }
        for index in kept.indices {
            left.append(kept[index])
            let next = index + 1 < kept.count ? kept[index + 1] : nil
            while let last = left.last, !last.holdsEnd {
                let before = left.count > 1 ? left[left.count - 2] : nil
                let length = last.new.count
                guard length <= change(before, last), length <= change(last, next) else { break }
                left.removeLast()
            }
        }
        kept = left
    }

    private mutating func add(
        _ kept: [Kept], _ oldRange: Range<TextOffset>, _ newRange: Range<TextOffset>
    ) {
        var (x, y) = (oldRange.lowerBound, newRange.lowerBound)
        for part in kept {
            addChange(x..<part.old.lowerBound, y..<part.new.lowerBound)
            parts.append(.init(kind: .kept, old: part.old, new: part.new))
            (x, y) = (part.old.upperBound, part.new.upperBound)
        }
        addChange(x..<oldRange.upperBound, y..<newRange.upperBound)
    }

    private mutating func addChange(_ old: Range<TextOffset>, _ new: Range<TextOffset>) {
        if !old.isEmpty {
            parts.append(.init(kind: .removed, old: old, new: new.lowerBound..<new.lowerBound))
        }
        if !new.isEmpty {
            parts.append(.init(kind: .inserted, old: old.upperBound..<old.upperBound, new: new))
        }
    }
}
