import EditorTestSupport
import Testing

@testable import EditorCore

/// One file is one text here, by whichever name it is asked for.
@Suite struct OneFileTests {
    private let chapter = FilePath("/novel/ch1.md")

    /// An editor with a chapter in front, named by a folder that leads to its own.
    private func editor() -> EditorHarness {
        let editor = EditorHarness("", rows: 12, columns: 70, name: nil)
        editor.disk.files[chapter] = Array("The lamp went out.\n".utf8)
        editor.disk.links[FilePath("/link")] = FilePath("/novel")
        open("/link/ch1.md", editor)
        return editor
    }

    private func open(_ name: String, _ editor: EditorHarness) {
        editor.session.open(FilePath(name))
        editor.turn()
    }

    private func stamped(_ text: String, _ name: String, inode: UInt64, size: Int = 9) -> OpenedText {
        OpenedText(
            path: FilePath(name), text: Rope(text),
            stamp: FileStamp(device: 1, inode: inode, size: size, modified: 1, changed: 1))
    }

    @Test func `a file that is opened by another name comes to the front with what was written in it`() {
        let editor = editor()
        editor.type("Mine. ")
        editor.press("ctrl+n")
        open("/novel/ch1.md", editor)
        editor.expectText("Mine. ‸The lamp went out.\n")
        #expect(editor.session.views.count == 2)
    }

    @Test func `a hit in words that are not saved is selected where they are`() {
        let editor = editor()
        editor.type("Mine. ")
        editor.press("alt+8")
        editor.type("flamp")
        editor.press("enter enter")
        editor.expectText("Mine. The ⟦lamp‸⟧ went out.\n")
        #expect(editor.session.views.count == 1)
    }

    @Test func `a file that is asked for twice while it is on its way is opened once`() {
        let editor = editor()
        editor.disk.files[FilePath("/novel/ch2.md")] = Array("Two.\n".utf8)
        editor.disk.holdsAnswers = true
        open("/novel/ch2.md", editor)
        open("/novel/ch2.md", editor)
        open("/novel/new.md", editor)
        open("/link/../novel/new.md", editor)
        editor.disk.release()
        editor.turn()
        let names = editor.session.views.map { Messages.text($0.document.path?.lastComponent ?? []) }
        #expect(names == ["ch1.md", "ch2.md", "new.md"])
    }

    @Test func `a file that is named twice at the start is one text, at the place that was named last`() {
        let editor = EditorHarness(opened: [
            (stamped("One\nTwo\n", "a.md", inode: 1), nil), (stamped("Other\n", "b.md", inode: 2), nil),
            (stamped("One\nTwo\n", "link.md", inode: 1), TextPlace(line: 2, column: 1)),
        ])
        #expect(editor.session.views.map(\.document.id.number) == [1, 2])
        editor.expectText("One\n‸Two\n")
    }

    @Test func `a file that has got the number of one that is gone is another text`() {
        let editor = editor()
        editor.disk.change(chapter, to: nil)
        editor.session.receiveStir(editor.session.document.id)
        editor.advance(by: .seconds(1))
        editor.session.receive(
            .opened(DocumentID(77), stamped("New.\n", "/novel/new.md", inode: 1)), at: editor.script.now)
        #expect(editor.session.views.count == 2)
    }
}
