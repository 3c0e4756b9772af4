import EditorTestSupport
import Testing

@testable import EditorCore

/// Words of a former run that were not saved.
struct ComingBackTests {
    /// An editor on a saved draft, and a text that a former run has left.
    private func editor(
        left text: String, _ caret: Int = 0, sameFile: Bool = true, wasCutOff: Bool = false
    ) -> EditorHarness {
        let editor = EditorHarness("One two.\n‸", rows: 12, columns: 60)
        let stamp = sameFile ? editor.session.document.stamp : nil
        let left = LeftText(
            journals: [[1], [2]], path: FilePath("draft.txt"), stamp: stamp, text: Rope(text),
            selection: Selection(caret: TextOffset(caret)), wasCutOff: wasCutOff)
        editor.session.receive(.left([left]), at: editor.script.now)
        editor.turn()
        return editor
    }

    @Test func `after a broken line the words and the caret are back without a question`() {
        let editor = editor(left: "One two three.\n", 13, wasCutOff: true)
        editor.expectText("One two three‸.\n")
        #expect(editor.foot.contains("picked up where the line broke"))
        #expect(editor.session.document.isEdited)
    }

    @Test func `what came back is one change that can be taken back`() {
        let editor = editor(left: "Zero. One two three.\n", wasCutOff: true)
        editor.press("ctrl+z")
        #expect(editor.bytes == Array("One two.\n".utf8))
        #expect(!editor.session.document.isEdited)
    }

    @Test func `after a crash it is asked, and Enter takes the words`() {
        let editor = editor(left: "One two three.\n", 13)
        #expect(editor.screen.contains("draft.txt has words that were never saved. Take them?"))
        editor.press("enter")
        editor.expectText("One two three‸.\n")
        #expect(editor.disk.forgotten.isEmpty)
    }

    @Test func `the journals go when the words are in the file, and not before`() {
        let editor = editor(left: "One two three.\n")
        editor.press("enter ctrl+s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("One two three.\n".utf8))
        #expect(editor.disk.forgotten == [[1], [2]])
    }

    @Test func `what is discarded is let go, and the text stays as it is`() {
        let editor = editor(left: "One two three.\n")
        editor.type("d")
        editor.expectText("One two.\n‸")
        #expect(editor.disk.forgotten == [[1], [2]])
    }

    @Test func `later means that the next run asks again`() {
        let editor = editor(left: "One two three.\n")
        editor.press("esc")
        editor.expectText("One two.\n‸")
        #expect(editor.disk.forgotten.isEmpty)
    }

    @Test func `words of a file that has changed since are opened as a text of their own`() {
        let editor = editor(left: "One.", sameFile: false)
        #expect(editor.foot.contains("left unsaved"))
        editor.press("alt+y")
        #expect(editor.bytes == Array("One.".utf8) && editor.session.document.path == nil)
        #expect(editor.session.document.isEdited && editor.session.views.count == 2)
        editor.press("alt+y")
        #expect(editor.foot.contains("nothing was left unsaved"))
    }

    @Test func `a text that has been written in meanwhile is not changed`() {
        let editor = EditorHarness("One two.\n‸", rows: 12, columns: 60)
        let stamp = editor.session.document.stamp
        editor.type("x")
        let left = LeftText(
            journals: [[1]], path: nil, stamp: stamp, text: Rope("other"), selection: Selection(caret: .zero),
            wasCutOff: true)
        editor.session.receive(.left([left]), at: editor.script.now)
        editor.expectText("One two.\nx‸")
    }

    @Test func `a broken line keeps what is unsaved`() {
        let editor = EditorHarness("‸", rows: 12, columns: 60)
        editor.type("abc")
        editor.script.pending.append([.hangup])
        editor.turn()
        let ends = editor.disk.requests.contains {
            if case .journal(_, let entries) = $0 {
                return entries.contains { if case .end(.kept) = $0 { true } else { false } }
            }
            return false
        }
        #expect(ends && editor.end == .hangup)
    }
}
