import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Reading a folder` {
    let folder = TestFolder()

    /// The last listing, and how many there were.
    private func read(_ name: String = "", while isWanted: @escaping () -> Bool = { true }) -> [FolderListing]
    {
        var listings: [FolderListing] = []
        let reader = FolderReader(calls: LinuxCalls(), isWanted: isWanted) { listings.append($0) }
        reader.read(name.isEmpty ? FilePath(folder.path) : folder.file(name))
        return listings
    }

    private func names(_ listing: FolderListing?) -> [String] {
        listing?.items.map { String(decoding: $0.name, as: UTF8.self) } ?? []
    }

    @Test func `folders come first, then texts, then the rest, in natural order`() throws {
        for name in ["chapter 10.md", "Chapter 2.md", "notes"] { folder.write(name, "words\n") }
        folder.write("a picture", [0x89, 0x50, 0x4E, 0x47, 0x00])
        mkdir(folder.file("part 2").cString, 0o755)
        mkdir(folder.file("old").cString, 0o755)
        let listing = try #require(read().last)
        #expect(
            names(listing) == ["old", "part 2", "Chapter 2.md", "chapter 10.md", "notes", "a picture"])
        #expect(listing.items.map(\.kind) == [.folder, .folder, .text, .text, .text, .data])
        #expect(listing.isComplete)
        #expect(listing.path == FilePath(folder.path))
    }

    @Test func `a file has its size and time`() throws {
        folder.write("a", "four")
        let item = try #require(read().last?.items.first)
        #expect(item.detail.hasPrefix("4 bytes · today "))
    }

    @Test(.timeLimit(.minutes(1)))
    func `pipes and links that lead nowhere are listed and never opened`() throws {
        mkfifo(folder.file("pipe").cString, 0o644)
        folder.link("nowhere", to: "missing")
        folder.link("round", to: "round")
        let listing = try #require(read().last)
        #expect(names(listing) == ["nowhere", "pipe", "round"])
        #expect(listing.items.allSatisfy { $0.kind == .other })
    }

    @Test func `a link counts for what it leads to`() throws {
        folder.write("a", "words")
        mkdir(folder.file("f").cString, 0o755)
        folder.link("to a", to: "a")
        folder.link("to f", to: "f")
        #expect(names(read().last) == ["f", "to f", "a", "to a"])
    }

    @Test func `names of any bytes are kept`() throws {
        let name: [UInt8] = [0x63, 0xE9, 0x1B, 0x5B]
        folder.write(folder.file(name), [0x61])
        #expect(read().last?.items.first?.name == name)
    }

    @Test func `a folder that is not there is told`() {
        #expect(read("missing").last?.problem == .noSuchFolder)
    }

    @Test func `a file is no folder`() {
        folder.write("a", "words")
        #expect(read("a").last?.problem == .noSuchFolder)
    }

    @Test func `nothing is told to those who have gone`() {
        folder.write("a", "words")
        #expect(read(while: { false }).isEmpty)
    }

    @Test func `a file that may not be read is no text`() throws {
        folder.write("a", "words")
        let calls = FaultyCalls(secondOf: .open, errno: EACCES)
        var last: FolderListing?
        FolderReader(calls: calls, isWanted: { true }, tell: { last = $0 }).read(FilePath(folder.path))
        #expect(last?.items.first?.kind == .data)
    }
}
