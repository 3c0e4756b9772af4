import EditorTestSupport
import Testing

@testable import EditorCore

/// Words of a former run that were not saved.
struct ComingBackTests {
    /// What a run leaves that has typed ` three` and then `Zero. ` into the draft.
    private static func left(
        _ editor: EditorHarness, reason: LeftText.Reason = .crash, canReplaceFile: Bool = true
    ) -> LeftText {
        let former = EditorHarness("One two‸.\n", rows: 12, columns: 60)
        former.type(" three")
        former.press("ctrl+home")
        former.type("Zero. ")
        return left(former, editor, reason: reason, canReplaceFile: canReplaceFile)
    }

    private static func left(
        _ former: EditorHarness, _ editor: EditorHarness, reason: LeftText.Reason,
        canReplaceFile: Bool = true
    ) -> LeftText {
        let document = former.session.document
        let present = editor.session.document
        return LeftText(
            journals: [[1], [2]], path: document.path, document: present.id, stamp: present.stamp,
            canReplaceFile: canReplaceFile,
            former: FormerText(
                text: document.text, selection: document.selection, history: document.history,
                savedState: document.savedState, endsWithLineEnd: document.endsWithLineEnd), reason: reason)
    }

    /// An editor on a saved draft, and a text that a former run has left.
    private func editor(reason: LeftText.Reason = .crash, canReplaceFile: Bool = true) -> EditorHarness {
        let editor = EditorHarness("One two.\n‸", rows: 12, columns: 60)
        find([Self.left(editor, reason: reason, canReplaceFile: canReplaceFile)], editor)
        return editor
    }

    private func find(_ texts: [LeftText], _ editor: EditorHarness) {
        editor.session.receive(.left(texts), at: editor.script.now)
        editor.turn()
    }

    @Test func `after a broken line the words and the caret are back without a question`() {
        let editor = editor(reason: .brokenLine)
        editor.expectText("Zero. ‸One two three.\n")
        #expect(editor.foot.contains("picked up where the line broke"))
        #expect(editor.session.document.isEdited)
    }

    @Test(arguments: [LeftText.Reason.brokenLine, .crash])
    func `undo goes back through what the former run did, step by step, to what the file has`(
        reason: LeftText.Reason
    ) {
        let editor = editor(reason: reason)
        if reason == .crash { editor.press("esc enter") }
        editor.press("ctrl+z")
        editor.expectText("‸One two three.\n")
        #expect(editor.session.document.isEdited)
        editor.press("ctrl+z")
        editor.expectText("One two‸.\n")
        #expect(!editor.session.document.isEdited)
        editor.press("ctrl+z")
        #expect(editor.foot.contains("nothing to undo"))
        editor.press("ctrl+y ctrl+y")
        editor.expectText("Zero. ‸One two three.\n")
    }

    @Test func `what had been taken back can be made again`() {
        let editor = EditorHarness("One two.\n‸", rows: 12, columns: 60)
        let former = EditorHarness("One two‸.\n", rows: 12, columns: 60)
        former.type(" three")
        former.press("ctrl+home")
        former.type("Zero. ")
        former.press("ctrl+z")
        find([Self.left(former, editor, reason: .brokenLine)], editor)
        editor.expectText("‸One two three.\n")
        editor.press("ctrl+y")
        editor.expectText("Zero. ‸One two three.\n")
    }

    @Test func `what is typed after coming back is a step of its own`() {
        let editor = editor(reason: .brokenLine)
        editor.type("And")
        editor.press("ctrl+z")
        editor.expectText("Zero. ‸One two three.\n")
    }

    @Test func `the new journal holds text and history, and takes the place of the old ones`() throws {
        let editor = editor(reason: .brokenLine)
        let entries = try #require(editor.disk.journals[editor.session.document.id])
        guard case .begin(let start) = entries.first else {
            Issue.record("no journal begins")
            return
        }
        #expect(start.text == Rope("Zero. One two three.\n") && start.isEdited)
        #expect(start.replaced == [[1], [2]] && start.history.done.count == 2 && start.savedState == 0)
    }

