import Testing

@testable import EditorCore

/// Which words of a text a dictionary is asked for, and in which form.
struct SpellingScannerTests {
    private func forms(_ text: String, capitals: Bool = false) -> [String] {
        SpellingScanner(checksCapitals: capitals).words(in: Array(text.utf8)).map(\.form)
    }

    struct Case: CustomTestStringConvertible {
        var text: String
        var forms: [String]
        var testDescription: String { text }
    }

    static let english = [
        Case(text: "I don’t, I couldn't.", forms: ["I", "don't", "I", "couldn't"]),
        Case(text: "five o’clock", forms: ["five", "o'clock"]),
        Case(text: "It's Anna’s.", forms: ["It's", "Anna's"]),
        Case(text: "’tis rock’n’roll", forms: ["'tis", "rock'n'roll"]),
        Case(text: "rock ’n’ roll", forms: ["rock", "'n'", "roll"]),
        Case(text: "James’ hats", forms: ["James'", "hats"]),
        Case(text: "‘quoted’ “so”", forms: ["quoted'", "so"]),
        Case(text: "a naïve café", forms: ["a", "naïve", "café"]),
        Case(text: "a well-known half‑light—so", forms: ["a", "well-known", "half-light", "so"]),
        Case(text: "well--known - but", forms: ["well", "known", "but"]),
        Case(text: "_stressed_ words", forms: ["stressed", "words"]),
        Case(text: "soft\u{AD}ly", forms: ["softly"]),
    ]

    static let others = [
        Case(text: "l’été qu’elle aujourd’hui", forms: ["l'été", "qu'elle", "aujourd'hui"]),
        Case(text: "« Où va-t-il ? »", forms: ["Où", "va-t-il"]),
        Case(text: "Gro\u{308}ße u\u{308}ber „Straße“", forms: ["Größe", "über", "Straße"]),
        Case(text: "Haus- und Gartentür", forms: ["Haus", "und", "Gartentür"]),
        Case(text: "¿Cómo? ¡El niño!", forms: ["Cómo", "El", "niño"]),
        Case(text: "EU:s räksmörgås", forms: ["EU:s", "räksmörgås"]),
    ]

    @Test(arguments: english + others)
    func `words come in the form that dictionaries know`(_ each: Case) {
        #expect(forms(each.text) == each.forms)
    }

    @Test(arguments: [
        "3rd 1980s B2B mp3 3-day", "https://example.org/a_b?c=d", "see(https://example.org),",
        "www.example.org",
        "anna.berg+x@example.org", "/usr/share/words", "~/letters", "example.org e.g. U.S.", "a_b snake_case",
        "NASA NASA’s", "東京 ひらがな カタカナ 서울", "— … 12 ÷ 😀", "١٢٣", "`code teh`", "``a ` b``",
        "```\nteh kode\n```", "~~~swift\nlet teh\n~~~", "kernel32.dll", "src/main.c", "(lib/x86_64/libm.so)",
        "./configure", "../shared/words", "#hashtagg", "@someuser", "$HOME", "\\emph", "0xdeadbeef",
        "inode_t",
        "Ctrl-Z Ctrl-Shift-Z Strg-Ü", "PDFs TVs", "<div class=\"teh\"><br/>", "<!-- teh -->",
    ])
    func `what is no matter of spelling is not asked for`(_ text: String) {
        #expect(forms(text).filter { $0 != "see" && $0 != "a" } == [])
    }

    @Test func `capitals are asked for where they are wanted`() {
        #expect(forms("THE END, said I", capitals: true) == ["THE", "END", "said", "I"])
        #expect(forms("THE END, said I") == ["said", "I"])
    }

    @Test func `words around code and addresses are asked for`() {
        #expect(forms("so `x` and\nhttp://a.bc there") == ["so", "and", "there"])
        #expect(forms("a ` alone\n```\ncode\n```\nafter") == ["a", "alone", "after"])
        #expect(forms("10:30 either/or and:so on") == ["either", "or", "and:so", "on"])
        #expect(forms("\\emph{teh} he/she. Cs as $5 … so") == ["teh", "he", "she", "Cs", "as", "so"])
        #expect(forms("2 < 3 teh > x <em>so</em>") == ["teh", "x", "so"])
        #expect(forms("T-shirt e-mail -a - B") == ["T-shirt", "e-mail", "a", "B"])
    }

    @Test func `a block of code may have begun before`() {
        let words = SpellingScanner().words(in: Array("teh\n```\nafter".utf8), isInCode: true)
        #expect(words.map(\.form) == ["after"])
    }

    @Test func `a place holds the letters without the marks around them`() {
        let text = "“’tis Gro\u{308}ße’”"
        let words = SpellingScanner().words(in: Array(text.utf8))
        let found = words.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
        #expect(
            found.map { Array($0.unicodeScalars) }
                == ["tis", "Gro\u{308}ße"].map { Array($0.unicodeScalars) })
    }

    @Test func `bytes that are no text part words and harm nothing`() {
        let words = SpellingScanner().words(in: [0x61, 0x62, 0xFF, 0x63, 0x64, 0xE2, 0x80])
        #expect(words.map(\.form) == ["ab", "cd"])
    }
}
