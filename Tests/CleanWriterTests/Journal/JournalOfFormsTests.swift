import EditorCore
import EditorTestSupport
import Testing

@testable import CleanWriter

/// How a text is stored is nothing that stands in it; a kill must not undo what the writer chose.
@Suite struct `A journal knows how its text is stored` {
    private func convert(_ desk: JournalDesk, to title: String) {
        desk.editor.press("alt+8")
        desk.editor.type("e")
        desk.editor.type(title)
        desk.editor.press("enter")
        desk.pass(.seconds(1))
    }

    @Test func `another encoding alone is news, and comes back`() throws {
        let desk = JournalDesk("Grüße‸\n")
        convert(desk, to: "UTF-16, little")
        desk.kill()
        let text = try desk.recoveredText()
        #expect(text.string == "Grüße\n")
        #expect(text.replay.form.encoding == .utf16LittleEndian)
        #expect(text.replay.form.storedEncoding == .bytes)
        #expect(text.replay.isInFile == false)
    }

    @Test func `an encoding that was taken back leaves nothing to come back`() throws {
        let desk = JournalDesk("One‸\n")
        convert(desk, to: "UTF-16, big")
        convert(desk, to: "UTF-8")
        desk.kill()
        #expect(try desk.recoveredText().replay.isInFile)
    }

    @Test func `what was saved in another encoding is no news any more`() throws {
        let desk = JournalDesk("One‸\n")
        convert(desk, to: "UTF-16, big")
        desk.editor.press("ctrl+s")
        desk.finish()
        desk.kill()
        let form = try desk.recoveredText().replay.form
        #expect(form == TextForm(encoding: .utf16BigEndian, endsWithLineEnd: form.endsWithLineEnd))
    }

    @Test func `a journal that is begun anew still knows it`() throws {
        let desk = JournalDesk("One‸\n")
        convert(desk, to: "UTF-16, big")
        let first = desk.journals
        for _ in 0..<12 { desk.editor.paste(Array(String(repeating: "word ", count: 400).utf8)) }
        desk.pass(.seconds(1))
        for _ in 0..<12 { desk.editor.press("ctrl+z") }
        desk.pass(.seconds(1))
        desk.kill()
        #expect(desk.journals != first)
        let form = try desk.recoveredText().replay.form
        #expect(form.encoding == .utf16BigEndian && form.storedEncoding == .bytes)
    }

    @Test func `an end taken from the last line stays away`() throws {
        let desk = JournalDesk(name: nil)
        desk.type("One.")
        #expect(desk.editor.session.document.savedForm == Rope("One.\n"))
        convert(desk, to: "the last line has no end")
        desk.kill()
        #expect(try !desk.recoveredText().replay.form.endsWithLineEnd)
    }

    @Test func `lines of another end come back as lines`() throws {
        let folder = TestFolder()
        let text = OpenedText(
            path: folder.file("draft.txt"), text: Rope(Array("one\rtwo\r".utf8), breakByte: 0x0D))
        let desk = JournalDesk(text, folder: folder)
        convert(desk, to: "lines end with LF")
        desk.kill()
        let replay = try desk.recoveredText().replay
        #expect(replay.text == Rope("one\ntwo\n"))
        #expect(replay.text.breakByte == 0x0A)
    }
}
