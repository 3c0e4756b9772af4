import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct ContinuationsTests {
    /// What goes on at the mark.
    private func offers(_ marked: String, atMost count: Int = 5) -> [String] {
        let text = MarkedText(marked)
        var continuations = Continuations()
        return continuations.words(at: text.selection.head, in: Rope(text.bytes), atMost: count)
    }

    @Test(arguments: [
        ("lantern lan‸", "lantern"), ("lan‸ lantern", "lantern"), ("The lantern. Lan‸", "Lantern"),
        ("Lanterns and lan‸", "lanterns"), ("Müller und Mü‸", "Müller"), ("Übermut, üb‸", "übermut"),
        ("I don’t, you don‸", "don’t"), ("I don’t, you don’‸", "don’t"), ("don't do‸", "don't"),
        ("NASA NA‸", "NASA"), ("McDonald McD‸", "McDonald"), ("Ärger är‸", "ärger"),
        ("_stressed_ _st‸", "stressed"),
        ("Привет при‸", "привет"), ("cafe\u{301}s café‸", "cafés"), ("안녕하세요 안녕‸", "안녕하세요"),
        ("well-known kno‸", "known"), ("lantern\nlan‸", "lantern"),
    ])
    func `a word of the text goes on in the case of its beginning`(text: String, expected: String) {
        #expect(offers(text) == [expected])
    }

    @Test(arguments: [
        "lantern ‸", "‸", "lan‸tern lantern", "don‸’t don’t", "lan‸", "lantern lanterx‸", "東京タワー 東‸",
        "カタカナ カタ‸",
        "ひらがな ひら‸", "2026 20‸", "NASA na‸", "McDonald mc‸", "LANTERN Lan‸", "lantern LAN‸", "a a‸",
        "lantern lantern‸",
        "lantern\n‸", "— —‸", "😀 😀‸",
    ])
    func `nothing goes on`(text: String) { #expect(offers(text) == []) }

    @Test func `frequent words come before rare ones`() {
        #expect(offers("lantern lane lane lan‸") == ["lane", "lantern"])
        #expect(offers("Lane lanes lane lantern lanes lanes lan‸", atMost: 2) == ["lanes", "lane"])
    }

    @Test func `of words that are as frequent the nearest comes first`() {
        #expect(offers("lantern lane lan‸") == ["lane", "lantern"])
        #expect(offers("lane far away lan‸ lantern") == ["lantern", "lane"])
    }

    @Test func `near words come before far ones that are as frequent`() {
        let far = String(repeating: "so ", count: 40_000)
        #expect(offers("lane lane lane " + far + "lantern lan‸") == ["lantern", "lane"])
    }

    @Test func `no more is looked at than the reach around the caret`() {
        let far = String(repeating: "so ", count: Continuations.reach / 3)
        #expect(offers("lantern " + far + "lan‸") == [])
        #expect(offers("lan‸ " + far + "lantern") == [])
        #expect(offers("lantern " + far.dropLast(30) + "lan‸") == ["lantern"])
    }

    @Test func `half a word at the edge of the reach is none`() {
        let fill = String(repeating: " ", count: Continuations.reach - 7)
        #expect(offers("lanterns" + fill + "an‸") == [])
        #expect(offers("an‸" + fill + "lanterns") == [])
        for torn in 0..<4 {
            let before = String(repeating: " ", count: Continuations.reach - 6 + torn)
            #expect(offers("Füchse" + before + "ch‸") == [])
            let behind = String(repeating: " ", count: Continuations.reach - 1 - torn)
            #expect(offers("f‸" + behind + "füchse") == [])
        }
    }

    @Test func `bytes that are no text are survived`() {
        var continuations = Continuations()
        let text = Rope([0xFF, 0x6C, 0x61, 0x6E, 0x65, 0xC3, 0x20, 0x6C, 0x61])
        #expect(continuations.words(at: text.end, in: text, atMost: 3) == ["lane"])
    }

    @Test func `words are gathered once while the writer types on`() {
        var continuations = Continuations()
        var text = Rope("a lantern\n\nand the end")
        var caret = TextOffset("a lantern\n".utf8.count)
        var last: [String] = []
        for letter in "The lane was lit. The la" {
            let typed = Rope(String(letter))
            text.replace(caret..<caret, with: typed)
            caret += typed.count
            last = continuations.words(at: caret, in: text, atMost: 5)
        }
        #expect(last == ["lane", "lantern"])
        #expect(continuations.gatherings == 1)
    }

    @Test func `words added to the end of the text are seen`() {
        var continuations = Continuations()
        var text = Rope("lan and")
        #expect(continuations.words(at: TextOffset(3), in: text, atMost: 5) == [])
        text.append(Rope(" a lantern"))
        #expect(continuations.words(at: TextOffset(3), in: text, atMost: 5) == ["lantern"])
    }

    @Test func `a change elsewhere is seen`() {
        var continuations = Continuations()
        var text = Rope("a lantern and a lan")
        #expect(continuations.words(at: text.end, in: text, atMost: 5) == ["lantern"])
        text.replace(TextOffset(2)..<TextOffset(9), with: Rope("landing"))
        #expect(continuations.words(at: text.end, in: text, atMost: 5) == ["landing"])
        #expect(continuations.gatherings == 2)
    }
}
