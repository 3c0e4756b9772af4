import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Notes of hidden files` {
    let folder = TestFolder()
    private let hidden = ".cleanwriter-0123456789abcdef"

    private func saver(_ calls: any SystemCalls = LinuxCalls()) -> FileSaver {
        FileSaver(
            calls: calls, newMode: 0o644, places: SafePlaces(folder: folder.file("state").bytes))
    }

    private var state: FilePath { folder.file("state") }

    /// What is in the folder of the texts.
    private var texts: [String] { folder.names.filter { $0 != "state" } }

    private func clean() { TemporaryNote.clean(state, calls: LinuxCalls()) }

    private func leaveNote(of standing: FileStamp?) {
        mkdir(state.cString, 0o700)
        let content = TemporaryNote.Content(
            path: folder.file("page"), hidden: Array(hidden.utf8), standing: standing)
        folder.write("state/0123456789abcdef.hidden", content.bytes, mode: 0o600)
    }

    @Test(arguments: [true, false])
    func `after a save that was cut off at any call the next run finds nothing hidden`(isNew: Bool) throws {
        for number in 1...100 {
            if isNew { unlink(folder.file("page").cString) } else { folder.write("page", "old words") }
            // From one call on nothing happens any more, as after a kill.
            let calls = FaultyCalls { _, count in count >= number ? .init(errno: EIO) : nil }
            let order = SaveOrder(
                text: Rope("new words"), path: folder.file("page"), consent: [.replacing])
            let outcome = saver(calls).save(order)
            clean()
            #expect(texts.allSatisfy { $0 == "page" }, "call \(number)")
            #expect(folder.names(in: "state").isEmpty, "call \(number)")
            if !isNew { #expect(["old words", "new words"].contains(folder.text("page"))) }
            if case .success = outcome.result { return }
        }
        Issue.record("the failure fires for ever")
    }

    @Test func `the old version that was replaced goes`() throws {
        folder.write(hidden, "old")
        let old = try #require(folder.status(hidden)).stamp
        folder.write("page", "new")
        leaveNote(of: old)
        clean()
        #expect(texts == ["page"])
    }

    @Test func `what somebody else wrote in the last moment stays`() throws {
        folder.write("page", "old")
        let old = try #require(folder.status("page")).stamp
        rename(folder.file("page").cString, folder.file("elsewhere").cString)
        folder.write("page", "new")
        folder.write(hidden, "theirs")
        leaveNote(of: old)
        clean()
        #expect(folder.text(hidden) == "theirs" && folder.names(in: "state").isEmpty)
    }

    @Test func `the old version that somebody has changed since stays`() throws {
        folder.write(hidden, "old")
        let old = try #require(folder.status(hidden)).stamp
        folder.write(hidden, "more words")
        folder.write("page", "new")
        leaveNote(of: old)
        clean()
        #expect(folder.text(hidden) == "more words")
    }

    @Test func `the hidden file of a save that lives stays`() throws {
        folder.write("page", "old")
        folder.write(hidden, "new")
        leaveNote(of: try #require(folder.status("page")).stamp)
        let note = open(folder.file("state/0123456789abcdef.hidden").cString, O_RDONLY)
        defer { close(note) }
        #expect(flock(note, LOCK_EX) == 0)
        clean()
        #expect(folder.text(hidden) == "new" && folder.names(in: "state").count == 1)
    }

    @Test(arguments: [
        "page", "../page", ".cleanwriter-0123456789abcdef.save", ".cleanwriter-0123456789abcdeg",
    ])
    func `a note names no other files than hidden ones`(name: String) {
        let content = TemporaryNote.Content(
            path: folder.file("text"), hidden: Array(name.utf8), standing: nil)
        #expect(TemporaryNote.Content(content.bytes) == nil)
    }

    @Test func `a note that is torn anywhere says nothing`() {
        let stamp = FileStamp(device: 1, inode: 2, size: 3, modified: 4, changed: 0)
        let content = TemporaryNote.Content(
            path: FilePath("/a\nb"), hidden: Array(hidden.utf8), standing: stamp)
        let bytes = content.bytes
        #expect(TemporaryNote.Content(bytes) == content)
        for count in bytes.indices { #expect(TemporaryNote.Content(Array(bytes[..<count])) == nil) }
    }
}
