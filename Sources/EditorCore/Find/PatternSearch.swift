/// Finding a pattern, paragraph by paragraph or across them.
///
/// The library's call for one match may take as long as it likes, so it is given a number of steps and comes back when
/// these are used up, with the place up to which it is sure. From there it goes on in the next slice. An attempt that
/// takes all steps of a slice at one place is made again with more of them, a few times; then the pattern is given up.
public struct PatternSearch {
    /// Work done so far, in bytes looked through; a step counts as much as takes as long.
    private(set) var work = 0
    /// Whether matches were met that begin or end inside a letter or a word.
    private(set) var hasTornHits = false

    private let pattern: any CompiledPattern
    private let wholeWords: Bool
    private let crossesParagraphs: Bool
    private var block: PatternBlock?
    /// Steps for the attempt at a place that took all there were.
    private var patience = 0
    /// A search backward that is not through.
    private var backward: Backward?

    /// Going backward means to go forward from a place before, and to take the last hit.
    private struct Backward {
        /// Hits that start before this are looked for.
        let limit: TextOffset
        /// Where it began.
        let start: TextOffset
        /// How far it has come.
        var reached: TextOffset
        var isBehindHit = false
        var last: SearchHit?

        mutating func take(_ hit: SearchHit) {
            last = hit
            reached = hit.range.upperBound
            isBehindHit = true
        }
    }

    /// What a step costs, in bytes looked through.
    static let stepCost = 32
    /// What a call of the library costs by itself, in bytes looked through.
    private static let callCost = 64
    /// Steps for one attempt, at most: some tenths of a second.
    static let mostSteps = 4 << 20

    /// Makes the pattern of `query` ready.
    init(
        _ query: SearchQuery, _ library: any PatternLibrary, lineEnding: LineEnding
    ) throws(PatternProblem) {
        crossesParagraphs = query.crossesParagraphs
        wholeWords = query.options.contains(.wholeWords)
        let words = lineEnding == .lf ? query.words : PatternSyntax.anyLineEnd(query.words)
        pattern = try library.compile(
            words, ignoringCase: query.ignoresCase, acrossParagraphs: crossesParagraphs)
    }

    /// The highest number of a group.
    var groupCount: Int { pattern.groupCount }
    /// The number of the group called `name`.
    func group(named name: String) -> Int? { pattern.group(named: name) }

    mutating func nearest(
        _ direction: SearchDirection, in places: Range<TextOffset>, of text: Rope, isBehindHit: Bool,
        budget: Int
    ) -> SearchStep {
        let goal = work + max(1, budget)
        return direction == .forward
            ? next(in: places, of: text, isBehindHit: isBehindHit, goal: goal)
            : previous(in: places, of: text, goal: goal)
    }

    private mutating func next(
        in places: Range<TextOffset>, of text: Rope, isBehindHit: Bool, goal: Int
    ) -> SearchStep {
        var place = places.lowerBound
        var isBehindHit = isBehindHit
        while place < places.upperBound, place <= text.end {
            if work >= goal { return .unfinished(reached: place) }
            switch attempt(from: place, of: text, isBehindHit: isBehindHit, goal: goal) {
            case .hit(let hit):
                if hit.range.lowerBound >= places.upperBound { return .none }
                if text.isWhole(hit.range, asWords: wholeWords) { return .hit(hit) }
                hasTornHits = true
                place = hit.range.lowerBound + 1
            case .none(let next): place = next
            case .paused(let reached): return .unfinished(reached: reached)
            case .failed: return .failed(.tooHard)
            }
            isBehindHit = false
        }
        return .none
    }

    /// What one call of the library has led to.
    private enum Attempt {
        case hit(SearchHit)
        /// No hit starts before this place.
        case none(TextOffset)
        case paused(TextOffset)
        case failed
    }

    private mutating func attempt(
        from place: TextOffset, of text: Rope, isBehindHit: Bool, goal: Int
    ) -> Attempt {
        let block = block(around: place, of: text)
        let subject = block.subject(around: place, acrossParagraphs: crossesParagraphs)
        let base = block.range.lowerBound + subject.part.lowerBound
        // Between the two bytes of a line end.
        if place - base > subject.part.count { return .none(place + 1) }
        let from = block.scalarStart(place - block.range.lowerBound) - subject.part.lowerBound
        var edges = subject.edges
        if isBehindHit, base + from == place { edges.insert(.notEmptyAtStart) }
        let steps = max((goal - work) / Self.stepCost, 1, patience)
        let match = block.withBytes(of: subject) { pattern.match(in: $0, from: from, edges, steps: steps) }
        work += match.steps * Self.stepCost + Self.callCost
        defer { if case .paused = match.outcome {} else { patience = 0 } }
        switch match.outcome {
        case .found(let groups):
            guard let whole = groups.first.flatMap({ $0 }) else { return .failed }
            if base + whole.lowerBound >= block.starts.upperBound { return .none(block.starts.upperBound) }
            return .hit(
                SearchHit(
                    base + whole.lowerBound..<base + whole.upperBound,
                    groups: groups.map { $0.map { base + $0.lowerBound..<base + $0.upperBound } }))
        case .none:
            work += subject.part.count - from
            return .none(subject.next.map { block.range.lowerBound + $0 } ?? block.starts.upperBound)
        case .paused(let reached):
            patience = reached > from ? 0 : steps * 4
            return patience > Self.mostSteps ? .failed : .paused(base + reached)
        case .tooHard: return .failed
        }
    }

    private mutating func previous(in places: Range<TextOffset>, of text: Rope, goal: Int) -> SearchStep {
        var limit = min(places.upperBound, text.end + 1)
        while limit > places.lowerBound {
            var run =
                backward?.limit == limit ? backward ?? begin(before: limit, text) : begin(before: limit, text)
            backward = nil
            while run.reached < limit {
                if work >= goal {
                    backward = run
                    return .unfinished(reached: limit)
                }
                switch next(in: run.reached..<limit, of: text, isBehindHit: run.isBehindHit, goal: goal) {
                case .hit(let hit): run.take(hit)
                case .none: run.reached = limit
                case .unfinished(let place):
                    if place != run.reached { run.isBehindHit = false }
                    run.reached = place
                case .failed(let problem): return .failed(problem)
                }
            }
            if let last = run.last, last.range.lowerBound >= places.lowerBound { return .hit(last) }
            limit = run.start
        }
        return .none
    }

    private func begin(before limit: TextOffset, _ text: Rope) -> Backward {
        let near = max(.zero, limit - 1)
        let start = text.paragraphStart(containing: near - min(near.bytes, PatternBlock.usual))
        return Backward(limit: limit, start: start, reached: start)
    }

    private mutating func block(around place: TextOffset, of text: Rope) -> PatternBlock {
        if let block, block.decides(place, of: text) { return block }
        let block = PatternBlock(around: place, of: text, acrossParagraphs: crossesParagraphs)
        work += block.range.count / 8
        self.block = block
        return block
    }
}
