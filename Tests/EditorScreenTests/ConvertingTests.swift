import EditorTestSupport
import Testing

@testable import EditorCore

/// Line ends and encodings, changed because somebody asked for it.
@Suite struct ConvertingTests {
    private func editor(_ text: String) -> EditorHarness {
        EditorHarness(text, rows: 14, columns: 60)
    }

    private func open(_ bytes: [UInt8], encoding: TextEncoding = .bytes) -> EditorHarness {
        let breakByte: UInt8 = bytes.contains(0x0D) && !bytes.contains(0x0A) ? 0x0D : 0x0A
        let text = OpenedText(
            path: FilePath("draft.txt"), text: Rope(bytes, breakByte: breakByte), encoding: encoding,
            stamp: FileStamp(device: 1, inode: 1, size: bytes.count, modified: 1, changed: 1))
        return EditorHarness(opened: [(text, nil)], rows: 14, columns: 60)
    }

    private func choose(_ title: String, _ editor: EditorHarness) {
        editor.press("alt+8")
        editor.type("e")
        editor.type(title)
        #expect(editor.session.chooser?.chosen?.title.hasPrefix(title) == true, "\(editor.screen)")
        editor.press("enter")
    }

    private func bytes(_ editor: EditorHarness) -> String {
        String(
            decoding: editor.session.document.text.bytes(in: editor.session.document.text.range),
            as: UTF8.self)
    }

    @Test func `the list says what the text has`() {
        let editor = editor("one\r\ntwo\nthree\r\n‸")
        editor.press("alt+8")
        editor.type("e")
        let details = Dictionary(
            uniqueKeysWithValues: editor.session.chooser?.items.map { ($0.title, $0.detail) } ?? [])
        #expect(details["lines end with LF"] == "1 of 3 lines")
        #expect(details["lines end with CR LF, as on Windows"] == "2 of 3 lines")
        #expect(details["UTF-8"] == "now")
        #expect(details["the last line has an end"] == "now")
        #expect(details.keys.contains { $0.contains("1252") } == false)
    }

    /// `Café` in Latin-1, in a file.
    private let latin = Array("Caf".utf8) + [0xE9]

    private func openLatin() -> EditorHarness {
        let editor = open(latin)
        editor.disk.files[FilePath("draft.txt")] = latin
        return editor
    }

    @Test func `a text with bytes that are no UTF-8 says so when it is opened, and how to read it`() {
        let editor = openLatin()
        let said = editor.session.notice?.sentence
        #expect(said == "some bytes are no UTF-8, and stay as they are; Alt-8 E reads them as Latin-1")
        #expect(!open(Array("Café".utf8)).screen.contains("no UTF-8"))
    }

