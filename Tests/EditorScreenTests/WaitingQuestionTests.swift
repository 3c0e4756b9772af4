import EditorTestSupport
import Testing

@testable import EditorCore

/// Questions that come by themselves wait in the foot line, and the page keeps the keys.
struct WaitingQuestionTests {
    private let file = FilePath("draft.txt")

    /// An empty text without a name, and one that a former run has left.
    private func afterCrash(_ words: String = "A whole chapter here.", columns: Int = 80) -> EditorHarness {
        let editor = EditorHarness(rows: 12, columns: columns, name: nil)
        leave(words, editor)
        return editor
    }

    private func leave(_ words: String, _ editor: EditorHarness, reason: LeftText.Reason = .crash) {
        editor.session.receive(.left([left(words, reason)]), at: editor.script.now)
        editor.turn()
    }

    private func left(_ words: String, _ reason: LeftText.Reason = .crash) -> LeftText {
        let former = EditorHarness(name: nil)
        former.type(words)
        let document = former.session.document
        return LeftText(
            journals: [[1]], path: nil, stamp: nil, canReplaceFile: true,
            former: FormerText(
                text: document.text, selection: document.selection, history: document.history,
                savedState: document.savedState), reason: reason, changed: "yesterday 21:40")
    }

    /// A text with changes whose file another program has changed.
    private func changedOutside(columns: Int = 80, settings: Settings = .still) -> EditorHarness {
        let editor = EditorHarness("One.‸", rows: 12, columns: columns, settings: settings)
        editor.type(" Mine.")
        editor.disk.change(file, to: "Theirs.\n")
        editor.turn()
        editor.advance(by: .milliseconds(250))
        editor.advance(by: .seconds(3))
        return editor
    }

    @Test(arguments: ["dear reader", "Dear reader", "l'homme", "t"])
    func `who writes on after a crash writes, and the words that were left stay offered`(words: String) {
        let editor = afterCrash()
        editor.type(words)
        editor.expectText(words + "‸")
        #expect(editor.disk.givenUp.isEmpty && editor.disk.forgotten.isEmpty)
        #expect(editor.foot.contains("was never saved.  Answer esc"))
    }

    @Test func `words that are taken then stand beside what was written`() {
        let editor = afterCrash()
        editor.type("dear reader")
        editor.press("esc enter")
        editor.expectText("A whole chapter here.‸")
        #expect(editor.session.views.count == 2)
        editor.press("alt+t")
        editor.expectText("dear reader‸")
    }

    @Test(arguments: ["the boat", "known to all", "cold", "both"])
    func `a change of the file takes no letter of the next sentence`(words: String) {
        let editor = changedOutside()
        editor.type(" " + words)
        editor.expectText("One. Mine. \(words)‸")
        #expect(editor.foot.contains("was changed by another program.  Answer esc"))
    }

    @Test func `another window takes no letter either, and who wrote does not end up reading`() {
        let editor = EditorHarness("One.‸", rows: 8, columns: 90)
        let neighbour = Neighbour(door: [1], terminal: "pts/3", since: "14:02")
        editor.session.receive(.openElsewhere(editor.session.document.id, neighbour), at: editor.script.now)
        editor.turn()
        editor.type(" to")
        editor.expectText("One. to‸")
        editor.press("esc esc")
        editor.type("o")
        editor.expectText("One. too‸")
    }

    @Test func `a save that failed meanwhile asks without taking a letter`() {
        let editor = EditorHarness("one‸", columns: 100)
        editor.disk.problems = [.changedOutside]
        editor.disk.holdsAnswers = true
        editor.press("ctrl+s")
        editor.type(" ")
        editor.disk.release()
        editor.turn()
        editor.type("over")
        editor.expectText("one over‸")
        #expect(editor.disk.files[file] == Array("one".utf8))
        editor.disk.holdsAnswers = false
        editor.press("esc o")
        #expect(editor.disk.files[file] == Array("one over".utf8))
        #expect(!editor.foot.contains("Answer"))
    }

    @Test func `the text in front stays there when another one could not be saved`() {
        let editor = EditorHarness("one‸", columns: 100)
        editor.disk.problems = [.changedOutside]
        editor.disk.holdsAnswers = true
        editor.press("ctrl+s")
        editor.press("ctrl+n")
        editor.disk.release()
        editor.turn()
        editor.type("new")
        editor.expectText("new‸")
        editor.press("esc")
        editor.expectText("one‸")
        #expect(editor.foot.contains("Save over it o"))
    }

    @Test func `a folder that a new name lacks takes no letter`() {
        let editor = EditorHarness("one‸", columns: 90)
        editor.disk.moveProblems = [.noSuchFolder(FilePath("a"))]
        editor.press("alt+8 n ctrl+a")
        editor.type("a/b.txt")
        editor.press("enter")
        editor.type("m")
        editor.expectText("onem‸")
        #expect(editor.disk.files[FilePath("a/b.txt")] == nil)
    }

    // MARK: Turning to it

    @Test func `Escape steps out of what is nearer first`() {
        let editor = changedOutside()
        editor.press("shift+left esc")
        #expect(editor.session.prompt == nil && editor.session.view.selection.isEmpty)
        editor.press("esc")
        #expect(editor.screen.contains("Take theirs"))
    }

