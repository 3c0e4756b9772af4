import EditorCore
import Glibc
import Testing

@testable import CleanWriter

/// Pages for cuttings on the disk.
@Suite struct ScratchPagesTests {
    private let folder = TestFolder()
    private var pages: ScratchPages {
        ScratchPages(
            stateFolder: Array(folder.path.utf8), calls: LinuxCalls(), places: SafePlaces(folder: nil))
    }

    @discardableResult
    private func write(_ text: String, for owner: FilePath?) throws -> FileStamp {
        let path = try pages.page(of: owner)
        return try pages.saver.save(SaveOrder(text: Rope(text), path: path, consent: .replacing)).result.get()
    }

    private func text(_ path: FilePath) throws -> String {
        String(
            decoding: try FileOpener(calls: LinuxCalls(), limit: 1_000).whole(path).text.allBytes,
            as: UTF8.self)
    }

    @Test func `a page goes along to the new name of its text, for the owner alone`() throws {
        let stamp = try write("an idea\n", for: FilePath("/a/draft.txt"))
        let page = try pages.carry(
            ScratchCarriage(
                from: FilePath("/a/draft.txt"), to: FilePath("/b/final.txt"), isOpen: true, stamp: stamp)
        ).get()
        #expect(try page.path == pages.page(of: FilePath("/b/final.txt")))
        #expect(try text(page.path) == "an idea\n")
        let present = try LinuxCalls().find(page.path.bytes, in: AT_FDCWD, following: false)
        #expect(present?.stamp == page.stamp && (present?.mode ?? 0) & 0o777 == 0o600)
        let former = try pages.page(of: FilePath("/a/draft.txt"))
        #expect(try LinuxCalls().find(former.bytes, in: AT_FDCWD, following: false) == nil)
    }

    @Test func `a page that the new name has from before is kept beside it, twice too`() throws {
        let new = FilePath("/b/final.txt")
        for (number, words) in ["first\n", "second\n", "third\n"].enumerated() {
            let old = FilePath("/a/draft \(number)")
            let stamp = try write(words, for: old)
            _ = try pages.carry(ScratchCarriage(from: old, to: new, isOpen: false, stamp: stamp)).get()
        }
        let page = try pages.page(of: new)
        let folder = page.bytes.dropLast(page.lastComponent.count)
        let texts = try ["", "earlier 1, ", "earlier 2, "].map { beginning in
            try text(FilePath(folder + Array(beginning.utf8) + page.lastComponent))
        }
        #expect(texts == ["third\n", "first\n", "second\n"])
    }

    @Test func `where there is no page nothing is made for it`() throws {
        let way = ScratchCarriage(from: FilePath("/a"), to: FilePath("/b"), isOpen: false, stamp: nil)
        #expect(try pages.carry(way).get().stamp == nil)
        #expect(folder.names.isEmpty)
    }

    @Test func `an open page without a file has a place for one`() throws {
        let way = ScratchCarriage(from: nil, to: FilePath("/b"), isOpen: true, stamp: nil)
        let page = try pages.carry(way).get()
        #expect(page.stamp == nil)
        #expect(throws: Never.self) {
            try pages.saver.save(SaveOrder(text: Rope("an idea\n"), path: page.path)).result.get()
        }
    }
}
