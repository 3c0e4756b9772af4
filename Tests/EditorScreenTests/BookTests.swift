import EditorTestSupport
import Testing

@testable import EditorCore

/// A book of several files: its words, and what is found in all of it.
@Suite struct BookTests {
    private func editor(_ text: String = "The lamp‸ went out.") -> EditorHarness {
        let editor = EditorHarness(text, rows: 14, columns: 70, name: "/novel/chapter 1.md")
        editor.disk.files[FilePath("/novel/chapter 2.md")] = Array(
            "No lamp here.\nAnother Lamp, far off.\n".utf8)
        editor.disk.files[FilePath("/novel/chapter 10.md")] = Array("Dark.\n".utf8)
        editor.disk.files[FilePath("/novel/map.png")] = [0x00, 0x01]
        return editor
    }

    private func rows(_ editor: EditorHarness) -> [String] {
        editor.session.chooser?.items.map {
            [$0.title, $0.detail].filter { !$0.isEmpty }.joined(separator: "|")
        } ?? []
    }

    private func find(_ words: String, _ editor: EditorHarness) {
        editor.press("alt+8")
        editor.type("f")
        editor.type(words)
        editor.press("enter")
    }

    @Test func `the words of each text are told in order, and their sum`() {
        let editor = editor()
        editor.press("alt+8")
        editor.type("w")
        #expect(rows(editor) == ["chapter 1.md|4 words", "chapter 2.md|7 words", "chapter 10.md|1 word"])
        #expect(editor.screen.contains("3 texts · 12 words"))
    }

    @Test func `an edited text counts as it is on the screen`() {
        let editor = editor()
        editor.type(" has")
        editor.press("alt+8")
        editor.type("w")
        #expect(rows(editor).first == "chapter 1.md|5 words")
    }

    @Test func `Enter opens the chapter`() {
        let editor = editor()
        editor.press("alt+8")
        editor.type("w")
        editor.press("down down enter")
        #expect(editor.session.document.path == FilePath("/novel/chapter 10.md"))
    }

