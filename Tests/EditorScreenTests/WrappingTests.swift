import EditorCore
import EditorTestSupport
import Testing

/// What a writer sees of wrapped paragraphs. Windows are two cells wider than the column of text.
@Suite struct WrappingTests {
    @Test func `a paragraph wraps between words and the spaces hang`() {
        let editor = EditorHarness("one two three four", rows: 5, columns: 11)
        editor.expectScreen(
            """
            | ‸one two|
            | three|
            | four|
            ||
            | {dimmed:… · saved}|
            """)
    }

    @Test func `Up and Down go from row to row of one paragraph, at the same cell`() {
        let editor = EditorHarness("one ‸two three four five", rows: 6, columns: 11)
        editor.press("down")
        editor.expectText("one two thre‸e four five")
        editor.press("down")
        editor.expectText("one two three four‸ five")
        editor.press("up up")
        editor.expectText("one ‸two three four five")
    }

    @Test func `End and Home stop at the row, and go on to the paragraph when pressed again`() {
        let editor = EditorHarness("one two thr‸ee four five", rows: 6, columns: 12)
        editor.press("end")
        editor.expectText("one two three four‸ five")
        editor.press("end")
        editor.expectText("one two three four five‸")
        editor.press("home")
        editor.expectText("one two three four ‸five")
        editor.press("home")
        editor.expectText("‸one two three four five")
    }

    @Test func `going up along the left edge stays at the left edge`() {
        let editor = EditorHarness("aaaa bbbb cccc ‸dddd", rows: 7, columns: 7)
        for expected in ["aaaa bbbb ‸cccc dddd", "aaaa ‸bbbb cccc dddd", "‸aaaa bbbb cccc dddd"] {
            editor.press("up")
            editor.expectText(expected)
        }
    }

    @Test func `a caret at a cut inside a long word remembers the row that shows it`() {
        let editor = EditorHarness("‸abcdefghij", rows: 5, columns: 7)
        editor.press("end")
        #expect(editor.frame.caret == GridPosition(row: 0, column: 6))
        editor.press("right")
        #expect(editor.frame.caret == GridPosition(row: 1, column: 2))
        editor.press("home")
        #expect(editor.frame.caret == GridPosition(row: 1, column: 1))
    }

    @Test func `Right reaches every letter of every row, one press a letter`() {
        let text = "aaaa bbbb cccc"
        let editor = EditorHarness("‸" + text, rows: 5, columns: 12)
        var places: [GridPosition?] = [editor.frame.caret]
        for _ in text {
            editor.press("right")
            places.append(editor.frame.caret)
        }
        editor.expectText(text + "‸")
        #expect(Set(places).count == text.count + 1, "a cell was visited twice or never: \(places)")
    }

    @Test func `spaces typed at the edge hang, the word stays, and a letter begins the next row`() {
        let editor = EditorHarness("aaaa bbbb‸", rows: 6, columns: 12)
        for _ in 0..<50 { editor.feed([0x20]) }
        #expect(ScreenText.letters(editor.frame, row: 0) == " aaaa bbbb")
        #expect(editor.frame.caret == GridPosition(row: 0, column: 11))
        editor.type("c")
        #expect(ScreenText.letters(editor.frame, row: 0) == " aaaa bbbb")
        #expect(ScreenText.letters(editor.frame, row: 1) == " c")
        editor.press("up down")
        #expect(editor.frame.caret?.row == 1)
    }

    @Test(arguments: 2...14)
    func `moving over a last line of mixed script adds no rows at any width`(width: Int) {
        let editor = EditorHarness("文ab文ab‸", rows: 12, columns: width + 2)
        let before = editor.frame.cells
        editor.press("left", times: 6)
        editor.press("right", times: 6)
        editor.expectText("文ab文ab‸")
        #expect(editor.frame.cells == before)
    }

    @Test func `a tab fills to its stop in the row and is cut at the edge`() {
        let editor = EditorHarness("ab\t\tc\t\t\td", rows: 5, columns: 14)
        #expect(ScreenText.letters(editor.frame, row: 0) == " ab      c")
        #expect(ScreenText.letters(editor.frame, row: 1) == " d")
    }

    @Test func `a line exactly as wide as the column makes no empty row`() {
        let editor = EditorHarness("abcdefghij‸\nnext", rows: 5, columns: 12)
        #expect(ScreenText.letters(editor.frame, row: 1) == " next")
        #expect(editor.frame.caret == GridPosition(row: 0, column: 11))
        editor.press("backspace")
        #expect(ScreenText.letters(editor.frame, row: 1) == " next")
        editor.type("jk")
        #expect(ScreenText.letters(editor.frame, row: 1) == " k")
        #expect(ScreenText.letters(editor.frame, row: 2) == " next")
    }

    @Test func `every row keeps to the set width in a wide window`() {
        var settings = Settings()
        settings.width = 60
        let words = Array(repeating: "lantern", count: 100).joined(separator: " ")
        let editor = EditorHarness(words, rows: 24, columns: 120, settings: settings)
        for row in 1..<13 {
            let letters = ScreenText.letters(editor.frame, row: row)
            #expect(letters.hasPrefix(String(repeating: " ", count: 30) + "lantern"))
            #expect(letters.count <= 90)
        }
    }

    @Test func `a wide letter goes whole to the next row and the odd cell stays blank`() {
        let editor = EditorHarness("漢字漢字", rows: 5, columns: 7)
        editor.expectScreen(
            """
            | ‸漢字|
            | 漢字|
            ||
            ||
            | {dimmed: · sa}|
            """)
    }

    @Test func `closing marks and small kana never begin a row`() {
        let editor = EditorHarness("今日はいい天気。", rows: 5, columns: 16)
        #expect(ScreenText.letters(editor.frame, row: 0) == " 今日はいい天")
        #expect(ScreenText.letters(editor.frame, row: 1) == " 気。")
    }
}
