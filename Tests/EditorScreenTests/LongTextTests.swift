import EditorTestSupport
import Testing

@testable import EditorCore

/// Work is counted, not timed: how many rows are wrapped for what a writer does.
@Suite struct LongTextTests {
    private static let sentence =
        "The lantern swung over the water, and nobody on the pier could say who had lit it. "

    private func editor(_ text: String) -> EditorHarness { EditorHarness(text, rows: 24, columns: 80) }

    /// Rows wrapped while `body` runs.
    private func rows(_ editor: EditorHarness, _ body: () -> Void) -> Int {
        let before = editor.session.view.layout.rowsWrapped
        body()
        return editor.session.view.layout.rowsWrapped - before
    }

    @Test func `a line of 300 KB opens, ends and breaks at the cost of a screen or one pass`() {
        let text = String(repeating: Self.sentence, count: 300_000 / Self.sentence.utf8.count)
        let all = text.utf8.count / 60
        let editor = editor(text)
        #expect(editor.session.view.layout.rowsWrapped < 60)
        #expect(rows(editor) { editor.press("ctrl+end") } < all)
        #expect(rows(editor) { editor.type("x") } < 60)
        #expect(rows(editor) { editor.press("enter") } < 60)
        #expect(rows(editor) { editor.type("y") } < 60)
    }

    @Test func `a key in the middle of a long line wraps the rows around it and no more`() {
        let text = String(repeating: Self.sentence, count: 4_000)
        let editor = editor(text)
        editor.session.select(Selection(caret: TextOffset(text.utf8.count / 2)))
        editor.turn()
        for letter in ["a", "b", " ", "c"] { #expect(rows(editor) { editor.type(letter) } < 60) }
        #expect(rows(editor) { editor.press("pagedown down") } < 120)
    }

    @Test func `joining all paragraphs and taking it back costs what is on show`() {
        let line = Self.sentence + "\n"
        let editor = editor(String(repeating: line, count: 2_000))
        let joined = String(repeating: Self.sentence, count: 2_000)
        editor.press("ctrl+a")
        let cost = rows(editor) {
            editor.paste(Array(joined.utf8))
            editor.press("ctrl+z")
        }
        #expect(cost < 2_800, "one visit to the end of the joined line, and screens")
        #expect(editor.bytes.count == line.utf8.count * 2_000)
        #expect(rows(editor) { editor.press("down down pagedown") } < 150)
    }

    @Test func `an edit among 48000 lines wraps its own line`() {
        let editor = editor(String(repeating: Self.sentence + Self.sentence + "\n", count: 48_000))
        for letter in ["x", "y", "z"] { #expect(rows(editor) { editor.type(letter) } < 60) }
    }
}
