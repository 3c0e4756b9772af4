import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct OutlineListTests {
    private let story = """
        # The lighthouse

        Nobody came.

        ## Arrival

        The boat was late. It was TK past nine.

        ***

        Then the rain began.

        ## Departure

        He left, and did not look back once.

        """

    private func editor(caretAt words: String, rows: Int = 16, columns: Int = 60) -> EditorHarness {
        let parts = story.split(separator: words, maxSplits: 1, omittingEmptySubsequences: false)
        return EditorHarness(parts.joined(separator: "‸" + words), rows: rows, columns: columns)
    }

    private func caret(_ editor: EditorHarness) -> String {
        let text = editor.session.document.text
        let head = editor.session.document.selection.head
        let end = min(text.end, head + 12)
        return String(decoding: text.bytes(in: head..<end), as: UTF8.self)
    }

    @Test func `the places are listed with their words, on the one at the caret`() {
        let editor = editor(caretAt: "boat")
        editor.press("alt+o")
        let screen = editor.screen
        #expect(screen.contains("The lighthouse"))
        #expect(screen.contains("Departure"))
        #expect(screen.contains("Then the rain"))
        #expect(screen.contains("It was TK past nine"))
        #expect(editor.foot.contains("Outline:"))
        editor.press("enter")
        #expect(caret(editor).hasPrefix("## Arrival"))
    }

    @Test func `letters narrow the list down and Enter goes there`() {
        let editor = editor(caretAt: "Nobody")
        editor.press("alt+o")
        editor.type("depa")
        editor.press("enter")
        #expect(caret(editor).hasPrefix("## Departure"))
        editor.press("alt+8 j")
        #expect(caret(editor).hasPrefix("Nobody"))
        editor.press("alt+8 j")
        #expect(caret(editor).hasPrefix("## Departure"))
    }

    @Test func `Esc leaves everything as it was`() {
        let editor = editor(caretAt: "rain")
        let before = editor.screen
        editor.press("alt+o down down esc")
        #expect(caret(editor).hasPrefix("rain"))
        #expect(editor.screen == before)
    }

    @Test func `a section moves past its neighbour and one undo brings it back`() {
        let editor = editor(caretAt: "boat")
        let before = editor.bytes
        editor.press("alt+o alt+down")
        #expect(caret(editor).hasPrefix("boat"))
        editor.press("enter")
        #expect(caret(editor).hasPrefix("## Arrival"))
        #expect(String(decoding: editor.bytes, as: UTF8.self).hasSuffix("Then the rain began.\n"))
        editor.press("ctrl+z")
        #expect(editor.bytes == before)
    }

    @Test func `each move is a step of its own`() {
        let editor = EditorHarness("# A‸\n\n# B\n\n# C\n", rows: 12, columns: 60)
        editor.press("alt+o alt+down alt+down esc")
        editor.expectText("# B\n\n# C\n\n# A‸\n")
        editor.press("ctrl+z")
        editor.expectText("# B\n\n# A‸\n\n# C\n")
    }

    @Test func `a move in a list that is narrowed down says where to`() {
        let editor = EditorHarness("# Ash‸\n\n# Beech\n\n# Cedar\n", rows: 12, columns: 80)
        editor.press("alt+o")
        editor.type("cedar")
        editor.press("alt+up")
        #expect(editor.foot.contains("moved above “Beech”"))
        editor.press("alt+up")
        #expect(editor.foot.contains("moved above “Ash”"))
        editor.press("alt+down")
        #expect(editor.foot.contains("moved below “Ash”"))
        editor.press("esc")
        editor.expectText("# Ash‸\n\n# Cedar\n\n# Beech\n")
    }

    @Test func `what cannot move says so`() {
        let editor = editor(caretAt: "boat")
        editor.press("alt+o alt+up")
        #expect(editor.screen.contains("nothing above to pass"))
        editor.type("d")
        #expect(!editor.screen.contains("nothing above to pass"))
    }

    @Test func `a text without places says so`() {
        let editor = EditorHarness("one‸ two", rows: 8, columns: 60)
        editor.press("alt+o")
        #expect(editor.foot.contains("no headings"))
    }

    @Test func `what a heading holds that must not be sent is shown by marks`() {
        let editor = EditorHarness("# one\u{1b}[2Jtwo‸\n\nx\n\n# three\n", rows: 12, columns: 60)
        editor.press("alt+o")
        #expect(!editor.screen.unicodeScalars.contains("\u{1b}"))
        #expect(editor.screen.contains("three"))
    }

    @Test func `an edit shows in the list that is opened next`() {
        let editor = EditorHarness("# one‸\n\nx\n", rows: 12, columns: 60)
        editor.press("alt+o esc")
        editor.type(" and more")
        editor.press("alt+o")
        #expect(editor.screen.contains("one and more"))
    }

    @Test func `a long text is listed in parts and opened on the place at the caret`() {
        let text = (1...30_000).map { "# Heading \($0)\n\nSome words of it.\n\n" }.joined()
        let editor = EditorHarness(text + "‸", rows: 12, columns: 60)
        editor.press("alt+o")
        editor.press("end")
        #expect(editor.screen.contains("Heading 30000"))
    }

    @Test func `going by find and by line is gone back from`() {
        let editor = editor(caretAt: "Nobody")
        editor.press("ctrl+f")
        editor.type("rain")
        editor.press("enter ctrl+g")
        editor.type("1")
        editor.press("enter alt+8 j")
        #expect(caret(editor).hasPrefix(" began"))
        editor.press("alt+8 j")
        #expect(caret(editor).hasPrefix("Nobody"))
    }

    @Test(arguments: [(12, 40, "outline-narrow"), (16, 80, "outline")])
    func `the outline as it looks`(rows: Int, columns: Int, golden: String) throws {
        let editor = editor(caretAt: "boat", rows: rows, columns: columns)
        editor.press("alt+o")
        let path = #filePath.replacing("OutlineListTests.swift", with: "Goldens/\(golden).txt")
        try Golden.expect(editor.screen + "\n", in: path)
    }

    @Test func `a text for reading says so behind the list, and the choice stays`() {
        let editor = editor(caretAt: "boat")
        editor.session.receive(
            .openElsewhere(
                editor.session.document.id, Neighbour(door: [1], terminal: "pts/3", since: "14:02")),
            at: editor.script.now)
        editor.turn()
        editor.press("esc r alt+o")
        let chosen = editor.session.chooser?.chosen
        editor.press("alt+down")
        #expect(editor.screen.contains("for reading only"))
        #expect(editor.session.chooser?.chosen == chosen)
    }
}
