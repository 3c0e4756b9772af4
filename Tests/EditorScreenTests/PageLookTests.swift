import EditorTestSupport
import Testing

@testable import EditorCore

/// How the page looks, changed while writing.
struct PageLookTests {
    private let prose = Array(repeating: "lantern", count: 120).joined(separator: " ")

    private func press(_ editor: EditorHarness, _ letter: String, times: Int = 1) {
        for _ in 0..<times {
            editor.press("alt+7")
            editor.type(letter)
        }
    }

    private func width(_ editor: EditorHarness) -> Int { editor.session.geometry.text.size.columns }

    // MARK: Width

    @Test func `the column gets wider and narrower by two cells, and says so`() {
        let editor = EditorHarness(prose, rows: 24, columns: 100)
        press(editor, "-")
        #expect(width(editor) == 70 && editor.foot.trimmedOfBlanks == "70 wide")
        press(editor, "+")
        press(editor, "=")
        #expect(width(editor) == 74 && editor.foot.trimmedOfBlanks == "74 wide")
    }

    @Test func `it stops at ten cells and at the edge of the screen`() {
        let editor = EditorHarness(prose, rows: 24, columns: 78)
        press(editor, "+", times: 5)
        #expect(width(editor) == 76 && editor.foot.contains("there is no room for more"))
        press(editor, "-", times: 40)
        #expect(width(editor) == 10 && editor.foot.contains("no narrower"))
        let tiny = EditorHarness(prose, rows: 8, columns: 9)
        press(tiny, "-")
        press(tiny, "+")
        #expect(width(tiny) == 7)
    }

    @Test func `the width holds in the next run, until the settings say another`() {
        let editor = EditorHarness(prose, rows: 24, columns: 100)
        press(editor, "-", times: 3)
        let kept = LiveChoices(editor.disk.kept[.page] ?? [])
        #expect(width(EditorHarness(prose, rows: 24, columns: 100, live: kept)) == 66)
        var settings = Settings.still
        settings.width = 50
        #expect(width(EditorHarness(prose, rows: 24, columns: 100, settings: settings, live: kept)) == 50)
    }

    @Test func `a share of the screen follows the window`() {
        var settings = Settings.still
        settings.width = .share(60)
        let editor = EditorHarness(prose, rows: 24, columns: 100, settings: settings)
        #expect(width(editor) == 60)
        editor.resize(rows: 24, columns: 50)
        #expect(width(editor) == 30)
        press(editor, "+")
        editor.resize(rows: 24, columns: 100)
        #expect(width(editor) == 32)
    }

    @Test func `the row being read stays where it is, and a change taken back leads home`() {
        let editor = EditorHarness(
            Array(repeating: prose, count: 6).joined(separator: "\n"), rows: 24, columns: 100)
        editor.press("down", times: 50)
        editor.press("up", times: 7)
        editor.press("right", times: 20)
        let (row, page) = (editor.frame.caret?.row, editor.session.view.visibleRows())
        for _ in 0..<8 {
            press(editor, "-")
            #expect(editor.frame.caret?.row == row)
        }
        press(editor, "+", times: 8)
        #expect(editor.session.view.visibleRows() == page)
    }

    // MARK: Paragraphs

