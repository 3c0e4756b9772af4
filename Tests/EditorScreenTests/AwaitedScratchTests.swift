import EditorTestSupport
import Testing

@testable import EditorCore

/// Scratch pages that take their time to come from the disk.
@Suite struct AwaitedScratchTests {
    private let page = FilePath("scratch page of draft.txt")

    private func editor() -> EditorHarness { EditorHarness("one ⟦two‸⟧ three", rows: 12, columns: 72) }

    private func saved(_ editor: EditorHarness) -> String? {
        editor.disk.files[page].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `who asks for the page while it is still being opened sees it, with what was moved there`() {
        let editor = editor()
        editor.disk.holdsAnswers = true
        editor.press("alt+8 x alt+x")
        editor.expectText("one ‸ three")
        editor.disk.release()
        editor.turn()
        editor.expectText("two‸")
        #expect(editor.foot.contains("scratch page of draft.txt"))
    }

    /// Two texts, a page of the first of which is on its way; the second is in front.
    private func twoTexts(_ keys: String) -> EditorHarness {
        let editor = editor()
        editor.disk.files[FilePath("other.txt")] = Array("four five".utf8)
        editor.session.open(FilePath("other.txt"))
        editor.turn()
        editor.press("alt+t")
        editor.disk.holdsAnswers = true
        editor.press(keys + " alt+t")
        return editor
    }

    private func letAnswersGo(_ editor: EditorHarness) {
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
    }

    @Test func `cuttings of two texts go to the page of each, however slow the disk is`() {
        let editor = twoTexts("alt+8 x")
        editor.press("ctrl+a alt+8 x")
        letAnswersGo(editor)
        editor.press("alt+x")
        editor.expectText("four five‸")
        editor.press("alt+x alt+t alt+x")
        editor.expectText("two‸")
    }

    @Test func `a page that arrives does not come in front of another text than its own`() {
        let editor = twoTexts("alt+x")
        letAnswersGo(editor)
        #expect(editor.foot.contains("other.txt"))
        editor.press("alt+t alt+x")
        #expect(editor.foot.contains("scratch page of draft.txt"))
    }

    @Test func `leaving waits for a page that is on its way, with what was cut for it`() {
        let editor = editor()
        editor.disk.holdsAnswers = true
        editor.press("alt+8 x ctrl+s ctrl+q")
        #expect(editor.end == nil)
        letAnswersGo(editor)
        #expect(editor.end == .finished(0))
        #expect(saved(editor) == "two\n")
    }

    @Test func `nobody leaves when there is no page for what was cut`() {
        let editor = editor()
        editor.disk.scratchProblem = .noSuchFolder
        editor.disk.holdsAnswers = true
        editor.press("alt+8 x ctrl+s ctrl+q")
        letAnswersGo(editor)
        #expect(editor.end == nil && editor.screen.contains("what you cut is in the clipboard"))
        editor.press("esc ctrl+q")
        #expect(editor.end == .finished(0))
    }

    @Test func `what is cut while the page is on its way is not lost`() {
        let editor = editor()
        editor.disk.holdsAnswers = true
        editor.press("alt+8 x ctrl+a alt+8 x")
        editor.expectText("‸")
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        editor.press("alt+x")
        editor.expectText("two\n\none  three‸")
    }
}
