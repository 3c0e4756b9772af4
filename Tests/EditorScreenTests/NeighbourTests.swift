import EditorTestSupport
import Testing

@testable import EditorCore

/// Another window has the same file open.
struct NeighbourTests {
    private let file = FilePath("draft.txt")
    private let neighbour = Neighbour(door: [1], terminal: "pts/3", since: "14:02")

    private func asked(
        _ answer: HandOver.Answer = .given
    ) -> EditorHarness {
        let editor = EditorHarness("One.‸", rows: 8, columns: 90)
        editor.disk.handOver = answer
        editor.session.receive(.openElsewhere(editor.session.document.id, neighbour), at: editor.script.now)
        editor.turn()
        return editor
    }

    private func words(_ editor: EditorHarness, _ text: String) -> LeftText {
        LeftText(
            journals: [[1]], path: file, stamp: editor.session.document.stamp, canReplaceFile: true,
            former: FormerText(text: Rope(text), selection: Selection(caret: TextOffset(text.utf8.count))),
            reason: .brokenLine)
    }

    @Test func `the writer is told where and since when, and what can be done`() {
        let editor = asked()
        #expect(editor.screen.contains("draft.txt is open in another window (pts/3 since 14:02)."))
        editor.press("esc")
        for way in ["Take over", "Open anyway", "Read"] { #expect(editor.screen.contains(way)) }
    }

    @Test func `a text for reading refuses every change and says so once`() {
        let editor = asked()
        editor.press("esc esc")
        #expect(editor.foot.contains("for reading only"))
        for key in ["x", "enter", "backspace", "ctrl+x", "ctrl+u", "alt+v", "ctrl+z", "ctrl+y", "tab"] {
            key.count == 1 ? editor.type(key) : editor.press(key)
            editor.expectText("One.‸")
            #expect(!editor.session.document.isEdited)
        }
        editor.paste(Array("pasted".utf8))
        editor.expectText("One.‸")
        #expect(editor.foot.contains("for reading only"))
        editor.press("ctrl+s")
        #expect(!editor.disk.requests.contains { if case .save = $0 { true } else { false } })
        #expect(editor.disk.journals.isEmpty)
    }

    @Test func `a text for reading can be saved under another name, and is written in from then on`() {
        let editor = asked()
        editor.press("esc esc alt+e")
        editor.press("ctrl+a")
        editor.type("copy.txt")
        editor.press("enter")
        #expect(editor.disk.files[FilePath("copy.txt")] == Array("One.".utf8))
        editor.type("!")
        editor.expectText("One.!‸")
    }

    @Test func `a text for reading is not saved over the file of the other window`() {
        let editor = asked()
        editor.press("esc esc alt+e enter")
        #expect(editor.foot.contains("not saved"))
        #expect(!editor.disk.requests.contains { if case .save = $0 { true } else { false } })
    }

    @Test func `taking over brings text and caret`() {
        let editor = asked()
        editor.disk.handedWords = words(editor, "One. Two.")
        editor.press("esc t")
        editor.expectText("One. Two.‸")
        #expect(editor.foot.contains("goes on here"))
        editor.type("!")
        editor.expectText("One. Two.!‸")
    }

    @Test func `what the other window saved is followed before its words are taken`() {
        let editor = asked()
        editor.disk.change(file, to: "One. Saved.")
        editor.press("esc t")
        #expect(editor.bytes == Array("One. Saved.".utf8))
    }

    @Test func `a window that cannot let go is told of, and the question stands`() {
        let editor = asked(.kept)
        editor.press("esc t")
        #expect(editor.screen.contains("cannot let go of it now: try again, or save there."))
        editor.press("esc o")
        editor.type("!")
        editor.expectText("One.!‸")
    }

    @Test func `the words of a window that does not answer can be taken, and its journal stays`() {
        let editor = asked(.silent)
        editor.disk.handedWords = words(editor, "One. Two.")
        editor.press("esc t")
        #expect(editor.screen.contains("does not answer"))
        editor.expectText("One.‸")
        editor.press("esc t")
        editor.expectText("One. Two.‸")
    }

    private func asked(by other: String) -> EditorHarness {
        let editor = EditorHarness("One.‸", rows: 8, columns: 90)
        if !other.isEmpty { editor.type(other) }
        editor.session.receive(.asked(editor.session.document.id, HandOverTicket(1)), at: editor.script.now)
        editor.turn()
        return editor
    }

    @Test func `the window that gives a text away keeps it in the journal first, and leaves`() {
        let editor = asked(by: "x")
        let id = editor.session.document.id
        guard case .end(.kept) = editor.disk.journals[id]?.last else {
            Issue.record("the journal does not end")
            return
        }
        #expect(editor.end == .finished(0))
        #expect(editor.session.farewell == "draft.txt goes on in the other window (pts/9)")
    }

    @Test func `a window in the middle of a save does not give the text away`() {
        let editor = EditorHarness("One.‸", rows: 8, columns: 90)
        editor.type("x")
        editor.disk.holdsAnswers = true
        editor.press("ctrl+s")
        editor.session.receive(.asked(editor.session.document.id, HandOverTicket(1)), at: editor.script.now)
        editor.turn()
        #expect(editor.end == nil)
        guard case .handOver(_, _, isGiven: false) = editor.disk.requests.last else {
            Issue.record("it is not refused")
            return
        }
    }

    @Test func `a text that could not be given goes on, and is in a journal again`() {
        let editor = EditorHarness("One.‸", rows: 8, columns: 90)
        editor.disk.canGive = false
        editor.type("x")
        let id = editor.session.document.id
        editor.session.receive(.asked(id, HandOverTicket(1)), at: editor.script.now)
        editor.turn()
        editor.type("y")
        editor.expectText("One.xy‸")
        let begun = editor.disk.journals[id, default: []].count {
            if case .begin = $0 { true } else { false }
        }
        #expect(begun == 2)
    }

    @Test func `what is for reading is not replaced in, and says so before it asks for words`() {
        let editor = asked()
        editor.press("esc r ctrl+r")
        #expect(editor.session.prompt == nil)
        #expect(editor.foot.contains("for reading only"))
    }

    @Test func `a text that is handed over is not replaced in any more`() {
        let editor = EditorHarness("‸One, one, one.", rows: 8, columns: 90)
        editor.press("ctrl+r")
        editor.type("one")
        editor.press("enter")
        editor.type("two")
        editor.press("enter y")
        let id = editor.session.document.id
        editor.session.handOver(id, HandOverTicket(1))
        editor.turn()
        #expect(editor.session.finding.replacing == nil)
        editor.type("y")
        #expect(String(decoding: editor.bytes, as: UTF8.self) == "Two, one, one.")
    }

    @Test func `nothing makes changes in a text for reading`() {
        let editor = asked()
        editor.press("esc r")
        let edit = Edit(offset: .zero, removed: Rope(), inserted: Rope("x"))
        editor.session.make([edit], in: 0)
        editor.expectText("One.‸")
        #expect(!editor.session.document.isEdited && editor.disk.journals.isEmpty)
    }
}
