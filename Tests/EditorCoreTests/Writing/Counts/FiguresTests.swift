import EditorCore
import Testing

/// The other figures of a text: letters, sentences, paragraphs, pages, and how long it is read.
@Suite struct FiguresTests {
    private func count(_ text: String, breakByte: UInt8 = 0x0A) -> TextFigures {
        TextFigures(of: Array(text.utf8), breakByte: breakByte)
    }

    @Test(arguments: [
        ("naïve", 5, 0), ("nai\u{308}ve", 5, 0), ("👨‍👩‍👧‍👦 🇩🇪🇫🇷", 4, 1), ("one two", 7, 1), ("a\nb\r\nc", 3, 0),
        ("\u{FEFF}a\u{A0}b", 3, 1), ("", 0, 0), ("한글", 2, 0), ("e\u{301}\u{323}", 1, 0),
    ])
    func `a character is what people see as one; line ends are none`(
        _ text: String, _ characters: Int, _ blanks: Int
    ) {
        #expect(count(text).characters == characters)
        #expect(count(text).blanks == blanks)
    }

    @Test(arguments: [
        ("One. Two! Three?", 3), ("One … and on. Two.", 2), ("“Yes.” He went. “No!” she said.", 3),
        ("Mr. Smith met J. R. Hartley. They spoke.", 2), ("It is 3.14 or so. e.g. this", 1),
        ("Wait... What? Yes", 3), ("no mark", 1), ("Heading\n\nText here.", 2),
        ("wrapped by\nhand. And\non", 2), ("今日は。いい天気です！「はい。」", 3), ("", 0), ("***\n\n— …", 0),
        ("Er kam um 8 Uhr. Dann ging er.", 2), ("(He left.) She stayed.", 2), ("Τι κάνεις; Καλά.", 1),
    ])
    func `a sentence ends at its mark, if what follows begins one`(_ text: String, _ sentences: Int) {
        #expect(count(text).sentences == sentences)
    }

    @Test(arguments: [
        ("one\ntwo\n", 2), ("one\n\n \n\ttwo", 2), ("***", 1), ("\n\n", 0), ("a\r\nb\r\n\r\nc", 3),
    ])
    func `a paragraph is a line that holds more than blanks`(_ text: String, _ paragraphs: Int) {
        #expect(count(text).paragraphs == paragraphs)
    }

    @Test func `lines that end with CR alone are lines`() {
        let figures = count("one.\rTwo\r\rthree", breakByte: 0x0D)
        #expect(figures.paragraphs == 3)
        #expect(figures.sentences == 3)
        #expect(figures.words == 3)
    }

    @Test(arguments: [(0, 0), (1, 1), (250, 1), (251, 2), (1_204, 5)])
    func `a begun page is a page`(_ words: Int, _ pages: Int) {
        var figures = TextFigures()
        figures.words = words
        #expect(figures.pages(wordsOnEach: 250) == pages)
    }

    @Test func `an ideograph takes half the time of a word`() {
        var figures = TextFigures()
        figures.words = 690
        #expect(figures.readingSeconds(wordsPerMinute: 230) == 180)
        figures.ideographs = 460
        #expect(figures.readingSeconds(wordsPerMinute: 230) == 120)
    }
}
