import EditorCore

extension Rope {
    /// The nearest hit of words, however long it takes; around the end of the text if need be.
    public func firstHit(
        of words: String, _ options: SearchQuery.Options = [], from place: TextOffset = .zero,
        _ direction: SearchDirection = .forward, patterns: any PatternLibrary = NoPatterns()
    ) -> SearchHit? {
        guard let search = try? TextSearch(SearchQuery(words, options), patterns) else { return nil }
        var walk = SearchWalk(search, from: place, direction, in: self)
        while true {
            switch walk.advance(in: self, atMost: 1 << 24) {
            case .found(let hit): return hit
            case .absent, .failed: return nil
            case .unfinished: continue
            }
        }
    }

    /// All hits of words, as they are marked on a page that shows all of the text.
    public func hits(
        of words: String, _ options: SearchQuery.Options = [], patterns: any PatternLibrary = NoPatterns()
    ) -> [Range<TextOffset>] {
        guard var search = try? TextSearch(SearchQuery(words, options), patterns) else { return [] }
        return search.hits(touching: range, of: self)
    }
}
