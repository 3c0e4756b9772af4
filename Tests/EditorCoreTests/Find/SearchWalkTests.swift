import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct SearchWalkTests {
    /// Walks to the end in slices; the outcome, and the most bytes that one slice has looked through.
    private func walk(
        _ words: String, from place: Int, _ direction: SearchDirection, in text: Rope, slice: Int
    ) -> (outcome: SearchWalk.Outcome, slices: Int, largest: Int) {
        var walk = walk(words, from: place, direction, in: text)
        var slices = 0
        var largest = 0
        while true {
            let before = walk.search.work
            let outcome = walk.advance(in: text, atMost: slice)
            slices += 1
            largest = max(largest, walk.search.work - before)
            if outcome != .unfinished { return (outcome, slices, largest) }
        }
    }

    private func walk(
        _ words: String, from place: Int, _ direction: SearchDirection, in text: Rope
    ) -> SearchWalk {
        let search = TextSearch.words(LiteralSearch(SearchQuery(words)))
        return SearchWalk(search, from: TextOffset(place), direction, in: text)
    }

    @Test func `hits lie in the scope, and the search goes round inside of it`() {
        let text = Rope("one one one one")
        let search = TextSearch.words(LiteralSearch(SearchQuery("one")))
        var walk = SearchWalk(
            search, from: TextOffset(9), .forward, in: text, scope: TextOffset(4)..<TextOffset(14))
        guard case .found(let hit) = walk.advance(in: text, atMost: 1_000) else {
            Issue.record("nothing was found")
            return
        }
        #expect(hit.range == TextOffset(4)..<TextOffset(7) && hit.wrapped)
    }

    @Test(arguments: [1, 2, 3, 7, 20, 1_000])
    func `slices of any size find what one walk finds`(slice: Int) {
        let text = Rope("one two e\u{301} one two one e")
        for words in ["one", "two", "e", "\u{301}", "no", "one two", "o"] {
            for place in 0...text.count {
                for direction in [SearchDirection.forward, .backward] {
                    let whole = text.firstHit(of: words, from: TextOffset(place), direction)
                    let outcome = walk(words, from: place, direction, in: text, slice: slice).outcome
                    switch outcome {
                    case .found(let hit): #expect(hit == whole, "\(words) from \(place)")
                    case .absent, .unfinished, .failed: #expect(whole == nil, "\(words) from \(place)")
                    }
                }
            }
        }
    }

    @Test(arguments: [SearchDirection.forward, .backward])
    func `no slice looks through more than it may`(direction: SearchDirection) {
        let text = Rope(String(repeating: "so it goes ", count: 20_000))
        let (outcome, slices, largest) = walk("zebra", from: 100_000, direction, in: text, slice: 10_000)
        #expect(outcome == .absent(hasTornHits: false))
        #expect(slices >= 22 && largest <= 10_000 + 84)
    }

    @Test func `a text full of torn hits is looked through in many slices`() {
        let text = Rope(String(repeating: "e\u{301}", count: 2_000))
        let (outcome, slices, _) = walk("e", from: 0, .forward, in: text, slice: 1 << 20)
        #expect(outcome == .absent(hasTornHits: true))
        #expect(slices > 20)
    }

    @Test func `what comes at the end meanwhile is looked through too`() {
        var text = Rope(String(repeating: "so it goes ", count: 100))
        var walk = walk("zebra", from: 50, .forward, in: text)
        #expect(walk.advance(in: text, atMost: 1_000) == .unfinished)
        text.append(Rope("a zebra"))
        guard case .found(let hit) = walk.advance(in: text, atMost: 1_000) else {
            Issue.record("the zebra was not found")
            return
        }
        #expect(hit.range.lowerBound.bytes == 1_102 && !hit.wrapped)
    }
}
