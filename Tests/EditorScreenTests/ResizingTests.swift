import EditorCore
import EditorTestSupport
import Testing

@Suite struct ResizingTests {
    static let tiny = [(0, 0), (1, 1), (1, 4), (4, 1), (2, 2), (4, 4), (3, 10)]

    @Test(arguments: tiny)
    func `any size is survived, and the text is back when the window grows`(rows: Int, columns: Int) {
        let editor = EditorHarness("one two three ‸漢字\tfour\nfive 👍🏽", rows: 24, columns: 80)
        let before = editor.frame
        editor.resize(rows: rows, columns: columns)
        editor.type("x")
        editor.press("backspace up down left right end home pagedown pageup")
        editor.press("ctrl+f")
        editor.resize(rows: columns, columns: rows)
        editor.press("esc ctrl+q")
        editor.resize(rows: rows, columns: columns)
        editor.press("esc ctrl+z ctrl+z")
        editor.resize(rows: 24, columns: 80)
        #expect(editor.end == nil || editor.end == .finished(0))
        for row in 0..<22 {
            #expect(ScreenText.letters(editor.frame, row: row) == ScreenText.letters(before, row: row))
        }
    }

    @Test func `the page is the same whatever sizes came between`() {
        let text = Array(repeating: "lantern", count: 200).joined(separator: " ")
        let editor = EditorHarness(text, rows: 24, columns: 120)
        let before = editor.frame
        editor.resize(rows: 24, columns: 40)
        editor.resize(rows: 24, columns: 120)
        #expect(editor.frame == before)
    }

    @Test func `the column is centred, with one cell left free each side of a narrow screen`() {
        let wide = PageGeometry(size: GridSize(rows: 40, columns: 100), width: 72)
        #expect(wide.text.origin == GridPosition(row: 1, column: 14) && wide.text.size.columns == 72)
        let narrow = PageGeometry(size: GridSize(rows: 40, columns: 50), width: 72)
        #expect(narrow.text.origin.column == 1 && narrow.text.size.columns == 48)
    }

    @Test func `the real cursor stands at the caret in every frame`() {
        let editor = EditorHarness("one two three", rows: 12, columns: 40)
        editor.type("abc")
        editor.press("ctrl+f")
        editor.type("two")
        editor.press("esc ctrl+q esc down pagedown")
        for frame in editor.script.frames { #expect(frame.caret != nil) }
    }
}
