import EditorTestSupport
import Testing

@testable import EditorCore

/// Leaving with several texts that are not saved: one question, and none of them lost.
@Suite struct LeavingSeveralTests {
    /// Three texts with changes: draft.txt, b.txt and c.txt, the last one in front.
    private func threeEdited(columns: Int = 140) -> EditorHarness {
        let editor = EditorHarness("one", columns: columns)
        editor.type("x")
        for name in ["b.txt", "c.txt"] {
            editor.disk.files[FilePath(name)] = Array(name.utf8)
            editor.press("ctrl+o")
            editor.type(name)
            editor.press("enter")
            editor.type("x")
        }
        return editor
    }

    private func file(_ editor: EditorHarness, _ name: String) -> String {
        String(decoding: editor.disk.files[FilePath(name)] ?? [], as: UTF8.self)
    }

    private func ends(_ editor: EditorHarness) -> [JournalEnd] {
        editor.disk.journals.values.joined().compactMap { if case .end(let end) = $0 { end } else { nil } }
    }

    @Test func `leaving asks once for all texts, by name`() {
        let editor = threeEdited()
        editor.press("ctrl+q")
        let words = (6...7).map { ScreenText.letters(editor.frame, row: $0) }.joined(separator: " ")
        #expect(words.contains("3 texts are not saved: draft.txt, b.txt and c.txt."))
        for answer in ["Save all ⏎", "One by one o", "Keep as drafts k", "Discard all d", "Stay esc"] {
            #expect(words.contains(answer))
        }
        editor.press("esc")
        #expect(editor.end == nil && editor.marked == "x‸c.txt")
    }

    @Test func `Save all saves each of them and leaves`() {
        let editor = threeEdited()
        editor.press("ctrl+q enter")
        #expect(editor.end == .finished(0))
        #expect(["draft.txt", "b.txt", "c.txt"].map { file(editor, $0) } == ["xone", "xb.txt", "xc.txt"])
    }

    @Test func `who saved all once and then stayed is asked again the next time`() {
        let editor = threeEdited()
        editor.press("ctrl+n")
        editor.type("new")
        editor.press("ctrl+q enter esc alt+t")
        editor.type("y")
        editor.press("alt+t")
        editor.type("y")
        #expect(["draft.txt", "b.txt"].map { file(editor, $0) } == ["xone", "xb.txt"])
        editor.press("alt+8 q")
        #expect(editor.end == nil && editor.screen.contains("not saved: draft.txt and untitled"))
        #expect(["draft.txt", "b.txt"].map { file(editor, $0) } == ["xone", "xyb.txt"])
    }

    @Test func `a save that fails in the middle stops the leaving and tells, and the others are safe`() {
        let editor = threeEdited()
        editor.disk.holdsAnswers = true
        editor.press("ctrl+q enter")
        editor.disk.problems = [.failed(errno: 5)]
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        #expect(editor.end == nil && editor.foot.contains("Not saved"))
        #expect(file(editor, "draft.txt") == "xone" && file(editor, "b.txt") == "b.txt")
        editor.expectText("x‸b.txt")
        editor.press("ctrl+q enter")
        #expect(editor.end == .finished(0))
        #expect(file(editor, "b.txt") == "xb.txt" && file(editor, "c.txt") == "xc.txt")
    }

    @Test func `a save that must ask is asked about in its turn, and leaving goes on with the answer`() {
        let editor = threeEdited()
        editor.disk.problems = [.changedOutside]
        editor.press("ctrl+q enter")
        #expect(editor.end == nil && editor.foot.contains("Save over it o"))
        editor.press("o")
        #expect(editor.end == .finished(0) && file(editor, "c.txt") == "xc.txt")
    }

    @Test func `a text without a name is asked for one among those that are saved`() {
        let editor = EditorHarness("one", columns: 140)
        editor.type("x")
        editor.press("ctrl+n")
        editor.type("new")
        editor.press("ctrl+q enter")
        #expect(editor.end == nil && editor.foot.contains("Save as:"))
        editor.press("enter")
        #expect(editor.end == .finished(0) && file(editor, "new.txt") == "new\n")
    }

    @Test func `all can be kept as drafts`() {
        let editor = threeEdited()
        editor.press("ctrl+q k")
        #expect(editor.end == .finished(0) && ends(editor) == [.draft, .draft, .draft])
        #expect(file(editor, "draft.txt") == "one")
    }

    @Test func `all can be given up`() {
        let editor = threeEdited()
        editor.press("ctrl+q d")
        #expect(editor.end == .finished(0) && ends(editor) == [.discarded, .discarded, .discarded])
        #expect(file(editor, "draft.txt") == "one" && file(editor, "c.txt") == "c.txt")
    }

    @Test func `closing one text asks about that one alone`() {
        let editor = threeEdited()
        editor.press("ctrl+w")
        #expect(editor.foot.contains("Save changes to c.txt?"))
    }

    @Test(arguments: [
        (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
        (["a", "b", "c", "d", "e"], "a, b, c and 2 more"),
    ])
    func `names are listed as people list them`(names: [String], expected: String) {
        #expect(Messages.list(names) == expected)
    }
}
