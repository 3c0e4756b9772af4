import EditorCore
import EditorTestSupport
import Testing

/// A scratch page belongs to a text, whatever that is called.
@Suite struct ScratchNamesTests {
    private func editor(_ marked: String = "one two‸", name: String? = "draft.txt") -> EditorHarness {
        EditorHarness(marked, rows: 12, columns: 90, name: name)
    }

    private func page(of name: String, _ editor: EditorHarness) -> String? {
        editor.disk.files[FilePath("scratch page of \(name)")].map { String(decoding: $0, as: UTF8.self) }
    }

    private func fill(_ editor: EditorHarness, _ name: String) {
        editor.press("ctrl+a")
        editor.type(name)
        editor.press("enter")
    }

    private func note(_ words: String, _ editor: EditorHarness) {
        editor.press("alt+x")
        editor.type(words)
        editor.press("alt+x")
    }

    private func rename(to name: String, _ editor: EditorHarness) {
        editor.press("alt+8 n")
        fill(editor, name)
    }

    @Test func `a renamed file takes its open page along`() {
        let editor = editor()
        note("an idea", editor)
        rename(to: "final.txt", editor)
        #expect(page(of: "final.txt", editor) == "an idea\n" && page(of: "draft.txt", editor) == nil)
        editor.press("alt+x")
        editor.expectText("an idea‸")
        #expect(editor.foot.contains("scratch page of final.txt · saved"))
        editor.type("s")
        editor.press("alt+x")
        #expect(page(of: "final.txt", editor) == "an ideas\n" && page(of: "draft.txt", editor) == nil)
        #expect(editor.foot.contains("final.txt"))
    }

    @Test func `a renamed file takes a page along that is not open`() {
        let editor = editor()
        editor.disk.files[FilePath("scratch page of draft.txt")] = Array("from last week\n".utf8)
        rename(to: "final.txt", editor)
        #expect(page(of: "final.txt", editor) == "from last week\n" && page(of: "draft.txt", editor) == nil)
        editor.press("alt+x")
        editor.expectText("from last week\n‸")
    }

    @Test func `unsaved words of the page go along, and their journal`() {
        let editor = editor()
        editor.press("alt+x")
        editor.type("an idea")
        editor.disk.holdsAnswers = true
        editor.press("alt+x")
        rename(to: "final.txt", editor)
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        #expect(page(of: "final.txt", editor) == "an idea\n" && page(of: "draft.txt", editor) == nil)
    }

    @Test func `a text that is saved under another name takes its page along`() {
        let editor = editor()
        note("an idea", editor)
        editor.press("alt+e")
        fill(editor, "second.txt")
        #expect(page(of: "second.txt", editor) == "an idea\n" && page(of: "draft.txt", editor) == nil)
        editor.press("alt+x")
        editor.expectText("an idea‸")
    }

    @Test func `a copy leaves the page with the text`() {
        let editor = editor()
        note("an idea", editor)
        editor.press("alt+8 k")
        fill(editor, "copy.txt")
        #expect(editor.disk.files[FilePath("copy.txt")] != nil)
        #expect(page(of: "draft.txt", editor) == "an idea\n" && page(of: "copy.txt", editor) == nil)
    }

    @Test func `a new text takes its page along when it is named`() {
        let editor = editor("", name: nil)
        editor.type("Once")
        note("an idea", editor)
        editor.press("ctrl+s")
        fill(editor, "tale.txt")
        #expect(page(of: "tale.txt", editor) == "an idea\n" && page(of: "untitled texts", editor) == nil)
        editor.press("ctrl+n alt+x")
        editor.expectText("‸")
    }

    @Test func `a new text that never had cuttings leaves those of others where they are`() {
        let editor = editor("", name: nil)
        editor.disk.files[FilePath("scratch page of untitled texts")] = Array("of another text\n".utf8)
        editor.type("Once")
        editor.press("ctrl+s")
        fill(editor, "tale.txt")
        #expect(page(of: "untitled texts", editor) == "of another text\n")
        #expect(page(of: "tale.txt", editor) == nil)
    }

    @Test func `a page that is on its way goes along when it is there`() {
        let editor = editor()
        editor.disk.files[FilePath("scratch page of draft.txt")] = Array("from last week\n".utf8)
        editor.disk.holdsAnswers = true
        editor.press("alt+x")
        rename(to: "final.txt", editor)
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        #expect(page(of: "final.txt", editor) == "from last week\n" && page(of: "draft.txt", editor) == nil)
    }

    @Test func `a page that cannot go along is told of, and stays that of the text`() {
        let editor = editor()
        note("an idea", editor)
        editor.press("alt+e")
        editor.disk.moveProblems = [.closedFolder]
        fill(editor, "second.txt")
        #expect(editor.foot.contains("could not go along to second.txt; it is safe where it was"))
        editor.press("alt+x")
        editor.expectText("an idea‸")
    }

    @Test func `leaving waits until the page has gone along`() {
        let editor = editor()
        editor.press("alt+8 n")
        editor.press("ctrl+a")
        editor.type("final.txt")
        editor.disk.holdsAnswers = true
        editor.press("enter ctrl+q")
        #expect(editor.end == nil)
        editor.disk.release()
        editor.turn()
        #expect(editor.end == nil)
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        #expect(editor.end == .finished(0))
    }
}
