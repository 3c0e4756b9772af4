import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct VerbatimTests {
    /// Typed key by key, and converted as a whole.
    private func both(_ text: String) -> [String] {
        [
            TypingHand.typed(text + "\n", MarkStyle(.english)),
            TypingHand.converted(text + "\n", MarkStyle(.english)),
        ]
    }

    @Test(arguments: [
        "a `\"code\" -- it's...` b", "``a ` \"b\"`` c", "```\n\"code\"\n```",
        "~~~ swift\nlet a = \"b\"\n```\n\"c\"\n~~~",
        "   ```\nit's", "<a href=\"x\" title='y'>", "a <b class='c'>", "<!-- \"no\" -- it's... -->",
        "<!-- one\n\"two\"\n-->", "see http://a.org/o'b--c...d?e='f'g x", "see www.a.org/o'b--c x",
        "o'brien--x@a.org",
        "mailto:o'brien@a.org", "---\ntitle: \"It's\"\n# it's\nauthor: 'x'\n---", "key `a'b` key",
    ])
    func `stays as it is typed`(text: String) {
        #expect(both(text) == [text + "\n", text + "\n"])
    }

    @Test(arguments: [
        ("`a` \"b\"", "`a` “b”"), ("```\na\n```\n\"b\"", "```\na\n```\n“b”"), ("<b>\"a\"</b>", "<b>“a”</b>"),
        ("\"http://a.org\" it's", "“http://a.org” it’s"), ("<!-- a -->\"b\"", "<!-- a -->“b”"),
        ("2 < 3 \"a\"", "2 < 3 “a”"), ("I <3 \"a\"", "I <3 “a”"), ("---\n\"a\"", "---\n“a”"),
        ("---\na: \"b\"\n---\n\"c\"", "---\na: \"b\"\n---\n“c”"), ("x\n---\na: \"b\"", "x\n---\na: “b”"),
        ("``` a ``` \"b\"", "``` a ``` “b”"), ("me@a.org's \"a\"", "me@a.org’s “a”"), ("@ \"a\"", "@ “a”"),
    ])
    func `what stands beside it is prose`(text: String, set: String) {
        #expect(both(text) == [set + "\n", set + "\n"])
    }

    @Test(arguments: ["---\ntitle: ", "\u{FEFF}---\ntitle: ", "\u{FEFF}---\na: b\n\nc: "])
    func `in front matter a quote stays as it is typed`(start: String) {
        let typed = TypingHand.typed("\"x\"", MarkStyle(.english), into: start, before: "\n---\nOne")
        #expect(typed == start + "\"x\"\n---\nOne")
    }

    @Test func `a play that begins with a rule and a name is prose behind its first blank line`() {
        let play = "---\nANNA: Hello.\n\n"
        #expect(both(play + "\"a\"") == [play + "“a”\n", play + "“a”\n"])
    }

    @Test func `a backtick that nothing closes is code only until its line ends`() {
        #expect(TypingHand.typed("a ` \"b\"", MarkStyle(.english)) == "a ` \"b\"")
        #expect(both("a ` \"b\"") == ["a ` “b”\n", "a ` “b”\n"])
    }

    @Test func `a fence far above is not seen while typing, but by a conversion`() {
        let text = "```\n" + String(repeating: "code\n", count: 20_000)
        #expect(TypingHand.typed("\"", MarkStyle(.english), into: text).hasSuffix("“"))
        #expect(TypingHand.converted(text + "\"", MarkStyle(.english)).hasSuffix("\""))
    }
}
