import EditorTestSupport
import Testing

@testable import EditorCore

/// A far place in a paragraph takes several turns of the loop; it is long to the slices and short to us.
@Suite struct LongParagraphTests {
    private static let slice = 5_000
    private static let paragraph = String(repeating: "so it goes and goes ", count: 5_000)

    private func editor(_ text: String = "‸" + paragraph) -> EditorHarness {
        let editor = EditorHarness(text, rows: 12, columns: 60)
        editor.session.layoutSlice = Self.slice
        return editor
    }

    /// Sends bytes and lets the loop go round once, however much there is to do.
    private func sendOnce(_ editor: EditorHarness, _ keys: String) {
        editor.script.pending.append([.input(Array(keys.utf8))])
        editor.step()
    }

    /// Rows that both looks at the text have wrapped.
    private func rowsWrapped(_ editor: EditorHarness) -> Int {
        let beside = editor.session.onOtherSide { $0.layout.rowsWrapped } ?? 0
        return editor.session.view.layout.rowsWrapped + beside
    }

    /// Lets the loop go round until there is nothing to do; the most rows that one turn has wrapped.
    private func rowsOfTurns(_ editor: EditorHarness) -> Int {
        var most = 0
        repeat {
            let before = rowsWrapped(editor)
            editor.step()
            most = max(most, rowsWrapped(editor) - before)
        } while editor.session.hasIdleWork
        return most
    }

    private let end = "\u{1B}[1;5F"

    @Test func `no turn wraps more than its slices, and the last one shows the end`() {
        let editor = editor()
        sendOnce(editor, end)
        let before = editor.session.view.layout.rowsWrapped
        #expect(rowsOfTurns(editor) < 200)
        #expect(editor.session.view.layout.rowsWrapped - before > 1_000)
        editor.turn()
        #expect(editor.screen.contains("goes ‸"))
    }

    @Test func `meanwhile the page stays, and what takes its time is told of`() {
        let editor = editor()
        let top = ScreenText.letters(editor.frame, row: 1)
        sendOnce(editor, end)
        editor.script.now += .milliseconds(60)
        for _ in 0..<3 { editor.step() }
        #expect(ScreenText.letters(editor.frame, row: 1) == top)
        #expect(editor.foot.contains("laying out… ") && editor.foot.contains(" %"))
        editor.turn()
        #expect(!editor.foot.contains("laying out"))
    }

    @Test func `meanwhile one can write, and go elsewhere at once`() {
        let editor = editor()
        sendOnce(editor, end)
        sendOnce(editor, "x")
        #expect(editor.session.hasIdleWork)
        editor.press("ctrl+s")
        #expect(
            editor.disk.files[FilePath("draft.txt")]?.suffix(2) == [UInt8(ascii: " "), UInt8(ascii: "x")])
        sendOnce(editor, end)
        sendOnce(editor, "\u{1B}[1;5H")
        editor.step()
        #expect(!editor.session.hasIdleWork)
        #expect(editor.marked.hasPrefix("‸so"))
    }

    @Test func `a command that goes by rows waits for them`() {
        let editor = editor()
        sendOnce(editor, end)
        sendOnce(editor, "\u{1B}[A")
        #expect(editor.marked.hasSuffix("‸"))
        editor.turn()
        let distance = Self.paragraph.utf8.count - editor.session.view.selection.head.bytes
        #expect(distance > 20 && distance < 80)
    }

    @Test func `the next key puts such a command off`() {
        let editor = editor()
        sendOnce(editor, end)
        sendOnce(editor, "\u{1B}[A")
        sendOnce(editor, "x")
        editor.turn()
        #expect(editor.marked.hasSuffix(" x‸"))
    }

    @Test(arguments: ["\u{1B}[A", "\u{1B}[5~", "\u{1B}[<64;5;3M"])
    func `going up into a long paragraph shows its end`(key: String) {
        let short = String(repeating: "short\n", count: 40)
        let editor = editor(Self.paragraph + "\n" + short + "‸")
        for _ in 0..<45 where !editor.screen.contains("goes and goes") {
            editor.script.pending.append([.input(Array(key.utf8))])
            for _ in 0..<2 { #expect(rowsOfTurns(editor) < 200) }
        }
        #expect(editor.screen.contains("goes and goes"))
    }

    @Test func `a window of another size shows the same words again`() {
        let editor = editor()
        editor.press("ctrl+end")
        editor.script.pending.append([.resized(GridSize(rows: 12, columns: 40))])
        editor.step()
        editor.step()
        #expect(editor.session.hasIdleWork)
        editor.turn()
        #expect(editor.screen.contains("goes ‸"))
    }

    @Test func `words found far away are shown when their rows are known`() {
        let editor = editor("‸" + Self.paragraph + "zebra")
        editor.press("ctrl+f")
        editor.type("zebra")
        #expect(editor.screen.contains("{selection:zebra}"))
    }

    /// Rows that are wrapped at once so that the caret's row stays where it is: `DocumentView.longParagraph` of them.
    private static let rowsAtOnce = 2_000
    private static let huge = String(repeating: paragraph, count: 4)

    @Test func `focus on the row waits for the rows as the page does`() {
        let editor = editor()
        editor.session.settings.focus = .row
        sendOnce(editor, end)
        #expect(rowsOfTurns(editor) < 200)
        editor.turn()
        #expect(editor.screen.contains("goes ‸"))
    }

    @Test func `another width is laid out in the turns that follow`() {
        let editor = editor("‸" + Self.huge)
        editor.press("ctrl+end")
        for key in ["\u{1B}7-", "\u{1B}7-"] {
            editor.script.pending.append([.input(Array(key.utf8))])
            #expect(rowsOfTurns(editor) < Self.rowsAtOnce)
        }
        editor.turn()
        #expect(editor.screen.contains("goes ‸"))
    }

    @Test func `a window of another size is laid out in the turns that follow`() {
        let editor = editor("‸" + Self.huge)
        editor.press("ctrl+end")
        editor.script.pending.append([.resized(GridSize(rows: 12, columns: 40))])
        #expect(rowsOfTurns(editor) < 400)
        editor.script.pending.append([.input(Array("\u{1B}7-".utf8))])
        #expect(rowsOfTurns(editor) < Self.rowsAtOnce)
    }

    @Test func `the other side is laid out in slices too`() {
        let editor = EditorHarness("‸" + Self.huge, rows: 12, columns: 100)
        editor.session.layoutSlice = Self.slice
        editor.press("ctrl+end")
        editor.script.pending.append([.input(Array("\u{1B}8i".utf8))])
        #expect(rowsOfTurns(editor) < 2 * Self.rowsAtOnce)
        editor.turn()
        let row = ScreenText.letters(editor.frame, row: 5)
        #expect(row.prefix(40).contains("goes") && row.suffix(40).contains("goes"), "\(editor.screen)")
    }
}
