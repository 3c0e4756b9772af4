import Testing

@testable import EditorCore

@Suite struct DocumentTests {
    private func document(_ text: String, breakByte: UInt8 = 0x0A) -> Document {
        let stamp = FileStamp(device: 1, inode: 1, size: 0, modified: 0, changed: 0)
        let rope = Rope(Array(text.utf8), breakByte: breakByte)
        return Document(
            id: DocumentID(1), opened: OpenedText(path: FilePath("a"), text: rope, stamp: stamp))
    }

    @Test(arguments: [
        ("one\r\ntwo\r\n", 1, LineEnding.crlf), ("one\ntwo\r\n", 5, .crlf), ("one\r\ntwo\n", 6, .lf),
        ("one\r\ntwo", 7, .crlf), ("one", 2, .lf), ("", 0, .lf),
    ])
    func `a new line ends as its neighbourhood does`(text: String, offset: Int, expected: LineEnding) {
        #expect(document(text).lineEnding(at: TextOffset(offset)) == expected)
    }

    @Test func `a CR text gets CR`() {
        #expect(document("one\rtwo", breakByte: 0x0D).lineEnding(at: .zero) == .cr)
    }

    @Test func `the caret starts behind a byte order mark`() {
        #expect(document("\u{FEFF}one").selection.head == TextOffset(3))
        #expect(document("one").selection.head == .zero)
    }

    @Test func `a piped text counts as edited until it is saved`() {
        let piped = Document(id: DocumentID(1), opened: OpenedText(path: FilePath([]), text: Rope("x")))
        #expect(piped.isEdited)
        let empty = Document(id: DocumentID(1), opened: OpenedText(path: FilePath([]), text: Rope()))
        #expect(!empty.isEdited)
    }

    @Test func `undo and redo come back to the saved state`() {
        var document = document("one")
        _ = document.replace(.zero..<TextOffset(1), with: Rope("O"), .typing, at: .zero)
        document.closeUndoStep()
        document.markSaved(state: document.state)
        #expect(!document.isEdited)
        _ = document.replace(.zero..<TextOffset(1), with: Rope("x"), .typing, at: .zero)
        #expect(document.isEdited)
        #expect(document.undo { _, _ in })
        #expect(!document.isEdited)
        #expect(document.undo { _, _ in })
        #expect(document.isEdited && document.text == Rope("one"))
    }

    @Test func `what arrives of the file goes before what was typed at its end`() {
        var document = Document(
            id: DocumentID(1), opened: OpenedText(path: FilePath("a"), text: Rope("one"), isComplete: false))
        _ = document.replace(document.text.end..<document.text.end, with: Rope("!"), .typing, at: .zero)
        _ = document.append(Rope(" two"))
        #expect(document.text == Rope("one two!"))
        #expect(document.selection.head == document.text.end)
        #expect(document.undo { _, _ in })
        #expect(document.text == Rope("one two"))
    }

    @Test func `undo takes back the writer's words and not the file's, however they came together`() {
        var document = Document(
            id: DocumentID(1), opened: OpenedText(path: FilePath("a"), text: Rope("0123"), isComplete: false))
        let type = { (document: inout Document, place: Int, text: String) in
            _ = document.replace(TextOffset(place)..<TextOffset(place), with: Rope(text), .typing, at: .zero)
            document.closeUndoStep()
        }
        type(&document, 4, "x")
        type(&document, 0, "ABC")
        _ = document.append(Rope("45"))
        #expect(document.text == Rope("ABC012345x"))
        type(&document, 10, "y")
        _ = document.undo { _, _ in }
        _ = document.append(Rope("67"))
        _ = document.redo { _, _ in }
        #expect(document.text == Rope("ABC01234567xy"))
        for expected in ["ABC01234567x", "01234567x", "01234567"] {
            _ = document.undo { _, _ in }
            #expect(document.text == Rope(expected))
        }
    }

    @Test func `a place follows an edit`() {
        let edit = Edit(offset: TextOffset(5), removed: Rope("abc"), inserted: Rope("x"))
        #expect(edit.map(TextOffset(5)) == TextOffset(5))
        #expect(edit.map(TextOffset(6)) == TextOffset(6))
        #expect(edit.map(TextOffset(8)) == TextOffset(6))
        #expect(edit.map(TextOffset(10)) == TextOffset(8))
    }
}
