import EditorTestSupport
import Testing

@testable import EditorCore

/// Another name for a file, and copies of a text.
@Suite struct RenamingTests {
    private func fill(_ editor: EditorHarness, _ name: String) {
        editor.press("ctrl+u", times: 1)
        editor.press("home")
        for _ in 0..<60 { editor.press("delete") }
        editor.type(name)
        editor.press("enter")
    }

    private func file(_ editor: EditorHarness, _ name: String) -> String? {
        editor.disk.files[FilePath(name)].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `renaming moves the file, and what is not saved stays unsaved`() {
        let editor = EditorHarness("one", columns: 80)
        editor.type("x")
        editor.press("alt+8 n")
        #expect(editor.foot.contains("Rename to: draft.txt"))
        fill(editor, "final.txt")
        #expect(editor.foot.contains("draft.txt is final.txt now"))
        #expect(file(editor, "draft.txt") == nil && file(editor, "final.txt") == "one")
        #expect(editor.session.document.isEdited)
        editor.press("ctrl+s")
        #expect(file(editor, "final.txt") == "xone" && editor.foot.contains("final.txt · saved"))
        editor.press("ctrl+z")
        #expect(editor.marked == "‸one")
    }

    @Test func `the journal, the watch and the place go along with the name`() throws {
        let editor = EditorHarness("one‸", columns: 80)
        editor.type("x")
        editor.press("alt+8 n")
        fill(editor, "final.txt")
        let begun = editor.disk.journals[DocumentID(1)]?.compactMap {
            if case .begin(let start) = $0 { start.path } else { nil }
        }
        #expect(begun == [FilePath("draft.txt"), FilePath("final.txt")])
        #expect(editor.disk.watched[DocumentID(1)] == FilePath("final.txt"))
        let places = String(decoding: editor.disk.kept[.places] ?? [], as: UTF8.self)
        #expect(places.hasSuffix(" /final.txt\n") && !places.contains("draft"))
        let recent = String(decoding: editor.disk.kept[.recent] ?? [], as: UTF8.self)
        #expect(recent == "/final.txt\n")
    }

    @Test func `a name that is taken is told of, and nothing happens`() {
        let editor = EditorHarness("one", columns: 90)
        editor.disk.files[FilePath("b.txt")] = Array("theirs".utf8)
        editor.press("alt+8 n")
        fill(editor, "b.txt")
        #expect(
            editor.foot.contains("b.txt exists already, and nothing takes its place; draft.txt is as it was"))
        #expect(file(editor, "b.txt") == "theirs" && file(editor, "draft.txt") == "one")
    }

    @Test func `a folder that is missing is asked about`() {
        let editor = EditorHarness("one", columns: 90)
        editor.disk.moveProblems = [.noSuchFolder(FilePath("a"))]
        editor.press("alt+8 n")
        fill(editor, "a/b.txt")
        #expect(editor.foot.contains("The folder for a/b.txt does not exist.  Make it m"))
        editor.press("m")
        #expect(file(editor, "a/b.txt") == "one")
    }

    @Test(arguments: [
        (MoveProblem.vanished, "no longer there"), (.isLink, "is a link"), (.unsteady, "another program"),
        (.losesMetadata, "its owner or its rights"), (.closedFolder, "may not rename"),
        (.other(.refused(.readOnlyDisk)), "read-only disk"),
        (.other(.failed(errno: 5)), "reported an error [5]"),
        (.other(.diskFull(needed: 10)), "the disk is full"),
    ])
    func `why a file was not renamed is one sentence`(problem: MoveProblem, words: String) {
        let editor = EditorHarness("one", columns: 140)
        editor.disk.moveProblems = [problem]
        editor.press("alt+8 n")
        fill(editor, "b.txt")
        #expect(editor.foot.contains(words))
        #expect(file(editor, "draft.txt") == "one")
    }

    @Test func `a save that is asked for while the file moves goes to the new name`() {
        let editor = EditorHarness("one", columns: 80)
        editor.type("x")
        editor.disk.holdsAnswers = true
        editor.press("alt+8 n")
        fill(editor, "final.txt")
        editor.press("ctrl+s")
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        #expect(file(editor, "final.txt") == "xone" && file(editor, "draft.txt") == nil)
    }

    @Test func `that the file is gone from its old name alarms nobody`() {
        let editor = EditorHarness("one", columns: 80)
        editor.disk.holdsAnswers = true
        editor.press("alt+8 n")
        fill(editor, "final.txt")
        editor.session.receive(.stirred(DocumentID(1)), at: editor.script.now)
        editor.advance(by: .seconds(2))
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        #expect(!editor.foot.contains("deleted") && !editor.session.document.isEdited)
    }

    @Test func `a text that has no file yet is asked for its first name`() {
        let editor = EditorHarness(columns: 80, name: nil)
        editor.type("x")
        editor.press("alt+8 n")
        #expect(editor.foot.contains("Save as:"))
    }

    @Test func `the same name again changes nothing`() {
        let editor = EditorHarness("one", columns: 80)
        editor.press("alt+8 n enter")
        #expect(editor.foot.contains("draft.txt keeps its name"))
    }

    @Test func `a copy goes to another file, and the text keeps its name and its state`() {
        let editor = EditorHarness("one", columns: 80)
        editor.type("x")
        editor.press("alt+8 k")
        fill(editor, "copy.txt")
        #expect(editor.foot.contains("a copy is in copy.txt; the text keeps its own name"))
        #expect(file(editor, "copy.txt") == "xone" && file(editor, "draft.txt") == "one")
        #expect(editor.session.document.isEdited && editor.session.document.path == FilePath("draft.txt"))
    }

    @Test func `a copy asks before it takes the place of a file`() {
        let editor = EditorHarness("one", columns: 80)
        editor.disk.files[FilePath("copy.txt")] = Array("old".utf8)
        editor.press("alt+8 k")
        fill(editor, "copy.txt")
        #expect(editor.foot.contains("Replace it r"))
        editor.press("esc")
        #expect(file(editor, "copy.txt") == "old")
        editor.press("alt+8 k")
        fill(editor, "copy.txt")
        editor.press("r")
        #expect(file(editor, "copy.txt") == "one")
    }

    private func leaveWhileCopying(_ problems: [SaveProblem] = []) -> EditorHarness {
        let editor = EditorHarness("one", columns: 80)
        editor.press("alt+8 k ctrl+a")
        editor.type("copy.txt")
        editor.disk.holdsAnswers = true
        editor.disk.problems = problems
        editor.press("enter ctrl+q")
        return editor
    }

    @Test func `leaving waits until a copy is on the disk`() {
        let editor = leaveWhileCopying()
        #expect(editor.end == nil && editor.foot.contains("saving…"))
        editor.disk.release()
        editor.turn()
        #expect(editor.end == .finished(0))
    }

    @Test func `nobody leaves before they know that a copy could not be made`() {
        let editor = leaveWhileCopying([.failed(errno: 5)])
        editor.disk.release()
        editor.turn()
        #expect(editor.end == nil && editor.screen.contains("the disk reported an error"))
        editor.press("ctrl+q")
        #expect(editor.end == .finished(0))
    }

    @Test func `a copy never goes over a text that is open here`() {
        let editor = EditorHarness("one", columns: 80)
        editor.press("alt+8 k")
        fill(editor, "./draft.txt")
        #expect(editor.screen.contains("no copy was made: draft.txt is open here"))
    }
}
