import EditorTestSupport
import Testing

@testable import EditorCore

/// Undo that goes on where the last run ended.
struct LastingUndoTests {
    /// A run that types ` two` and ` three` into the draft, and saves between and after.
    private func formerRun() -> EditorHarness {
        let editor = EditorHarness("One‸", rows: 12, columns: 60)
        editor.type(" two")
        editor.press("ctrl+s")
        editor.type(" three")
        editor.press("ctrl+s")
        return editor
    }

    /// A run on what the former one has saved, to which its history has not come yet.
    private func editor(_ text: String = "One two three‸", keepUndo: Bool = true) throws -> EditorHarness {
        var settings = Settings.still
        settings.keepUndo = keepUndo
        return EditorHarness(text, rows: 12, columns: 60, settings: settings)
    }

    private func answer(_ editor: EditorHarness) throws {
        let kept = try #require(formerRun().disk.histories[FilePath("draft.txt")])
        let id = editor.session.document.id
        editor.session.receive(.undo(id, .found(kept.history)), at: editor.script.now)
        editor.turn()
    }

    @Test func `undo reaches back into the former run`() throws {
        let editor = try editor()
        try answer(editor)
        #expect(!editor.session.document.isEdited)
        editor.press("ctrl+z")
        editor.expectText("One two‸")
        #expect(editor.session.document.isEdited)
        editor.press("ctrl+z ctrl+z")
        editor.expectText("One‸")
        #expect(editor.foot.contains("nothing to undo"))
        editor.press("ctrl+y ctrl+y")
        editor.expectText("One two three‸")
        #expect(!editor.session.document.isEdited)
    }

    @Test func `what was typed before it came is taken back first`() throws {
        let editor = try editor()
        editor.type("!")
        try answer(editor)
        #expect(editor.session.document.isEdited)
        editor.press("ctrl+z")
        editor.expectText("One two three‸")
        #expect(!editor.session.document.isEdited)
        editor.press("ctrl+z")
        editor.expectText("One two‸")
    }

    @Test func `a save before it came stays the saved state`() throws {
        let editor = try editor()
        editor.type("!")
        editor.press("ctrl+s")
        try answer(editor)
        #expect(!editor.session.document.isEdited)
        editor.press("ctrl+z ctrl+z")
        editor.expectText("One two‸")
        #expect(editor.session.document.isEdited)
    }

    @Test func `what was taken back before the save can be made again after it`() throws {
        let editor = EditorHarness("One‸", rows: 12, columns: 60)
        editor.type(" two")
        editor.press("ctrl+z ctrl+s")
        let kept = try #require(editor.disk.histories[FilePath("draft.txt")])
        let next = EditorHarness("One‸", rows: 12, columns: 60)
        next.session.receive(.undo(next.session.document.id, .found(kept.history)), at: next.script.now)
        next.press("ctrl+y")
        next.expectText("One two‸")
    }

    @Test func `it is asked for with the text of the file, and kept with each save`() throws {
        let editor = try editor()
        let asked = editor.disk.requests.contains {
            if case .findUndo(_, FilePath("draft.txt"), Rope("One two three")) = $0 { true } else { false }
        }
        #expect(asked)
        editor.type("!")
        editor.press("ctrl+s")
        #expect(editor.disk.histories[FilePath("draft.txt")]?.history.done.count == 1)
    }

    @Test func `the text of the file is known although something was typed while it came`() {
        let start = OpenedText(
            path: FilePath("draft.txt"), text: Rope("One "),
            stamp: FileStamp(device: 1, inode: 1, size: 8, modified: 9, changed: 9), isComplete: false,
            expectedBytes: 8)
        let editor = EditorHarness(opened: [(text: start, place: nil)], rows: 12, columns: 60)
        editor.type("Zero. ")
        let id = editor.session.document.id
        editor.session.receive(.appended(id, Rope("two.")), at: editor.script.now)
        editor.session.receive(.loadEnded(id, .success(start.stamp)), at: editor.script.now)
        editor.turn()
        let asked = editor.disk.requests.contains {
            if case .findUndo(id, _, Rope("One two.")) = $0 { true } else { false }
        }
        #expect(asked)
    }

    @Test func `the setting switches it off`() throws {
        let editor = try editor(keepUndo: false)
        editor.type("!")
        editor.press("ctrl+s")
        let asked = editor.disk.requests.contains { if case .findUndo = $0 { true } else { false } }
        #expect(!asked && editor.disk.histories.isEmpty)
    }

    @Test func `after a true change outside the writer is told when they ask, once`() throws {
        let editor = try editor()
        editor.session.receive(.undo(editor.session.document.id, .stale), at: editor.script.now)
        editor.turn()
        #expect(!editor.foot.contains("another program"))
        editor.press("ctrl+z")
        #expect(editor.foot.contains("nothing to undo: draft.txt was changed by another program"))
        editor.press("ctrl+z")
        #expect(editor.foot.contains("there is nothing to undo"))
    }
}