    @Test func `paragraphs are shown as they are, with a gap, with an indent, and the text stays the same`() {
        let editor = EditorHarness("one two\nthree\n\nfour‸", rows: 8, columns: 30)
        let bytes = editor.bytes
        let page = { (0..<6).map { ScreenText.letters(editor.frame, row: $0).trimmedOfBlanks } }
        press(editor, "p")
        #expect(page() == ["one two", "", "three", "", "four", ""])
        #expect(editor.frame.caret?.row == 4)
        press(editor, "p")
        #expect(
            (0..<4).map { ScreenText.letters(editor.frame, row: $0) } == [
                "     one two", "     three", "", "     four",
            ])
        press(editor, "p")
        #expect(page() == ["one two", "three", "", "four", "", ""])
        #expect(editor.bytes == bytes)
    }

    private func gapped(_ marked: String, rows: Int = 8) -> EditorHarness {
        var settings = Settings.still
        settings.paragraphs = .gap
        return EditorHarness(marked, rows: rows, columns: 22, settings: settings)
    }

    @Test func `the caret steps over a gap`() {
        let editor = gapped("one‸ and\ntwo words")
        editor.press("down")
        editor.expectText("one and\ntwo‸ words")
        editor.press("up")
        editor.expectText("one‸ and\ntwo words")
    }

    @Test func `a click into a gap goes to the paragraph above it`() {
        let editor = gapped("one and\ntwo‸")
        editor.click(row: 1, column: 4)
        editor.expectText("one‸ and\ntwo")
    }

    @Test func `a selection leaves a gap unmarked`() {
        let editor = gapped("⟦one\ntwo⟧", rows: 6)
        #expect(editor.screen.hasPrefix("| {selection:one }|\n||\n| {selection:two}‸|"))
    }

    @Test func `an empty paragraph at the end does not jump with its first letter`() {
        let editor = gapped("one‸")
        editor.press("enter")
        let row = editor.frame.caret?.row
        editor.type("t")
        #expect(row == 2 && editor.frame.caret?.row == 2)
    }

    @Test func `as many pages up as down come home over gaps`() {
        let editor = gapped((1...60).map { "line \($0)" }.joined(separator: "\n"), rows: 11)
        editor.press("down down right")
        let (text, screen) = (editor.marked, editor.screen)
        editor.press("pagedown", times: 5)
        editor.press("pageup", times: 5)
        editor.expectText(text)
        #expect(editor.screen == screen)
    }

    @Test func `up and down keep their column beside an indent`() {
        var settings = Settings.still
        settings.paragraphs = .indent
        let editor = EditorHarness("‸one two three four five six", rows: 8, columns: 22, settings: settings)
        #expect(editor.frame.caret?.column == 5)
        editor.press("down")
        #expect(editor.frame.caret == GridPosition(row: 1, column: 5))
        editor.press("up")
        #expect(editor.frame.caret == GridPosition(row: 0, column: 5))
    }

    // MARK: Hiding everything

    @Test func `the foot line goes, and neither a command nor Esc brings it back`() {
        var settings = Settings.still
        settings.foot = .always
        let editor = EditorHarness("one‸", rows: 8, columns: 60, settings: settings)
        press(editor, "h")
        editor.advance(by: .seconds(6))
        #expect(editor.foot.isEmpty)
        editor.press("ctrl+z esc")
        editor.advance(by: .seconds(6))
        #expect(editor.foot.isEmpty)
        press(editor, "h")
        #expect(editor.foot.contains("draft.txt"))
    }

    @Test func `what is said and asked is seen for its time`() {
        let editor = EditorHarness("one‸", rows: 8, columns: 60)
        press(editor, "h")
        editor.advance(by: .seconds(6))
        editor.press("ctrl+y")
        #expect(editor.foot.contains("there is nothing to redo"))
        editor.type("x")
        editor.press("ctrl+q")
        #expect(editor.foot.contains("Save"))
        editor.press("esc")
        #expect(editor.foot.isEmpty)
    }

    @Test func `the text does not move when all else goes`() {
        let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 12, columns: 60)
        let page = editor.session.view.visibleRows()
        press(editor, "h")
        #expect(editor.session.view.visibleRows() == page)
    }

    @Test func `the keys go with all else and come back with it, and are there when asked for`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        press(editor, "h")
        #expect(!editor.panel.isVisible)
        press(editor, "h")
        #expect(editor.panel.isVisible)
        press(editor, "h")
        editor.press("ctrl+k")
        #expect(editor.panel.isVisible)
    }

    // MARK: Two windows

    @Test func `what another window chose meanwhile stays`() {
        let other = EditorHarness(prose, rows: 24, columns: 100)
        press(other, "-")
        press(other, "t")
        let editor = EditorHarness(prose, rows: 24, columns: 100)
        editor.disk.kept = other.disk.kept
        press(editor, "-", times: 3)
        let kept = LiveChoices(editor.disk.kept[.page] ?? []).applied(to: .still)
        #expect(kept.typewriter && kept.width == 66)
        press(editor, "+", times: 3)
        #expect(LiveChoices(editor.disk.kept[.page] ?? []).applied(to: .still).width == 72)
    }
}
