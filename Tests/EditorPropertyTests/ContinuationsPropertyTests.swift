import EditorTestSupport
import Testing

@testable import EditorCore

/// Words that go on, against a list that is made of the whole text each time.
@Suite struct ContinuationsPropertyTests {
    private static let pieces = [
        "la", "lan", "Lan", "lane", "lantern", "Laß", "tern", " ", " ", " ", ". ", "\n", "’", "’t", "ü", "漢",
        " _", "_ ",
        "NASA", "—",
    ]

    /// Words of the text that go on with what was typed, without order: letters in a row, apostrophes inside.
    private func model(_ before: String, _ after: String) -> Set<String> {
        let (head, typed) = split(before)
        guard let first = typed.first else { return [] }
        let small = first.lowercased() + typed.dropFirst()
        var found: Set<String> = []
        for word in words(head) + words(after) {
            let plain = word.prefix(1).lowercased() + word.dropFirst()
            let isPlain = plain == word.lowercased()
            let (whole, start) = isPlain ? (plain, small) : (word, typed)
            if whole.hasPrefix(start), whole.count > start.count {
                found.insert(typed + whole.dropFirst(start.count))
            }
        }
        return found
    }

    /// The text before the word at the end, and that word with an apostrophe behind it.
    private func split(_ text: String) -> (String, String) {
        var start = text.endIndex
        while start > text.startIndex {
            let before = text.index(before: start)
            let isInside =
                isLetter(text[before])
                || text[before] == "’" && before > text.startIndex
                    && isLetter(text[text.index(before: before)])
                    && (start == text.endIndex || isLetter(text[start]))
            guard isInside else { break }
            start = before
        }
        return (String(text[..<start]), String(text[start...]))
    }

    private func words(_ text: String) -> [String] {
        var words: [String] = []
        var rest = text
        while !rest.isEmpty {
            let (head, word) = split(rest)
            if word.isEmpty {
                rest.removeLast()
            } else {
                words.append(word.last == "’" ? String(word.dropLast()) : word)
                rest = head
            }
        }
        return words.filter { $0.count > 1 }
    }

    private func isLetter(_ c: Character) -> Bool { c.isLetter && c != "漢" }

    private func text(_ count: Int, _ random: inout SeededGenerator) -> String {
        (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? " " }.joined()
    }

    @Test(arguments: 0..<60)
    func `the words offered are those of the text`(round: Int) {
        var random = SeededGenerator.announced(round)
        var continuations = Continuations()
        var before = text(Int.random(in: 0..<40, using: &random), &random)
        var after = " " + text(Int.random(in: 0..<40, using: &random), &random)
        for _ in 0..<60 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: after = " " + text(Int.random(in: 0..<20, using: &random), &random)
            case 1: before = text(Int.random(in: 0..<20, using: &random), &random)
            case 2:
                before = String(before.dropLast(Int.random(in: 0..<9, using: &random)))
                // Between letters these would belong to one word, which the model does not know.
                while let last = before.last, "_.".contains(last) { before.removeLast() }
            default: before += Self.pieces.randomElement(using: &random) ?? " "
            }
            let caret = TextOffset(before.utf8.count)
            let offered = continuations.words(at: caret, in: Rope(before + after), atMost: .max)
            #expect(Set(offered) == model(before, after), "before \(before) after \(after)")
            #expect(Set(offered).count == offered.count)
        }
    }
}
