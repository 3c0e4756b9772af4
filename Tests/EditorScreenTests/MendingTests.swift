import EditorTestSupport
import Testing

@testable import EditorCore

/// Saves in place that were cut off.
struct MendingTests {
    private func save(_ document: DocumentID?) -> CutSave {
        CutSave(
            record: FilePath("/saving/1.save"), path: FilePath("draft.txt"), document: document,
            began: 1_700_000_000_000_000_000)
    }

    private func editor() -> EditorHarness {
        let editor = EditorHarness("The new versi‸", rows: 12, columns: 60)
        editor.session.receive(.cutSaves([save(editor.session.document.id)]), at: editor.script.now)
        editor.turn()
        return editor
    }

    @Test func `it is asked which version the file is to have`() {
        let editor = editor()
        #expect(editor.screen.contains("A save of draft.txt was cut off on 14 Nov 2023; both"))
        editor.press("esc")
        #expect(editor.screen.contains("Later"))
    }

    @Test(arguments: [("enter", "new"), ("o", "old")])
    func `the version that was chosen is in the file and on the page`(key: String, version: String) {
        let editor = editor()
        editor.press("esc " + key)
        let text = Array("The \(version) version.\n".utf8)
        #expect(editor.disk.files[FilePath("draft.txt")] == text && editor.bytes == text)
        #expect(!editor.session.document.isEdited && editor.foot.contains("draft.txt is whole again"))
        editor.press("ctrl+z")
        editor.expectText("The new versi‸")
        editor.press("ctrl+s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("The new versi".utf8))
    }

    @Test func `later leaves everything as it is and asks no more in this run`() {
        let editor = editor()
        editor.press("esc esc")
        editor.session.receive(.cutSaves([save(editor.session.document.id)]), at: editor.script.now)
        editor.turn()
        editor.expectText("The new versi‸")
        #expect(!editor.screen.contains("was cut off"))
    }

    @Test func `a version that cannot be put in stays kept`() {
        let editor = editor()
        editor.disk.problems = [.diskFull(needed: 9)]
        editor.press("esc enter")
        editor.expectText("The new versi‸")
        #expect(
            editor.screen.contains("the disk is full.") && editor.foot.contains("versions are still kept."))
    }

    @Test func `one of another file is told of with its whole name`() {
        let editor = EditorHarness("One‸", rows: 12, columns: 80)
        editor.session.receive(.cutSaves([save(nil)]), at: editor.script.now)
        editor.turn()
        #expect(editor.foot.contains("a save of draft.txt was cut off; open it to put it right"))
    }

    @Test func `words of the same file are asked about afterwards`() {
        let editor = editor()
        let asked = editor.disk.requests.count
        editor.press("esc enter")
        let looksAgain = editor.disk.requests[asked...].contains {
            if case .findLeft = $0 { true } else { false }
        }
        #expect(looksAgain)
    }
}
