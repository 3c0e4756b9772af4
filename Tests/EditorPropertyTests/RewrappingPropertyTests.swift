import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct RewrappingPropertyTests {
    private static let pieces = [
        "one", "two", "three", "a", "-", "1.", "#", ">", "```", "---", "Signed-off-by: x", "end.", "漢字",
        "かな。", "é",
        "e\u{301}", " ", " ", " ", "  ", "\n", "\n", "\n", "\n\n", "\n- ", "\n> ", "\n1. ", "\n    ", "\n  ",
        "  \n", "\\\n",
        "\t", "\r", "|", "…", "👨‍👩‍👧",
    ]

    private func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...40, using: &random)).map { _ in
            Self.pieces.randomElement(using: &random) ?? ""
        }
        .joined()
    }

    private func apply(_ form: Rewrapping.LineLength, to text: Rope) -> Rope {
        let rewrapping = Rewrapping(form, LayoutSettings(width: 72), ending: .lf)
        let all = Selection(anchor: .zero, head: text.end)
        guard let reshaping = rewrapping.reshaping(of: text, all) else { return text }
        var new = text
        new.replace(reshaping.range, with: Rope(reshaping.bytes))
        return new
    }

    private func string(_ text: Rope) -> String {
        String(decoding: text.bytes(in: text.range), as: UTF8.self)
    }

    @Test(arguments: 0..<8)
    func `what was rewrapped joins as what was not`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<250 {
            let source = Rope(text(&random))
            let width = Int.random(in: 4...30, using: &random)
            let wrapped = apply(.wrapped(width), to: source)
            let shown = "\(width): \(string(source).debugDescription) → \(string(wrapped).debugDescription)"
            let joined = string(apply(.joined, to: wrapped)) == string(apply(.joined, to: source))
            #expect(joined, "\(shown)")
            let isStable = string(apply(.wrapped(width), to: wrapped)) == string(wrapped)
            #expect(isStable, "\(shown)")
        }
    }

    @Test(arguments: 0..<4)
    func `no letter is lost and the caret stays with its own`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<250 {
            let source = Rope(text(&random))
            let letters = { (text: Rope, range: Range<TextOffset>) in
                text.bytes(in: range).filter { $0 > 0x20 && $0 != UInt8(ascii: ">") }
            }
            let caret = source.clusterEdge(
                atOrBefore: TextOffset(Int.random(in: 0...source.count, using: &random)))
            let rewrapping = Rewrapping(.wrapped(12), LayoutSettings(width: 72), ending: .lf)
            guard let reshaping = rewrapping.reshaping(of: source, Selection(caret: caret)) else { continue }
            var new = source
            new.replace(reshaping.range, with: Rope(reshaping.bytes))
            #expect(letters(new, new.range) == letters(source, source.range))
            #expect(
                letters(new, .zero..<reshaping.selection.head) == letters(source, .zero..<caret),
                "\(string(source).debugDescription) at \(caret.bytes)")
        }
    }
}

@Suite struct LookOverPropertyTests {
    private static let pieces = [
        "the", "lantern", "burned", "very", "and", "sort", "of", " ", " ", " ", ". ", "\n", "\n\n", "- ",
        ", ", "# ",
    ]

    @Test(arguments: 0..<6)
    func `after any edit it says what a look from the start says`(round: Int) {
        var random = SeededGenerator.announced(round)
        let make = { (count: Int, random: inout SeededGenerator) in
            (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        }
        let rules = StyleRules(.english, longestSentence: 12, avoid: "very, sort of")
        var text = Rope(make(4_000, &random))
        var findings = LookOver(rules, text)
        for _ in 0..<40 {
            if Bool.random(using: &random) {
                findings.read(atMost: Int.random(in: 1...6_000, using: &random))
            }
            let start = TextOffset(Int.random(in: 0...text.count, using: &random))
            let end = min(text.end, start + Int.random(in: 0...30, using: &random))
            text.replace(start..<end, with: Rope(make(Int.random(in: 0...6, using: &random), &random)))
            findings.follow(text)
        }
        while !findings.isComplete { findings.read(atMost: 10_000) }
        var fresh = LookOver(rules, text)
        while !fresh.isComplete { fresh.read(atMost: 10_000_000) }
        #expect(findings.remarks == fresh.remarks)
    }
}
