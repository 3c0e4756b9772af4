import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct ParagraphOrderTests {
    private func apply(_ marked: String, _ tool: (Selection, Rope) -> Reshaping?) -> String {
        let marked = MarkedText(marked)
        let text = Rope(marked.bytes)
        guard let reshaping = tool(marked.selection, text) else { return "nothing" }
        var new = text
        new.replace(reshaping.range, with: Rope(reshaping.bytes))
        var document = Document(id: DocumentID(1), opened: OpenedText(path: FilePath([]), text: new))
        document.selection = reshaping.selection
        return MarkedText.of(document)
    }

    @Test(arguments: [
        ("one\nt‸wo\nthree\n", "t‸wo\none\nthree\n"), ("one\n\nt‸wo", "t‸wo\n\none"),
        ("one\r\ntw‸o", "tw‸o\r\none"), ("a\nb\n\nc\n‸d", "a\nb\n\n‸d\nc"), ("a\nb\n\n‸c\n", "‸c\n\na\nb\n"),
        ("a\n⟦b\nc⟧\n", "⟦b\nc⟧\na\n"), ("a\n⟦b\nc\n⟧d", "⟦b\nc⟧\na\nd"), ("‸a\nb", "nothing"),
        ("a\n‸\nb", "nothing"),
    ])
    func `a paragraph moves up past the next`(before: String, after: String) {
        let moved = apply(before) { ParagraphOrder.move(above: true, $0, in: $1) }
        #expect(moved.replacing("‸⟧", with: "⟧") == after)
    }

    @Test(arguments: [
        ("o‸ne\ntwo", "two\no‸ne"), ("o‸ne\n\n\ntwo\n", "two\n\n\no‸ne\n"),
        ("a‸\n\nb\nc\n\nd", "b\nc\n\na‸\n\nd"),
        ("one\n‸two\n", "nothing"),
    ])
    func `a paragraph moves down past the next`(before: String, after: String) {
        #expect(apply(before) { ParagraphOrder.move(above: false, $0, in: $1) } == after)
    }

    @Test(arguments: [
        ("b\n\na\nc‸", "nothing"), ("c\nb\na‸", "a‸\nb\nc"), ("⟦b\n\na⟧\nx", "⟦a\n\nb⟧\nx"),
        ("zebra\nÄpfel\napfel\nAda\nétude\nZoo‸", "Ada\napfel\nÄpfel\nétude\nzebra\nZoo‸"),
        ("b\nB\na\nA‸", "a\nA‸\nb\nB"), ("2\n10\n1‸", "1‸\n10\n2"),
        ("straße\nstrasse\nstrand‸", "strand‸\nstrasse\nstraße"),
    ])
    func `lines are sorted by letters, then marks, then case`(before: String, after: String) {
        let sorted = apply(before) { ParagraphOrder.sort(.lines, $0, in: $1) }
        let isSame = after == "nothing" && sorted == before
        #expect(isSame || sorted.replacing("‸⟧", with: "⟧") == after)
    }

    @Test func `paragraphs are sorted whole, and the last keeps having no line end`() {
        #expect(
            apply("c\n1\n\n\nb\n2\n\na‸") { ParagraphOrder.sort(.blocks, $0, in: $1) }
                == "a‸\n\n\nb\n2\n\nc\n1")
    }

    @Test(arguments: [
        ("one ‸two", "two one‸"), ("one‸ two", "two one‸"), ("o‸ne two three", "two one‸ three"),
        ("one two three‸", "one three two‸"), ("one, ‸two.", "two, one‸."), ("one tw‸o", "two one‸"),
        ("‸one two", "two one‸"), ("one‸", "nothing"), ("a\n‸b", "nothing"), ("l’été ‸froid", "froid l’été‸"),
    ])
    func `words around the caret are exchanged`(before: String, after: String) {
        #expect(apply(before) { Transposing.words(at: $0.head, in: $1) } == after)
    }

    @Test(arguments: [
        ("‸brown.", "nothing"), ("brown‸.", "nothing"), (" ‸x.", "nothing"), ("‸Yes!\n\nno", "nothing"),
        ("one two‸.", "two one‸."), ("one ‸two.", "two one‸."), ("‸one. two!", "two. one‸!"),
    ])
    func `marks behind the last word of a paragraph are no word`(before: String, after: String) {
        #expect(apply(before) { Transposing.words(at: $0.head, in: $1) } == after)
    }

    @Test func `wherever the caret stands in a short text, exchanging words keeps all its letters`() {
        var texts = [""]
        for _ in 0..<6 {
            texts = texts.flatMap { text in ["a", " ", ".", "\n"].map { text + $0 } }
            for words in texts {
                let text = Rope(words)
                for caret in 0...words.utf8.count {
                    guard let swapped = Transposing.words(at: TextOffset(caret), in: text) else { continue }
                    let former = text.bytes(in: swapped.range)
                    #expect(swapped.bytes.sorted() == former.sorted(), "\(words) at \(caret)")
                }
            }
        }
    }

    @Test(arguments: [
        ("te‸h", "the‸"), ("teh‸", "the‸"), ("a‸e\u{301}", "e\u{301}a‸"), ("‸ab", "nothing"),
        ("a‸", "nothing"),
        ("ab\n‸c", "nothing"),
    ])
    func `letters around the caret are exchanged`(before: String, after: String) {
        #expect(apply(before) { Transposing.letters(at: $0.head, in: $1) } == after)
    }
}

@Suite struct SelectionStepsTests {
    @Test func `a selection grows by word, sentence, paragraph, block, all`() {
        let text = Rope("Zero.\n\nOne two. Three four. \nFive.\n\nSix.")
        var selection = Selection(caret: TextOffset(18))
        var seen: [String] = []
        while let larger = SelectionSteps.grown(selection, in: text, SentenceFinder(.english)) {
            seen.append(String(decoding: text.bytes(in: larger.range), as: UTF8.self))
            selection = larger
        }
        #expect(
            seen == [
                "Three", "Three four.", "One two. Three four. ", "One two. Three four. \nFive.",
                "Zero.\n\nOne two. Three four. \nFive.\n\nSix.",
            ])
    }

    @Test func `the sentence that is selected is the one that focus shows`() {
        let text = Rope("Then Mr. Smith came in. He sat.")
        let range = SelectionSteps.sentence(at: .zero, in: text, SentenceFinder(.english))
        #expect(String(decoding: text.bytes(in: range), as: UTF8.self) == "Then Mr. Smith came in.")
    }

    @Test func `between words the sentence comes first`() {
        let text = Rope("One,  two.")
        let grown = SelectionSteps.grown(Selection(caret: TextOffset(5)), in: text, SentenceFinder(.english))
        #expect(grown == Selection(anchor: .zero, head: TextOffset(10)))
    }
}
