import EditorTestSupport
import Testing

@testable import EditorCore

/// A page that holds the row being written.
struct TypewriterScreenTests {
    private var typewriter: Settings {
        var settings = Settings.still
        settings.typewriter = true
        return settings
    }

    private let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")

    /// R83: a typewriter that kept its row neither at the start of a text nor at even heights.
    @Test(arguments: [(11, 10), (12, 10), (13, 11)])
    func `the row being written stays in its place from the first line on, at every height`(
        screen: Int, page: Int
    ) {
        let editor = EditorHarness("", rows: screen, columns: 22, settings: typewriter)
        let top = screen >= 12 ? 1 : 0
        let place = top + (editor.session.geometry.text.size.rows - 1) / 2
        #expect(editor.session.geometry.text.size.rows == page)
        #expect(editor.frame.caret?.row == place)
        for line in 1...30 {
            editor.type("line \(line)")
            #expect(editor.frame.caret?.row == place)
            editor.press("enter")
            #expect(editor.frame.caret?.row == place)
        }
        for _ in 0..<30 {
            editor.press("up")
            #expect(editor.frame.caret?.row == place)
        }
        #expect(ScreenText.letters(editor.frame, row: place) == " line 1")
        #expect(ScreenText.letters(editor.frame, row: place - 1).isEmpty)
    }

    @Test func `blank rows stand above the first line and below the last`() {
        let editor = EditorHarness("one\ntwo‸", rows: 8, columns: 12, settings: typewriter)
        editor.type("s")
        editor.expectScreen(
            """
            ||
            ||
            | one|
            | twos‸|
            ||
            ||
            ||
            ||
            """)
    }

    @Test func `a click leaves the page where it is, and the next key brings the row to its place`() {
        let editor = EditorHarness(lines, rows: 10, columns: 22, settings: typewriter)
        editor.press("down", times: 10)
        let before = ScreenText.letters(editor.frame, row: 0)
        editor.click(row: 7, column: 3)
        #expect(editor.frame.caret == GridPosition(row: 7, column: 3))
        #expect(ScreenText.letters(editor.frame, row: 0) == before)
        editor.press("right")
        #expect(editor.frame.caret == GridPosition(row: 4, column: 4))
    }

    @Test func `the wheel moves the page, and the next letter brings the row back`() {
        let editor = EditorHarness(lines, rows: 10, columns: 22, settings: typewriter)
        editor.press("down", times: 10)
        let before = editor.frame
        editor.wheel(1)
        #expect(editor.frame.caret != before.caret)
        editor.press("right left")
        #expect(editor.frame == before)
    }

    @Test func `a click above the text goes to its start`() {
        let editor = EditorHarness("one\ntwo‸", rows: 10, columns: 22, settings: typewriter)
        editor.click(row: 0, column: 8)
        editor.expectText("‸one\ntwo")
    }

    @Test func `as many pages up as down come home`() {
        let editor = EditorHarness(lines, rows: 10, columns: 22, settings: typewriter)
        editor.press("down down right")
        let (text, screen) = (editor.marked, editor.screen)
        editor.press("pagedown", times: 4)
        editor.press("pageup", times: 4)
        editor.expectText(text)
        #expect(editor.screen == screen)
    }

    @Test func `with the panel docked the row is one of those that are left`() {
        let editor = EditorHarness(lines, rows: 40, columns: 80, settings: typewriter)
        editor.press("down", times: 20)
        #expect(editor.frame.caret?.row == 1 + (editor.pageRows - 1) / 2)
        let whole = editor.pageRows
        editor.press("ctrl+k")
        #expect(editor.pageRows < whole)
        #expect(editor.frame.caret?.row == 1 + (editor.pageRows - 1) / 2)
    }

    @Test func `a panel that floats over the row never hides the caret`() {
        let memory = PanelMemory(
            kind: .letters, arrangement: .undocked, place: .init(row: 12, column: 4), isShown: true)
        let editor = EditorHarness(lines, rows: 40, columns: 80, settings: typewriter, panel: memory)
        for _ in 0..<35 {
            editor.press("down")
            #expect(editor.frame.caret.map(editor.panel.frame.contains) == false)
        }
    }

    @Test func `the command turns it on and off, and the next run remembers`() {
        let editor = EditorHarness(lines, rows: 10, columns: 60)
        editor.press("alt+7")
        editor.type("t")
        #expect(editor.frame.caret?.row == 4)
        let kept = LiveChoices(editor.disk.kept[.page] ?? [])
        let next = EditorHarness(lines, rows: 10, columns: 60, live: kept)
        #expect(next.frame.caret?.row == 4)
        editor.press("alt+7")
        editor.type("t")
        #expect(editor.frame.caret?.row == 0)
    }

    /// R82, which is about pages of few rows: the view must scroll by the rows that are needed, and no more.
    @Test func `a low page moves row by row over tall paragraphs`() {
        let paragraph = Array(repeating: "lantern", count: 60).joined(separator: " ")
        let editor = EditorHarness("\(paragraph)\n\(paragraph)", rows: 8, columns: 18)
        for key in ["down", "up"] {
            var top = editor.session.view.viewport.top
            for _ in 0..<70 {
                let rows = editor.session.view.visibleRows()
                editor.press(key)
                #expect(editor.frame.caret.map { $0.row < 7 } == true)
                let moved = editor.session.view.viewport.top
                let second = rows.count > 1 ? rows[1].start : top
                #expect(key == "up" ? moved <= top : moved == top || moved == second)
                top = moved
            }
        }
    }
}
