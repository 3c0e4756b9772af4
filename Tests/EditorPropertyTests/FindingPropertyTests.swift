import EditorTestSupport
import Testing

@testable import EditorCore

/// Finding and replacing against a model that tries every place of an array of letters.
@Suite struct FindingPropertyTests {
    private static let letters = [
        "a", "A", "b", "B", "é", "É", "e\u{301}", "ß", "ẞ", "s", "S", "'", "’", "\"", "“", " ", "\u{A0}",
        "\n", "ñ", "N\u{303}",
        "å", "\u{212B}", "e", "k", "\u{212A}", "漢", "👩\u{200D}👧", "👩",
    ]

    /// What a letter is compared by, by the standard library's means.
    private static func form(_ letters: some Sequence<String>, caseless: Bool) -> String {
        let plain = letters.map { letter in
            switch letter {
            case "’": "'"
            case "“": "\""
            case "\u{A0}": " "
            default: letter
            }
        }.joined()
        return caseless ? plain.lowercased().uppercased() : plain
    }

    /// All hits, none over another, in letters from the start.
    private static func naiveHits(_ needle: [String], in text: [String]) -> [Range<Int>] {
        let caseless = !needle.joined().unicodeScalars.contains { $0.properties.isUppercase }
        let wanted = form(needle, caseless: caseless)
        var hits: [Range<Int>] = []
        var start = 0
        while start < text.count {
            let end = (start + 1..<max(start + 1, min(text.count, start + 2 * needle.count) + 1)).first {
                form(text[start..<$0], caseless: caseless) == wanted
            }
            if let end { hits.append(start..<end) }
            start = end ?? start + 1
        }
        return hits
    }

    private static func random(
        _ count: ClosedRange<Int>, from letters: [String], _ generator: inout SeededGenerator
    ) -> [String] {
        (0..<Int.random(in: count, using: &generator)).map { _ in
            letters.randomElement(using: &generator) ?? "a"
        }
    }

    @Test(arguments: 0..<40)
    func `what is found is what a naive search finds`(round: Int) {
        var generator = SeededGenerator.announced(round)
        for _ in 0..<20 {
            let few = Self.random(2...6, from: Self.letters, &generator)
            let text = Self.random(0...60, from: few, &generator)
            let needle = Self.random(1...3, from: few.filter { $0 != "\n" } + ["a"], &generator)
            let rope = Rope(text.joined())
            guard String(text.joined()).count == text.count else { continue }
            let starts = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
            let expected = Self.naiveHits(needle, in: text).map {
                TextOffset(starts[$0.lowerBound])..<TextOffset(starts[$0.upperBound])
            }
            #expect(rope.hits(of: needle.joined()) == expected, "“\(needle.joined())” in “\(text.joined())”")
            let first = rope.firstHit(of: needle.joined())?.range
            #expect(first == expected.first)
        }
    }

    @Test(arguments: 0..<20)
    func `replacing all does what a naive one does, and undo restores every byte`(round: Int) {
        var generator = SeededGenerator.announced(round)
        let few = Self.random(2...5, from: ["a", "b", "é", "ß", "漢", " ", "\n"], &generator) + ["a"]
        let text = Self.random(1...200, from: few, &generator)
        let needle = Self.random(1...2, from: few.filter { $0 != "\n" }, &generator)
        let other = Self.random(0...3, from: ["a", "b", "ü"], &generator)
        var expected: [String] = []
        var place = 0
        let hits = Self.naiveHits(needle, in: text)
        for hit in hits {
            expected += text[place..<hit.lowerBound] + other
            place = hit.upperBound
        }
        expected += text[place...]

        let editor = EditorHarness("‸" + text.joined(), rows: 12, columns: 60)
        editor.session.searchSlice = Int.random(in: 1...500, using: &generator)
        let before = editor.bytes
        editor.press("ctrl+r")
        editor.type(needle.joined())
        editor.press("enter ctrl+u")
        editor.type(other.joined())
        editor.press("enter")
        // Without a hit nothing is asked.
        if !hits.isEmpty { editor.press("a") }
        #expect(editor.bytes == Array(expected.joined().utf8), "“\(needle.joined())” in “\(text.joined())”")
        if hits.isEmpty { return }
        editor.press("ctrl+z")
        #expect(editor.bytes == before)
    }
}
