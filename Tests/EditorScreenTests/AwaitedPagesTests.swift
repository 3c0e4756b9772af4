import EditorTestSupport
import Testing

@testable import EditorCore

/// Pages that take a while to come. Whoever does something else meanwhile is not broken in upon.
@Suite struct AwaitedPagesTests {
    private let long = String(repeating: "word ", count: 4_000) + "‸"

    /// Lets what the disk has to say come now.
    private func release(_ editor: EditorHarness) {
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
    }

    private func waiting(_ text: String = "One two.‸") -> EditorHarness {
        let editor = EditorHarness(text, rows: 14, columns: 60)
        editor.disk.notes = [
            WritingRecord(
                day: WritingDay(of: editor.disk.now, startingAt: 0), file: "/draft.txt", words: 3)
        ]
        editor.disk.holdsAnswers = true
        return editor
    }

    @Test func `figures that are still being counted do not come up beneath the line for words to find`() {
        let editor = EditorHarness(long, rows: 14, columns: 60)
        editor.feed(Array("a".utf8) + KeyBytes.of("alt+8") + Array("c".utf8) + KeyBytes.of("ctrl+f"))
        #expect(editor.session.pages.isEmpty)
        #expect(editor.foot.hasPrefix(" Find:"))
        editor.press("esc left")
        #expect(editor.marked.hasSuffix("word ‸a"))
    }

    @Test func `figures that are still being counted come up when nothing else is done`() {
        let editor = EditorHarness(long, rows: 14, columns: 60)
        editor.feed(Array("a".utf8) + KeyBytes.of("alt+8") + Array("c".utf8))
        #expect(editor.screen.contains("4,001"), "\(editor.screen)")
    }

    @Test func `the sentence that is being written is not broken by figures asked for before`() {
        let editor = EditorHarness(long, rows: 14, columns: 60)
        editor.feed(Array("a".utf8) + KeyBytes.of("alt+8") + Array("cb".utf8))
        #expect(editor.session.pages.isEmpty)
        #expect(editor.marked.hasSuffix("word ab‸"))
    }

    @Test func `statistics come up when nothing else is done`() {
        let editor = waiting()
        editor.press("alt+8 s")
        #expect(editor.session.pages.isEmpty)
        release(editor)
        #expect(editor.session.pages.count == 1)
    }

    @Test(arguments: ["x", "left", "ctrl+f", "esc"])
    func `statistics that come late are given up by a key`(key: String) {
        let editor = waiting()
        editor.press("alt+8 s \(key)")
        release(editor)
        #expect(editor.session.pages.isEmpty)
    }

    @Test func `statistics that come late are given up by a click`() {
        let editor = waiting()
        editor.press("alt+8 s")
        editor.click(row: 1, column: 2)
        release(editor)
        #expect(editor.session.pages.isEmpty)
    }

    @Test func `a question that comes meanwhile is not covered by a page`() {
        let editor = waiting()
        editor.press("alt+8 s")
        editor.session.ask("Take it?", [.stay])
        release(editor)
        #expect(editor.session.pages.isEmpty)
        #expect(editor.foot.contains("Take it?"))
    }

    @Test
    func `a text that comes while something is looked for on a page leaves the caret of the other text`() {
        let editor = EditorHarness("ab‸", rows: 14, columns: 60)
        editor.disk.files[FilePath("b.txt")] = Array("The second text.".utf8)
        editor.disk.holdsAnswers = true
        editor.session.open(FilePath("b.txt"))
        editor.turn()
        editor.press("alt+8 c ctrl+end ctrl+f")
        editor.type("words")
        release(editor)
        #expect(editor.session.document.path == FilePath("b.txt"))
        #expect(editor.session.views[0].selection == Selection(caret: TextOffset(2)))
        editor.press("alt+t")
        editor.type("c")
        editor.expectText("abc‸")
    }
}
