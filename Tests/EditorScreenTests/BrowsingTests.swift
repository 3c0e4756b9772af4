import EditorTestSupport
import Testing

@testable import EditorCore

/// Opening a file from the list of a folder.
@Suite struct BrowsingTests {
    private func editor(
        rows: Int = 14, columns: Int = 60, name: String = "/novel/draft.txt", files: [String: String] = [:]
    ) -> EditorHarness {
        let editor = EditorHarness("one‸", rows: rows, columns: columns, name: name)
        let usual = [
            "/novel/chapter 10.md": "Ten\n", "/novel/chapter 2.md": "# Two\n\nThe lamp.\n",
            "/novel/part 2/chapter 11.md": "Eleven\n", "/novel/.notes": "hidden\n",
            "/novel/map.png": "\u{89}PNG\0\0", "/letters/dear.txt": "Dear\n",
        ]
        for (file, text) in usual.merging(files, uniquingKeysWith: { $1 }) {
            editor.disk.files[FilePath(file)] = Array(text.utf8)
        }
        editor.press("ctrl+o")
        return editor
    }

    private func titles(_ editor: EditorHarness) -> [String] {
        let list = editor.session.chooser
        return (0..<(list?.count ?? 0)).compactMap { row in
            list.flatMap { $0[row].id == nil ? nil : $0[row].title }
        }
    }

    private func opened(_ editor: EditorHarness) -> String? {
        editor.session.document.path.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test func `the folder of the text is listed, folders and texts first, hidden names not`() {
        #expect(
            titles(editor()) == ["part 2/", "chapter 2.md", "chapter 10.md", "draft.txt", "map.png"])
    }

    @Test func `both keys open it`() {
        let editor = editor()
        editor.press("esc alt+8")
        editor.type("b")
        #expect(titles(editor).count == 5)
    }

    @Test func `some letters of a name are enough`() {
        let editor = editor()
        editor.type("ch10")
        editor.press("enter")
        #expect(opened(editor) == "/novel/chapter 10.md")
    }

    @Test func `a path that is typed is the one that is opened`() {
        for path in ["part 2/chapter 11.md", "../letters/dear.txt", "/letters/dear.txt"] {
            let editor = editor(files: ["/novel/../letters/dear.txt": "Dear\n"])
            editor.type(path)
            editor.press("enter")
            #expect(opened(editor)?.hasSuffix(String(path.split(separator: "/").last ?? "")) == true)
            #expect(editor.session.document.isNew == false, "\(path)")
        }
    }

    @Test func `a name that nothing has begins a new text`() {
        let editor = editor()
        editor.type("zzz.md")
        #expect(editor.screen.contains("begins a new text"))
        editor.press("enter")
        #expect(opened(editor) == "/novel/zzz.md")
        #expect(editor.session.document.isNew)
    }

    @Test func `Enter goes into a folder, and Backspace in the empty line out of it`() {
        let editor = editor()
        editor.type("part")
        editor.press("enter")
        #expect(titles(editor) == ["chapter 11.md"])
        editor.press("backspace")
        #expect(titles(editor).first == "part 2/")
        #expect(editor.session.chooser?.chosen?.title == "part 2/")
    }

    @Test func `a slash leads on while one types`() {
        let editor = editor()
        editor.type("part 2/")
        #expect(titles(editor) == ["chapter 11.md"])
        editor.press("backspace")
        #expect(titles(editor) == ["part 2/"])
    }

    @Test func `a tilde alone is the home folder`() {
        let editor = editor(files: ["~/diary.txt": "Dear\n"])
        editor.type("~")
        editor.press("down enter")
        #expect(opened(editor) == "~/diary.txt")
    }

    @Test func `Tab completes as much as all names share, then the chosen one`() {
        let editor = editor()
        editor.type("ch")
        editor.press("tab")
        #expect(editor.foot.trimmedOfBlanks.hasPrefix("Open: chapter"))
        editor.press("tab enter")
        #expect(opened(editor) == "/novel/chapter 2.md")
    }

    @Test func `Tab leads into a folder`() {
        let editor = editor()
        editor.type("pa")
        editor.press("tab")
        #expect(titles(editor) == ["chapter 11.md"])
    }

    @Test func `a dot asks for hidden names`() {
        let editor = editor()
        editor.type(".")
        #expect(titles(editor).contains(".notes"))
    }

    @Test func `what is no text is opened after a question`() {
        let editor = editor()
        editor.type("map")
        editor.press("enter")
        #expect(editor.foot.contains("map.png is no text."))
        editor.press("esc")
        #expect(opened(editor) == "/novel/draft.txt")
        editor.press("ctrl+o")
        editor.type("map")
        editor.press("enter")
        editor.type("o")
        #expect(opened(editor) == "/novel/map.png")
    }

    @Test func `a text that is open comes to the front`() {
        let editor = editor()
        editor.type("ch10")
        editor.press("enter ctrl+o")
        editor.type("draft")
        editor.press("enter")
        #expect(opened(editor) == "/novel/draft.txt")
        #expect(editor.session.views.count == 2)
    }

    @Test func `Esc leaves everything as it was and ends the reading`() {
        let editor = editor()
        editor.press("esc")
        #expect(editor.marked == "one‸")
        guard case .folder(.stop)? = editor.disk.requests.last else {
            Issue.record("the folder is still being read")
            return
        }
    }

    @Test func `a folder that cannot be read says so`() {
        let editor = editor()
        editor.type("missing/")
        #expect(editor.screen.contains("there is no such folder"))
    }

    @Test func `names are shown with marks and never raw`() {
        let editor = editor(files: ["/novel/a\u{1b}[31m": "x"])
        #expect(editor.screen.contains("a‹ESC›[31m") || editor.screen.contains("^["))
        #expect(!editor.screen.contains("\u{1b}"))
    }

    @Test func `an answer that comes late changes nothing`() {
        let editor = EditorHarness("one‸", rows: 14, columns: 60, name: "/novel/draft.txt")
        editor.disk.files[FilePath("/novel/part/x.md")] = [0x61]
        editor.disk.holdsAnswers = true
        editor.press("ctrl+o")
        editor.type("part/")
        editor.disk.release()
        editor.turn()
        #expect(titles(editor) == ["x.md"])
        editor.press("ctrl+o esc")
        editor.disk.release()
        editor.turn()
        #expect(editor.marked == "one‸")
    }

    @Test func `a wide screen shows the beginning of the chosen file`() {
        let editor = editor(rows: 14, columns: 110)
        editor.type("ch2")
        editor.turn()
        #expect(editor.screen.contains("# Two"))
        #expect(editor.screen.contains("The lamp."))
        let narrow = self.editor()
        narrow.type("ch2")
        narrow.turn()
        #expect(!narrow.screen.contains("The lamp."))
    }
}
