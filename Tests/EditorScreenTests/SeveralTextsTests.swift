import EditorCore
import EditorTestSupport
import Testing

/// Several texts at once, and answers that come late.
@Suite struct SeveralTextsTests {
    private func open(_ editor: EditorHarness, _ name: String) {
        editor.press("ctrl+o")
        editor.type(name)
        editor.press("enter")
    }

    private func arrive(_ editor: EditorHarness, _ answer: FileAnswer) {
        editor.script.pending.append([.file(answer)])
        editor.turn()
    }

    @Test func `two files asked for one after the other keep their parts apart`() {
        let editor = EditorHarness("one", columns: 60)
        editor.disk.holdsAnswers = true
        for name in ["a.txt", "b.txt"] {
            editor.disk.files[FilePath(name)] = Array(name.utf8)
            open(editor, name)
        }
        editor.disk.release()
        editor.turn()
        arrive(editor, .appended(DocumentID(2), Rope(" of a")))
        arrive(editor, .appended(DocumentID(3), Rope(" of b")))
        #expect(editor.bytes == Array("b.txt of b".utf8))
        editor.press("alt+t alt+t")
        #expect(editor.bytes == Array("a.txt of a".utf8))
    }

    @Test func `a text begun after a save has nothing to do with the file that was saved`() {
        let editor = EditorHarness("", columns: 60, name: nil)
        editor.type("First")
        editor.press("ctrl+s")
        editor.type("a.txt")
        editor.press("enter ctrl+n")
        editor.type("Second")
        editor.advance(by: .seconds(10))
        #expect(editor.disk.files[FilePath("a.txt")] == Array("First\n".utf8))
        editor.press("alt+t")
        #expect(editor.bytes == Array("First".utf8))
    }

    @Test func `giving up one text and then staying loses nothing`() {
        let editor = EditorHarness("one", columns: 100)
        editor.disk.files[FilePath("two.txt")] = Array("two".utf8)
        editor.type("x")
        open(editor, "two.txt")
        editor.type("y")
        editor.press("ctrl+q o d")
        #expect(editor.end == nil && editor.foot.contains("Save changes to two.txt?"))
        editor.press("esc ctrl+q o")
        #expect(editor.foot.contains("Save changes to draft.txt?"))
    }

    @Test func `the text in front stays in front when another is closed behind it`() {
        let editor = EditorHarness("one", columns: 100)
        for name in ["b.txt", "c.txt"] {
            editor.disk.files[FilePath(name)] = Array(name.utf8)
            open(editor, name)
        }
        editor.press("alt+t")
        editor.type("x")
        editor.disk.holdsAnswers = true
        editor.press("ctrl+w enter alt+t")
        editor.expectText("‸b.txt")
        editor.disk.release()
        editor.turn()
        editor.expectText("‸b.txt")
        #expect(editor.foot.hasSuffix("1 of 2"))
    }

    @Test func `saving under the name of a text that is open here is refused`() {
        let editor = EditorHarness("one", columns: 100)
        editor.press("ctrl+n")
        editor.type("new")
        editor.press("ctrl+s")
        editor.type("draft.txt")
        editor.press("enter")
        #expect(editor.foot.contains("not saved: draft.txt is open here"))
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("one".utf8))
    }

    @Test func `a name given while a save is under way is not forgotten`() {
        let editor = EditorHarness("one", columns: 100)
        editor.disk.holdsAnswers = true
        editor.type("x")
        editor.press("ctrl+s alt+e")
        editor.type("b.txt")
        editor.press("enter")
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        #expect(editor.disk.files[FilePath("b.txt")] == Array("xone".utf8))
        #expect(editor.foot.contains("b.txt · saved"))
    }

    @Test func `a search ends when another text comes to the front`() {
        let editor = EditorHarness("one two three four", columns: 60)
        editor.press("ctrl+end")
        editor.disk.files[FilePath("s")] = Array("s".utf8)
        editor.disk.holdsAnswers = true
        open(editor, "s")
        editor.press("ctrl+f")
        editor.disk.release()
        editor.turn()
        editor.press("esc left right")
        editor.expectText("s‸")
    }

    @Test(arguments: [20, 40, 80])
    func `a question is shown whole at any width`(columns: Int) {
        let editor = EditorHarness("one", rows: 12, columns: columns)
        editor.disk.problems = [.changedOutside]
        editor.type("x")
        editor.press("ctrl+s")
        let words = (0..<12).map { ScreenText.letters(editor.frame, row: $0) }.joined(separator: " ")
            .split(separator: " ").joined(separator: " ")
        #expect(words.contains("draft.txt was changed by another program since you opened it."))
        for answer in ["Save over it o", "Another name n", "Stay esc"] { #expect(words.contains(answer)) }
        editor.press("esc")
        #expect(ScreenText.letters(editor.frame, row: 1).hasSuffix("xone"))
    }

    @Test func `an accent in a prompt is taken with its letter`() {
        let editor = EditorHarness("one", columns: 60)
        editor.press("ctrl+f")
        editor.paste(Array("\u{301}".utf8))
        editor.press("home")
        editor.type("e")
        editor.press("backspace")
        editor.type("two")
        #expect(editor.foot.contains("Find: two"))
    }

    @Test func `what saving will ask about is told when a text comes to the front`() {
        let editor = EditorHarness(
            opened: [
                (OpenedText(path: FilePath("drafts/a"), text: Rope(), remark: .folderIsMissing), nil),
                (OpenedText(path: FilePath("b"), text: Rope("b")), nil),
            ], columns: 100)
        #expect(editor.foot.contains("the folder drafts is not there yet; it can be made when you save"))
        editor.press("alt+t")
        editor.advance(by: .seconds(6))
        editor.press("alt+t")
        #expect(!editor.foot.contains("folder"))
    }

    @Test func `a file opened later is remarked on too`() {
        let editor = EditorHarness("one", columns: 100)
        arrive(
            editor,
            .opened(
                DocumentID(9), OpenedText(path: FilePath("x/y/z"), text: Rope(), remark: .folderIsMissing)))
        #expect(editor.foot.contains("the folder x/y is not there yet"))
    }
}
