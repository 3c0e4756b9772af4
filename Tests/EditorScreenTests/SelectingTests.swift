import EditorCore
import EditorTestSupport
import Testing

@Suite struct SelectingTests {
    @Test func `Shift with motion selects, and plain motion lets go`() {
        let editor = EditorHarness("one ‸two three", columns: 40)
        editor.press("shift+right", times: 3)
        editor.expectText("one ⟦two‸⟧ three")
        editor.expectScreen(
            """
            | one {selection:two}‸ three|
            ||
            ||
            ||
            ||
            ||
            ||
            | draft.txt · saved|
            """.replacingFootWithDimmed)
        editor.press("left")
        editor.expectText("one ‸two three")
    }

    @Test func `the mark makes plain motion select until Escape`() {
        let editor = EditorHarness("one ‸two three")
        editor.press("alt+a right right")
        editor.expectText("one ⟦tw‸⟧o three")
        editor.press("esc")
        editor.expectText("one tw‸o three")
        editor.press("right")
        editor.expectText("one two‸ three")
    }

    @Test func `a drag selects from letter to letter`() {
        let editor = EditorHarness("one two three", columns: 30)
        editor.drag(from: GridPosition(row: 0, column: 5), to: GridPosition(row: 0, column: 8))
        editor.expectText("one ⟦two‸⟧ three")
    }

    @Test func `a click lands on the nearest letter of that very row`() {
        let editor = EditorHarness("one two three four five six", rows: 8, columns: 12)
        editor.click(row: 1, column: 11)
        editor.expectText("one two three four‸ five six")
        editor.click(row: 2, column: 2)
        editor.expectText("one two three four f‸ive six")
        editor.click(row: 5, column: 3)
        editor.expectText("one two three four five six‸")
    }

    @Test func `select all and typing leaves what was typed`() {
        let editor = EditorHarness("one\ntwo")
        editor.press("ctrl+a")
        editor.type("x")
        editor.expectText("x‸")
    }

    @Test func `deleting a selection deletes that and no more`() {
        let editor = EditorHarness("one ⟦two ⟧three")
        editor.press("backspace")
        editor.expectText("one ‸three")
    }
}

extension String {
    /// The status in the last row is dimmed.
    fileprivate var replacingFootWithDimmed: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let last = lines.popLast() { lines.append("| {dimmed:" + last.dropFirst(2).dropLast() + "}|") }
        return lines.joined(separator: "\n")
    }
}
