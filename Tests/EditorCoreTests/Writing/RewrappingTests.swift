import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct RewrappingTests {
    private func rewrap(
        _ marked: String, _ form: Rewrapping.LineLength = .wrapped(20), ending: LineEnding = .lf,
        breakByte: UInt8 = 0x0A
    ) -> String {
        let marked = MarkedText(marked)
        let text = Rope(marked.bytes, breakByte: breakByte)
        let rewrapping = Rewrapping(form, LayoutSettings(width: 72), ending: ending)
        guard let reshaping = rewrapping.reshaping(of: text, marked.selection) else { return "nothing" }
        var new = text
        new.replace(reshaping.range, with: Rope(reshaping.bytes, breakByte: breakByte))
        var document = Document(
            id: DocumentID(1), opened: OpenedText(path: FilePath([]), text: new))
        document.selection = reshaping.selection
        return MarkedText.of(document)
    }

    @Test(arguments: [
        // (what is shown of the rule, before, after)
        ("‸one two three four five six", "‸one two three four\nfive six"),
        ("one\ntwo ‸three\nfour\n\nfive\n", "one two ‸three four\n\nfive\n"),
        ("> one two th‸ree four five six\n", "> one two th‸ree four\n> five six\n"),
        ("> > one two three four five‸\n", "> > one two three\n> > four five‸\n"),
        ("- one two three four five six‸\n", "- one two three four\n  five six‸\n"),
        ("12) one two three four five‸", "12) one two three\n    four five‸"),
        ("1. one two three four five\n2. s‸ix\n", "1. one two three\n   four five\n2. s‸ix\n"),
        ("> - one two three four five‸\n", "> - one two three\n>   four five‸\n"),
        ("on‸e  \ntwo\nthree", "on‸e  \ntwo three"),
        ("one\\\ntwo\nth‸ree", "one\\\ntwo th‸ree"),
        ("  one two three four five six‸", "  one two three four\n  five six‸"),
        ("   one two three four\nfive\nsix‸", "   one two three\nfour five six‸"),
        ("a word.  Then more words‸ come", "a word.  Then more\nwords‸ come"),
        ("an end.  An\nend.\nMore‸ here", "an end.  An\nend.  More‸ here"),
        ("one two three fourth - five‸", "one two three\nfourth - five‸"),
        ("one two three four 1. five‸", "one two three\nfour 1. five‸"),
        ("one two three fourth # five‸", "one two three\nfourth # five‸"),
        ("averyveryverylongwordindeed and‸", "averyveryverylongwordindeed\nand‸"),
    ])
    func `lines are wrapped anew and keep what they begin with`(before: String, after: String) {
        #expect(rewrap(before) == after)
    }

    @Test(arguments: [
        "# one two three four five six‸\n", "    one two three four five‸ six\n",
        "\tone two three four five‸ six\n",
        "```\none two three four five‸ six\n```\n", "| one | two | three | fo‸ur |\n",
        "Signed-off-by: One Two Three <one@two>‸\nFixes: four five six seven\n",
        "=========================‸\n",
        "---\ntitle: one two three ‸four five\n---\n",
        "\u{FEFF}---\ntitle: one two three ‸four five\n...\n",
    ])
    func `what is no prose is left alone`(text: String) {
        #expect(rewrap(text) == text)
    }

    @Test func `a comment ends the paragraph before it`() {
        #expect(rewrap("one\ntwo\n# thr‸ee\n") == "one two\n# thr‸ee\n")
    }

    @Test func `code begun far above is seen`() {
        let code = "```\n" + String(repeating: "one\n\n", count: 2_000)
        #expect(rewrap(code + "two\nth‸ree\n") == code + "two\nth‸ree\n")
    }

    @Test(arguments: [
        ("日本語の文章を折り返すとき、行頭に句点を置かない。‸", "日本語の文章を折り返\nすとき、行頭に句点を\n置かない。‸"),
        ("日本語の\n文章‸です", "日本語の文章‸です"), ("한국어는\n띄어‸쓴다", "한국어는 띄어‸쓴다"),
        ("日本語\nand‸", "日本語 and‸"),
    ])
    func `scripts without blanks get none`(before: String, after: String) {
        #expect(rewrap(before) == after)
    }

    @Test func `width counts cells by whole letters`() {
        #expect(
            rewrap("e\u{301}te\u{301} e\u{301}te\u{301} ‸aa 👨‍👩‍👧 bbbb", .wrapped(12))
                == "e\u{301}te\u{301} e\u{301}te\u{301} ‸aa\n👨‍👩‍👧 bbbb")
    }

    @Test func `the line ends of the file are kept`() {
        #expect(rewrap("one two three four five‸\r\n", ending: .crlf) == "one two three four\r\nfive‸\r\n")
        #expect(
            rewrap("one two three four five‸\r", ending: .cr, breakByte: 0x0D)
                == "one two three four\rfive‸\r")
    }

    @Test func `a selection takes in the paragraphs that it touches, and no others`() {
        let before = "a\nb\n\nc⟦\nd\n\ne\n⟧f\n\ng\nh"
        #expect(rewrap(before) == "a\nb\n\nc⟦ d\n\ne ‸⟧f\n\ng\nh")
    }

    @Test(arguments: [
        ("one\ntwo‸\n\nthree", "one two‸\n\nthree"), ("- one\n  two\n- th‸ree", "- one two\n- th‸ree"),
        ("> one\n> t‸wo\n", "> one t‸wo\n"), ("one  \ntwo‸\nthree", "one  \ntwo‸ three"),
    ])
    func `lines are joined to one for each paragraph and item`(before: String, after: String) {
        #expect(rewrap(before, .joined) == after)
    }

    @Test func `blank lines are nothing to rewrap`() {
        #expect(rewrap("one\n‸\ntwo") == "nothing")
    }
}
