import EditorTestSupport
import Testing

@testable import EditorCore

/// Texts that are left unsaved on purpose.
struct DraftTests {
    private func ends(_ editor: EditorHarness) -> [JournalEnd] {
        editor.disk.journals.values.joined().compactMap { if case .end(let end) = $0 { end } else { nil } }
    }

    @Test func `leaving offers to keep a draft, and leaves when it is on the disk`() {
        let editor = EditorHarness("One‸", rows: 12, columns: 90)
        editor.type(" two")
        editor.disk.holdsAnswers = true
        editor.press("ctrl+q")
        #expect(editor.foot.contains("Keep as draft k"))
        editor.type("k")
        #expect(editor.end == nil)
        editor.disk.release()
        editor.turn()
        #expect(editor.end == .finished(0) && ends(editor) == [.draft])
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("One".utf8))
    }

    @Test func `closing one text can keep it as well`() {
        let editor = EditorHarness(rows: 12, columns: 90, name: nil)
        editor.type("One")
        editor.press("ctrl+w")
        editor.type("k")
        #expect(editor.end == nil && editor.session.document.text.isEmpty)
        #expect(ends(editor) == [.draft])
    }

    @Test func `a draft that cannot be kept keeps the program open`() {
        let editor = EditorHarness("One‸", rows: 12, columns: 90)
        editor.type(" two")
        editor.disk.keepsDrafts = false
        editor.press("ctrl+q")
        editor.type("k")
        editor.turn()
        #expect(editor.end == nil && editor.foot.contains("no draft could be kept"))
        #expect(editor.session.document.isEdited)
        editor.press("ctrl+q")
        editor.type("d")
        #expect(editor.end == .finished(0) && ends(editor) == [.draft, .discarded])
    }

    @Test func `of two texts one is kept and one is saved`() {
        let editor = EditorHarness("One‸", rows: 12, columns: 90)
        editor.type("!")
        editor.press("ctrl+n")
        editor.type("Two")
        editor.press("ctrl+q o")
        #expect(editor.foot.contains("Save changes to draft.txt?"))
        editor.press("enter")
        editor.type("k")
        #expect(editor.end == .finished(0))
        #expect(Set(ends(editor)) == [.saved, .draft])
    }

    @Test func `where nothing is kept for a crash no draft is offered`() {
        var settings = Settings.still
        settings.recovery = false
        let editor = EditorHarness("One‸", rows: 12, columns: 90, settings: settings)
        editor.type("!")
        editor.press("ctrl+q")
        #expect(editor.foot.contains("Discard") && !editor.foot.contains("draft k"))
        #expect(editor.disk.journals.isEmpty)
    }

    @Test func `while the journal is in trouble no draft is offered`() {
        let editor = EditorHarness("One‸", rows: 12, columns: 90)
        editor.type("!")
        editor.session.receive(.journal(.trouble(.diskFull)), at: editor.script.now)
        editor.press("ctrl+q")
        #expect(!editor.foot.contains("draft k"))
    }

    @Test func `that words are not kept stays in the foot until it is over`() {
        let editor = EditorHarness("One‸", rows: 12, columns: 90)
        editor.type("!")
        editor.session.receive(.journal(.trouble(.diskFull)), at: editor.script.now)
        editor.press("ctrl+c left")
        editor.press("alt+c esc")
        #expect(editor.foot.contains("not kept for a crash: the disk is full"))
        editor.type("?")
        #expect(editor.foot.contains("not kept for a crash: the disk is full"))
        editor.session.receive(.journal(.recovered), at: editor.script.now)
        editor.type("?")
        #expect(!editor.foot.contains("not kept"))
    }
}
