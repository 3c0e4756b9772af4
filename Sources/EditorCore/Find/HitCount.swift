/// How many hits there are, and which of them one is, counted a slice of work at a time.
struct HitCount {
    /// Hits counted so far.
    private(set) var total = 0
    /// Whether all are counted.
    private(set) var isDone = false
    /// The length of the text that is counted in.
    let textCount: Int

    private var walk: HitWalk
    /// A hit now and then, and how many stand before it: a few thousand bytes behind the last one, so that a hundred
    /// megabytes of hits take little room and no number is far from one of these.
    private var milestones: [(start: TextOffset, before: Int)] = []
    private static let distance = 4_096

    /// Counts what `search` finds in `text`.
    init(_ search: TextSearch, in text: Rope) {
        walk = HitWalk(search, in: text.range)
        textCount = text.count
    }

    /// Work done so far.
    var work: Int { walk.search.work }

    /// Counts on for `budget` work.
    mutating func advance(in text: Rope, budget: Int) {
        let goal = work + budget
        while !isDone, work < goal {
            switch walk.next(in: text, budget: goal - work) {
            case .hit(let hit): note(hit.range.lowerBound)
            case .unfinished: return
            case .done, .failed: isDone = true
            }
        }
    }

    /// Which hit `range` is, from 1; nil when the count has not come so far, or it is none.
    func number(of range: Range<TextOffset>, in text: Rope) -> Int? {
        guard isDone || walk.reached > range.lowerBound,
            let milestone = milestones.last(where: { $0.start <= range.lowerBound })
        else { return nil }
        var number = milestone.before
        var near = HitWalk(walk.search, in: milestone.start..<max(range.upperBound, milestone.start))
        while case .hit(let hit) = near.next(in: text, budget: Self.nearby) {
            number += 1
            if hit.range.lowerBound >= range.lowerBound { return hit.range == range ? number : nil }
        }
        return nil
    }

    /// Work that is enough for the way from one milestone to the next.
    private static let nearby = 1 << 20

    private mutating func note(_ start: TextOffset) {
        if milestones.last.map({ start - $0.start >= Self.distance }) ?? true {
            milestones.append((start, total))
        }
        total += 1
    }
}
