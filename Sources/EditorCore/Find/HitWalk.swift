/// All hits of a stretch of text in order, none over another, a slice of work at a time.
public struct HitWalk {
    /// What is looked for.
    private(set) var search: TextSearch
    /// Where hits must lie.
    let scope: Range<TextOffset>
    /// What lies before this place is done.
    private(set) var reached: TextOffset
    private var isBehindHit: Bool
    /// How far the places reach at which a hit may start.
    private let placesEnd: TextOffset

    /// A slice of work.
    enum Step {
        case hit(SearchHit)
        /// All are told.
        case done
        case unfinished
        case failed(PatternProblem)
    }

    /// A walk over the hits that lie in `scope`.
    ///
    /// - Parameters:
    ///   - isBehindHit: whether a hit ends where it begins, so that an empty one there is none.
    ///   - includesEnd: whether an empty hit may stand at the very end.
    init(
        _ search: TextSearch, in scope: Range<TextOffset>, isBehindHit: Bool = false, includesEnd: Bool = true
    ) {
        self.search = search
        placesEnd = includesEnd ? scope.upperBound + 1 : scope.upperBound
        self.isBehindHit = isBehindHit
        self.scope = scope
        reached = scope.lowerBound
    }

    /// Gives the next hit, unless that takes more than `budget` work.
    mutating func next(in text: Rope, budget: Int) -> Step {
        while reached < placesEnd {
            let places = reached..<placesEnd
            switch search.nearest(.forward, in: places, of: text, isBehindHit: isBehindHit, budget: budget) {
            case .hit(let hit):
                isBehindHit = hit.range.upperBound <= scope.upperBound
                reached = isBehindHit ? hit.range.upperBound : hit.range.lowerBound + 1
                if isBehindHit { return .hit(hit) }
            case .none:
                reached = placesEnd
            case .unfinished(let place):
                if place != reached { isBehindHit = false }
                reached = place
                return .unfinished
            case .failed(let problem): return .failed(problem)
            }
        }
        return .done
    }
}
