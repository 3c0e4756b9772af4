/// A place that was found.
public struct SearchHit: Hashable, Sendable {
    /// The bytes found; none where a pattern matches an edge, such as `^`.
    public let range: Range<TextOffset>
    /// What the groups of a pattern hold, the whole hit first; nil for one that had no part in it.
    public let groups: [Range<TextOffset>?]
    /// Whether the search went past the end of the text and began again, or past the start.
    public var wrapped = false

    init(_ range: Range<TextOffset>, groups: [Range<TextOffset>?] = []) {
        self.range = range
        self.groups = groups
    }
}

/// Which way a search goes.
public enum SearchDirection: Sendable {
    case forward, backward
}

/// What a stretch of places has led to.
enum SearchStep {
    /// The nearest hit.
    case hit(SearchHit)
    /// No hit starts there.
    case none
    /// There was not work enough for all of it; what lies before this place, or backward behind it, is done.
    case unfinished(reached: TextOffset)
    case failed(PatternProblem)
}

/// Words or a pattern, made ready to be looked for in one text.
///
/// A hit begins and ends between two grapheme clusters: whoever looks for `e` does not mean the base of an `é` that is
/// written as two scalars.
public enum TextSearch {
    case words(LiteralSearch)
    case pattern(PatternSearch)

    /// Makes a search ready.
    ///
    /// - Throws: why a pattern cannot be looked for.
    public init(_ query: SearchQuery, _ library: any PatternLibrary, lineEnding: LineEnding = .lf)
        throws(PatternProblem)
    {
        if query.options.contains(.pattern) {
            self = .pattern(try PatternSearch(query, library, lineEnding: lineEnding))
        } else {
            self = .words(LiteralSearch(query))
        }
    }

    /// Work done so far: bytes looked through, and for the steps of a pattern as many as take as long.
    public var work: Int {
        switch self {
        case .words(let search): search.work
        case .pattern(let search): search.work
        }
    }

    /// Whether what is sought was met, but not as whole letters or words.
    public var hasTornHits: Bool {
        switch self {
        case .words(let search): search.hasTornHits
        case .pattern(let search): search.hasTornHits
        }
    }

    /// The hits that lie in `page`, which should be small, or reach into it, in text order.
    public mutating func hits(touching page: Range<TextOffset>, of text: Rope) -> [Range<TextOffset>] {
        let start = text.paragraphStart(containing: page.lowerBound)
        let near = text.clusterEdge(atOrBefore: page.lowerBound - min(page.lowerBound.bytes, Self.before))
        var walk = HitWalk(self, in: max(start, near)..<text.end)
        var hits: [Range<TextOffset>] = []
        while walk.reached < page.upperBound, case .hit(let hit) = walk.next(in: text, budget: Self.pageWork),
            hit.range.lowerBound < page.upperBound
        {
            if !hit.range.isEmpty, hit.range.upperBound > page.lowerBound { hits.append(hit.range) }
        }
        return hits
    }

    /// Bytes before a page at which hits are looked for that reach into it.
    private static let before = 4_096
    /// Work for the hits of a page, at most; where a pattern takes more, the rest stays unmarked.
    private static let pageWork = 1 << 20

    /// The nearest hit that starts in `places`.
    ///
    /// - Parameters:
    ///   - isBehindHit: whether an empty hit at the first place does not count, as it would touch the hit before.
    ///   - budget: work that may be done.
    mutating func nearest(
        _ direction: SearchDirection, in places: Range<TextOffset>, of text: Rope, isBehindHit: Bool = false,
        budget: Int
    ) -> SearchStep {
        switch self {
        case .words(var search):
            self = .words(LiteralSearch(SearchQuery("")))
            defer { self = .words(search) }
            return search.nearest(direction, in: places, of: text, budget: budget)
        case .pattern(var search):
            defer { self = .pattern(search) }
            return search.nearest(direction, in: places, of: text, isBehindHit: isBehindHit, budget: budget)
        }
    }
}

extension Rope {
    /// Whether no cluster, and if wanted no word, reaches over an end of `range`.
    func isWhole(_ range: Range<TextOffset>, asWords: Bool) -> Bool {
        guard isLetterEdge(range.lowerBound), isLetterEdge(range.upperBound) else { return false }
        guard asWords else { return true }
        return isWordEdge(range.upperBound)
            && (isWordEdge(range.lowerBound) || isElided(before: range.lowerBound))
    }

    /// Whether what stands before `place` is an article or the like that has lost its end, as in l’eau and qu’elle.
    private func isElided(before place: TextOffset) -> Bool {
        let bytes = bytes(in: max(.zero, place - min(place.bytes, 32))..<place)
        let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        guard scalars.last == "'" || scalars.last == "’" else { return false }
        let word = scalars.dropLast().reversed().prefix { $0.properties.isAlphabetic }
        return word.count == 1 || word.prefix(2).elementsEqual(["u", "q"])
    }

    /// Asked for every hit on a page, so what needs no rules goes first: between two printable ASCII letters is an edge.
    private func isLetterEdge(_ place: TextOffset) -> Bool {
        guard place > .zero, place < end else { return true }
        let printable: ClosedRange<UInt8> = 0x20...0x7E
        if printable.contains(self[place - 1]), printable.contains(self[place]) { return true }
        return isClusterEdge(place)
    }
}
