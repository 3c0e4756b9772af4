/// A search under way, which is done a slice at a time, so that no key waits for the end of a huge text.
///
/// What is left is a stretch of places at which a hit may start. It is walked from the place where the search began to
/// the end of the text, and then, the second lap, around it to where it began; or the same way backward. More text may
/// come at the end meanwhile, as it does while a file is read.
public struct SearchWalk {
    /// What a slice of work has led to.
    public enum Outcome: Hashable, Sendable {
        /// The nearest hit.
        case found(SearchHit)
        /// There is none. `hasTornHits` says whether it does stand somewhere, but not as whole letters or words.
        case absent(hasTornHits: Bool)
        /// The rest is still to be looked through.
        case unfinished
        /// The pattern cannot be followed to the end.
        case failed(PatternProblem)
    }

    /// What is looked for.
    public private(set) var search: TextSearch
    /// Which way.
    public let direction: SearchDirection

    /// Where hits must lie; nil for the whole text, however long it becomes.
    private let scope: Range<TextOffset>?
    private let origin: TextOffset
    private var reached: TextOffset
    private var hasWrapped = false
    private var isBehindHit: Bool

    /// A search that begins at `origin`: forward with the hits that start there or behind, backward with those before.
    ///
    /// - Parameters:
    ///   - scope: where hits must lie; nil for the whole text.
    ///   - isBehindHit: whether a hit ends at the origin, so that an empty one there is not the next.
    public init(
        _ search: TextSearch, from origin: TextOffset, _ direction: SearchDirection, in text: Rope,
        scope: Range<TextOffset>? = nil, isBehindHit: Bool = false
    ) {
        self.search = search
        self.direction = direction
        self.scope = scope
        let bounds = scope ?? text.range
        self.origin = max(bounds.lowerBound, min(origin, bounds.upperBound))
        self.isBehindHit = isBehindHit
        reached = self.origin
    }

    /// Goes on until something is found, all is looked through, or `limit` work is done.
    ///
    /// - Complexity: O(limit + the bytes looked for).
    public mutating func advance(in text: Rope, atMost limit: Int) -> Outcome {
        let goal = search.work + max(1, limit)
        let isForward = direction == .forward
        while true {
            let left = placesLeft(in: text)
            if left.isEmpty {
                if hasWrapped { return .absent(hasTornHits: search.hasTornHits) }
                hasWrapped = true
                reached = isForward ? bounds(in: text).lowerBound : bounds(in: text).upperBound + 1
                continue
            }
            guard search.work < goal else { return .unfinished }
            let step = search.nearest(
                direction, in: left, of: text, isBehindHit: isBehindHit, budget: goal - search.work)
            switch step {
            case .hit(var hit):
                isBehindHit = false
                reached = isForward ? hit.range.lowerBound + 1 : hit.range.lowerBound
                guard hit.range.upperBound <= bounds(in: text).upperBound else { continue }
                hit.wrapped = hasWrapped
                return .found(hit)
            case .none:
                isBehindHit = false
                reached = isForward ? left.upperBound : left.lowerBound
            case .unfinished(let place):
                if place != reached { isBehindHit = false }
                reached = place
                return .unfinished
            case .failed(let problem): return .failed(problem)
            }
        }
    }

    private func bounds(in text: Rope) -> Range<TextOffset> { scope ?? text.range }

    /// Where a hit may start that this lap has yet to come to. An empty one may stand behind the last letter.
    private func placesLeft(in text: Rope) -> Range<TextOffset> {
        let bounds = bounds(in: text)
        let end = bounds.upperBound + 1
        return switch (direction, hasWrapped) {
        case (.forward, false): min(reached, end)..<end
        case (.forward, true): min(reached, origin)..<origin
        case (.backward, false): bounds.lowerBound..<max(reached, bounds.lowerBound)
        case (.backward, true): origin..<max(reached, origin)
        }
    }
}
