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
}