    @Test func `a tap turns to it, and a second one answers`() {
        let editor = changedOutside(columns: 100)
        editor.click(row: 11, column: 12)
        let foot = Array(editor.foot)
        let column = (0..<foot.count).first { String(foot[$0...]).hasPrefix("Take theirs") } ?? 0
        editor.click(row: 11, column: column + 1)
        #expect(editor.bytes == Array("Theirs.\n".utf8))
    }

    @Test func `Later is asked no more, and the foot is free`() {
        let editor = changedOutside()
        editor.press("esc esc")
        #expect(!editor.screen.contains("another program"))
        editor.advance(by: .seconds(20))
        #expect(!editor.screen.contains("another program"))
    }

    @Test func `saving and quitting work while it waits and while it is asked`() {
        for turned in ["", "esc "] {
            let editor = afterCrash()
            editor.press(turned + "ctrl+q")
            #expect(editor.end == .finished(0) && editor.disk.givenUp.isEmpty)
        }
        let editor = afterCrash()
        editor.type("x")
        editor.press("esc ctrl+s")
        #expect(editor.foot.contains("Save as:"))
        editor.press("esc")
        #expect(editor.foot.contains("was never saved.  Answer esc"), "it waits again")
    }

    @Test func `other questions come and go in front of it`() {
        let editor = changedOutside()
        editor.press("ctrl+f")
        editor.type("one")
        #expect(editor.foot.contains("Find: one"))
        editor.press("esc")
        #expect(editor.foot.contains("Answer esc"))
    }

    // MARK: What is settled goes away

    @Test func `it goes when the text is what the file has`() {
        let editor = changedOutside()
        editor.press("ctrl+z")
        #expect(editor.bytes == Array("Theirs.\n".utf8) && !editor.screen.contains("Answer"))
    }

    @Test func `several wait one behind the other, and none is lost`() {
        let editor = changedOutside()
        let neighbour = Neighbour(door: [1], terminal: "pts/3", since: "14:02")
        editor.session.receive(.openElsewhere(editor.session.document.id, neighbour), at: editor.script.now)
        editor.turn()
        #expect(editor.foot.contains("changed by another program"))
        editor.press("esc k")
        editor.advance(by: .seconds(6))
        #expect(editor.screen.contains("open in another window"))
        editor.press("esc o")
        #expect(!editor.screen.contains("Answer"))
    }

    @Test func `a failed save and the change that it met are one question`() {
        let editor = changedOutside(columns: 120)
        editor.disk.problems = [.changedOutside]
        editor.press("ctrl+s")
        #expect(editor.foot.contains("since you opened it.  Answer esc"))
        editor.press("esc esc")
        editor.advance(by: .seconds(20))
        #expect(!editor.screen.contains("Answer"))
    }

    @Test func `who looks at the other version comes back to what was asked`() {
        let editor = changedOutside(columns: 120)
        editor.press("esc c")
        #expect(!editor.session.pages.isEmpty)
        editor.press("esc")
        #expect(editor.foot.contains("Take theirs t  Both b  Later esc"))
        editor.disk.problems = [.changedOutside]
        editor.press("ctrl+s esc c")
        #expect(!editor.session.pages.isEmpty)
        editor.press("esc")
        #expect(editor.foot.contains("Save over it o  Compare c"))
    }

    @Test func `the caret's row is not under it`() {
        let text = (1...30).map { "Row \($0).\n" }.joined()
        let editor = EditorHarness(text + "‸", rows: 8, columns: 40)
        editor.type("Unsaved end.")
        editor.disk.change(file, to: "Theirs.\n")
        editor.turn()
        editor.advance(by: .milliseconds(250))
        editor.advance(by: .seconds(3))
        for key in ["", "esc"] {
            editor.press(key)
            #expect(editor.screen.contains("changed by another") && editor.screen.contains("Unsaved end."))
        }
    }

    @Test func `read aloud it is said once`() {
        var settings = Settings.still
        settings.accessible = true
        let editor = changedOutside(settings: settings)
        #expect(editor.foot.contains("was changed by another program. Esc answers"))
        editor.type("x")
        #expect(editor.foot.isEmpty)
        editor.press("esc")
        #expect(editor.screen.contains("Take theirs"))
    }

    // MARK: Words of a crash

    @Test func `a text without a name is told by its first words, its length and its day`() {
        let editor = afterCrash("Dear reader, this is how it all began. One two.")
        #expect(
            editor.foot.contains("“Dear reader,…” (10 words, yesterday 21:40) was never saved.  Answer esc"))
    }

    @Test func `and can be looked at before it is taken`() {
        let editor = afterCrash()
        editor.press("esc l")
        #expect(editor.screen.contains("A whole chapter here.") && editor.foot.contains("Take ⏎"))
        editor.press("esc")
        #expect(editor.foot.contains("Look l"))
        editor.press("l enter")
        editor.expectText("A whole chapter here.‸")
    }

    @Test func `what was given up is listed behind what waits, and comes back`() {
        let editor = EditorHarness("One.‸", rows: 12, columns: 80)
        editor.disk.trash = [left("Given up once.", .givenUp)]
        editor.press("alt+y")
        #expect(
            editor.screen.contains("Given up once.") && editor.screen.contains("given up yesterday 21:40"))
        editor.press("enter")
        editor.expectText("Given up once.‸")
        #expect(editor.session.views.count == 2)
    }
}
