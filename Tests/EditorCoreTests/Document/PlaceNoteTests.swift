import Testing

@testable import EditorCore

@Suite struct PlaceNoteTests {
    private let stamp = FileStamp(device: 1, inode: 2, size: 30, modified: -5, changed: 4)

    @Test func `a place outlives the program`() {
        let selection = Selection(anchor: TextOffset(3), head: TextOffset(9))
        let note = PlaceNote(selection: selection, top: TextOffset(1), stamp: stamp)
        let words = Array(note.words.utf8).split(separator: 0x20)
        #expect(PlaceNote(words: words) == note)
    }

    @Test(arguments: [
        "", "1 2 3 4", "1 2 3 4 x", "-1 2 3 4 5", "1 2 3 4 5 6", "99999999999999999999 1 1 1 1",
    ])
    func `what is no place is nothing`(words: String) {
        #expect(PlaceNote(words: Array(words.utf8).split(separator: 0x20)) == nil)
    }

    @Test func `a place in a text that is shorter now is its end, and never inside a letter`() {
        let selection = Selection(anchor: TextOffset(1), head: TextOffset(400))
        let note = PlaceNote(selection: selection, top: TextOffset(2), stamp: stamp)
        let text = Rope("é\nab")
        let clamped = note.clamped(to: text)
        #expect(clamped.selection == Selection(anchor: .zero, head: text.end))
        #expect(clamped.top == TextOffset(2))
    }
}
