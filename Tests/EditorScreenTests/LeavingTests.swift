import EditorCore
import EditorTestSupport
import Testing

@Suite struct LeavingTests {
    @Test func `a question of two rows leaves nothing behind below a short text`() {
        let editor = EditorHarness("one", columns: 60)
        editor.type("x")
        editor.press("ctrl+q esc")
        #expect(!editor.screen.contains("Save changes"))
    }

    @Test func `leaving an untouched text asks nothing`() {
        let editor = EditorHarness("one")
        editor.press("ctrl+q")
        #expect(editor.end == .finished(0))
    }

    @Test func `leaving an edited text asks in one sentence with the keys in it`() {
        let editor = EditorHarness("one", columns: 80)
        editor.type("x")
        editor.press("ctrl+q")
        #expect(editor.foot == "    Save changes to draft.txt?  Save ⏎  Keep as draft k  Discard d  Stay esc")
        editor.press("esc")
        #expect(editor.end == nil && editor.foot.contains("edited"))
    }

    @Test func `a text whose file is read-only can be saved under another name on the way out`() {
        let opened = OpenedText(
            path: FilePath("draft.txt"), text: Rope("one"),
            stamp: FileStamp(device: 1, inode: 1, size: 3, modified: 1, changed: 1), isReadOnly: true)
        let editor = EditorHarness(opened: [(opened, nil)], rows: 12, columns: 100)
        editor.type("x")
        editor.press("ctrl+q n")
        editor.type("mine.txt")
        editor.press("enter")
        #expect(editor.disk.files[FilePath("mine.txt")] == Array("xone".utf8))
        #expect(editor.end == .finished(0))
    }

    @Test func `Enter saves and leaves, d leaves the file as it was`() {
        for (key, expected) in [("enter", "xone"), ("d", "one")] {
            let editor = EditorHarness("one", columns: 80)
            editor.type("x")
            editor.press("ctrl+q")
            editor.press(key)
            #expect(editor.end == .finished(0))
            #expect(editor.disk.files[FilePath("draft.txt")] == Array(expected.utf8))
        }
    }

    @Test func `keys typed before the question was on screen do not answer it`() {
        let editor = EditorHarness("one", columns: 80)
        editor.feed(Array("x\u{11}d".utf8))
        #expect(editor.end == nil)
        #expect(editor.foot.contains("Save changes to draft.txt?"))
    }

    @Test func `each word of the question can be clicked`() {
        let editor = EditorHarness("one", columns: 80)
        editor.type("x")
        editor.press("ctrl+q")
        let foot = Array(editor.foot)
        let column = (0..<foot.count).first { String(foot[$0...]).hasPrefix("Discard") } ?? 0
        editor.click(row: 7, column: column + 2)
        #expect(editor.end == .finished(0))
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("one".utf8))
    }

    @Test func `a save that fails on the way out stays`() {
        let editor = EditorHarness("one", columns: 120)
        editor.disk.problems = [.failed(errno: 5)]
        editor.type("x")
        editor.press("ctrl+q enter")
        #expect(editor.end == nil)
        #expect(editor.foot.contains("Not saved"))
        editor.press("ctrl+q enter")
        #expect(editor.end == .finished(0))
    }

    @Test func `an unnamed empty text is left without a question, an unnamed text is not`() {
        let empty = EditorHarness(name: nil)
        empty.press("ctrl+q")
        #expect(empty.end == .finished(0))
        let written = EditorHarness(columns: 80, name: nil)
        written.type("x")
        written.press("ctrl+q")
        #expect(written.foot.contains("Save changes to untitled?"))
    }

    @Test func `a key that lay in the line when the question came up does not answer it`() {
        let editor = EditorHarness("", columns: 70)
        editor.type("words")
        editor.script.pending += [[.input([0x11])], [.input(Array("d".utf8))]]
        editor.turn()
        #expect(editor.end == nil && editor.foot.contains("Discard"))
        editor.type("d")
        #expect(editor.end == .finished(0))
    }
}
