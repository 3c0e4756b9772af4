import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct SentenceFinderTests {
    private let finder = SentenceFinder(.english)

    /// The sentence at the caret, as text.
    private func sentence(_ marked: String) -> String {
        let text = MarkedText(marked)
        let rope = Rope(text.bytes)
        let range = finder.sentence(at: text.selection.head, in: rope)
        return String(decoding: rope.bytes(in: range), as: UTF8.self)
    }

    private func paragraph(_ marked: String) -> String {
        let text = MarkedText(marked)
        let rope = Rope(text.bytes)
        return String(
            decoding: rope.bytes(in: finder.paragraph(at: text.selection.head, in: rope)), as: UTF8.self)
    }

    @Test(arguments: [
        ("He ‸left. She stayed.", "He left. "), ("He left. ‸She stayed.", "She stayed."),
        ("He left.‸ She stayed.", "He left. "), ("He left. She stayed.‸", "She stayed."),
        ("He left. ‸", "He left. "), ("‸", ""), ("One.\n‸\nTwo.", ""), ("One.\n‸Two. Three.", "Two. "),
    ])
    func `the caret is in the sentence before it, or in that which begins at it`(
        marked: String, found: String
    ) {
        #expect(sentence(marked) == found)
    }

    @Test func `in a paragraph of megabytes only a stretch is looked at`() {
        let unit = "The lantern swung over the water. "
        let rope = Rope(String(repeating: unit, count: 300_000))
        let place = TextOffset(unit.utf8.count * 150_000 + 5)
        let range = finder.sentence(at: place, in: rope)
        #expect(range == place - 5..<place - 5 + unit.utf8.count)
    }

    @Test func `a sentence that ends nowhere near goes on to the ends of its paragraph`() {
        let rope = Rope("One.\n" + String(repeating: "and so on ", count: 100_000) + "\nTwo.")
        let range = finder.sentence(at: TextOffset(500_000), in: rope)
        #expect(range == TextOffset(5)..<TextOffset(1_000_005))
    }

    private static let wrapped = """
        The lantern swung over the water, and nobody on the pier could
        say who had lit it. Mr. Brown looked at the boats that lay in the
        harbour; the wind was cold.

        The next paragraph.
        """

    @Test func `prose that was wrapped by hand has sentences over line ends`() {
        let marked = Self.wrapped.replacing("looked", with: "lo‸oked")
        #expect(
            sentence(marked)
                == "Mr. Brown looked at the boats that lay in the\nharbour; the wind was cold.")
        #expect(paragraph(marked).hasPrefix("The lantern"))
        #expect(paragraph(marked).hasSuffix("cold."))
    }

    @Test(arguments: [
        "“Where have you been all this long day, Anna?” he asked.\n“Nowhere ‸that you would know of, I should think,” she said.\n“Oh.”",
        "- the first of the things to be done in the morning\n- the ‸second of the things to be done in the morning\n- the third",
    ])
    func `lines that are paragraphs of their own stay so`(marked: String) {
        #expect(!paragraph(marked).contains("\n"))
    }
}
