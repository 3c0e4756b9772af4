/// What is looked for in this run, and what came of it.
struct Finding {
    /// What was looked for last.
    var query = SearchQuery("")
    /// The ways to look that are on.
    var options: SearchQuery.Options = []
    /// The query made ready; nil while it is empty or no pattern.
    @Rare var search: TextSearch?
    /// What was looked for and not found, while the line still stands.
    @Rare var missing: SearchQuery?
    /// The hit that the caret stands at.
    @Rare var hit: SearchHit?
    /// Said behind the number of the hit.
    var remark = ""
    /// How many hits there are.
    @Rare var count: HitCount?
    /// A search that goes on while nothing happens.
    @Rare var running: RunningSearch?
    /// Replacing under way.
    @Rare var replacing: Replacing?
    /// What was put in last.
    var replacement = ""
    /// What was looked for and put in before.
    var sought = LineHistory(), putIn = LineHistory()
    /// Whether what former runs have looked for has been asked for.
    var hasRecalled = false
    /// Hits on show, and what they were found in.
    @Rare var shown: (source: ShownHits, hits: [Range<TextOffset>])?
}

/// All that the hits on show depend on.
struct ShownHits: Hashable {
    var query: SearchQuery
    var document: DocumentID
    var state: Int
    var textCount: Int
    var page: Range<TextOffset>
}

/// Where a search began, to go back to when it is left.
struct FindOrigin {
    /// Caret and selection.
    var selection: Selection
    /// The top row.
    var top: TextOffset
    /// Where hits must lie, when a part of the text was selected to replace in; nil for all of it.
    var scope: Range<TextOffset>?
    /// Whether what is found is to be replaced.
    var replaces = false
}

/// Lines that were filled in before, the newest first, as the arrow keys bring them back.
struct LineHistory {
    private(set) var lines: [String] = []
    /// How far back the keys have gone; nil in the line that is being written.
    private var place: Int?
    private var draft = ""

    /// Keeps a line, and stands before it again.
    mutating func keep(_ line: String) {
        place = nil
        guard !line.isEmpty else { return }
        lines.removeAll { $0 == line }
        lines.insert(line, at: 0)
        if lines.count > SearchMemory.limit { lines.removeLast() }
    }

    /// Puts lines of former runs behind those of this one.
    mutating func add(older: [String]) {
        lines += older.filter { !lines.contains($0) }
        lines.removeLast(max(0, lines.count - SearchMemory.limit))
    }

    /// Stands before the newest line again.
    mutating func rest() { place = nil }

    /// The line before, from the one that now reads `present`; nil at the end.
    mutating func older(than present: String) -> String? {
        var next = place.map { $0 + 1 } ?? 0
        // The newest is proposed already, and would seem to do nothing.
        if place == nil, lines.first == present { next = 1 }
        guard next < lines.count else { return nil }
        if place == nil { draft = present }
        place = next
        return lines[next]
    }

    /// The line after; nil at the start.
    mutating func newer() -> String? {
        guard let place else { return nil }
        self.place = place > 0 ? place - 1 : nil
        return place > 0 ? lines[place - 1] : draft
    }
}

extension SearchQuery.Options {
    /// Each way with the key that switches it in the line, its word there, and what the key does in words.
    static let switches: [(option: Self, key: KeyChord, word: String, on: String, off: String)] = [
        (.exactCase, KeyChord(.character("c"), .alt), "Aa", "exact case", "any case"),
        (.wholeWords, KeyChord(.character("w"), .alt), "word", "whole words", "parts too"),
        (.pattern, KeyChord(.character("r"), .alt), "pattern", "pattern", "plain words"),
    ]

    /// The words for what is on.
    var words: [String] { Self.switches.filter { contains($0.option) }.map(\.word) }
}
