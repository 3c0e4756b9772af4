import EditorCore
import EditorTestSupport
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Journals are kept` {
    @Test func `words are in the journal 300 ms after they were typed`() throws {
        let desk = JournalDesk("One. ‸")
        desk.type("Two.")
        desk.pass(.milliseconds(299))
        #expect(desk.journals.isEmpty)
        desk.pass(.milliseconds(1))
        desk.kill()
        #expect(try desk.recoveredText().string == "One. Two.")
    }

    @Test func `no word waits longer because more are typed`() throws {
        let desk = JournalDesk()
        for letter in "abcdefgh" {
            desk.type(String(letter))
            desk.pass(.milliseconds(100))
        }
        desk.kill()
        #expect(try desk.recoveredText().string.hasPrefix("abcdef"))
    }

    @Test func `a text that is only read leaves no trace`() {
        let desk = JournalDesk("One")
        desk.editor.press("right right")
        desk.pass(.seconds(20))
        #expect(desk.folder.names.isEmpty)
    }

    @Test func `while somebody types the disk is asked once in a while`() {
        let calls = FaultyCalls([:])
        let desk = JournalDesk(calls: calls)
        for _ in 0..<100 {
            desk.type("a")
            desk.pass(.milliseconds(100))
        }
        let made = calls.made.filter { $0 == .syncData }.count
        #expect((6...10).contains(made), "in ten seconds")
    }

    @Test func `what was written is on the disk less than two seconds after it was typed`() {
        let calls = FaultyCalls([:])
        let desk = JournalDesk(calls: calls)
        desk.type("a")
        desk.pass(.seconds(10))
        desk.type("b")
        desk.pass(.milliseconds(300))
        #expect(calls.made.last == .write)
        desk.pass(.seconds(1))
        #expect(calls.made.suffix(2) == [.syncData, .status])
    }

    @Test func `nobody else may look into the folder or the journals`() throws {
        let desk = JournalDesk()
        mkdir("\(desk.folder.path)/journal", 0o755)
        desk.type("secret")
        desk.pass(.seconds(1))
        #expect(desk.folder.status("journal")?.mode == 0o700)
        let name = try #require(desk.journals.first)
        #expect(desk.folder.status("journal/\(name)")?.mode == 0o600)
    }

    @Test func `folders made on the way are for the owner alone`() throws {
        let folder = TestFolder()
        let place = folder.file("state/deep")
        let made = try Folder(
            place.bytes, in: AT_FDCWD, shown: place.bytes, making: true, isPrivate: true, calls: LinuxCalls())
        #expect(try LinuxCalls().status(of: made.descriptor.number).mode == 0o700)
        #expect(folder.status("state")?.mode == 0o700)
    }

    @Test func `a link in the place of the folder is not followed`() {
        let desk = JournalDesk(name: nil)
        mkdir("\(desk.folder.path)/elsewhere", 0o700)
        desk.folder.link("journal", to: "elsewhere")
        desk.type("secret")
        desk.pass(.seconds(1))
        #expect(desk.troubles.count == 1)
        #expect(desk.folder.names == ["elsewhere", "journal"])
        unlink("\(desk.folder.path)/journal")
        desk.pass(.seconds(10))
        #expect(desk.troubles.last == .some(nil) && desk.journals.count == 1)
    }

    @Test func `a journal of which there is too much is begun anew`() throws {
        let desk = JournalDesk("Start. ‸")
        var sizes: [Int] = []
        for round in 0..<40 {
            desk.editor.paste([UInt8](repeating: 0x61, count: 1_000))
            desk.pass(.seconds(1))
            if round % 2 == 1 { desk.editor.press("ctrl+z ctrl+z") }
            desk.pass(.seconds(1))
            #expect(desk.journals.count == 1)
            sizes += desk.journals.compactMap { desk.folder.status("journal/\($0)")?.stamp.size }
        }
        #expect((sizes.max() ?? 0) < 45_000)
        desk.kill()
        #expect(try desk.recoveredText().string == String(decoding: desk.editor.bytes, as: UTF8.self))
    }

    @Test func `texts are kept apart`() throws {
        let desk = JournalDesk("One ‸")
        desk.type("more")
        desk.editor.press("ctrl+n")
        desk.type("unnamed")
        desk.pass(.seconds(1))
        desk.kill()
        let texts = try desk.recovered()
        #expect(Set(texts.map(\.string)) == ["One more", "unnamed"])
        #expect(texts.first { $0.path == nil }?.string == "unnamed")
        #expect(texts.map(\.holdsNews) == [true, true])
    }
}

@Suite struct `Journals end` {
    @Test func `with a text that is saved and left`() {
        let desk = JournalDesk("One ‸")
        desk.type("more")
        desk.pass(.seconds(1))
        #expect(desk.journals.count == 1)
        desk.editor.press("ctrl+s ctrl+q")
        desk.pass(.seconds(1))
        #expect(desk.journals.isEmpty && desk.trash.isEmpty)
    }

    @Test func `in the trash with changes that were given up`() throws {
        let desk = JournalDesk("One ‸")
        desk.type("more")
        desk.editor.press("ctrl+q")
        desk.editor.type("d")
        desk.pass(.zero)
        #expect(desk.journals.isEmpty && desk.trash.count == 1)
        let bytes = try #require(desk.folder.content(desk.folder.file("journal/trash/\(desk.trash[0])")))
        let contents = try JournalReader.read(bytes)
        let replay = try #require(JournalReplay(contents))
        #expect(replay.text == Rope("One more") && replay.end == .discarded)
    }

    @Test func `in the trash only for a week, and only so many of them`() throws {
        let first = JournalDesk()
        first.type("long ago")
        first.editor.press("ctrl+q")
        first.editor.type("d")
        first.pass(.zero)
        #expect(first.trash.count == 1)
        let second = JournalDesk(folder: first.folder)
        second.date += 8 * 24 * 3_600 * 1_000_000_000
        second.type("today")
        second.pass(.seconds(1))
        #expect(first.trash.isEmpty)
        for name in ["a", "b", "c"] {
            first.folder.write("journal/trash/\(name)", "")
            #expect(truncate("\(first.folder.path)/journal/trash/\(name)", 20 << 20) == 0)
        }
        let third = JournalDesk(folder: first.folder)
        third.type("tomorrow")
        third.pass(.seconds(1))
        #expect(third.trash.count == 2)
    }

    @Test func `not when the line breaks`() throws {
        let desk = JournalDesk("One ‸")
        desk.type("more")
        desk.finish()
        desk.kill()
        #expect(try desk.recoveredText().string == "One more")
    }
}
