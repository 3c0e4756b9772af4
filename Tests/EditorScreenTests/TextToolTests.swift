import EditorCore
import EditorTestSupport
import Testing

@Suite struct TextToolTests {
    private func editor(_ marked: String, columns: Int = 80, _ change: (inout Settings) -> Void = { _ in })
        -> EditorHarness
    {
        var settings = Settings.still
        settings.rewrap = 20
        change(&settings)
        return EditorHarness(marked, columns: columns, settings: settings)
    }

    @Test func `a paragraph is rewrapped, and one undo takes it back`() {
        let editor = editor("one two three ‸four five six")
        editor.press("alt+r r")
        editor.expectText("one two three ‸four\nfive six")
        editor.press("alt+r j")
        editor.expectText("one two three ‸four five six")
        editor.press("ctrl+z")
        editor.expectText("one two three ‸four\nfive six")
        editor.press("ctrl+z")
        editor.expectText("one two three ‸four five six")
        editor.press("ctrl+y")
        editor.expectText("one two three ‸four\nfive six")
    }

    @Test func `nothing to do is said, and nothing is changed`() {
        let editor = editor("one‸")
        for (keys, sentence) in [
            ("alt+r r", "nothing to rewrap: it is wrapped so already"),
            ("alt+r j", "nothing to join: each paragraph has one line"),
            ("alt+up", "there is nothing above to pass"), ("alt+down", "there is nothing below to pass"),
            ("alt+r o", "nothing to sort: the lines are in order"),
            ("alt+r x", "there are no two words here"),
            ("alt+r l", "it is written so already"), ("alt+9", "the selection has not grown"),
        ] {
            editor.press(keys)
            #expect(editor.foot.contains(sentence), "\(keys): \(editor.foot)")
        }
        #expect(!editor.session.document.isEdited)
        editor.press("alt+r q")
        #expect(editor.foot.contains("Alt-R Q does nothing"))
    }

    @Test func `a run of moves is one undo step`() {
        let editor = editor("on‸e\ntwo\nthree\nfour")
        editor.press("alt+down", times: 3)
        editor.press("alt+r i")
        editor.expectText("two\nthree\non‸e\nfour")
        editor.press("ctrl+z")
        editor.expectText("on‸e\ntwo\nthree\nfour")
        editor.press("ctrl+y")
        editor.expectText("two\nthree\non‸e\nfour")
    }

    @Test func `moves with something between are two steps`() {
        let editor = editor("on‸e\ntwo\nthree")
        editor.press("alt+down left alt+down ctrl+z")
        editor.expectText("two\no‸ne\nthree")
    }

    @Test func `moves keep the line ends of the file`() {
        let editor = editor("a\r\nb‸")
        editor.press("alt+up")
        #expect(editor.bytes == Array("b\r\na".utf8))
    }

    @Test func `the case of a word goes round with the caret in it`() {
        let editor = editor("the st‸raße") { $0.language = .german }
        editor.press("alt+r c")
        editor.expectText("the St‸raße")
        editor.press("alt+r c")
        editor.expectText("the ST‸RAẞE")
        editor.press("alt+r c")
        editor.expectText("the st‸raße")
        editor.press("ctrl+z ctrl+z ctrl+z")
        editor.expectText("the st‸raße")
        #expect(!editor.session.document.isEdited)
    }

    @Test func `the case of a selection changes and it stays selected`() {
        let editor = editor("⟦the lord of the rings⟧ ends")
        editor.press("alt+r t")
        editor.expectText("⟦The Lord of the Rings‸⟧ ends")
        editor.press("alt+r u alt+r s")
        editor.expectText("⟦The lord of the rings‸⟧ ends")
    }

    @Test func `lines are sorted and words exchanged`() {
        let editor = editor("b\nc\n‸a")
        editor.press("alt+r o")
        editor.expectText("‸a\nb\nc")
        let words = EditorHarness("one ‸two three", columns: 40)
        words.press("alt+r x alt+r x")
        words.expectText("two three one‸")
        words.press("left alt+r y")
        words.expectText("two three oen‸")
    }

    @Test func `a selection that has grown shrinks the same way`() {
        let editor = editor("One t‸wo. Three.\n\nFour.")
        editor.press("alt+0")
        editor.expectText("One ⟦two‸⟧. Three.\n\nFour.")
        editor.press("alt+0")
        editor.expectText("⟦One two.‸⟧ Three.\n\nFour.")
        editor.press("alt+0 alt+0")
        editor.expectText("⟦One two. Three.\n\nFour.‸⟧")
        editor.press("alt+0")
        #expect(editor.foot.contains("all is selected"))
        editor.press("alt+9 alt+9 alt+9 alt+9")
        editor.expectText("One t‸wo. Three.\n\nFour.")
        editor.press("alt+r e")
        editor.expectText("⟦One two.‸⟧ Three.\n\nFour.")
        editor.press("alt+r p")
        editor.expectText("⟦One two. Three.‸⟧\n\nFour.")
        editor.press("alt+9")
        #expect(editor.foot.contains("the selection has not grown"))
    }

    @Test func `more than can be done at once is refused`() {
        let bytes = Array(repeating: [UInt8](repeating: 0x61, count: 99) + [0x0A], count: 170_000)
        let text = OpenedText(path: FilePath("long.txt"), text: Rope(Array(bytes.joined())))
        let editor = EditorHarness(opened: [(text: text, place: nil)], columns: 80)
        editor.press("ctrl+a alt+r u")
        #expect(editor.foot.contains("that is too much at once"))
    }

    @Test func `after the prefix the help bar has the tools, and a tap does one`() {
        let editor = EditorHarness.withPanel(.help, .docked, "one ‸two", columns: 100)
        editor.press("alt+r")
        editor.advance(by: .milliseconds(500))
        editor.tap("change case")
        #expect(editor.bytes == Array("one Two".utf8))
    }
}
