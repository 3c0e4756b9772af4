import Testing

@testable import EditorCore

/// Sentences are written with `¦` between them.
@Suite struct SentenceEdgesTests {
    static let english = [
        "He left. ¦She stayed.", "He left! ¦She stayed? ¦Nobody knew.", "What?! ¦No.",
        "Mr. Brown met Dr. Jones and Prof. Ng. ¦They talked.", "It was no. 5 on the list.",
        "He said no. ¦Then he left.", "J. R. R. Tolkien wrote it. ¦So I hear.", "It was I. ¦He left.",
        "I. M. Pei built it.", "Bring e.g. bread, etc. ¦Then go.", "Bread, wine, etc. are there.",
        "“Yes?” she said. ¦“No.” ¦He left.", "\"Yes?\" she said. ¦\"No.\" ¦He left.",
        "“I came. ¦I saw. ¦I won,” he said.", "He waited … and waited. ¦Then he left.",
        "He waited … ¦Then he left.", "Wait... what? ¦Nothing.", "Wait... ¦What?",
        "He left (at last! he thought) and slept. ¦She did not.",
        "The man (Who was he? Nobody knew.) went home. ¦She stayed.",
        "He left. ¦(She stayed. ¦I think.) ¦Then rain.",
        "He smiled :( and left. ¦She too.", "It cost 3.50 then. ¦Now 4.",
        "See www.example.org for more. ¦Or not.",
        "He said: “Go!” ¦Then he went.", "*He left.* ¦She stayed.", "Was it “So what?”? ¦No.",
        "He came at 5 p.m. and left.", "1. The first thing. ¦Then more.", "So—no! —and yet. ¦Yes.",
        "A name, vs. Another. ¦End.",
    ]
    static let others: [(Language, String)] = [
        (.german, "Er kam z. B. Montag. ¦Dann ging er."), (.german, "Am 3. Oktober war es so. ¦Dann nicht."),
        (.german, "Das war 1945. ¦Er ging."), (.german, "„Ja.“ ¦Er ging."),
        (.german, "„Ja?“, fragte sie. ¦Er ging."),
        (.german, "Hr. Müller, Dr. Ott u. a. Leute kamen. ¦Gut."), (.german, "»Geh!«, rief er. ¦Sie ging."),
        (.french, "M. Dupont, p. ex. Paul, est là. ¦Il part."),
        (.french, "« Oui ? » dit-elle. ¦« Non. » ¦Il part."),
        (.spanish, "¿Sí? ¦¡No! ¦El Sr. García vino."), (.italian, "Il sig. Rossi venne. ¦Poi partì."),
        (.english, "彼は来た。¦彼女は去った！¦本当？¦はい。"), (.english, "「はい。」と言った。¦「いいえ。」¦彼は去った。"),
        (.english, "他走了（真的。）然后回来。¦完。"),
    ]

    private func cut(_ marked: String, _ language: Language) -> String {
        let bytes = Array(marked.replacing("¦", with: "").utf8)
        var parts: [String] = []
        var start = 0
        for place in SentenceEdges.places(in: bytes, SentenceAbbreviations(language)) {
            parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
            start = place
        }
        return parts.joined(separator: "¦")
    }

    @Test(arguments: english) func `English sentences end where a reader ends them`(marked: String) {
        #expect(cut(marked, .english) == marked)
    }

    @Test(arguments: others)
    func `sentences of other languages end where a reader ends them`(language: Language, marked: String) {
        #expect(cut(marked, language) == marked)
    }

    @Test func `a number at the start of a line is the mark of a list, elsewhere it ends a sentence`() {
        let bytes = Array("7. The year was 7. The end.".utf8)
        #expect(SentenceEdges.places(in: bytes, SentenceAbbreviations(.english)) == [19, 27])
        let inside = SentenceEdges.places(in: bytes, SentenceAbbreviations(.english), startsLine: false)
        #expect(inside == [3, 19, 27])
    }

    @Test func `bytes that are no text do no harm`() {
        let bytes: [UInt8] = [0x2E, 0xFF, 0x20, 0xE3, 0x80, 0x2E, 0x20, 0x41, 0x28, 0xC3]
        #expect(SentenceEdges.places(in: bytes, SentenceAbbreviations(.english)).last == bytes.count)
    }
}
