import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct ScratchTests {
    private let page = FilePath("scratch page of draft.txt")

    private func editor(_ marked: String = "one ⟦two‸⟧ three") -> EditorHarness {
        EditorHarness(marked, rows: 12, columns: 72)
    }

    private func saved(_ editor: EditorHarness) -> String? {
        editor.disk.files[page].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `one key turns to the scratch page and back`() {
        let editor = editor()
        editor.press("alt+x")
        editor.expectText("‸")
        #expect(editor.foot.contains("scratch page of draft.txt"))
        editor.press("alt+x")
        editor.expectText("one ⟦two‸⟧ three")
        #expect(editor.foot.contains("draft.txt · saved"))
        #expect(saved(editor) == nil)
    }

    @Test func `what is written on it is saved when it is left`() {
        let editor = editor()
        editor.press("alt+x")
        editor.type("an idea")
        editor.press("alt+x")
        #expect(saved(editor) == "an idea\n")
        editor.press("alt+x")
        editor.expectText("an idea‸")
    }

    @Test(arguments: [("ctrl+o", "/other.txt"), ("alt+8 l", "draft"), ("alt+t", nil)] as [(String, String?)])
    func `what is written on it is saved by whichever way it is left`(keys: String, line: String?) {
        let editor = editor()
        editor.disk.files[FilePath("/other.txt")] = Array("four five".utf8)
        editor.session.open(FilePath("/other.txt"))
        editor.turn()
        editor.press("alt+t alt+x")
        editor.type("an idea")
        editor.press(keys)
        if let line {
            editor.type(line)
            editor.press("enter")
        }
        #expect(editor.session.view.scratch == nil)
        #expect(saved(editor) == "an idea\n")
    }

    @Test func `a page that is saved and closed goes back to its text`() {
        let editor = editor()
        editor.disk.files[FilePath("other.txt")] = Array("four five".utf8)
        editor.session.open(FilePath("other.txt"))
        editor.turn()
        editor.press("alt+x")
        editor.type("an idea")
        editor.press("alt+t alt+x")
        editor.type("another")
        editor.press("alt+8 z")
        #expect(editor.foot.contains("draft.txt") && !editor.foot.contains("scratch"))
        #expect(saved(editor) == "another\n")
    }

    @Test func `a visit to the page leaves the text before this one where it was`() {
        let editor = editor("one‸")
        editor.disk.files[FilePath("other.txt")] = Array("four five".utf8)
        editor.session.open(FilePath("other.txt"))
        editor.turn()
        editor.press("alt+x alt+x")
        #expect(editor.session.formerDocument == DocumentID(1))
        editor.press("alt+8 l enter")
        editor.expectText("one‸")
        editor.press("alt+x alt+8 l enter")
        editor.expectText("‸four five")
    }

    @Test func `what is written on it is saved in a rest`() {
        let editor = editor()
        editor.press("alt+x")
        editor.type("an idea")
        #expect(saved(editor) == nil)
        editor.advance(by: .seconds(11))
        #expect(saved(editor) == "an idea\n")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("one two three".utf8))
    }

    @Test func `what is selected moves to its end in one step here and one there`() {
        let editor = editor()
        editor.press("alt+8 x")
        editor.expectText("one ‸ three")
        #expect(editor.foot.contains("moved to the scratch page"))
        editor.press("ctrl+z")
        editor.expectText("one ⟦two‸⟧ three")
        editor.press("alt+8 x alt+x")
        editor.expectText("two\n\ntwo‸")
        editor.press("ctrl+z")
        editor.expectText("two‸")
    }

    @Test(arguments: [("a", "a\n\n"), ("a\n", "a\n\n"), ("a\n\n", "a\n\n"), ("", "")])
    func `a blank line parts cuttings from what is there`(before: String, kept: String) {
        let editor = editor()
        editor.disk.files[page] = Array(before.utf8)
        editor.press("alt+8 x alt+x")
        editor.expectText(kept + "two‸")
    }

    @Test func `with nothing selected nothing moves`() {
        let editor = editor("one‸")
        editor.press("alt+8 x")
        #expect(editor.foot.contains("nothing is selected"))
        editor.press("alt+x")
        editor.expectText("‸")
    }

    @Test func `leaving asks nothing about it`() {
        let editor = editor()
        editor.press("alt+x")
        editor.type("an idea")
        editor.press("alt+x ctrl+q")
        #expect(editor.end == .finished(0))
        #expect(saved(editor) == "an idea\n")
    }

    @Test func `leaving from the page itself saves it`() {
        let editor = editor()
        editor.press("alt+x")
        editor.type("an idea")
        editor.press("ctrl+q")
        #expect(editor.end == .finished(0))
        #expect(saved(editor) == "an idea\n")
    }

    @Test func `leaving asks when it cannot be saved`() {
        let editor = editor()
        editor.press("alt+x")
        editor.type("an idea")
        editor.disk.problems = [.diskFull(needed: 100)]
        editor.press("ctrl+q")
        #expect(editor.end == nil)
        #expect(editor.screen.contains("the disk is full"))
        editor.press("ctrl+q")
        #expect(editor.end == .finished(0))
    }

    @Test func `closing a text closes its page`() {
        let editor = editor()
        editor.press("alt+x")
        editor.type("an idea")
        editor.press("alt+x ctrl+w")
        #expect(saved(editor) == "an idea\n")
        #expect(editor.session.document.path == nil)
        editor.press("ctrl+q")
        #expect(editor.end == .finished(0))
    }

    @Test func `closing the page goes back to its text`() {
        let editor = editor()
        editor.press("alt+x ctrl+w")
        editor.expectText("one ⟦two‸⟧ three")
    }

    @Test func `it does not count among the open texts`() {
        let editor = editor()
        editor.press("alt+x alt+x alt+t")
        #expect(editor.foot.contains("there is only this text"))
        editor.press("ctrl+n")
        #expect(editor.foot.contains("2 of 2"))
        editor.press("alt+t")
        #expect(editor.foot.contains("draft.txt"))
        editor.press("alt+t")
        #expect(editor.foot.contains("untitled"))
    }

    @Test func `texts without a name share one`() {
        let editor = EditorHarness("", rows: 12, columns: 72, name: nil)
        editor.press("alt+x")
        editor.type("an idea")
        editor.press("alt+x ctrl+n alt+x")
        editor.expectText("an idea‸")
        editor.press("alt+x")
        #expect(editor.foot.contains("2 of 2"))
    }

    @Test func `a page saved under another name is a text like any other`() {
        let editor = editor()
        editor.press("alt+x")
        editor.type("an idea")
        editor.press("alt+e ctrl+a")
        editor.type("idea.txt")
        editor.press("enter")
        #expect(editor.foot.contains("2 of 2"))
        editor.press("alt+x")
        editor.expectText("‸")
        #expect(editor.foot.contains("scratch page of"))
    }

    @Test func `when there is no page what was cut for it is in the clipboard`() {
        let editor = editor()
        editor.disk.scratchProblem = .noSuchFolder
        editor.press("alt+8 x")
        #expect(editor.screen.contains("what you cut is in the clipboard"))
        editor.press("ctrl+v")
        editor.expectText("one two‸ three")
    }

    @Test func `words of a crash come back to it without a question`() {
        let former = EditorHarness("", name: "scratch page of draft.txt")
        former.type("an idea")
        let document = former.session.document
        let editor = editor()
        editor.disk.left = [
            LeftText(
                journals: [[1]], path: page, document: DocumentID(2), stamp: nil, canReplaceFile: true,
                former: FormerText(
                    text: document.text, selection: document.selection, history: document.history,
                    savedState: nil, endsWithLineEnd: true), reason: .crash)
        ]
        editor.press("alt+x")
        editor.expectText("an idea‸")
        #expect(editor.session.prompt == nil)
    }

    @Test func `what was cut is what is pasted, whatever the machine's clipboard held`() {
        let editor = EditorHarness("one ⟦two‸⟧ three", rows: 12, columns: 72, sharesClipboard: true)
        editor.disk.clipboard = .text(Rope("from elsewhere"))
        editor.disk.clipboardTakes = false
        editor.disk.scratchProblem = .noSuchFolder
        editor.press("alt+8 x ctrl+v")
        editor.expectText("one two‸ three")
    }
}
