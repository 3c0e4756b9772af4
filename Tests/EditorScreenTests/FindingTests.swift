import EditorCore
import EditorTestSupport
import Testing

@Suite struct FindingTests {
    @Test func `words are found while they are typed, Enter stays there`() {
        let editor = EditorHarness("‸one two three two", columns: 40)
        editor.press("ctrl+f")
        editor.type("tw")
        editor.expectText("one ⟦tw‸⟧o three two")
        editor.type("o")
        editor.press("enter")
        editor.expectText("one ⟦two‸⟧ three two")
        editor.press("alt+.")
        editor.expectText("one two three ⟦two‸⟧")
        editor.press("alt+.")
        editor.expectText("one ⟦two‸⟧ three two")
        #expect(editor.foot.contains("from the start again"))
        editor.press("alt+,")
        editor.expectText("one two three ⟦two‸⟧")
    }

    @Test func `Escape goes back to where the search began`() {
        let lines = (1...60).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 10)
        editor.press("down right")
        let before = editor.marked
        let screen = ScreenText.letters(editor.frame, row: 0)
        editor.press("ctrl+f")
        editor.type("line 50")
        #expect(editor.screen.contains("line 50"))
        editor.press("esc")
        editor.expectText(before)
        #expect(ScreenText.letters(editor.frame, row: 0) == screen)
    }

    @Test func `what is not there is said, and the caret stays`() {
        let editor = EditorHarness("‸one two", columns: 40)
        editor.press("ctrl+f")
        editor.type("zebra")
        #expect(editor.foot.contains("not found"))
        editor.expectText("‸one two")
    }

    @Test func `all places on show are marked`() {
        let editor = EditorHarness("a cat, a cat", columns: 40)
        editor.press("ctrl+f")
        editor.type("cat")
        #expect(editor.screen.contains("a {selection:cat}, a {hit:cat}"))
    }

    @Test func `places that go over the end of a row, or follow each other, are all marked`() {
        let editor = EditorHarness("‸two aatwo twotwo two 123456789two", rows: 7, columns: 12)
        editor.press("ctrl+f")
        editor.type("two")
        editor.expectScreen(
            """
            | {selection:two} aa{hit:two}|
            | {hit:twotwo} {hit:two}|
            | 123456789{hit:t}|
            | {hit:wo}|
            ||
            ||
            | {notice:Fi}two‸|
            """)
    }

    @Test func `a letter that was not found alone is found with the mark that follows it`() {
        let editor = EditorHarness("‸a cafe\u{301}", columns: 40)
        editor.press("ctrl+f")
        editor.type("e")
        #expect(editor.foot.contains("not found"))
        editor.type("\u{301}")
        editor.expectText("a caf⟦e\u{301}‸⟧")
    }

    @Test func `Ctrl-G takes a line, a line and a letter, or a percentage`() {
        let lines = (1...200).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 10, columns: 80)
        for (words, expected) in [
            ("120", "‸line 120"), ("7:3", "li‸ne 7"), ("100%", "‸line 200"), ("9999", "‸line 200"),
        ] {
            editor.press("ctrl+g")
            editor.type(words)
            editor.press("enter")
            #expect(editor.marked.contains(expected), "\(words)")
        }
        editor.press("ctrl+g")
        editor.type("soon")
        editor.press("enter")
        #expect(editor.foot.contains("soon") && editor.foot.contains("is no"))
    }

    @Test func `a command runs by its name`() {
        let editor = EditorHarness("one", columns: 60)
        editor.press("ctrl+p")
        editor.type("select a")
        #expect(editor.foot.contains("select all"))
        editor.press("enter")
        editor.expectText("⟦one‸⟧")
    }

    @Test func `the last edit is one key away`() {
        let lines = (1...60).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 10)
        editor.press("down end")
        editor.type("!")
        editor.press("ctrl+end alt+g")
        #expect(editor.marked.contains("line 2!‸"))
    }
}
