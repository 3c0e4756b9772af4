import EditorCore
import Testing

@Suite struct SearchWalkTests {
    /// Walks to the end in slices; the outcome, and the most bytes that one slice has looked through.
    private func walk(
        _ words: String, from place: Int, _ direction: SearchWalk.Direction, in text: Rope, slice: Int
    ) -> (outcome: SearchWalk.Outcome, slices: Int, largest: Int) {
        var walk = SearchWalk(LiteralSearch(words), from: TextOffset(place), direction, in: text)
        var slices = 0
        var largest = 0
        while true {
            let before = walk.bytesRead
            let outcome = walk.advance(in: text, atMost: slice)
            slices += 1
            largest = max(largest, walk.bytesRead - before)
            if outcome != .unfinished { return (outcome, slices, largest) }
        }
    }

    @Test(arguments: [1, 2, 3, 7, 20, 1_000])
    func `slices of any size find what one walk finds`(slice: Int) {
        let text = Rope("one two e\u{301} one two one e")
        for words in ["one", "two", "e", "\u{301}", "no", "one two", "o"] {
            let search = LiteralSearch(words)
            for place in 0...text.count {
                for direction in [SearchWalk.Direction.forward, .backward] {
                    let whole =
                        direction == .forward
                        ? search.next(from: TextOffset(place), in: text)
                        : search.previous(before: TextOffset(place), in: text)
                    let outcome = walk(words, from: place, direction, in: text, slice: slice).outcome
                    switch outcome {
                    case .found(let hit): #expect(hit == whole, "\(words) from \(place)")
                    case .absent, .unfinished: #expect(whole == nil, "\(words) from \(place)")
                    }
                }
            }
        }
    }

    @Test(arguments: [SearchWalk.Direction.forward, .backward])
    func `no slice looks through more than it may`(direction: SearchWalk.Direction) {
        let text = Rope(String(repeating: "so it goes ", count: 20_000))
        let (outcome, slices, largest) = walk("zebra", from: 100_000, direction, in: text, slice: 10_000)
        #expect(outcome == .absent(hasTornHits: false))
        #expect(slices >= 22 && largest < 10_000 + 2 * 5)
    }

    @Test func `a text full of torn hits is looked through in many slices`() {
        let text = Rope(String(repeating: "e\u{301}", count: 2_000))
        let (outcome, slices, _) = walk("e", from: 0, .forward, in: text, slice: 1 << 20)
        #expect(outcome == .absent(hasTornHits: true))
        #expect(slices > 20)
    }

    @Test func `what comes at the end meanwhile is looked through too`() {
        var text = Rope(String(repeating: "so it goes ", count: 100))
        var walk = SearchWalk(LiteralSearch("zebra"), from: TextOffset(50), .forward, in: text)
        #expect(walk.advance(in: text, atMost: 1_000) == .unfinished)
        text.append(Rope("a zebra"))
        guard case .found(let hit) = walk.advance(in: text, atMost: 1_000) else {
            Issue.record("the zebra was not found")
            return
        }
        #expect(hit.range.lowerBound.bytes == 1_102 && !hit.wrapped)
    }
}
