import EditorTestSupport
import Testing

@testable import EditorCore

/// Comparisons of random texts and random changes, against what must hold and against a table of all pairs.
@Suite struct ComparisonPropertyTests {
    @Test(arguments: 0..<20)
    func `kept and removed is the old text, kept and inserted the new`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<60 {
            let old = Self.text(&random)
            let new = Bool.random(using: &random) ? Self.changed(old, &random) : Self.text(&random)
            let budget = [0, 40, 1_000, TextComparison.budget].randomElement(using: &random) ?? 0
            let comparison = TextComparison(old: Rope(old), new: Rope(new), budget: budget)
            #expect(Self.side(comparison, without: .inserted) == old)
            #expect(Self.side(comparison, without: .removed) == new)
            for (span, next) in zip(comparison.spans, comparison.spans.dropFirst()) {
                #expect(span.kind != next.kind)
                #expect(!(span.kind == .inserted && next.kind == .removed))
            }
            for span in comparison.spans where span.kind == .kept {
                let (before, after) = (comparison.old[span.old], comparison.new[span.new])
                #expect(Self.plain(before) == Self.plain(after))
            }
        }
    }

    @Test(arguments: 0..<20)
    func `the common part is as long as a table of all pairs says`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<100 {
            let kinds = Int.random(in: 1...8, using: &random)
            let old = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                Int.random(in: 0..<kinds, using: &random)
            }
            let new = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                Int.random(in: 0..<kinds, using: &random)
            }
            var budget = 1_000_000
            let runs = SequenceMatcher.runs(old, new, budget: &budget)
            #expect(runs.reduce(0) { $0 + $1.old.count } == Self.commonLength(old, new))
            #expect(Self.areRight(runs, old, new))
            var little = Int.random(in: 0...60, using: &random)
            #expect(Self.areRight(SequenceMatcher.runs(old, new, budget: &little), old, new))
        }
    }

    // MARK: Models

    private static func areRight(_ runs: [SequenceMatcher.Run], _ old: [Int], _ new: [Int]) -> Bool {
        runs.allSatisfy { old[$0.old] == new[$0.new] && !$0.old.isEmpty }
            && zip(runs, runs.dropFirst()).allSatisfy {
                $0.old.upperBound <= $1.old.lowerBound && $0.new.upperBound <= $1.new.lowerBound
            }
    }

    private static func commonLength(_ old: [Int], _ new: [Int]) -> Int {
        var above = [Int](repeating: 0, count: new.count + 1)
        for item in old {
            var row = above
            for (index, other) in new.enumerated() {
                row[index + 1] = item == other ? above[index] + 1 : max(row[index], above[index + 1])
            }
            above = row
        }
        return above[new.count]
    }

    private static func side(_ comparison: TextComparison, without kind: TextComparison.Span.Kind) -> [UInt8]
    {
        comparison.spans.filter { $0.kind != kind }.flatMap { span in
            let text = kind == .inserted ? comparison.old[span.old] : comparison.new[span.new]
            return text.bytes(in: text.range)
        }
    }

    private static func plain(_ text: Rope) -> [UInt8] {
        let bytes = text.bytes(in: text.range)
        return bytes.indices.filter {
            !(bytes[$0] == 0x0D && $0 + 1 < bytes.count && bytes[$0 + 1] == 0x0A)
        }.map { bytes[$0] }
    }

    private static func text(_ random: inout SeededGenerator) -> [UInt8] {
        let words = [
            "a", "the", "sea", "lamp", "—", "é", "火", "\u{FF}", ".", ",", " ", " ", " ", "\n", "\r\n", "\n\n",
        ]
        return (0..<Int.random(in: 0...80, using: &random)).flatMap { _ -> [UInt8] in
            let word = words.randomElement(using: &random) ?? ""
            return word == "\u{FF}" ? [0xFF] : Array(word.utf8)
        }
    }

    private static func changed(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var text = text
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let start = Int.random(in: 0...text.count, using: &random)
            let end = min(text.count, start + Int.random(in: 0...10, using: &random))
            text.replaceSubrange(start..<end, with: Self.text(&random).prefix(8))
        }
        return text
    }
}
