import EditorCore
import Testing

/// The sample set of docs/counting.md: what a word is.
@Suite struct WordCountTests {
    struct Sample: CustomTestStringConvertible {
        var text: String
        var words: Int
        /// As Word counts.
        var asWord: Int
        var testDescription: String { text }

        init(_ text: String, _ words: Int, asWord: Int? = nil) {
            (self.text, self.words, self.asWord) = (text, words, asWord ?? words)
        }
    }

    static func count(_ text: String, by rule: CountingRule = .prose) -> TextFigures {
        TextFigures(of: Array(text.utf8), by: rule)
    }

    static let dashes = [
        Sample("This should be—one would think—ten words, ok.", 9, asWord: 7),
        Sample("This should be — one would think — ten words, ok.", 9, asWord: 11),
        Sample("This should be--one would think--ten words, ok.", 9, asWord: 7),
        Sample("is—a", 2, asWord: 1),
        Sample("is–a, is―a", 4, asWord: 2),
        Sample("is⸺a", 2, asWord: 1),
        Sample("— Oi, tudo bem?", 3, asWord: 4),
        Sample("—", 0, asWord: 1),
        Sample("left…quickly left...quickly", 4, asWord: 2),
        Sample("1914–1918", 2, asWord: 1),
        Sample("-- ... … – — !!! & * # >", 0, asWord: 10),
    ]

    /// R74
    @Test(arguments: dashes)
    func `a dash parts words with blanks around it or without, and is none itself`(_ sample: Sample) {
        #expect(Self.count(sample.text).words == sample.words)
    }

    /// R75
    @Test(arguments: [
        "Adam's", "Adam’s", "don't", "don’t", "one-two-three", "mother-in-law’s", "l’été", "s’est-il",
        "aujourd’hui", "O’Neill", "e-mail", "rock’n’roll", "3.14", "1,000,000", "2024-05-01", "10:30", "10%",
        "and/or", "C++", "F#", "a_b", "*bold*", "(so)", "http://example.com/a-b?c=d", "me@example.com",
    ])
    func `an apostrophe or a hyphen joins, so this is one word`(_ word: String) {
        #expect(Self.count(word).words == 1)
        #expect(Self.count(word, by: .word).words == 1)
    }

    static let languages = [
        Sample("一二三四五 six seven eight", 8),
        Sample("今日はいい天気です。", 9, asWord: 10),
        Sample("abc今日def", 4, asWord: 4),
        Sample("カタカナ、ひらがな！", 8, asWord: 10),
        Sample("안녕하세요 여러분, 반갑습니다.", 3),
        Sample("Мы пошли в лес, по-моему.", 5),
        Sample("Τι κάνεις; Καλά.", 3),
        Sample("مرحبا بالعالم", 2),
        Sample("שלום עולם", 2),
        Sample("ภาษาไทยไม่มีช่องว่าง", 1),
        Sample("नमस्ते दुनिया।", 2),
        Sample("Größe, naïve, e\u{301}te\u{301}", 3),
        Sample("« Oui », dit-il : « non ! »", 3, asWord: 9),
    ]

    /// R76
    @Test(arguments: languages)
    func `words of a language that has blanks, letters of one that has none`(_ sample: Sample) {
        #expect(Self.count(sample.text).words == sample.words)
    }

    static let mixed = [
        Sample("well-known mother-in-law’s e-mail", 3),
        Sample("Pi is 3.14; 1,000,000 – or 10%? On 2024-05-01 at 10:30.", 10, asWord: 11),
        Sample("and/or URL mail C++ F#", 5),
        Sample("O’Neill said: “Yes”—then left…quickly.", 6, asWord: 4),
        Sample("# Heading\n- one item\n- another\n\n**bold** and `code`", 7, asWord: 10),
        Sample("* – … !!! & 👍🏽 🇩🇪", 0, asWord: 7),
        Sample("one\u{A0}two\u{3000}three\tfour\nfive\r\nsix", 6),
        Sample("", 0),
        Sample(" \n\n \n", 0),
    ]

    /// R88
    @Test(arguments: dashes + languages + mixed)
    func `the figures of the manual are right by both rules`(_ sample: Sample) {
        #expect(Self.count(sample.text).words == sample.words)
        #expect(Self.count(sample.text, by: .word).words == sample.asWord)
    }

    /// R76
    @Test func `ideographs and kana have a figure of their own`() {
        #expect(Self.count("一二三四五 six seven eight").ideographs == 5)
        #expect(Self.count("今日はいい天気です。").ideographs == 9)
    }

    @Test func `bytes that are no text part nothing and are no word`() {
        #expect(TextFigures(of: [0x61, 0xFF, 0x62, 0x20, 0xFE, 0x80]).words == 1)
    }
}
