import EditorTestSupport
import Testing

@testable import EditorCore

/// Texts open as they were left.
@Suite struct ReopeningTests {
    private let lines = (1...60).map { "line \($0)" }.joined(separator: "\n") + "\n"

    /// What a run remembers in which the writer has done something.
    private func memory(after work: (EditorHarness) -> Void) -> (TextMemory, EditorHarness) {
        let first = EditorHarness(lines)
        work(first)
        return (TextMemory(places: first.disk.kept[.places] ?? []), first)
    }

    private func text(_ words: String, stamp: FileStamp?) -> OpenedText {
        OpenedText(path: FilePath("draft.txt"), text: Rope(words), stamp: stamp)
    }

    private func reopen(
        _ memory: TextMemory, _ text: OpenedText, at place: TextPlace? = nil, settings: Settings = .still
    ) -> EditorSession {
        let session = EditorSession(
            settings: settings, size: GridSize(rows: 8, columns: 22), opened: [(text, place)], memory: memory)
        _ = session.frame()
        return session
    }

    /// R85
    @Test func `a text opens at the caret, the scroll and the selection with which it was left`() {
        let (memory, first) = memory { editor in
            editor.press("ctrl+end up shift+up ctrl+q")
        }
        let left = first.session
        let again = reopen(memory, text(lines, stamp: left.document.stamp))
        #expect(again.document.selection == left.document.selection && !left.document.selection.isEmpty)
        #expect(again.view.viewport.top == left.view.viewport.top)
        #expect(again.document.text == left.document.text && !again.document.isEdited)
    }

    /// R85
    @Test func `a file that became shorter opens at its end`() {
        let (memory, first) = memory { $0.press("ctrl+end ctrl+q") }
        var stamp = first.session.document.stamp
        stamp?.size = 3
        let again = reopen(memory, text("é b", stamp: stamp))
        #expect(again.document.selection == Selection(caret: again.document.text.end))
    }

    @Test func `in a file that somebody has changed nothing is selected`() {
        let (memory, first) = memory { $0.press("ctrl+end shift+up ctrl+q") }
        var stamp = first.session.document.stamp
        stamp?.modified += 1
        let again = reopen(memory, text(lines, stamp: stamp))
        #expect(again.document.selection == Selection(caret: first.session.document.selection.head))
    }

    @Test func `a line named on the command line is where the writer wants to be`() {
        let (memory, first) = memory { $0.press("ctrl+end ctrl+q") }
        let again = reopen(memory, text(lines, stamp: first.session.document.stamp), at: TextPlace(line: 2))
        #expect(again.document.selection == Selection(caret: TextOffset(7)))
    }

    @Test func `with reopen off a text opens at its start, and nothing is kept`() {
        var settings = Settings.still
        settings.reopen = false
        let (memory, first) = memory { $0.press("ctrl+end ctrl+q") }
        let again = reopen(memory, text(lines, stamp: first.session.document.stamp), settings: settings)
        #expect(again.document.selection == Selection(caret: .zero))
        let editor = EditorHarness(lines, settings: settings)
        editor.press("ctrl+end ctrl+q")
        #expect(editor.disk.kept[.places] == nil)
    }

    @Test func `a place beyond what has arrived is gone to when it is there`() {
        let (memory, first) = memory { $0.press("ctrl+end up ctrl+q") }
        var part = text("line 1\n", stamp: first.session.document.stamp)
        (part.isComplete, part.expectedBytes) = (false, lines.utf8.count)
        let again = reopen(memory, part)
        #expect(again.document.selection == Selection(caret: .zero))
        again.receive(.appended(DocumentID(1), Rope(String(lines.dropFirst(7)))), at: .seconds(1))
        #expect(again.document.selection == first.session.document.selection)
    }

    @Test func `who writes before the place has arrived stays where they are`() {
        let (memory, first) = memory { $0.press("ctrl+end up ctrl+q") }
        var part = text("line 1\n", stamp: first.session.document.stamp)
        (part.isComplete, part.expectedBytes) = (false, lines.utf8.count)
        let again = reopen(memory, part)
        again.receive(.text("x"), at: .seconds(1))
        again.receive(.appended(DocumentID(1), Rope(String(lines.dropFirst(7)))), at: .seconds(2))
        #expect(again.document.selection == Selection(caret: TextOffset(1)))
    }

    @Test func `the place is kept in a rest, so a program that is killed loses little`() {
        let editor = EditorHarness(lines)
        editor.press("ctrl+end up")
        #expect(editor.disk.kept[.places] == nil)
        editor.advance(by: .seconds(3))
        let kept = TextMemory(places: editor.disk.kept[.places] ?? []).places[FilePath("draft.txt")]
        #expect(kept?.selection == editor.session.document.selection)
        #expect(editor.session.placeDeadline == nil)
    }

    @Test func `a text that is only looked at leaves no place`() {
        let editor = EditorHarness(lines)
        editor.advance(by: .seconds(9))
        editor.press("ctrl+q")
        #expect(editor.disk.kept[.places] == nil)
    }

    @Test func `a text closed and opened again is where it was, and so is one opened later`() {
        let editor = EditorHarness(lines, columns: 60)
        editor.press("ctrl+end up up ctrl+w ctrl+o")
        editor.type("draft.txt")
        editor.press("enter")
        #expect(editor.session.document.selection.head == TextOffset(lines.utf8.count - 16))
    }

    @Test func `what was open is remembered, the newest last, also when it was saved under a name`() {
        let editor = EditorHarness("one", columns: 60)
        editor.disk.files[FilePath("b.txt")] = Array("b".utf8)
        editor.press("ctrl+o")
        editor.type("b.txt")
        editor.press("enter alt+e")
        editor.type("c.txt")
        editor.press("enter")
        let recent = String(decoding: editor.disk.kept[.recent] ?? [], as: UTF8.self)
        #expect(recent == "/draft.txt\n/b.txt\n/c.txt\n")
    }

    @Test func `with recent off no file is remembered`() {
        var settings = Settings.still
        settings.recent = false
        let editor = EditorHarness("one", settings: settings)
        editor.press("ctrl+q")
        #expect(editor.disk.kept[.recent] == nil)
    }
}