    @Test func `after a crash it is asked, and Enter takes the words`() {
        let editor = editor()
        #expect(editor.screen.contains("draft.txt has words that were never saved. Take them?"))
        editor.press("esc enter")
        editor.expectText("Zero. ‸One two three.\n")
        #expect(editor.disk.forgotten.isEmpty)
    }

    @Test func `the words can be compared with the file first, and taken from there`() {
        let editor = editor()
        editor.press("esc c")
        editor.expectScreen(
            """
            ||
            | {removed:[the file]}  {inserted:the words that were never saved}|
            ||
            | {currentHit:‸Zero. }One two{inserted: three}.|
            ||
            ||
            ||
            ||
            ||
            ||
            ||
            | {notice:1 of 2 changes}  {notice:Take }{key:⏎}  {notice:Discard }{key:d}  {notice:Back }{key:esc}|
            """)
        editor.press("enter")
        editor.expectText("Zero. ‸One two three.\n")
    }

    @Test func `Escape leads from the comparison back to the question`() {
        let editor = editor()
        editor.press("esc c")
        editor.type("n")
        editor.press("esc")
        #expect(
            editor.session.pages.isEmpty && editor.screen.contains("Take them?")
                && editor.screen.contains("Later"))
        editor.press("esc")
        editor.expectText("One two.\n‸")
    }

    @Test func `the words can be given up from the comparison`() {
        let editor = editor()
        editor.press("esc c d")
        editor.expectText("One two.\n‸")
        #expect(editor.session.pages.isEmpty && editor.disk.givenUp == [[1], [2]])
    }

    @Test func `a draft is said to be one, with its day`() {
        let editor = editor(reason: .draft)
        #expect(editor.screen.contains("draft.txt has a draft of 1 Jan 1970. Take it?"))
        editor.press("esc enter")
        editor.expectText("Zero. ‸One two three.\n")
    }

    @Test func `the journals go when the words are in the file, and not before`() {
        let editor = editor()
        editor.press("esc enter ctrl+s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("Zero. One two three.\n".utf8))
        #expect(editor.disk.forgotten == [[1], [2]])
    }

    @Test func `what is typed right behind the answer goes into the words that came back`() {
        let editor = editor()
        editor.press("esc")
        editor.feed([0x0D] + Array("And ".utf8))
        editor.expectText("Zero. And ‸One two three.\n")
    }

    @Test func `what another window has taken is not taken twice`() {
        let editor = EditorHarness("One two.\n‸", rows: 12, columns: 60)
        editor.disk.takenElsewhere = true
        find([Self.left(editor)], editor)
        #expect(!editor.screen.contains("Take"))
    }

    @Test func `what another window has taken is not opened either`() {
        let editor = editor(canReplaceFile: false)
        editor.disk.takenElsewhere = true
        editor.press("alt+y")
        editor.expectText("One two.\n‸")
        #expect(editor.foot.contains("another window has taken these words"))
    }

    @Test func `what is discarded is let go, and the text stays as it is`() {
        let editor = editor()
        editor.press("esc d")
        editor.expectText("One two.\n‸")
        #expect(editor.disk.givenUp == [[1], [2]] && editor.disk.forgotten.isEmpty)
        #expect(editor.screen.contains("draft.txt is given up, but kept for a week"))
    }

    @Test func `words that were taken and then given up on the way out are let go`() {
        let editor = editor()
        editor.press("esc enter ctrl+q")
        editor.type("d")
        #expect(editor.end == .finished(0) && editor.disk.forgotten == [[1], [2]])
    }

    @Test func `later means that the next run asks again, and not this one`() {
        let editor = editor()
        editor.press("esc esc")
        editor.expectText("One two.\n‸")
        #expect(editor.disk.forgotten.isEmpty && editor.disk.released == [[1], [2]])
        find([Self.left(editor)], editor)
        #expect(!editor.screen.contains("Take"))
    }

    @Test func `words of a file that has changed since are opened as a text of their own`() {
        let editor = editor(canReplaceFile: false)
        #expect(editor.foot.contains("left unsaved"))
        editor.press("alt+y")
        #expect(editor.bytes == Array("Zero. One two three.\n".utf8) && editor.session.document.path == nil)
        #expect(editor.session.document.isEdited && editor.session.views.count == 2)
        editor.press("alt+y")
        #expect(editor.foot.contains("nothing was left unsaved"))
    }

    @Test func `a text that has been written in meanwhile is not changed`() {
        let editor = EditorHarness("One two.\n‸", rows: 12, columns: 60)
        editor.type("x")
        find([Self.left(editor, reason: .brokenLine)], editor)
        editor.expectText("One two.\nx‸")
    }

    @Test func `a text whose file still arrives is offered when all of it is here`() {
        let stamp = FileStamp(device: 1, inode: 1, size: 9, modified: 9, changed: 9)
        let start = OpenedText(
            path: FilePath("draft.txt"), text: Rope("One "), stamp: stamp, isComplete: false, expectedBytes: 9
        )
        let editor = EditorHarness(opened: [(text: start, place: nil)], rows: 12, columns: 60)
        find([Self.left(editor)], editor)
        #expect(!editor.screen.contains("Take") && !editor.screen.contains("left unsaved"))
        let id = editor.session.document.id
        editor.session.receive(.appended(id, Rope("two.\n")), at: editor.script.now)
        editor.session.receive(.loadEnded(id, .success(stamp)), at: editor.script.now)
        editor.turn()
        #expect(editor.screen.contains("Take them?"))
        editor.press("esc enter")
        editor.expectText("Zero. ‸One two three.\n")
    }

    @Test func `a named text that was never saved is asked about, and saved under its name`() {
        let new = OpenedText(path: FilePath("new.txt"), text: Rope())
        let former = EditorHarness(opened: [(text: new, place: nil)], rows: 12, columns: 60)
        former.type("Once")
        let editor = EditorHarness(opened: [(text: new, place: nil)], rows: 12, columns: 60)
        find([Self.left(former, editor, reason: .crash)], editor)
        #expect(editor.screen.contains("new.txt has words that were never saved."))
        editor.press("esc enter")
        editor.expectText("Once‸")
        editor.press("ctrl+s")
        #expect(editor.disk.files[FilePath("new.txt")] == Array("Once\n".utf8))
        editor.press("ctrl+z")
        editor.expectText("‸")
    }

    @Test func `a text without a name is asked about when the program starts without a file`() {
        let former = EditorHarness(name: nil)
        former.type("Once")
        let editor = EditorHarness(rows: 12, columns: 60, name: nil)
        find([Self.left(former, editor, reason: .crash)], editor)
        #expect(editor.screen.contains("“Once” (1 word) was never saved."))
        editor.press("esc enter")
        editor.expectText("Once‸")
        #expect(editor.session.views.count == 1)
    }

    @Test func `a text of another file is told of, and opens as its file`() {
        let editor = EditorHarness(rows: 12, columns: 60, name: nil)
        let other = EditorHarness("One two.\n‸", rows: 12, columns: 60)
        var left = Self.left(other)
        left.document = nil
        find([left], editor)
        #expect(editor.foot.contains("a text was left unsaved"))
        editor.press("alt+y")
        #expect(editor.session.document.path == FilePath("draft.txt"))
        #expect(editor.session.document.stamp == left.stamp && editor.session.document.isEdited)
        editor.press("ctrl+z ctrl+z")
        editor.expectText("One two‸.\n")
        #expect(!editor.session.document.isEdited)
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
