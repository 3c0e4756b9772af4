import EditorTestSupport
import Testing

@testable import EditorCore

/// Another program changes a file that is open here.
struct OutsideChangeTests {
    private let file = FilePath("draft.txt")
    private let page = (1...40).map { "Paragraph \($0).\n" }.joined()

    private func editor(_ marked: String, rows: Int = 8) -> EditorHarness {
        EditorHarness(marked, rows: rows, columns: 80)
    }

    /// Changes the file, and lets the time pass in which it is looked at.
    private func change(_ editor: EditorHarness, to text: String?, path: String = "draft.txt") {
        editor.disk.change(FilePath(path), to: text)
        editor.turn()
        editor.advance(by: .milliseconds(250))
    }

    @Test func `a text without changes follows its file, and says so once`() {
        let editor = editor("One.\nTwo.‸\n")
        change(editor, to: "One.\nOne and a half.\nTwo.\n")
        editor.expectText("One.\nOne and a half.\nTwo.‸\n")
        #expect(editor.foot.contains("changed by another program"))
        #expect(!editor.session.document.isEdited)
        editor.press("right")
        editor.advance(by: .seconds(3))
        change(editor, to: "Zero.\nOne.\nOne and a half.\nTwo.\n")
        #expect(editor.bytes == Array("Zero.\nOne.\nOne and a half.\nTwo.\n".utf8))
        #expect(!editor.foot.contains("changed by another program"))
    }

    @Test func `the caret's paragraph stays at its row`() {
        let editor = editor(page.replacing("Paragraph 20.", with: "Paragraph‸ 20."))
        editor.press("up up down down")
        let before = editor.frame.caret
        let changed = page.replacing("Paragraph 2.\n", with: "").replacing(
            "Paragraph 18.\n", with: "New.\nNew too.\n"
        )
        .replacing("Paragraph 39.", with: "The last but one.")
        change(editor, to: changed)
        #expect(editor.marked == changed.replacing("Paragraph 20.", with: "Paragraph‸ 20."))
        #expect(editor.frame.caret == before)
    }

    @Test func `one undo brings the former text back, which then counts as unsaved`() {
        let editor = editor("One.\nTwo.‸\nThree.\n")
        change(editor, to: "Eins.\nTwo.\nDrei.\n")
        #expect(editor.bytes == Array("Eins.\nTwo.\nDrei.\n".utf8))
        editor.press("ctrl+z")
        editor.expectText("One.\nTwo.‸\nThree.\n")
        #expect(editor.session.document.isEdited)
        editor.press("ctrl+s")
        #expect(editor.disk.files[file] == Array("One.\nTwo.\nThree.\n".utf8))
    }

    @Test func `a file that is only touched is no news`() {
        let editor = editor("One.‸")
        let foot = editor.foot
        change(editor, to: "One.")
        #expect(editor.foot == foot)
        editor.type("x")
        editor.press("ctrl+s")
        #expect(editor.disk.files[file] == Array("One.x".utf8))
    }

    @Test func `a text with changes is asked about once, however many changes come`() {
        let editor = editor("One.‸")
        editor.type(" Mine.")
        change(editor, to: "Theirs.")
        #expect(!editor.screen.contains("Answer"), "the hands are at work")
        editor.advance(by: .seconds(2))
        #expect(editor.foot.contains("was changed by another program.  Answer esc"))
        editor.expectText("One. Mine.‸")
        for number in 1...5 {
            change(editor, to: "Theirs \(number).")
            editor.advance(by: .seconds(20))
        }
        editor.press("esc esc")
        change(editor, to: "Theirs 6.")
        editor.advance(by: .seconds(20))
        #expect(!editor.screen.contains("Answer"))
    }

    private func asked(_ text: String = "One.‸") -> EditorHarness {
        let editor = editor(text)
        editor.type(" Mine.")
        change(editor, to: "Theirs.\n")
        editor.advance(by: .seconds(2))
        return editor
    }

    @Test func `keeping mine lets the next save replace theirs`() {
        let editor = asked()
        editor.press("esc k")
        editor.expectText("One. Mine.‸")
        editor.press("ctrl+z")
        #expect(editor.session.document.isEdited, "the file holds no state of this text")
        editor.press("ctrl+y ctrl+s")
        #expect(editor.disk.files[file] == Array("One. Mine.".utf8))
        #expect(!editor.session.document.isEdited)
    }

