import EditorCore
import EditorTestSupport
import Testing

/// A file that is still being read.
@Suite struct LoadingTests {
    private func arriving(_ text: String, place: TextPlace? = nil) -> EditorHarness {
        EditorHarness(
            opened: [
                (
                    OpenedText(
                        path: FilePath("long.txt"), text: Rope(text),
                        stamp: FileStamp(device: 1, inode: 1, size: 1, modified: 1, changed: 1),
                        isComplete: false, expectedBytes: 100), place
                )
            ], rows: 8, columns: 100)
    }

    private func arrive(_ editor: EditorHarness, _ text: String) {
        editor.script.pending.append([.file(.appended(DocumentID(1), Rope(text)))])
        editor.turn()
    }

    private func finish(_ editor: EditorHarness, _ result: Result<FileStamp?, OpenProblem> = .success(nil)) {
        editor.script.pending.append([.file(.loadEnded(DocumentID(1), result))])
        editor.turn()
    }

    @Test func `writing goes on while the rest arrives behind it`() {
        let editor = arriving("one\ntwo")
        editor.type("x")
        arrive(editor, " and more\n")
        editor.press("ctrl+z")
        finish(editor)
        editor.expectText("‸one\ntwo and more\n")
    }

    @Test func `End follows the end until the next key`() {
        let editor = arriving("one\n")
        editor.press("ctrl+end")
        arrive(editor, "two\n")
        editor.expectText("one\ntwo\n‸")
        editor.press("left")
        arrive(editor, "three\n")
        editor.expectText("one\ntwo‸\nthree\n")
    }

    @Test func `a line asked for on the command line waits until it is there`() {
        let editor = arriving("one\n", place: TextPlace(line: 3, column: 2))
        editor.expectText("‸one\n")
        arrive(editor, "two\nthree\nfour\n")
        editor.expectText("one\ntwo\nt‸hree\nfour\n")
    }

    @Test(arguments: ["x", "\u{1B}[C", "\u{1B}[3~", "\u{1B}[<0;6;2M"])
    func `who writes or moves meanwhile stays there, and is not taken away`(keys: String) {
        let editor = arriving("one\n", place: TextPlace(line: 3))
        editor.feed(Array(keys.utf8))
        let before = editor.marked
        arrive(editor, "two\nthree\nfour\n")
        #expect(editor.marked == before + "two\nthree\nfour\n")
        editor.type("y")
        #expect(editor.marked.contains("y‸"))
    }

    @Test func `looking around does not end the waiting for a line`() {
        let editor = arriving("one\n", place: TextPlace(line: 3))
        editor.wheel(1)
        editor.press("ctrl+p esc")
        arrive(editor, "two\nthree\nfour\n")
        editor.expectText("one\ntwo\n‸three\nfour\n")
    }

    @Test func `a save waits for the rest and says so`() {
        let editor = arriving("one\n")
        editor.type("x")
        editor.press("ctrl+s")
        #expect(editor.foot.contains("still reading long.txt"))
        #expect(editor.disk.files.isEmpty)
        editor.disk.files[FilePath("long.txt")] = []
        arrive(editor, "two\n")
        finish(editor)
        #expect(editor.disk.files[FilePath("long.txt")] == Array("xone\ntwo\n".utf8))
    }

    @Test func `a part of a file is never saved over the file`() {
        let editor = arriving("one\n")
        finish(editor, .failure(.shrank))
        #expect(editor.screen.contains("only a part"))
        editor.type("x")
        editor.press("ctrl+s")
        #expect(editor.foot.contains("Save as:"))
        #expect(editor.disk.files.isEmpty)
    }
}
