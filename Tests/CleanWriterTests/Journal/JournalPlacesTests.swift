import EditorCore
import EditorTestSupport
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Places of journals` {
    /// `/dev/shm` is in memory, where it is there at all.
    static var hasMemoryDisk: Bool {
        guard
            let folder = try? Descriptor(
                Array("/dev/shm".utf8), in: AT_FDCWD, flags: O_RDONLY, calls: LinuxCalls())
        else { return false }
        return (try? keepsItsTextsToItself(LinuxCalls().fileSystemKind(folder.number))) ?? false
    }

    @Test(.enabled(if: hasMemoryDisk))
    func `the journal of a file in memory is beside it, and leaves nothing elsewhere`() throws {
        let memory = TestFolder(in: "/dev/shm")
        let desk = JournalDesk(try readAll(memory.write("secret", "One")), folder: TestFolder())
        desk.type("Zero ")
        desk.pass(.seconds(1))
        #expect(desk.journals.isEmpty)
        let beside = JournalPlaces.beside(memory.file("secret"))
        #expect(memory.status(".cleanwriter-journal")?.mode == 0o700)
        desk.kill()
        let scanner = try #require(try JournalScanner(beside, calls: LinuxCalls()))
        let left = try #require(try scanner.scan().first)
        #expect(scanner.read(left)?.string == "Zero One")
    }

    @Test(.enabled(if: hasMemoryDisk))
    func `no undo history is kept of a file in memory`() throws {
        let memory = TestFolder(in: "/dev/shm")
        let state = TestFolder()
        let shelf = UndoShelf(folder: state.file("undo").bytes, calls: LinuxCalls())
        var history = UndoHistory()
        let edit = Edit(offset: .zero, removed: Rope(), inserted: Rope("One"))
        let caret = Selection(caret: .zero)
        history.record(edit, .paste, at: .zero, before: caret, after: caret)
        try shelf.keep(history, of: memory.write("secret", "One"), Rope("One"))
        #expect(state.names(in: "undo").isEmpty)
    }

    @Test func `all others are in the folder of the program`() {
        let folder = TestFolder()
        let places = JournalPlaces(folder: folder.file("journal").bytes, calls: LinuxCalls())
        #expect(places.folder(for: nil) == folder.file("journal").bytes)
        #expect(places.folder(for: folder.file("draft.txt")) == folder.file("journal").bytes)
        #expect(places.folder(for: FilePath("/nowhere/draft.txt")) == folder.file("journal").bytes)
    }

    @Test func `the folder of the program is closed to others, whoever made it`() throws {
        let folder = TestFolder()
        mkdir(folder.file("state").cString, 0o755)
        _ = try JournalFolder(folder.file("state/journal").bytes, making: true, calls: LinuxCalls())
        #expect(folder.status("state")?.mode == 0o700 && folder.status("state/journal")?.mode == 0o700)
    }
}
