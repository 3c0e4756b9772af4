import EditorCore
import EditorTestSupport
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Journals on a slow disk` {
    @Test func `words are written while the disk confirms earlier ones`() throws {
        let desk = JournalDesk()
        desk.isDiskSlow = true
        for word in ["One. ", "Two. ", "Three."] {
            desk.type(word)
            desk.pass(.milliseconds(400))
        }
        desk.kill()
        #expect(try desk.recoveredText().string == "One. Two. Three.")
    }

    @Test func `a journal has one order at a time, and the next one as soon as that is done`() {
        let desk = JournalDesk()
        desk.isDiskSlow = true
        for _ in 0..<5 {
            desk.type("word ")
            desk.pass(.seconds(2))
        }
        #expect(desk.confirm() == 1)
        desk.pass(.zero)
        #expect(desk.confirm() == 1)
        #expect(desk.isSettled)
    }

    @Test func `an old journal stays until the new one is on the disk`() throws {
        let desk = JournalDesk()
        desk.type("One. ")
        desk.pass(.seconds(3))
        desk.isDiskSlow = true
        desk.editor.paste([UInt8](repeating: 0x61, count: 6_000))
        for _ in 0..<4 {
            desk.editor.press("ctrl+z ctrl+y")
            desk.pass(.seconds(1))
            desk.confirm()
            desk.pass(.zero)
        }
        desk.editor.press("ctrl+z ctrl+y")
        desk.pass(.seconds(1))
        #expect(desk.journals.count == 2)
        desk.confirm()
        #expect(desk.journals.count == 1)
        desk.kill()
        #expect(try desk.recoveredText().text.allBytes == desk.editor.bytes)
    }

    @Test func `a new journal that the disk refuses leaves the old one, and is tried again`() throws {
        let isBad = Flag(false)
        let calls = FaultyCalls { call, _ in call == .syncData && isBad.value ? .init(errno: EIO) : nil }
        let desk = JournalDesk(calls: calls)
        desk.type("One. ")
        desk.pass(.seconds(3))
        desk.isDiskSlow = true
        isBad.value = true
        desk.type("Two.")
        desk.pass(.seconds(2))
        // The journal itself, the new one in its place, and one beside the file.
        for _ in 1...3 { #expect(desk.confirm() == 1) }
        #expect(desk.troubles == [.failed(errno: EIO)])
        isBad.value = false
        desk.pass(.seconds(10))
        desk.confirm()
        #expect(desk.troubles == [.failed(errno: EIO), nil])
        desk.kill()
        #expect(try desk.recoveredText().string == "One. Two.")
    }

    @Test func `everything is on the disk at the end, also what an order had not covered`() {
        let desk = JournalDesk()
        desk.isDiskSlow = true
        desk.type("One. ")
        desk.pass(.milliseconds(400))
        desk.type("Two.")
        desk.finish()
        #expect(!desk.isSettled)
        desk.confirm()
        #expect(!desk.isSettled)
        desk.pass(.zero)
        #expect(desk.confirm() == 1 && desk.isSettled)
    }

    @Test func `a text that is left while the disk confirms leaves no journal`() {
        let desk = JournalDesk()
        desk.isDiskSlow = true
        desk.type("One.")
        desk.pass(.seconds(1))
        desk.editor.press("ctrl+s ctrl+q")
        desk.pass(.seconds(1))
        desk.confirm()
        #expect(desk.journals.isEmpty)
    }
}