    @Test func `taking theirs is one change that can be taken back`() {
        let editor = asked()
        editor.press("esc t")
        #expect(editor.bytes == Array("Theirs.\n".utf8))
        #expect(!editor.session.document.isEdited)
        editor.press("ctrl+z")
        editor.expectText("One. Mine.‸")
        #expect(editor.session.document.isEdited)
    }

    @Test func `both versions can be compared before one is taken`() {
        let editor = asked()
        editor.press("esc c")
        editor.turn()
        #expect(editor.screen.contains("Take theirs") && editor.screen.contains("Keep mine"))
        editor.type("t")
        #expect(editor.bytes == Array("Theirs.\n".utf8))
        #expect(editor.session.pages.isEmpty)
    }

    @Test func `the newest of their versions is the one that is taken`() {
        let editor = asked()
        change(editor, to: "Theirs, the second.\n")
        editor.advance(by: .seconds(20))
        editor.press("esc t")
        #expect(editor.bytes == Array("Theirs, the second.\n".utf8))
    }

    @Test func `both means that theirs is a second text`() {
        let editor = asked()
        editor.press("esc b")
        editor.expectText("One. Mine.‸")
        editor.press("alt+t")
        #expect(editor.bytes == Array("Theirs.\n".utf8))
        #expect(editor.session.document.path == nil && editor.session.document.isEdited)
    }

    @Test func `a deleted file is told of, and its text counts as unsaved`() {
        let editor = editor("One.‸")
        change(editor, to: nil)
        #expect(editor.foot.contains("was deleted") && editor.foot.contains("safe"))
        #expect(editor.session.document.isEdited)
        change(editor, to: "One.")
        #expect(!editor.session.document.isEdited, "it is back as it was")
        #expect(!editor.foot.contains("was deleted"))
    }

    @Test func `a file that comes into being where a new text is named is taken`() {
        let editor = EditorHarness(
            opened: [(OpenedText(path: file, text: Rope()), nil)], rows: 8, columns: 80)
        change(editor, to: "Theirs.\n")
        #expect(editor.bytes == Array("Theirs.\n".utf8))
    }

    @Test func `a file that grows all the time is read less and less often`() {
        let editor = editor("Log.\n‸")
        var text = "Log.\n"
        for _ in 1...600 {
            text += "Another line.\n"
            editor.disk.change(file, to: text)
            editor.turn()
            editor.advance(by: .milliseconds(100))
        }
        let looks = editor.disk.requests.count { if case .look = $0 { true } else { false } }
        #expect((3...10).contains(looks), "\(looks) looks in a minute")
        for _ in 1...4 { editor.advance(by: .seconds(10)) }
        #expect(editor.bytes.count == text.utf8.count)
        editor.press("ctrl+z")
        #expect(editor.bytes.count == 5)
    }

    @Test func `while words are looked for the text stays as it is`() {
        let editor = editor("One.‸")
        editor.press("ctrl+f")
        change(editor, to: "Short")
        editor.type("n")
        #expect(editor.bytes == Array("One.".utf8))
        editor.press("esc")
        editor.turn()
        #expect(editor.bytes == Array("Short".utf8))
    }

    @Test func `a save of our own is no change of another program`() {
        let editor = editor("One.‸")
        editor.type("x")
        editor.press("ctrl+s")
        editor.session.receive(.stirred(editor.session.document.id), at: editor.script.now)
        editor.advance(by: .seconds(1))
        #expect(!editor.foot.contains("another program"))
    }

    @Test func `coming back to the window looks at every file`() {
        let editor = editor("One.‸")
        editor.feed(Array("\u{1B}[I".utf8))
        #expect(editor.disk.requests.contains { if case .look = $0 { true } else { false } })
    }

    @Test func `the file of a text behind is followed too`() {
        let editor = editor("One.‸")
        editor.press("ctrl+n")
        change(editor, to: "Two.")
        editor.press("alt+t")
        #expect(editor.bytes == Array("Two.".utf8))
    }
}