    @Test func `before a file comes to hold letters in two encodings it is asked`() {
        let editor = openLatin()
        editor.type("x")
        editor.press("ctrl+s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("x".utf8) + latin, "ASCII mixes well")
        editor.type("ñ")
        editor.press("ctrl+s")
        #expect(editor.screen.contains("will misread the one"))
        editor.type("rs")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("x".utf8) + latin)
        editor.press("esc")
        #expect(editor.screen.contains("Read the bytes as Latin-1"))
        editor.type("r")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("xñrsCafé".utf8))
        #expect(editor.foot.contains("draft.txt · saved"))
    }

    @Test func `who saves as it is, is not asked again`() {
        let editor = openLatin()
        editor.type("ñ")
        editor.press("ctrl+s esc s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("ñ".utf8) + latin)
        editor.type("ü")
        editor.press("ctrl+s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("ñü".utf8) + latin)
    }

    @Test func `line ends change in one step, and the caret stays at its letter`() {
        let editor = editor("one\r\ntwo\nth‸ree\r\n")
        choose("lines end with LF", editor)
        #expect(bytes(editor) == "one\ntwo\nthree\n")
        #expect(editor.marked == "one\ntwo\nth‸ree\n")
        #expect(editor.foot.contains("2 lines end with LF now"))
        editor.press("ctrl+z")
        #expect(bytes(editor) == "one\r\ntwo\nthree\r\n")
    }

    @Test func `a text of CR alone is a text of lines after it, and before it again`() {
        let editor = open(Array("one\rtwo\r".utf8))
        choose("lines end with LF", editor)
        #expect(editor.session.document.text.breakByte == 0x0A)
        #expect(editor.session.document.text.summary.breaks == 2)
        editor.press("ctrl+z")
        #expect(editor.session.document.text.breakByte == 0x0D)
        editor.press("ctrl+y")
        #expect(editor.session.document.text.breakByte == 0x0A)
        editor.press("ctrl+home down")
        editor.type("x")
        #expect(bytes(editor) == "one\nxtwo\n")
    }

    @Test func `another encoding makes the text an edited one until it is saved`() {
        let editor = editor("Grüße‸\n")
        choose("UTF-16, little", editor)
        #expect(editor.session.document.isEdited)
        #expect(editor.foot.contains("so it will be saved"))
        editor.press("ctrl+s")
        #expect(!editor.session.document.isEdited)
        guard
            case .save(_, let order)? = editor.disk.requests.last(where: {
                if case .save = $0 { true } else { false }
            })
        else {
            Issue.record("nothing was saved")
            return
        }
        #expect(order.encoding == .utf16LittleEndian)
    }

    @Test func `going back to the encoding of the file leaves nothing to save`() {
        let editor = editor("one‸\n")
        choose("UTF-16, big", editor)
        choose("UTF-8", editor)
        #expect(!editor.session.document.isEdited)
    }

    @Test func `a byte order mark comes and goes as a change of the text`() {
        let editor = editor("on‸e\n")
        choose("UTF-8 with", editor)
        #expect(bytes(editor) == "\u{FEFF}one\n")
        #expect(editor.marked.hasSuffix("on‸e\n"))
        editor.press("ctrl+z")
        #expect(bytes(editor) == "one\n")
    }

    @Test func `a byte order mark comes before the caret`() {
        let editor = editor("‸one\n")
        choose("UTF-8 with", editor)
        editor.type("x")
        #expect(bytes(editor) == "\u{FEFF}xone\n")
    }

    @Test func `UTF-16 does not keep the mark of UTF-8`() {
        let editor = open(Array("\u{FEFF}one\n".utf8))
        choose("UTF-16, little", editor)
        #expect(bytes(editor) == "one\n")
    }

    @Test func `UTF-16 is refused while there are bytes that it has no place for`() {
        let editor = open([0x63, 0xE9, 0x0A])
        choose("UTF-16, little", editor)
        #expect(editor.session.document.encoding == .bytes)
        #expect(editor.screen.contains("no place for bytes"))
    }

    @Test func `an old text becomes one of letters, in one step`() {
        let editor = open(Array("caf".utf8) + [0xE9, 0x0A])
        choose("read what is no UTF-8", editor)
        #expect(bytes(editor) == "café\n")
        editor.press("ctrl+z")
        #expect(editor.session.document.text.bytes(in: editor.session.document.text.range).contains(0xE9))
    }

    @Test func `the last line gets an end and loses it`() {
        let editor = editor("one\r\ntwo‸")
        choose("the last line has an end", editor)
        #expect(bytes(editor) == "one\r\ntwo\r\n")
        choose("the last line has no end", editor)
        #expect(bytes(editor) == "one\r\ntwo")
    }

    @Test func `an end that only the file has goes by a change that undo takes back`() {
        let editor = EditorHarness(rows: 14, columns: 60)
        editor.type("One.")
        editor.press("ctrl+s")
        #expect(bytes(editor) == "One." && editor.session.document.onDisk == Rope("One.\n"))
        choose("the last line has no end", editor)
        #expect(bytes(editor) == "One." && editor.session.document.isEdited)
        #expect(editor.session.document.savedForm == Rope("One."))
        editor.press("ctrl+z")
        #expect(editor.session.document.savedForm == Rope("One.\n"))
    }

    @Test func `Esc changes nothing`() {
        let editor = editor("one\r\n‸")
        editor.press("alt+8")
        editor.type("e")
        editor.press("esc")
        #expect(bytes(editor) == "one\r\n" && !editor.session.document.isEdited)
    }

    /// A text begun here gets its last line end when it is saved.
    private func begun() -> EditorHarness {
        let editor = EditorHarness("", rows: 14, columns: 60)
        editor.type("abc")
        editor.press("ctrl+s")
        #expect(file(editor) == "abc\n")
        return editor
    }

    private func file(_ editor: EditorHarness) -> String {
        String(decoding: editor.disk.files[FilePath("draft.txt")] ?? [], as: UTF8.self)
    }

    @Test func `a last line end that only the file has is taken away, and given back by undo`() {
        let editor = begun()
        #expect(!editor.session.document.isEdited)
        choose("the last line has no end", editor)
        #expect(editor.session.document.isEdited)
        editor.press("ctrl+s")
        #expect(file(editor) == "abc")
        #expect(!editor.session.document.isEdited)
        editor.press("ctrl+z ctrl+s")
        #expect(file(editor) == "abc\n")
    }

    @Test func `where no text was changed undo takes nothing else away`() {
        let editor = begun()
        choose("the last line has no end", editor)
        choose("the last line has an end", editor)
        #expect(bytes(editor) == "abc\n")
        #expect(editor.foot.contains("takes it back"))
        editor.press("ctrl+z")
        #expect(bytes(editor) == "abc")
    }

    @Test func `a last line end that the folder wants is not taken away`() {
        let editor = editor("one\n‸")
        editor.session.views[0].wishes.endsWithLineEnd = true
        choose("the last line has no end", editor)
        #expect(bytes(editor) == "one\n")
        #expect(editor.foot.contains("its .editorconfig wants it"))
    }

    @Test func `a file without a last line end that takes the place of a text begun here is no change`() {
        let editor = begun()
        editor.disk.change(FilePath("draft.txt"), to: "abcd")
        editor.turn()
        editor.advance(by: .seconds(3))
        #expect(bytes(editor) == "abcd")
        #expect(!editor.session.document.isEdited)
        #expect(editor.session.document.savedForm == Rope("abcd"))
    }
}
