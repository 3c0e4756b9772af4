/// A place that was found in one of the texts of a folder, with the line around it.
public struct FolderHit: Hashable, Sendable {
    /// Where in its text, in memory form.
    public var range: Range<TextOffset>
    /// Its line, from 1.
    public var line: Int
    /// What stands around it in its paragraph.
    public var excerpt: String
    /// Where in the bytes of the excerpt it lies.
    public var place: Range<Int>
}

/// Looks through the texts of a folder, one after the other.
public struct FolderSearch {
    /// Hits of one text that are told; more are of no use to a person.
    public static let mostInText = 1_000
    /// Work done before it is asked whether somebody still waits.
    private static let slice = 4 << 20
    /// Bytes of the paragraph before and behind a hit that are told.
    private static let before = 40
    private static let behind = 160

    private let query: SearchQuery
    private let library: any PatternLibrary

    /// Makes a search ready.
    ///
    /// - Throws: why a pattern cannot be looked for.
    public init(_ query: SearchQuery, _ library: any PatternLibrary) throws(PatternProblem) {
        self.query = query
        self.library = library
        _ = try TextSearch(query, library)
    }

    /// The hits of one text in order, as far as somebody waits for them, and whether there are more than are told.
    ///
    /// - Complexity: O(n) for words.
    /// - Throws: why a pattern cannot go on.
    public func hits(
        in text: Rope, while isWanted: () -> Bool
    ) throws(PatternProblem) -> (told: [FolderHit], isCut: Bool) {
        let usesPairs = text.firstOccurrence(of: [0x0D], in: text.range) != nil
        let search = try TextSearch(query, library, lineEnding: usesPairs ? .crlf : .lf)
        var walk = HitWalk(search, in: text.range)
        var hits: [FolderHit] = []
        while isWanted() {
            switch walk.next(in: text, budget: Self.slice) {
            case .hit(let hit) where hit.range.isEmpty: break
            case .hit where hits.count == Self.mostInText: return (hits, true)
            case .hit(let hit): hits.append(Self.told(hit.range, in: text))
            case .unfinished: break
            case .done: return (hits, false)
            case .failed(let problem): throw problem
            }
        }
        return (hits, false)
    }

    private static func told(_ range: Range<TextOffset>, in text: Rope) -> FolderHit {
        let paragraph = text.paragraphStart(containing: range.lowerBound)
        let near = text.clusterEdge(atOrBefore: range.lowerBound - min(range.lowerBound.bytes, before))
        var start = max(paragraph, near)
        // From the start of a word, where one is near.
        if start > paragraph {
            let blank = text.bytes(in: start..<range.lowerBound).firstIndex(of: 0x20)
            start += blank.map { $0 + 1 } ?? 0
        }
        let limit = text.paragraphContentEnd(from: paragraph)
        let end = max(
            start, min(limit, text.clusterEdge(atOrBefore: min(text.end, range.lowerBound + behind))))
        let head = decoded(text, start..<range.lowerBound)
        let found = decoded(text, range.lowerBound..<max(range.lowerBound, min(range.upperBound, end)))
        let tail = decoded(text, min(max(range.upperBound, start), end)..<end)
        let lead = (start > paragraph ? "…" : "") + head
        return FolderHit(
            range: range, line: text.paragraphIndex(at: range.lowerBound) + 1,
            excerpt: lead + found + tail, place: lead.utf8.count..<(lead + found).utf8.count)
    }

    private static func decoded(_ text: Rope, _ range: Range<TextOffset>) -> String {
        String(decoding: text.bytes(in: range), as: UTF8.self)
    }
}
