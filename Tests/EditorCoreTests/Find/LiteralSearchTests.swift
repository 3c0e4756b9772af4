import EditorCore
import EditorTestSupport
import Testing

@Suite struct LiteralSearchTests {
    private let text = Rope("one two one two one")

    @Test func `the next hit is at or behind the place, and goes round`() {
        #expect(text.firstHit(of: "one")?.range.lowerBound == .zero)
        #expect(text.firstHit(of: "one", from: TextOffset(1))?.range.lowerBound == TextOffset(8))
        let round = text.firstHit(of: "one", from: TextOffset(17))
        #expect(round?.range.lowerBound == .zero && round?.wrapped == true)
    }

    @Test func `the previous hit starts before the place, and goes round`() {
        #expect(text.firstHit(of: "two", from: TextOffset(12), .backward)?.range.lowerBound == TextOffset(4))
        #expect(text.firstHit(of: "two", from: TextOffset(4), .backward)?.range.lowerBound == TextOffset(12))
    }

    @Test func `nothing is found of nothing, and of what is not there`() {
        #expect(text.firstHit(of: "") == nil)
        #expect(text.firstHit(of: "three") == nil)
        #expect(Rope().firstHit(of: "one", from: .zero, .backward) == nil)
    }

    @Test func `the only hit is found again from itself`() {
        #expect(text.firstHit(of: "two one two", from: TextOffset(5))?.range.lowerBound == TextOffset(4))
    }

    @Test(arguments: [
        ("e", "cafe\u{301} e", 7), ("\u{301}", "e\u{301}", nil), ("e\u{301}", "e e\u{301}", 2),
        ("🇩🇪", "🇫🇩🇪🇫🇩🇪", 16), ("👩", "👩\u{200D}👧 👩", 12), ("क", "कि क", 7), ("\u{1112}", "\u{1112}\u{1161}", nil),
    ])
    func `a hit begins and ends between letters`(words: String, text: String, place: Int?) {
        let rope = Rope(text)
        #expect(rope.firstHit(of: words)?.range.lowerBound.bytes == place)
        #expect(rope.firstHit(of: words, from: rope.end, .backward)?.range.lowerBound.bytes == place)
        #expect(rope.hits(of: words).map(\.lowerBound.bytes) == (place.map { [$0] } ?? []))
    }

    @Test func `hits of a stretch do not overlap, and none is missed behind a torn one`() {
        let hits = Rope("aaaaa aaa\u{301}a aa").hits(of: "aa")
        #expect(hits.map(\.lowerBound.bytes) == [0, 2, 6, 13])
    }

    @Test(arguments: [
        // English
        ("colour", "COLOUR Colour colour", 3), ("Colour", "COLOUR Colour colour", 1),
        // German: ß is found in SS and in the capital ẞ, and the other way about
        ("straße", "Straße STRASSE STRAẞE strasse", 4), ("Straße", "Straße STRASSE", 1),
        ("über", "Über ÜBER u\u{308}ber", 3),
        // French
        ("été", "Été ÉTÉ e\u{301}te\u{301}", 3), ("oui !", "Oui\u{202F}! oui\u{A0}! oui !", 3),
        ("\"oui", "«oui “oui \"Oui", 3),
        // Spanish
        ("ñandú", "ÑANDÚ n\u{303}andu\u{301} nandu", 2), ("¿qué", "¿QUÉ? ¿Que\u{301}?", 2),
        // Swedish: å is a letter of its own, and no a
        ("å", "Å A\u{30A} \u{212B} a", 3), ("smörgås", "SMÖRGÅS smo\u{308}rga\u{30A}s smorgas", 2),
        // Greek and Russian
        ("σοφοσ", "ΣΟΦΟΣ σοφος", 2), ("ёж", "ЁЖ е\u{308}ж", 2),
    ])
    func `words are found whatever their case and however their accents are written`(
        words: String, text: String, count: Int
    ) {
        #expect(Rope(text).hits(of: words).count == count)
    }

    @Test(arguments: ["don't", "don’t", "don‘t"])
    func `straight and curly apostrophes find each other`(words: String) {
        #expect(Rope("don't don’t don‘t dont").hits(of: words).count == 3)
    }

    @Test func `marks in another order are the same letter`() {
        #expect(
            Rope("a\u{301}\u{323} a\u{323}\u{301} \u{1EA1}\u{301} \u{E1}\u{323}").hits(of: "a\u{323}\u{301}")
                .count == 4)
    }

    @Test func `soft hyphens in a word do not hide it, and are in the hit`() {
        let hits = Rope("a ty\u{AD}pog\u{AD}ra\u{AD}phy b").hits(of: "typography")
        #expect(hits.map { $0.lowerBound.bytes } == [2] && hits.first?.count == 16)
    }

    @Test func `a syllable is found as a whole and as its parts`() {
        #expect(Rope("한글 \u{1112}\u{1161}\u{11AB}글").hits(of: "한").count == 2)
    }

    @Test func `exact case tells even small words from capitals`() {
        #expect(Rope("ma MA Ma").hits(of: "ma", .exactCase).count == 1)
        #expect(Rope("Maße Masse").hits(of: "masse", .exactCase).isEmpty)
    }

    @Test(arguments: [
        ("art", "art part arts art’s art, “art”", 3), ("don", "don't don", 1),
        ("l’eau", "l'eau de l’eau!", 2),
        ("ein", "ein Stein, Ein einer", 2), ("el", "el él papel", 1), ("œuvre", "chef-d’œuvre œuvres", 1),
    ])
    func `whole words are no parts of others`(words: String, text: String, count: Int) {
        #expect(Rope(text).hits(of: words, .wholeWords).count == count)
    }

    @Test func `bytes that are no text neither hide a hit nor are one`() {
        let rope = Rope(Array("a caf".utf8) + [0xC3, 0xFF] + Array("Café".utf8) + [0x80])
        #expect(rope.hits(of: "café").map(\.lowerBound.bytes) == [7])
    }

    @Test func `a hit over the seam of two windows is found`() {
        let filling = String(repeating: "x", count: 4_090)
        for shift in 0..<12 {
            let rope = Rope(String(filling.dropLast(shift)) + "Strasse ÉTÉ")
            #expect(rope.hits(of: "straße été").count == 1)
        }
    }
}
