import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct SavingTests {
    @Test func `saving writes the bytes and says so`() {
        let editor = EditorHarness("one‸", columns: 40)
        editor.type(" two")
        #expect(editor.foot.isEmpty)
        editor.press("ctrl+s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("one two".utf8))
        #expect(editor.foot == " draft.txt · saved")
    }

    @Test func `a text that had no last newline keeps none, one that had keeps it`() {
        for text in ["abc", "abc\n"] {
            let editor = EditorHarness(text)
            editor.type("x")
            editor.press("ctrl+s")
            #expect(editor.disk.files[FilePath("draft.txt")] == Array(("x" + text).utf8))
        }
    }

    @Test func `a new text is given a name made of its first words, and a last newline`() {
        let editor = EditorHarness(columns: 60, name: nil)
        editor.type("The lamp went out")
        editor.press("ctrl+s")
        #expect(editor.foot.hasPrefix(" Save as: the-lamp"))
        editor.press("enter")
        #expect(editor.disk.files[FilePath("the-lamp-went-out.txt")] == Array("The lamp went out\n".utf8))
        editor.expectText("The lamp went out‸")
        editor.press("ctrl+z")
        editor.expectText("‸")
        editor.press("ctrl+y")
        editor.type("!")
        editor.press("ctrl+s")
        #expect(editor.disk.files[FilePath("the-lamp-went-out.txt")] == Array("The lamp went out!\n".utf8))
    }

    @Test(arguments: [
        ("# The Lamplighter's Ferry\n\n## One: The pier\n", "the-lamplighters-ferry.md"),
        ("***\n\nNobody came.\nThe boat was late.", "nobody-came.txt"),
        ("#hashtag first", "hashtag-first.txt"),
        ("\n\n", "untitled.txt"),
    ])
    func `the proposed name ends with its line, and tells Markdown`(text: String, name: String) {
        #expect(EditorSession.proposedName(for: Rope(text)) == name)
    }

    @Test func `the first letter typed over a proposed name replaces it`() {
        let editor = EditorHarness(columns: 60, name: nil)
        editor.type("words")
        editor.press("ctrl+s")
        editor.type("a.txt")
        #expect(editor.foot.contains("Save as: a.txt"))
        editor.press("enter")
        #expect(editor.disk.files[FilePath("a.txt")] == Array("words\n".utf8))
    }

    @Test func `a name that exists is asked about with its size and date`() {
        let editor = EditorHarness(columns: 120, name: nil)
        editor.disk.files[FilePath("a.txt")] = Array("old".utf8)
        editor.type("new")
        editor.press("ctrl+s")
        editor.type("a.txt")
        editor.press("enter")
        #expect(editor.foot.contains("a.txt exists already (3 bytes, 1 Jan 1970).  Answer esc"))
        editor.press("esc esc")
        #expect(editor.disk.files[FilePath("a.txt")] == Array("old".utf8))
        editor.press("ctrl+s")
        editor.type("a.txt")
        editor.press("enter esc r")
        #expect(editor.disk.files[FilePath("a.txt")] == Array("new\n".utf8))
    }

    @Test func `a file changed by another program is never overwritten without a word`() {
        let editor = EditorHarness("one", columns: 140)
        editor.disk.problems = [.changedOutside]
        editor.type("x")
        editor.press("ctrl+s")
        #expect(editor.foot.contains("draft.txt was changed by another program since you opened it."))
        editor.press("esc esc")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("one".utf8))
        #expect(editor.session.document.isEdited)
    }

    @Test func `a file that a save finds changed can be compared first, and then mine or theirs holds`() {
        let editor = EditorHarness("one‸", columns: 140)
        editor.type(" mine")
        editor.disk.change(FilePath("draft.txt"), to: "one theirs")
        editor.disk.problems = [.changedOutside]
        editor.press("ctrl+q enter")
        #expect(editor.foot.contains("Save over it o  Compare c  Another name n  Stay esc"))
        editor.press("c")
        #expect(editor.screen.contains("theirs") && editor.foot.contains("Take theirs t"))
        editor.press("k")
        #expect(editor.foot.contains("yours stays"))
        editor.press("ctrl+s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("one mine".utf8))
        #expect(editor.end == nil, "who compares stays")
    }

    @Test func `a full disk leaves the text edited and says what is safe`() {
        let editor = EditorHarness("one", columns: 140)
        editor.disk.problems = [.diskFull(needed: 12_000)]
        editor.type("x")
        editor.press("ctrl+s")
        #expect(editor.foot.contains("the disk is full, 12 KB needed. Your file is as it was"))
        #expect(editor.session.document.isEdited)
        editor.type("y")
        #expect(editor.foot.contains("the disk is full"), "a lasting warning stays while typing goes on")
    }

    @Test func `a read-only file is saved with Enter, and not asked about again`() {
        let editor = EditorHarness("one", columns: 140)
        editor.disk.problems = [.readOnly]
        editor.type("x")
        editor.press("ctrl+s esc")
        #expect(
            editor.foot.contains("draft.txt is read-only.  Save anyway ⏎  Another name n  Stay esc"))
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("one".utf8))
        editor.press("enter")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("xone".utf8))
        editor.type("y")
        editor.press("ctrl+s")
        #expect(editor.lastConsent == .readOnly)
    }

    @Test func `all that the writer said yes to holds for the save`() {
        let editor = EditorHarness("one", columns: 140)
        editor.disk.problems = [.readOnly, .changedOutside, .unprotected(.otherNames)]
        editor.type("x")
        editor.press("ctrl+s esc enter esc o esc w")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("xone".utf8))
        #expect(editor.lastConsent == [.readOnly, .replacing, .unprotected])
        editor.press("ctrl+s")
        #expect(editor.lastConsent == [.readOnly, .unprotected])
    }

    @Test func `a yes for one name is none for another`() {
        let editor = EditorHarness("one", columns: 140)
        editor.disk.problems = [.readOnly, .changedOutside]
        editor.press("ctrl+s esc enter esc n")
        editor.type("two.txt")
        editor.press("enter")
        #expect(editor.lastConsent == [])
    }

    @Test func `a file that is written in place is told of once`() {
        let editor = EditorHarness("one", columns: 140)
        editor.disk.inPlace = .otherNames
        editor.press("ctrl+s")
        #expect(editor.foot.contains("saved; draft.txt has another name too, so it is written in place"))
        editor.type("x")
        editor.press("ctrl+s")
        #expect(editor.foot.hasSuffix(" draft.txt · saved"))
    }

    @Test func `a file that may be damaged is told with where its versions are`() {
        let editor = EditorHarness("one", columns: 200)
        editor.disk.problems = [.damaged(errno: 5, old: FilePath("/state/1.old"))]
        editor.type("x")
        editor.press("ctrl+s esc")
        #expect(editor.foot.contains("Its old version is in /state/1.old, your text is beside it and safe"))
        #expect(editor.foot.contains("Another name n"))
        editor.press("esc")
        #expect(editor.session.document.isEdited)
    }

    @Test func `typing goes on while a save is under way, and the new words count as edited`() {
        let editor = EditorHarness("one‸", columns: 40)
        editor.disk.holdsAnswers = true
        editor.type("a")
        editor.press("ctrl+s")
        #expect(editor.foot == " draft.txt · saving…")
        editor.type("b")
        editor.disk.release()
        editor.turn()
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("onea".utf8))
        #expect(editor.session.document.isEdited)
    }

    @Test func `Tab completes a name as far as all agree`() {
        let editor = EditorHarness("", columns: 60)
        for name in ["chapter-one.txt", "chapter-two.txt"] { editor.disk.files[FilePath(name)] = [] }
        editor.press("alt+e ctrl+u")
        editor.type("ch")
        editor.press("tab")
        #expect(editor.foot.contains("Save as: chapter-  chapter-one.txt  chapter-two.txt"))
    }

    @Test func `an opened file stands beside the one that is being edited`() {
        let editor = EditorHarness("one", columns: 60)
        editor.disk.files[FilePath("two.txt")] = Array("second".utf8)
        editor.type("x")
        editor.press("ctrl+o")
        editor.type("two.txt")
        editor.press("enter")
        editor.expectText("‸second")
        #expect(editor.foot.contains("two.txt · saved") && editor.foot.hasSuffix("2 of 2"))
    }
}

extension EditorHarness {
    /// What the writer had said yes to when the last save was handed over.
    fileprivate var lastConsent: SaveConsent? {
        for case .save(_, let order) in disk.requests.reversed() { return order.consent }
        return nil
    }
}
