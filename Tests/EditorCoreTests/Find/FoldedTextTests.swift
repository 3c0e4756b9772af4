import Testing

@testable import EditorCore

@Suite struct FoldedTextTests {
    private func fold(_ text: String, _ folding: LetterFolding = .caseless) -> String {
        String(decoding: FoldedText(Array(text.utf8), folding).bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("ABC xyz 019", "abc xyz 019"), ("É", "e\u{301}"), ("ẞß", "ssss"), ("ﬁn", "fin"), ("“a”", "\"a\""),
        ("\u{1EA1}\u{301}", "a\u{323}\u{301}"), ("a\u{301}\u{323}", "a\u{323}\u{301}"),
        ("각", "\u{1100}\u{1161}\u{11A8}"),
        ("Ω\u{2126}", "ωω"), ("İ", "i\u{307}"), ("so\u{AD}ft", "soft"), ("\u{212A}", "k"),
    ])
    func `letters are brought into one form`(text: String, folded: String) {
        #expect(Array(fold(text).utf8) == Array(folded.utf8))
    }

    @Test func `exact folding keeps case`() { #expect(fold("Straße É", .exact) == "Straße E\u{301}") }

    @Test func `every letter leads back to where it stood, and no place inside of one does`() {
        let text = "aÉb\u{AD}c ﬁ각d"
        let folded = FoldedText(Array(text.utf8), .caseless)
        var place = 0
        var source = 0
        for letter in text {
            let form = FoldedText(Array(String(letter).utf8), .caseless).bytes.count
            if form > 0 {
                #expect(folded.start(place) == source, "\(letter)")
                #expect(folded.end(place + form) == source + letter.utf8.count, "\(letter)")
            }
            if form > letter.utf8.count { #expect(folded.start(place + 1) == nil, "\(letter)") }
            place += form
            source += letter.utf8.count
        }
        #expect(folded.end(place) == text.utf8.count)
    }

    @Test func `canonical equivalents of the standard library fold to the same bytes`() {
        for value in UInt32(0xA0)...0x2FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let letter = String(scalar)
            let form = fold(letter, .exact)
            guard form != " ", form != "'", form != "\"", !form.isEmpty else { continue }
            #expect(form == letter, "U+\(String(value, radix: 16))")
        }
    }
}
