import EditorCore
import EditorTestSupport
import Testing

@Suite struct ConvertingMarksTests {
    private func editor(_ marked: String, rows: Int = 8, columns: Int = 70) -> EditorHarness {
        EditorHarness(marked, rows: rows, columns: columns, settings: .still)
    }

    @Test func `a whole text is set, counted, and taken back by one undo`() {
        let editor = editor("\"It's\" so--‸\n`\"code\"`\n\"'Tis...\"")
        editor.press("alt+*")
        editor.expectText("“It’s” so—‸\n`\"code\"`\n“’Tis…”")
        #expect(editor.foot.contains("8 marks changed; Ctrl-Z takes them back"))
        editor.press("ctrl+z")
        editor.expectText("\"It's\" so--‸\n`\"code\"`\n\"'Tis...\"")
        editor.press("ctrl+y alt+/")
        #expect(editor.bytes == Array("\"It's\" so--\n`\"code\"`\n\"'Tis...\"".utf8))
    }

    @Test func `a selection alone is set, and stays selected`() {
        let editor = editor("\"a\" ⟦\"b\"‸⟧ \"c\"")
        editor.press("alt+*")
        editor.expectText("\"a\" ⟦“b”‸⟧ \"c\"")
        #expect(editor.foot.contains("2 marks changed"))
        editor.press("ctrl+z")
        editor.expectText("\"a\" ⟦\"b\"‸⟧ \"c\"")
    }

    @Test func `one mark is one, and none is said`() {
        let editor = editor("it's‸")
        editor.press("alt+*")
        #expect(editor.foot.contains("1 mark changed; Ctrl-Z takes it back"))
        editor.press("alt+*")
        #expect(editor.foot.contains("there are no marks to change"))
        #expect(editor.session.document.isEdited)
    }

    @Test func `the page stays where it was`() {
        let lines = (1...60).map { "\"\($0)\" it's..." }.joined(separator: "\n")
        let editor = editor("‸" + lines, rows: 12, columns: 70)
        editor.press("pagedown pagedown pagedown")
        let before = editor.screen.split(separator: "\n").map { $0.filter(\.isNumber) }
        editor.press("alt+*")
        #expect(
            editor.screen.split(separator: "\n").dropLast().map { $0.filter(\.isNumber) } == before.dropLast()
        )
    }

    @Test func `ten megabytes are set in slices, and a key stops it with nothing changed`() {
        let text = String(repeating: "\"It's so,\" she said -- and left...\n", count: 300_000)
        let opened = OpenedText(path: FilePath("novel.txt"), text: Rope(text))
        let editor = EditorHarness(opened: [(opened, nil)], rows: 6, columns: 70)
        let size = editor.bytes.count
        editor.script.pending.append([.input(Array("\u{1B}*".utf8))])
        for _ in 0..<3 { editor.step() }
        #expect(editor.session.hasIdleWork)
        editor.script.pending.append([.input(Array("x".utf8))])
        editor.step()
        editor.step()
        #expect(!editor.session.hasIdleWork)
        #expect(editor.bytes.count == size + 1)
        #expect(editor.foot.contains("stopped: no marks were changed"))
    }

    @Test func `many slices make one step`() {
        let text = String(repeating: "\"It's so,\" she said -- and left...\n", count: 10_000)
        let opened = OpenedText(path: FilePath("novel.txt"), text: Rope(text))
        let editor = EditorHarness(opened: [(opened, nil)], rows: 6, columns: 70)
        editor.press("alt+*")
        #expect(editor.foot.contains("50000 marks changed"))
        editor.press("ctrl+z")
        #expect(editor.bytes == Array(text.utf8))
    }

    @Test func `a text that still arrives waits`() {
        let opened = OpenedText(
            path: FilePath("long.txt"), text: Rope("\"a\""),
            stamp: FileStamp(device: 1, inode: 1, size: 1, modified: 1, changed: 1), isComplete: false,
            expectedBytes: 10)
        let editor = EditorHarness(opened: [(opened, nil)], columns: 80)
        editor.press("alt+*")
        #expect(editor.foot.contains("still reading"))
    }
}
