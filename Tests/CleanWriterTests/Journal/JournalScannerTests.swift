import EditorCore
import EditorTestSupport
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Journals left behind` {
    let folder = TestFolder()

    /// An editor over a real file.
    private func desk(_ content: String, name: String = "draft.txt") throws -> JournalDesk {
        JournalDesk(try readAll(folder.write(name, content)), folder: folder)
    }

    @Test func `one that a living program holds is not among them`() throws {
        let desk = JournalDesk(folder: folder)
        desk.type("One")
        desk.pass(.seconds(1))
        #expect(try desk.recovered().isEmpty)
        desk.kill()
        #expect(try desk.recovered().count == 1)
    }

    @Test func `reading changes nothing`() throws {
        let desk = JournalDesk(folder: folder)
        desk.type("One")
        desk.pass(.seconds(1))
        desk.kill()
        let name = "journal/\(try #require(desk.journals.first))"
        let before = (folder.status(name), folder.content(folder.file(name)))
        for _ in 0..<3 { #expect(try desk.recoveredText().string == "One") }
        #expect(folder.status(name) == before.0 && folder.content(folder.file(name)) == before.1)
    }

    @Test func `without a folder there are none`() throws {
        #expect(try JournalScanner(folder.file("journal").bytes, calls: LinuxCalls()) == nil)
        #expect(folder.names.isEmpty)
    }

    @Test func `what only looks like one is passed over`() throws {
        let desk = JournalDesk(folder: folder)
        desk.type("One")
        desk.pass(.seconds(1))
        desk.kill()
        folder.write("journal/empty.journal", "")
        folder.write("journal/other.journal", "Call me Ishmael.")
        folder.link("journal/link.journal", to: "other.journal")
        mkfifo(folder.file("journal/fifo.journal").cString, 0o600)
        mkdir(folder.file("journal/folder.journal").cString, 0o700)
        #expect(try desk.recoveredText().string == "One")
    }

    /// A journal with the word “One” that was left, its name, and the header of one that would take its place.
    private func oneAndTheNext() throws -> (JournalDesk, String, JournalHeader) {
        let desk = JournalDesk(folder: folder)
        desk.type("One")
        desk.pass(.seconds(1))
        desk.kill()
        let name = try #require(desk.journals.first)
        let old = try #require(folder.content(folder.file("journal/\(name)")))
        var header = try JournalReader.header(of: old)
        header.generation += 1
        return (desk, name, header)
    }

    @Test func `a new one that is torn leaves the one before it`() throws {
        let (desk, name, header) = try oneAndTheNext()
        folder.write("journal/0.journal", JournalEncoder.bytes(of: header))
        #expect(try desk.recoveredText().string == "One")
        #expect(try desk.recoveredText().names == [Array(name.utf8)])
    }

    @Test func `the newer of two that are whole counts`() throws {
        let (desk, _, header) = try oneAndTheNext()
        var bytes = JournalEncoder.bytes(of: header)
        var encoder = JournalEncoder(header)
        encoder.encode(.text(Rope("One and two"), unsaved: 3, isPartial: false), into: &bytes)
        folder.write("journal/0.journal", bytes)
        let text = try desk.recoveredText()
        #expect(text.string == "One and two" && text.names.count == 2)
        try JournalClaims(calls: LinuxCalls()).discard(
            LeftText(text, in: desk.path).journals, areSafe: true)
        #expect(try desk.recovered().isEmpty && desk.trash.count == 2)
    }

    @Test(arguments: [false, true])
    func `a text of which a part is missing never takes the place of its file`(isPartial: Bool) throws {
        let desk = try desk("One ")
        desk.type("two")
        desk.pass(.seconds(1))
        desk.kill()
        let name = try #require(desk.journals.first)
        var header = try JournalReader.header(
            of: try #require(folder.content(folder.file("journal/\(name)"))))
        header.generation += 1
        var bytes = JournalEncoder.bytes(of: header)
        var encoder = JournalEncoder(header)
        encoder.encode(.text(Rope("On"), unsaved: 1, isPartial: isPartial), into: &bytes)
        folder.write("journal/0.journal", bytes)
        let text = try desk.recoveredText()
        #expect(text.file == .asItWas && text.canReplaceFile != isPartial)
        #expect(LeftText(text, in: desk.path).canReplaceFile != isPartial)
    }

    @Test func `the file is as it was`() throws {
        let desk = try desk("One ")
        desk.editor.press("ctrl+end")
        desk.type("two")
        desk.pass(.seconds(1))
        desk.kill()
        let text = try desk.recoveredText()
        #expect(text.path == folder.file("draft.txt"))
        #expect(text.file == .asItWas && text.holdsNews && text.replay.unsavedSteps == 3)
        #expect(text.string == "One two" && text.replay.selection.head == TextOffset(7))
        // Written anew with the same bytes, it is still the same text.
        folder.write("draft.txt", "One ")
        #expect(try desk.recoveredText().file == .asItWas)
    }

    @Test func `the file was changed, deleted, or holds the text`() throws {
        let desk = try desk("One ")
        desk.editor.press("ctrl+end")
        desk.type("two")
        desk.pass(.seconds(1))
        desk.kill()
        folder.write("draft.txt", "Three")
        #expect(try desk.recoveredText().file == .changed && desk.recoveredText().holdsNews)
        folder.write("draft.txt", "One two")
        #expect(try desk.recoveredText().file == .holdsText && !desk.recoveredText().holdsNews)
        unlink(folder.file("draft.txt").cString)
        #expect(try desk.recoveredText().file == .missing && desk.recoveredText().holdsNews)
        #expect(try desk.recoveredText().string == "One two")
    }

    @Test func `changes that were taken back are no news`() throws {
        let desk = try desk("One ")
        desk.type("two")
        desk.editor.press("ctrl+z")
        desk.pass(.seconds(1))
        desk.kill()
        #expect(try !desk.recoveredText().holdsNews)
    }

    @Test func `a new text that was emptied again is no news`() throws {
        let desk = JournalDesk(name: nil, folder: folder)
        desk.type("a")
        desk.editor.press("backspace")
        desk.pass(.seconds(1))
        desk.kill()
        #expect(try !desk.recoveredText().holdsNews)
    }
}
