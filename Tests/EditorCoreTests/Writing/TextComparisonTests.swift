import Testing

@testable import EditorCore

@Suite struct TextComparisonTests {
    /// The comparison in one line: what was removed in `[- -]`, what was inserted in `{+ +}`.
    private func marked(_ old: String, _ new: String) -> String {
        let comparison = TextComparison(old: Rope(old), new: Rope(new))
        return comparison.spans.map { span in
            let rope = comparison.text(of: span)
            let text = String(decoding: rope.bytes(in: rope.range), as: UTF8.self)
            return switch span.kind {
            case .kept: text
            case .removed: "[-" + text + "-]"
            case .inserted: "{+" + text + "+}"
            }
        }.joined()
    }

    @Test(arguments: [
        ("", "", ""),
        ("as it was\n", "as it was\n", "as it was\n"),
        ("", "new", "{+new+}"),
        ("old", "", "[-old-]"),
        ("The light was low.", "The light was dim.", "The light was [-low-]{+dim+}."),
        ("One.\nTwo.\nThree.\n", "One.\nThree.\n", "One.\n[-Two.\n-]Three.\n"),
        ("One.\nThree.\n", "One.\nTwo.\nThree.\n", "One.\n{+Two.\n+}Three.\n"),
        ("one two three four", "one two and three four", "one two {+and +}three four"),
        ("It was day. It was cold.", "It was day.\nIt was cold.", "It was day.[- -]{+\n+}It was cold."),
        ("火の車を見る。", "火の舟を見る。", "火の[-車-]{+舟+}を見る。"),
    ])
    func `a change is shown by the words that it concerns`(old: String, new: String, expected: String) {
        #expect(marked(old, new) == expected)
    }

    @Test func `a passage written anew is one removed and one inserted`() {
        let old = "He walked to the station in the rain and thought of the letter."
        let new = "Nobody had seen the lighthouse since a storm took the road away."
        #expect(marked(old, new) == "[-\(old)-]{+\(new)+}")
    }

    @Test func `words that agree by chance between long changes are not kept`() {
        #expect(
            marked(
                "We left early in the grey morning, all of us.", "We left late and under protest, all of us.")
                == "We left [-early in the grey morning-]{+late and under protest+}, all of us.")
    }

    @Test func `each paragraph is compared with its own`() {
        #expect(
            marked("The sea was calm.\nThe sky was clear.\n", "The sea was rough.\nThe sky was dark.\n")
                == "The sea was [-calm-]{+rough+}.\nThe sky was [-clear-]{+dark+}.\n")
    }

    @Test func `how paragraphs end makes no difference`() {
        let comparison = TextComparison(old: Rope("One.\r\nTwo.\r\n"), new: Rope("One.\nTwo.\n"))
        #expect(comparison.isSame)
    }

    @Test func `a paragraph that moved is removed and inserted, the rest kept`() {
        let paragraphs = (0..<6).map { "Paragraph number \($0) stands here." }
        let moved = [3, 0, 1, 2, 4, 5].map { paragraphs[$0] }
        let comparison = TextComparison(
            old: Rope(paragraphs.joined(separator: "\n")), new: Rope(moved.joined(separator: "\n")))
        #expect(comparison.spans.map(\.kind) == [.inserted, .kept, .removed, .kept])
    }

    // MARK: Work

    private func text(_ word: String, paragraphs: Int) -> Rope {
        Rope((0..<paragraphs).map { "\(word) \($0 % 97) \(word)s the a of it\($0)\n" }.joined())
    }

    @Test func `two texts that share nothing but small words cost no more than the bound`() {
        let comparison = TextComparison(
            old: text("lamp", paragraphs: 20_000), new: text("stone", paragraphs: 20_000), budget: 200_000)
        // A step may end with a run of equal items.
        #expect(comparison.work < 400_000)
        #expect(!comparison.isSame)
    }

    @Test func `a word changed in a long text costs little`() {
        var new = text("lamp", paragraphs: 20_000)
        let old = new
        new.replace(TextOffset(300_000)..<TextOffset(300_004), with: Rope("light"))
        let comparison = TextComparison(old: old, new: new)
        #expect(comparison.work < 100)
        #expect(comparison.spans.count == 4)
    }

    @Test func `where the search is given up, what is there once still anchors`() {
        let paragraphs = (0..<400).map { "Paragraph \($0) of the text.\n" }
        var shuffled = paragraphs
        shuffled.replaceSubrange(0..<100, with: paragraphs[0..<100].reversed())
        let comparison = TextComparison(
            old: Rope(paragraphs.joined()), new: Rope(shuffled.joined()), budget: 50)
        let kept = comparison.spans.filter { $0.kind == .kept }.reduce(0) { $0 + $1.new.count }
        #expect(kept > comparison.new.count * 7 / 10)
    }
}
