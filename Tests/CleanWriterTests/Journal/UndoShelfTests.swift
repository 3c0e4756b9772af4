import EditorCore
import EditorTestSupport
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Undo histories between runs` {
    private let folder = TestFolder()
    private var shelf: UndoShelf { UndoShelf(folder: folder.file("undo").bytes, calls: LinuxCalls()) }
    private let path = FilePath("/home/somebody/draft.txt")

    /// What was done to come from nothing to `words`, one step each.
    private func history(_ words: [String]) -> (UndoHistory, Rope) {
        var history = UndoHistory()
        var text = Rope()
        for (index, word) in words.enumerated() {
            let edit = Edit(offset: text.end, removed: Rope(), inserted: Rope(word))
            let before = Selection(caret: text.end)
            text.append(edit.inserted)
            history.record(
                edit, .paste, at: .seconds(index), before: before, after: Selection(caret: text.end))
        }
        return (history, text)
    }

    private func steps(_ finding: UndoShelf.Finding) -> Int? {
        if case .found(let history) = finding { history.done.count } else { nil }
    }

    private func isStale(_ finding: UndoShelf.Finding) -> Bool {
        if case .stale = finding { true } else { false }
    }

    private func keep(_ words: [String], of path: FilePath? = nil) throws -> Rope {
        let (history, text) = history(words)
        try shelf.keep(history, of: path ?? self.path, text)
        return text
    }

    @Test func `one comes back for the text to which it leads`() throws {
        let text = try keep(["One ", "two ", "three"])
        #expect(steps(shelf.find(path, text)) == 3)
        #expect(folder.status("undo")?.mode == 0o700)
        #expect(folder.status("undo/\(try #require(folder.names(in: "undo").first))")?.mode == 0o600)
    }

    @Test func `it comes back for a file that was moved`() throws {
        let text = try keep(["One ", "two"])
        #expect(steps(shelf.find(FilePath("/elsewhere"), text)) == 2)
    }

    @Test func `after a change outside it is gone, and that is said once`() throws {
        let text = try keep(["One ", "two"])
        #expect(isStale(shelf.find(path, Rope("One and two"))))
        #expect(folder.names(in: "undo").isEmpty)
        #expect(!isStale(shelf.find(path, Rope("One and two"))) && steps(shelf.find(path, text)) == nil)
    }

    @Test func `of each file there is only the newest`() throws {
        _ = try keep(["One ", "two"])
        let text = try keep(["One ", "two ", "three"])
        #expect(folder.names(in: "undo").count == 1 && steps(shelf.find(path, text)) == 3)
    }

    @Test func `a file that nothing was done to leaves none`() throws {
        let text = try keep([])
        #expect(folder.names(in: "undo").isEmpty && steps(shelf.find(path, text)) == nil)
    }

    @Test func `of a long one the newest steps are kept`() throws {
        let text = try keep((0..<30).map { String(repeating: "\($0) ", count: 25_000) })
        let found = try #require(steps(shelf.find(path, text)))
        #expect(found > 5 && found < 30)
        let size = folder.names(in: "undo").compactMap { folder.status("undo/\($0)")?.stamp.size }.first
        #expect(try #require(size) <= UndoShelf.limit + 65_536)
    }

    @Test func `where there is too much the oldest go`() throws {
        let large = [String(repeating: "x", count: 1_000_000)]
        var texts: [Rope] = []
        for index in 0..<36 {
            let path = FilePath("/\(index)")
            texts.append(try keep(large + ["\(index)"], of: path))
            var times = [
                timespec(tv_sec: 1_000 + index, tv_nsec: 0), timespec(tv_sec: 1_000 + index, tv_nsec: 0),
            ]
            for name in folder.names(in: "undo")
            where (folder.status("undo/\(name)")?.stamp.modified ?? 0) > 1 << 50 {
                utimensat(AT_FDCWD, folder.file("undo/\(name)").cString, &times, 0)
            }
        }
        #expect(steps(shelf.find(FilePath("/0"), texts[0])) == nil)
        #expect(steps(shelf.find(FilePath("/35"), texts[35])) == 2)
    }

    @Test func `a byte changed or cut anywhere makes it no history, and harms nothing`() throws {
        let text = try keep(["One ", "two"])
        let name = "undo/\(try #require(folder.names(in: "undo").first))"
        let bytes = try #require(folder.content(folder.file(name)))
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 0x41
            folder.write(folder.file(name), damaged)
            #expect(steps(shelf.find(path, text)) == nil)
            folder.write(folder.file(name), Array(bytes[..<place]))
            #expect(steps(shelf.find(path, text)) == nil)
        }
    }

    @Test func `one that is whole and does not lead to the text is no history`() throws {
        let text = try keep(["One ", "two"])
        let name = "undo/\(try #require(folder.names(in: "undo").first))"
        let header = JournalHeader(salt: 1, session: 0, document: 0, created: 0)
        let far = Selection(caret: TextOffset(1 << 50))
        for edit in [
            Edit(offset: TextOffset(1 << 50), removed: Rope(), inserted: Rope("two")),
            Edit(offset: TextOffset(4), removed: Rope(), inserted: Rope("owt")),
            Edit(offset: .zero, removed: Rope(), inserted: Rope()),
        ] {
            let step = JournalStep(
                origin: .made(.paste, startsStep: true), edits: [edit], time: .zero, before: far, after: far)
            var bytes = JournalEncoder.bytes(of: header)
            var encoder = JournalEncoder(header)
            encoder.encode(.content(ContentHash(of: text)), into: &bytes)
            encoder.encode(.history(KeptHistory(past: [step])), into: &bytes)
            folder.write(folder.file(name), bytes)
            #expect(steps(shelf.find(path, text)) == nil)
        }
    }

    @Test func `a folder that cannot be made is told`() {
        let shelf = UndoShelf(
            folder: folder.write("file", "").bytes + Array("/undo".utf8), calls: LinuxCalls())
        let (history, text) = history(["One"])
        #expect(throws: JournalTrouble.self) { try shelf.keep(history, of: path, text) }
    }
}
