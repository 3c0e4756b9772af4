import EditorCore
import EditorTestSupport
import Testing

@Suite struct MouseTests {
    private let text = "one two three\n\nfour five\nsix"

    private func at(_ row: Int, _ column: Int) -> GridPosition { GridPosition(row: row, column: column) }

    private func editor(_ marked: String, rows: Int = 8) -> EditorHarness {
        var settings = Settings.still
        settings.width = 20
        return EditorHarness(marked, rows: rows, columns: 22, settings: settings)
    }

    /// The cell of the page at which a row of text begins.
    private let left = 1

    @Test func `a second click selects the word and a third the paragraph`() {
        let editor = editor("‸" + text)
        editor.click(row: 0, column: left + 5)
        editor.expectText("one t‸wo three\n\nfour five\nsix")
        editor.click(row: 0, column: left + 5)
        editor.expectText("one ⟦two‸⟧ three\n\nfour five\nsix")
        editor.click(row: 0, column: left + 5)
        editor.expectText("⟦one two three‸⟧\n\nfour five\nsix")
        editor.click(row: 0, column: left + 5)
        editor.expectText("one t‸wo three\n\nfour five\nsix")
    }

    @Test func `a click that comes late or elsewhere is a first one`() {
        let editor = editor("‸" + text)
        editor.click(row: 0, column: left + 5)
        editor.advance(by: .milliseconds(401))
        editor.click(row: 0, column: left + 5)
        editor.expectText("one t‸wo three\n\nfour five\nsix")
        editor.click(row: 0, column: left + 9)
        editor.expectText("one two t‸hree\n\nfour five\nsix")
    }

    @Test func `a double click is one also when both come in one read`() {
        let editor = editor("‸" + text)
        let click = "\u{1b}[<0;6;3M\u{1b}[<0;6;3m"
        editor.feed(Array((click + click).utf8))
        editor.expectText("one two three\n\n⟦four‸⟧ five\nsix")
    }

    @Test func `dragging after a double click selects whole words both ways`() {
        let editor = editor("‸" + text)
        editor.click(row: 0, column: left + 5)
        editor.drag(from: at(0, left + 5), to: at(2, left + 6))
        editor.expectText("one ⟦two three\n\nfour five‸⟧\nsix")
        editor.advance(by: .seconds(1))
        editor.click(row: 0, column: left + 5)
        editor.drag(from: at(0, left + 5), to: at(0, left + 1))
        editor.expectText("⟦‸one two⟧ three\n\nfour five\nsix")
    }

    @Test func `dragging after a triple click selects whole paragraphs`() {
        let editor = editor("‸" + text)
        for _ in 0..<2 { editor.click(row: 2, column: left + 2) }
        editor.drag(from: at(2, left + 2), to: at(3, left + 1))
        editor.expectText("one two three\n\n⟦four five\nsix‸⟧")
    }

    @Test func `a click with shift extends the selection`() {
        let editor = editor("one ‸" + "two three\n\nfour five\nsix")
        editor.mouse(4, at(0, left + 7), release: false)
        editor.expectText("one ⟦two‸⟧ three\n\nfour five\nsix")
    }

    @Test func `a hand that rests below the page scrolls on until it lets go`() {
        let editor = editor("‸" + (1...40).map { "row \($0)" }.joined(separator: "\n"), rows: 6)
        editor.mouse(0, at(0, left), release: false)
        editor.mouse(32, at(5, left), release: false)
        let first = editor.session.document.selection.range.count
        editor.advance(by: MouseHandPace.once)
        editor.advance(by: MouseHandPace.once)
        let later = editor.session.document.selection.range.count
        #expect(later > first)
        editor.mouse(0, at(5, left), release: true)
        #expect(editor.session.deadline.map { $0 > editor.script.now } ?? true)
        editor.advance(by: .seconds(1))
        #expect(editor.session.document.selection.range.count == later)
    }

    @Test func `a hand at the end of the text waits for nothing`() {
        let editor = editor("‸one\ntwo", rows: 6)
        editor.mouse(0, at(0, left), release: false)
        editor.mouse(32, at(5, left), release: false)
        editor.expectText("⟦one\ntwo‸⟧")
        editor.advance(by: .seconds(30))
        #expect(editor.session.deadline == nil)
    }

    @Test func `a hand on the first row of the screen scrolls up`() {
        let editor = editor((1...40).map { "row \($0)" }.joined(separator: "\n") + "‸", rows: 6)
        editor.mouse(0, at(2, left), release: false)
        editor.mouse(32, at(0, left), release: false)
        for _ in 0..<60 { editor.advance(by: MouseHandPace.once) }
        #expect(editor.session.document.selection.head == .zero)
        editor.mouse(0, at(0, left), release: true)
    }

    @Test func `a key ends the scrolling`() {
        let editor = editor("‸" + (1...40).map { "row \($0)" }.joined(separator: "\n"), rows: 6)
        editor.mouse(0, at(0, left), release: false)
        editor.mouse(32, at(5, left), release: false)
        editor.type("x")
        let text = editor.bytes
        editor.advance(by: .seconds(1))
        #expect(editor.bytes == text)
        #expect(editor.session.document.selection.isEmpty)
    }

    @Test func `the wheel moves the page and leaves the caret`() {
        let editor = editor("‸" + (1...40).map { "row \($0)" }.joined(separator: "\n"), rows: 6)
        let before = editor.screen
        editor.wheel(2)
        #expect(editor.session.document.selection.head == .zero)
        #expect(editor.screen != before)
        editor.wheel(-2)
        #expect(editor.screen == before)
    }

    @Test func `the mouse is asked for while the panel shows when the settings say so`() {
        var settings = Settings.still
        settings.mouse = .panel
        let editor = EditorHarness("one", rows: 24, columns: 80, settings: settings)
        #expect(editor.script.takeEffects() == [])
        editor.press("ctrl+k")
        #expect(editor.script.takeEffects() == [.mouse(true)])
        editor.press("ctrl+k")
        #expect(editor.script.takeEffects() == [.mouse(false)])
    }
}

/// A little longer than the pause between two rows that are scrolled under a resting hand.
private enum MouseHandPace {
    static let once = Duration.milliseconds(51)
}