    @Test func `what is found is listed by text, with the row around it`() {
        let editor = editor()
        find("lamp", editor)
        #expect(
            rows(editor) == [
                "chapter 1.md", "The lamp went out.|chapter 1.md:1", "chapter 2.md",
                "No lamp here.|chapter 2.md:1", "Another Lamp, far off.|chapter 2.md:2",
            ])
        #expect(editor.screen.contains("3 in 2 texts"))
    }

    @Test func `Enter opens the text at the hit, and the next one is a key away`() {
        let editor = editor()
        find("lamp", editor)
        editor.type("far")
        editor.press("enter")
        #expect(editor.session.document.path == FilePath("/novel/chapter 2.md"))
        #expect(editor.marked.contains("Another ⟦Lamp‸⟧") || editor.marked.contains("Another ⟦Lamp⟧"))
        editor.press("alt+.")
        #expect(editor.marked.hasPrefix("No ⟦lamp"))
    }

    @Test func `ways to look are switched as in one text`() {
        let editor = editor()
        editor.press("alt+8")
        editor.type("f")
        editor.press("alt+c")
        editor.type("lamp")
        #expect(editor.foot.contains("Aa"))
        editor.press("enter")
        #expect(editor.session.folders.book?.hits.count == 2)
    }

    @Test func `letters that come in one burst with the key of a command go to what it opens`() {
        let editor = editor()
        editor.press("alt+8")
        editor.feed(Array("flamp".utf8))
        #expect(editor.foot.contains("Find in folder: lamp"))
    }

    @Test func `what is nowhere is told`() {
        let editor = editor()
        find("lighthouse", editor)
        #expect(editor.screen.contains("not found in 3 texts"))
    }

    @Test func `a pattern that cannot be looked for says why`() {
        let editor = editor()
        editor.session.finding.options = [.pattern]
        find("l.mp", editor)
        #expect(editor.session.chooser == nil)
        #expect(editor.screen.contains("patterns need"))
    }

    @Test func `Esc ends the reading`() {
        let editor = editor()
        find("lamp", editor)
        editor.press("esc")
        #expect(editor.marked == "The lamp‸ went out.")
        guard case .folder(.stop)? = editor.disk.requests.last else {
            Issue.record("the book is still being read")
            return
        }
    }

    @Test func `a text that is still being read counts as it is on the disk`() {
        let editor = EditorHarness(
            opened: [
                (
                    OpenedText(
                        path: FilePath("/novel/chapter 1.md"), text: Rope("The lamp"),
                        stamp: FileStamp(device: 1, inode: 1, size: 19, modified: 1, changed: 1),
                        isComplete: false, expectedBytes: 19), nil
                )
            ], rows: 14, columns: 70)
        editor.disk.files[FilePath("/novel/chapter 1.md")] = Array("The lamp went out.\n".utf8)
        editor.type("x")
        editor.press("alt+8")
        editor.type("w")
        #expect(rows(editor) == ["chapter 1.md|4 words"])
    }

    @Test func `more hits than are listed are told of`() {
        let editor = editor()
        editor.disk.files[FilePath("/novel/chapter 2.md")] = Array(
            String(repeating: "lamp ", count: 1_001).utf8)
        find("lamp", editor)
        #expect(editor.screen.contains("1001 in 2 texts · there is more"))
    }

    @Test func `the sum of a book stands there again when the line is empty`() {
        let editor = editor()
        editor.press("alt+8")
        editor.type("wx")
        editor.press("backspace")
        #expect(editor.screen.contains("3 texts · 12 words"))
    }

    @Test func `a folder without texts has no words, and nothing that was not found`() {
        let editor = EditorHarness("", rows: 14, columns: 70, name: nil)
        editor.press("alt+8")
        editor.type("w")
        #expect(editor.screen.contains("0 texts · 0 words"))
        #expect(!editor.screen.contains("not found"))
    }

    @Test func `one goes back from a hit to where one was`() {
        let editor = editor()
        find("The", editor)
        editor.press("enter")
        editor.expectText("⟦The‸⟧ lamp went out.")
        editor.press("alt+8 j")
        editor.expectText("The lamp‸ went out.")
    }

    /// Opens a text of which only a part is here, at a hit that is not.
    private func arriving() -> (editor: EditorHarness, id: DocumentID) {
        let editor = editor()
        let id = editor.session.reserveDocument()
        editor.session.folders.awaitedHits[id] = AwaitedHit(
            range: TextOffset(8)..<TextOffset(12), words: "lamp")
        let text = OpenedText(
            path: FilePath("/novel/chapter 2.md"), text: Rope("No"), isComplete: false, expectedBytes: 14)
        editor.script.pending.append([.file(.opened(id, text))])
        editor.turn()
        return (editor, id)
    }

    private func arrive(_ words: String, _ id: DocumentID, _ editor: EditorHarness) {
        editor.script.pending.append([.file(.appended(id, Rope(words)))])
        editor.turn()
    }

    @Test func `a hit that has yet to arrive is selected when it is there`() {
        let (editor, id) = arriving()
        arrive(" other lamp.", id, editor)
        #expect(editor.session.view.selection.range == TextOffset(8)..<TextOffset(12))
    }

    @Test(arguments: ["x", "left"])
    func `a hit that arrives late does not tear the caret away from who writes or moves`(key: String) {
        let (editor, id) = arriving()
        key == "x" ? editor.type(key) : editor.press(key)
        arrive(" other lamp.", id, editor)
        #expect(editor.session.view.selection.isEmpty)
    }

    @Test func `a hit that arrives beneath a page is selected in its own text`() {
        let (editor, id) = arriving()
        editor.session.showCounts()
        editor.turn()
        if editor.session.pages.isEmpty {
            editor.session.open(
                ReadingPage(
                    content: .figures("counts"), view: editor.session.readingView(Rope("a")), marks: [],
                    stops: [], choices: []))
        }
        arrive(" other lamp.", id, editor)
        #expect(editor.session.view.selection == Selection(caret: .zero))
        editor.press("esc")
        #expect(editor.session.view.selection.range == TextOffset(8)..<TextOffset(12))
    }

    @Test func `a text opens at the hit that was chosen, wherever it was left`() {
        let editor = editor()
        let path = FilePath("/novel/chapter 2.md")
        let note = PlaceNote(
            selection: Selection(caret: TextOffset(1)), top: .zero, stamp: editor.disk.nextStamp(1))
        _ = editor.session.texts.memory.places.remember(note, for: path)
        find("far", editor)
        editor.press("enter")
        #expect(editor.session.document.path == path)
        #expect(editor.marked.contains("⟦far‸⟧"), "\(editor.marked)")
    }
}
