import EditorTestSupport
import Testing

@testable import EditorCore

struct FolderSearchTests {
    private func hits(_ words: String, in text: String, _ options: SearchQuery.Options = []) throws
        -> [FolderHit]
    {
        try FolderSearch(SearchQuery(words, options), NoPatterns()).hits(in: Rope(text), while: { true }).told
    }

    @Test func `a hit has its line and the words around it`() throws {
        let found = try hits("lamp", in: "The pier.\nA lamp went out, and the Lamp room was dark.\n")
        #expect(found.map(\.line) == [2, 2])
        let hit = try #require(found.first)
        #expect(hit.excerpt == "A lamp went out, and the Lamp room was dark.")
        #expect(hit.place == 2..<6)
    }

    @Test func `a long paragraph is told from a word near the hit`() throws {
        let hit = try #require(
            try hits(
                "lamp",
                in: String(repeating: "word ", count: 100) + "lamp " + String(repeating: "tail ", count: 100)
            ).first)
        #expect(hit.excerpt.hasPrefix("…word word"))
        #expect(hit.excerpt.utf8.count < 240)
        let place = hit.excerpt.utf8
        let start = place.index(place.startIndex, offsetBy: hit.place.lowerBound)
        #expect(hit.excerpt[start...].hasPrefix("lamp"))
    }

    @Test func `a paragraph without blanks is cut between letters`() throws {
        let text = String(repeating: "海", count: 200) + "灯台" + String(repeating: "海", count: 200)
        let hit = try #require(try hits("灯台", in: text).first)
        #expect(hit.excerpt.hasPrefix("…海"))
        #expect(!hit.excerpt.contains("\u{FFFD}"))
    }

    @Test func `a hit longer than the excerpt ends with it`() throws {
        let words = String(repeating: "long ", count: 60)
        let hit = try #require(try hits(words, in: words).first)
        #expect(hit.place.upperBound <= hit.excerpt.utf8.count)
    }

    @Test func `nothing is looked for when nobody waits`() throws {
        let search = try FolderSearch(SearchQuery("a"), NoPatterns())
        #expect(try search.hits(in: Rope("a a"), while: { false }).told.isEmpty)
    }

    @Test func `so many hits of one text are enough`() throws {
        let text = String(repeating: "a ", count: FolderSearch.mostInText + 10)
        #expect(try hits("a", in: text).count == FolderSearch.mostInText)
    }

    @Test func `whole words and capitals count where that is wanted`() throws {
        #expect(try hits("lamp", in: "lamps Lamp lamp", [.wholeWords]).count == 2)
        #expect(try hits("lamp", in: "lamps Lamp lamp", [.wholeWords, .exactCase]).count == 1)
    }
}
