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
            | {dimmed:1 of 6}|
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

    @Test func `the number of the hit and of all hits stands behind the words`() {
        let editor = EditorHarness("one two ‸three two four two", columns: 60)
        editor.press("ctrl+f")
        editor.type("two")
        #expect(editor.foot.hasSuffix("Find: two  2 of 3"))
        editor.press("alt+. alt+.")
        #expect(editor.foot.hasSuffix("1 of 3 · from the start again"))
    }

    @Test func `a capital makes case count, and so does the switch`() {
        let editor = EditorHarness("‸ma Ma MA", columns: 40)
        editor.press("ctrl+f")
        editor.type("ma")
        #expect(editor.foot.hasSuffix("1 of 3"))
        editor.press("alt+c")
        #expect(editor.foot.hasSuffix("Find Aa: ma  1 of 1"))
        editor.press("alt+c backspace backspace")
        editor.type("MA")
        #expect(editor.foot.hasSuffix("1 of 1"))
    }

    @Test func `the ways to look are remembered`() {
        let editor = EditorHarness("‸part art", columns: 40)
        editor.press("ctrl+f alt+w")
        editor.type("art")
        editor.expectText("part ⟦art‸⟧")
        editor.press("enter ctrl+home ctrl+f")
        #expect(editor.foot.contains("Find word: art"))
    }

    @Test func `straight and curly quotes find each other, as in don't`() {
        let editor = EditorHarness("‸I don't, you don’t", columns: 40)
        editor.press("ctrl+f")
        editor.type("don’t")
        editor.expectText("I ⟦don't‸⟧, you don’t")
        editor.press("alt+.")
        editor.expectText("I don't, you ⟦don’t‸⟧")
    }

    @Test func `arrows bring back what was looked for, and what was being typed`() {
        let editor = EditorHarness("‸one two three", columns: 40)
        for words in ["one", "two"] {
            editor.press("ctrl+f")
            editor.type(words)
            editor.press("enter")
        }
        editor.press("ctrl+f")
        editor.type("th")
        editor.press("up")
        editor.expectText("one ⟦two‸⟧ three")
        editor.press("up")
        #expect(editor.foot.contains("Find: one"))
        editor.press("down down")
        #expect(editor.foot.contains("Find: th"))
        editor.expectText("one two ⟦th‸⟧ree")
    }

    @Test func `what is selected is proposed`() {
        let editor = EditorHarness("a ⟦cat‸⟧, a cat", columns: 40)
        editor.press("ctrl+f")
        #expect(editor.foot.hasSuffix("Find: cat  1 of 2"))
        #expect(editor.screen.contains("a {selection:cat}, a {hit:cat}"))
        editor.press("ctrl+f")
        editor.expectText("a cat, a ⟦cat‸⟧")
    }

    @Test func `a hit far away stands with rows around it`() {
        let lines = (1...60).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness("‸" + lines, rows: 13, columns: 40)
        editor.press("ctrl+f")
        editor.type("line 14")
        #expect(editor.screen.contains("line 17") && editor.screen.contains("line 11"))
        editor.press("esc ctrl+end ctrl+f")
        editor.type("line 49")
        editor.press("enter")
        #expect(editor.screen.contains("line 46") && editor.screen.contains("line 52"))
    }

    @Test func `without a library a pattern is asked for in vain, and words are found all the same`() {
        let editor = EditorHarness("‸one two", columns: 80)
        editor.press("ctrl+f alt+r")
        #expect(editor.screen.contains("patterns need the package libpcre2-8-0"))
        editor.type("two")
        editor.expectText("one ⟦two‸⟧")
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
        #expect(editor.screen.contains("select all"))
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
