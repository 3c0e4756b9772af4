import EditorCore
import EditorTestSupport
import Testing

/// Whether the writer can always see where they are.
@Suite struct ScrollingTests {
    private let longParagraph = Array(repeating: "word", count: 500).joined(separator: " ")

    @Test func `typing in a paragraph taller than the screen keeps the caret on show`() {
        let editor = EditorHarness(longParagraph, rows: 3, columns: 12)
        for _ in 0..<40 {
            editor.press("down")
            #expect(editor.frame.caret.map { $0.row < 2 } == true)
        }
        editor.type("here")
        #expect(editor.screen.contains("here‸") || editor.screen.contains("here"))
    }

    @Test func `as many pages up as down come home, also from a one-line file`() {
        let editor = EditorHarness(longParagraph, rows: 10, columns: 22)
        editor.press("down down right")
        let start = editor.marked
        let screen = editor.screen
        var pages = 0
        var last = ""
        while editor.marked != last {
            last = editor.marked
            editor.press("pagedown")
            pages += 1
        }
        #expect(pages > 10)
        editor.press("pageup", times: pages - 1)
        editor.expectText(start)
        #expect(editor.screen == screen)
    }

    @Test func `page down shows two rows of the page before`() {
        let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 10, columns: 22)
        editor.press("pagedown")
        #expect(ScreenText.letters(editor.frame, row: 0) == " line 8")
    }

    @Test func `the wheel moves the view and leaves the caret alone`() {
        let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 10, columns: 22)
        editor.wheel(2)
        #expect(ScreenText.letters(editor.frame, row: 0) == " line 7")
        editor.wheel(-2)
        #expect(ScreenText.letters(editor.frame, row: 0) == " line 1")
        editor.wheel(30)
        #expect(ScreenText.letters(editor.frame, row: 8) == " line 40")
        editor.type("x")
        #expect(ScreenText.letters(editor.frame, row: 0) == " xline 1")
    }

    @Test func `a far place comes to the middle, a near one moves the view as little as it can`() {
        let lines = (1...400).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 11, columns: 22)
        editor.press("ctrl+g")
        editor.type("200")
        editor.press("enter")
        #expect(editor.frame.caret?.row == 5)
        editor.press("down", times: 6)
        #expect(editor.frame.caret?.row == 9)
    }

    @Test func `the end of the text stands at the foot of the page, not in the middle of nothing`() {
        let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 10, columns: 22)
        editor.press("ctrl+end")
        #expect(editor.frame.caret?.row == 8)
        #expect(ScreenText.letters(editor.frame, row: 8) == " line 40")
    }
}
