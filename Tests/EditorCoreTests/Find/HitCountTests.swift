import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct HitCountTests {
    @Test(arguments: [1, 100, 5_000, 1_000_000])
    func `slices of any size count the same, and know each hit by its number`(slice: Int) {
        let text = Rope(String(repeating: "a cat and another Cat, ", count: 1_000))
        let search = TextSearch.words(LiteralSearch(SearchQuery("cat")))
        var count = HitCount(search, in: text)
        var slices = 0
        while !count.isDone {
            count.advance(in: text, budget: slice)
            slices += 1
        }
        #expect(count.total == 2_000)
        for (index, hit) in text.hits(of: "cat").enumerated() where index % 97 == 0 {
            #expect(count.number(of: hit, in: text) == index + 1)
        }
        #expect(count.number(of: TextOffset(3)..<TextOffset(5), in: text) == nil)
    }

    @Test func `a hit that the count has not come to has no number yet`() {
        let text = Rope(String(repeating: "x", count: 50_000) + "cat")
        var count = HitCount(TextSearch.words(LiteralSearch(SearchQuery("cat"))), in: text)
        count.advance(in: text, budget: 5_000)
        #expect(!count.isDone && count.number(of: text.end - 3..<text.end, in: text) == nil)
    }
}
