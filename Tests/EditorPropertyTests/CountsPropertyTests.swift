import EditorTestSupport
import Testing

@testable import EditorCore

/// The tree of counts, against the whole text counted from its start each time.
@Suite struct CountsPropertyTests {
    private static let pieces: [[UInt8]] =
        [
            "a", "word", "Mr", "J", "E", " ", "  ", "\n", "\r", "\r\n", "\n\n", ".", "...", "-", "--", "—",
            "…", "!",
            "’", "”", "(", "1", "今", "日", "。", "、", "カ", "ก", "e\u{301}", "\u{301}", "🇩", "🇪", "👩",
            "\u{200D}",
            "ü", "*", "\u{FEFF}", "한",
        ].map { Array($0.utf8) } + [[0xE2], [0x80, 0x94], [0xFF], [0xF0, 0x9F], [0xCC]]

    private func bytes(_ most: Int, _ random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...most, using: &random)).flatMap { _ in
            Self.pieces.randomElement(using: &random) ?? []
        }
    }

    private func range(in text: Rope, _ random: inout SeededGenerator) -> Range<TextOffset> {
        let start = Int.random(in: 0...text.count, using: &random)
        let most = Bool.random(using: &random) ? 6 : text.count
        return TextOffset(
            start)..<TextOffset(min(text.count, start + Int.random(in: 0...most, using: &random)))
    }

    @Test(arguments: 0..<40)
    func `after any changes, counted in any slices, the tree has the figures of the whole text`(_ round: Int)
    {
        var random = SeededGenerator.announced(round)
        let rule = CountingRule.allCases.randomElement(using: &random) ?? .prose
        var text = Rope(bytes(60, &random), breakByte: round % 4 == 0 ? 0x0D : 0x0A)
        var tree = CountTree(
            bytes: text.count, rule: rule, chunkBytes: Int.random(in: 1...12, using: &random))
        for _ in 0..<120 {
            let range = range(in: text, &random)
            let inserted = Rope(
                bytes(Int.random(in: 0...9, using: &random), &random), breakByte: text.breakByte)
            let edit = Edit(offset: range.lowerBound, removed: text[range], inserted: inserted)
            text.replace(range, with: inserted)
            tree.follow(edit)
            if Bool.random(using: &random) {
                tree.goOn(in: text, atMost: Int.random(in: 1...30, using: &random))
            }
            guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
            var steps = 0
            while tree.total == nil {
                tree.goOn(in: text, atMost: Int.random(in: 1...40, using: &random))
                steps += 1
                #expect(steps < 10_000)
            }
            let whole = text.bytes(in: text.range)
            #expect(tree.total == TextFigures(of: whole, by: rule, breakByte: text.breakByte))
            #expect(tree.lastKnown == tree.total)
        }
    }

    @Test(arguments: 0..<20)
    func `the figures of a selection are those of its text`(_ round: Int) {
        var random = SeededGenerator.announced(round)
        let text = Rope(bytes(400, &random))
        var tree = CountTree(bytes: text.count, chunkBytes: Int.random(in: 1...20, using: &random))
        while tree.total == nil { tree.goOn(in: text, atMost: 100) }
        for _ in 0..<60 {
            let range = range(in: text, &random)
            let edges =
                text.clusterEdge(
                    atOrBefore: range.lowerBound)..<text.clusterEdge(atOrBefore: range.upperBound)
            #expect(tree.figures(of: edges, in: text) == TextFigures(of: text.bytes(in: edges)))
        }
    }

    @Test(arguments: 0..<10)
    func `what is typed and not yet counted is in no figures of a selection`(_ round: Int) {
        var random = SeededGenerator.announced(round)
        var text = Rope(Array(repeating: UInt8(ascii: "a"), count: 400))
        var tree = CountTree(bytes: text.count, chunkBytes: 20)
        count(&tree, text, &random)
        let place = TextOffset(Int.random(in: 100...300, using: &random))
        for _ in 0..<3 {
            let edit = Edit(offset: place, removed: Rope(), inserted: Rope(" b"))
            text.replace(place..<place, with: edit.inserted)
            tree.follow(edit)
        }
        let whole = text.bytes(in: text.range)
        #expect(tree.total == nil && tree.figures(of: text.range, in: text) == nil)
        let before = TextOffset.zero..<TextOffset(50)
        #expect(tree.figures(of: before, in: text) == TextFigures(of: text.bytes(in: before)))
        count(&tree, text, &random)
        #expect(tree.total == TextFigures(of: whole) && tree.figures(of: text.range, in: text) == tree.total)
    }

    @Test func `a letter that is taken back leaves the figures as they were`() {
        var random = SeededGenerator.announced(0)
        let text = Rope("one two three")
        var tree = CountTree(bytes: text.count)
        count(&tree, text, &random)
        let figures = tree.total
        let typed = Edit(offset: TextOffset(3), removed: Rope(), inserted: Rope("x"))
        tree.follow(typed)
        tree.follow(typed.inverse)
        count(&tree, text, &random)
        #expect(figures != nil && tree.total == figures)
    }

    private func chunks(_ tree: CountTree) -> Int {
        var count = 0
        tree.tree.root.forEach { _, _ in count += 1 }
        return count
    }

    /// Counts all that is not counted, some at a time.
    private func count(_ tree: inout CountTree, _ text: Rope, _ random: inout SeededGenerator) {
        while tree.total == nil { tree.goOn(in: text, atMost: Int.random(in: 64...1_000, using: &random)) }
    }

    @Test func `typing in the middle of a text leaves no chunk behind for each key`() {
        var random = SeededGenerator.announced(0)
        var text = Rope(Array(repeating: UInt8(ascii: "a"), count: 10_000))
        var tree = CountTree(bytes: text.count, chunkBytes: 64)
        for key in 0..<2_000 {
            let place = TextOffset(5_000 + key)
            let letter = UInt8(ascii: key % 7 == 0 ? " " : "b")
            let edit = Edit(offset: place, removed: Rope(), inserted: Rope([letter]))
            text.replace(place..<place, with: edit.inserted)
            tree.follow(edit)
            count(&tree, text, &random)
        }
        #expect(chunks(tree) <= 2 + 2 * text.count / 64)
    }

    @Test(arguments: 0..<10)
    func `however it was changed, a text has no more chunks than it is long`(_ round: Int) {
        var random = SeededGenerator.announced(round)
        var text = Rope(bytes(4_000, &random))
        var tree = CountTree(bytes: text.count, chunkBytes: 64)
        for _ in 0..<400 {
            let range = range(in: text, &random)
            let short = range.lowerBound..<min(range.upperBound, range.lowerBound + 200)
            let inserted = Rope(bytes(20, &random))
            let edit = Edit(offset: short.lowerBound, removed: text[short], inserted: inserted)
            text.replace(short, with: edit.inserted)
            tree.follow(edit)
            if Bool.random(using: &random) { count(&tree, text, &random) }
        }
        count(&tree, text, &random)
        #expect(chunks(tree) <= 4 + 3 * text.count / 64)
    }

    /// What `WritingTally` relies on, so that it need not count for most keys.
    @Test(arguments: 0..<40) func `a letter typed behind a letter makes no word and parts none`(_ round: Int)
    {
        var random = SeededGenerator.announced(round)
        let letters = Array("azAZ".utf8)
        for _ in 0..<100 {
            let (before, after) = (bytes(6, &random), bytes(6, &random))
            let first = letters.randomElement(using: &random) ?? 0
            let typed = letters.randomElement(using: &random) ?? 0
            for rule in CountingRule.allCases {
                let words = [before + [first] + after, before + [first, typed] + after].map {
                    TextFigures(of: $0, by: rule, breakByte: 0x0A).words
                }
                #expect(words[0] == words[1], "\(before) \(first) \(typed) \(after)")
            }
        }
    }
}
