import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Saves that were cut off` {
    let folder = TestFolder()
    private let stem = "0123456789abcdef"

    private var found: [InterruptedSave] {
        InterruptedSave.find(in: FilePath(Array(folder.path.utf8)), calls: FaultyCalls { _, _ in nil })
    }

    /// Leaves what a save of `page` that was cut off leaves.
    private func leave(old: String = "old", new: String = "new", record: [UInt8]? = nil) {
        folder.write("\(stem).old", Array(old.utf8), mode: 0o600)
        folder.write("\(stem).new", Array(new.utf8), mode: 0o600)
        folder.write("\(stem).save", record ?? self.record(), mode: 0o600)
    }

    private func record() -> [UInt8] {
        SaveRecord(path: folder.file("page"), oldSize: 3, newSize: 3, began: 7).bytes
    }

    @Test(
        arguments: [("old", InterruptedSave.FileState.old), ("nld", .neither), (nil, .gone)]
            as [(String?, InterruptedSave.FileState)])
    func `one is told with what the file holds now`(content: String?, state: InterruptedSave.FileState) throws
    {
        if let content { folder.write("page", content) }
        leave()
        let save = try #require(found.first)
        #expect(save.path == folder.file("page") && save.state == state && save.began == 7)
        #expect(try save.bytes(of: .old) == Array("old".utf8))
        #expect(try save.bytes(of: .new) == Array("new".utf8))
    }

    @Test func `looking at one changes nothing`() {
        folder.write("page", "nld")
        leave()
        let before = folder.names
        _ = found
        #expect(found.count == 1 && folder.names == before && folder.text("page") == "nld")
    }

    @Test func `a version is put back, made anew where the file is gone, and then forgotten`() throws {
        leave()
        let save = try #require(found.first)
        _ = try save.putBack(.old, with: .real).get()
        #expect(folder.text("page") == "old")
        _ = try save.putBack(.new, with: .real).get()
        #expect(folder.text("page") == "new")
        save.forget()
        #expect(folder.names == ["page"])
    }

    @Test func `one whose file is well goes without a word`() {
        folder.write("page", "new")
        leave()
        #expect(found.isEmpty)
        #expect(folder.names == ["page"])
    }

    @Test func `a record that is torn anywhere belongs to a file that was not touched yet`() {
        let whole = record()
        for length in 0..<whole.count {
            leave(record: Array(whole.prefix(length)))
            #expect(found.isEmpty)
            #expect(folder.names.isEmpty, "\(length) bytes")
        }
    }

    @Test func `a copy that is not whole was made before the file was touched`() {
        leave(new: "ne")
        #expect(found.isEmpty && folder.names.isEmpty)
    }

    @Test func `where files cannot be locked nothing is removed`() {
        leave(record: [])
        let calls = FaultyCalls([.lock: ENOLCK])
        #expect(InterruptedSave.find(in: FilePath(Array(folder.path.utf8)), calls: calls).isEmpty)
        #expect(folder.names.count == 3)
    }

    @Test func `records that others could have put there are left alone`() {
        leave()
        chmod(folder.file("\(stem).save").cString, 0o666)
        #expect(found.isEmpty)
        unlink(folder.file("\(stem).save").cString)
        folder.write("elsewhere", record(), mode: 0o600)
        folder.link("\(stem).save", to: "elsewhere")
        #expect(found.isEmpty)
        unlink(folder.file("\(stem).save").cString)
        mkfifo(folder.file("\(stem).save").cString, 0o600)
        #expect(found.isEmpty)
        #expect(folder.names.count == 4)
    }

    @Test func `files with other names are not ours`() {
        for name in ["notes.save", ".save", "0123456789abcdeg.save", ".cleanwriter-0123.save"] {
            folder.write(name, Array("words".utf8), mode: 0o600)
        }
        #expect(found.isEmpty)
        #expect(folder.names.count == 4)
    }

    @Test(arguments: [
        Array("/page".utf8), Array("/a\nnew 5\nend\n".utf8), [0x2F, 0xFF, 0x1B, 0x5D],
        Array("/".utf8) + [UInt8](repeating: 0x6E, count: 4_000),
    ])
    func `a record of any path is read as it was written`(path: [UInt8]) {
        let record = SaveRecord(path: FilePath(path), oldSize: 0, newSize: .max, began: -1)
        #expect(SaveRecord(record.bytes) == record)
    }

    @Test(arguments: [
        "cleanwriter save 2\nold 1\nnew 1\nbegan 1\npath 2\n/a\nend\n",
        "cleanwriter save 1\nold -1\nnew 1\nbegan 1\npath 2\n/a\nend\n",
        "cleanwriter save 1\nold 99999999999999999999\nnew 1\nbegan 1\npath 2\n/a\nend\n",
        "cleanwriter save 1\nold 1\nnew 1\nbegan 1\npath 1\na\nend\n",
        "cleanwriter save 1\nold 1\nnew 1\nbegan 1\npath 3\n/a\nend\n",
        "cleanwriter save 1\nold 1\nnew 1\nbegan 1\npath 2\n/a\nend\nmore",
        "cleanwriter save 1\nold 1\nnew 1\nbegan 1\npath 3\n/\0a\nend\n",
        "cleanwriter save 1\nold 1\nnew 1\nbegan 1\npath -9\nend\n",
    ])
    func `a record that we cannot have written is not read`(text: String) {
        #expect(SaveRecord(Array(text.utf8)) == nil)
    }
}
