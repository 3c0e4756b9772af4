import EditorTestSupport
import Testing

@testable import EditorCore

/// What an `.editorconfig` around a text does to it.
@Suite struct FolderWishesTests {
    /// A text in a folder with these lines.
    private func editor(
        _ lines: String, _ text: String?, name: String = "draft.txt", settings: Settings = .still
    ) -> EditorHarness {
        let editor = EditorHarness(
            text ?? "", columns: 40, name: text == nil ? nil : name, settings: settings)
        let config = EditorConfig([(EditorConfigFile(Array("[*]\n\(lines)\n".utf8)), name)])
        editor.disk.wishes[FilePath(name)] = config
        if text == nil {
            editor.press("ctrl+o")
            editor.type(name)
            editor.press("enter")
        } else {
            editor.script.pending.append([.file(.wishes(DocumentID(1), config))])
            editor.turn()
        }
        return editor
    }

    private func saved(_ editor: EditorHarness, as name: String = "draft.txt") -> String? {
        editor.press("ctrl+s")
        return editor.disk.files[FilePath(name)].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a new file gets the line ends of its folder`() {
        let editor = editor("end_of_line = crlf", nil)
        editor.type("one")
        editor.press("enter")
        editor.type("two")
        #expect(saved(editor) == "one\r\ntwo\r\n")
    }

    @Test func `a text keeps the line ends that it has`() {
        let editor = editor("end_of_line = crlf", "one\n‸")
        editor.press("enter")
        #expect(saved(editor) == "one\n\n")
    }

    @Test func `a new file begins with a byte order mark where the folder wants one`() {
        let editor = editor("charset = utf-8-bom", nil)
        editor.type("one")
        #expect(saved(editor) == "\u{FEFF}one\n")
        editor.type("!")
        #expect(saved(editor) == "\u{FEFF}one!\n")
    }

    @Test func `a text that has none gets no byte order mark`() {
        let editor = editor("charset = utf-8-bom", "one‸")
        editor.type("!")
        #expect(saved(editor) == "one!")
    }

    @Test func `a text that was changed gets its last line end`() {
        let editor = editor("insert_final_newline = true", "one‸")
        editor.type("!")
        #expect(saved(editor) == "one!\n")
    }

    @Test func `no last line end is taken away`() {
        let editor = editor("insert_final_newline = false", "one‸\n")
        editor.type("!")
        #expect(saved(editor) == "one!\n")
    }

    @Test func `a new file has no last line end where the folder wants none`() {
        let editor = editor("insert_final_newline = false", nil)
        editor.type("one")
        #expect(saved(editor) == "one")
    }

    @Test func `lines are wrapped by hand as wide as the folder says`() {
        let editor = editor("max_line_length = 12", "one two three four‸")
        editor.press("alt+r")
        editor.type("r")
        #expect(saved(editor) == "one two\nthree four")
    }

    @Test func `blanks stay at the ends of lines unless the writer wants them gone`() {
        let editor = editor("trim_trailing_whitespace = true", "one‸\ntwo")
        editor.type(" ")
        editor.press("down")
        #expect(saved(editor) == "one \ntwo")
    }

    @Test func `blanks go from the ends of edited lines, in one step`() {
        var settings = Settings.still
        settings.trimsLines = true
        let editor = editor("trim_trailing_whitespace = true", "one‸\ntwo \nthree", settings: settings)
        editor.type("! ")
        editor.press("down down")
        #expect(saved(editor) == "one!\ntwo \nthree")
        editor.press("ctrl+z")
        #expect(saved(editor) == "one!\ntwo \nthree", "a save trims again")
        editor.press("ctrl+z ctrl+z")
        #expect(saved(editor) == "one\ntwo \nthree")
    }

    /// A text without a name, saved as `draft.txt` in a folder with these lines.
    private func named(_ lines: String, _ text: String) -> EditorHarness {
        let editor = EditorHarness("", columns: 60, name: nil)
        let config = EditorConfig([(EditorConfigFile(Array("[*]\n\(lines)\n".utf8)), "draft.txt")])
        editor.disk.wishes[FilePath("draft.txt")] = config
        editor.type(text)
        editor.press("ctrl+s ctrl+a")
        editor.type("draft.txt")
        editor.press("enter")
        return editor
    }

    private func bytes(_ editor: EditorHarness) -> String? {
        editor.disk.files[FilePath("draft.txt")].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a text is saved as its folder wants it from its first name on`() {
        #expect(bytes(named("insert_final_newline = false", "one")) == "one")
        #expect(bytes(named("charset = utf-8-bom", "one")) == "\u{FEFF}one\n")
        #expect(named("charset = utf-16le", "one").session.document.storedEncoding == .utf16LittleEndian)
        #expect(bytes(named("end_of_line = crlf", "one")) == "one\r\n")
    }

    @Test func `what is typed until the folder has been read is saved too`() {
        let editor = EditorHarness("", columns: 60, name: nil)
        editor.type("one")
        editor.press("ctrl+s ctrl+a")
        editor.type("draft.txt")
        editor.disk.holdsAnswers = true
        editor.press("enter")
        #expect(editor.foot.contains("saving…"))
        editor.type(" two")
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        #expect(bytes(editor) == "one two\n")
        #expect(!editor.session.document.isEdited)
    }

    @Test func `a text that goes to another folder is saved as that one wants it`() {
        let editor = EditorHarness("one‸", columns: 60)
        let lines = Array("[*]\ninsert_final_newline = true\n".utf8)
        editor.disk.wishes[FilePath("b.txt")] = EditorConfig([(EditorConfigFile(lines), "b.txt")])
        editor.type("!")
        editor.press("alt+e ctrl+a")
        editor.type("b.txt")
        editor.press("enter")
        #expect(editor.disk.files[FilePath("b.txt")].map { String(decoding: $0, as: UTF8.self) } == "one!\n")
    }

    @Test func `tab stops stand as far apart as the folder says`() {
        let editor = editor("tab_width = 6", "a\tb‸")
        #expect(ScreenText.letters(editor.frame, row: 0).contains("a     b"))
        #expect(self.editor("indent_size = 2", "a\tb‸").session.view.layout.settings.tabWidth == 2)
    }
}
