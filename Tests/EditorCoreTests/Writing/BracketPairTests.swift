import EditorCore
import Testing

@Suite struct BracketPairTests {
    private let round = BracketPair("(", ")")

    private func typed(_ pair: BracketPair, _ paragraph: String) -> Unicode.Scalar {
        pair.typed(behind: Array(paragraph.utf8))
    }

    @Test(
        arguments: [
            ("", "("), ("one ", "("), ("one (two", ")"), ("one (two) ", "("), ("a) one ", "("),
            ("a) one (two", ")"), ("((a)", ")"), (":) ", "("),
        ] as [(String, Unicode.Scalar)])
    func `a bracket opens when none is open and else closes`(paragraph: String, expected: Unicode.Scalar) {
        #expect(typed(round, paragraph) == expected)
    }

    @Test(
        arguments: [
            (Language.english, "“What", "”"), (.english, "“What” ", "“"), (.german, "„Was", "“"),
            (.german, "„Was“ ", "„"), (.french, "« Quoi ", "»"), (.swedish, "”Vad", "”"),
            (.danish, "»Hvad", "«"),
            (.danish, "»Hvad« ", "»"),
        ] as [(Language, String, Unicode.Scalar)])
    func `the quotes of a language open and close`(
        language: Language, paragraph: String, expected: Unicode.Scalar
    ) {
        #expect(typed(language.quotes, paragraph) == expected)
    }

    @Test func `an apostrophe closes no quote`() {
        let pair = Language.english.innerQuotes
        #expect(typed(pair, "‘I don’t know") == "’")
        #expect(typed(pair, "‘I don’t know’ ") == "‘")
        #expect(typed(Language.swedish.innerQuotes, "l’été ") == "’")
    }

    @Test func `pairs do not mind each other`() {
        #expect(typed(BracketPair("[", "]"), "(one ") == "[")
        #expect(typed(BracketPair("[", "]"), "(one [two) ") == "]")
    }

    @Test func `the caret's paragraph counts, and what is behind the caret does not`() {
        let text = Rope("(one\ntwo (three) four")
        let place = { (words: String) in TextOffset(words.utf8.count) }
        #expect(round.typed(at: place("(one"), in: text) == ")")
        #expect(round.typed(at: place("(one\ntwo "), in: text) == "(")
        #expect(round.typed(at: place("(one\ntwo (th"), in: text) == ")")
        #expect(round.typed(at: .zero, in: text) == "(")
    }

    @Test func `no more than four kilobytes are looked at`() {
        let far = "(" + String(repeating: "é", count: BracketPair.reach / 2)
        #expect(typed(round, far) == "(")
        #expect(typed(round, String(far.dropLast())) == ")")
        #expect(round.typed(at: Rope(far).end, in: Rope(far)) == "(")
    }

    @Test func `bytes that are no text are passed over`() {
        #expect(round.typed(behind: [0xFF, 0x28, 0xC3]) == ")")
    }
}
