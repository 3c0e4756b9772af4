import EditorCore
import Glibc
import Testing

@testable import CleanWriter

/// Versions on a real disk.
@Suite struct VersionStoreTests {
    private let folder = TestFolder()
    private static let now: Int64 = 1_764_500_000

    private func store(_ calls: any JournalCalls = LinuxCalls()) -> VersionStore {
        VersionStore(stateFolder: Array("\(folder.path)/state".utf8), calls: calls)
    }

    private func former(_ text: String, minutesAgo: Int64, room: Int = 1_000_000) -> ReplacedText {
        ReplacedText(
            text: Rope(text), modified: (Self.now - minutesAgo * 60) * 1_000_000_000, room: room)
    }

    private func keep(
        _ text: String, minutesAgo: Int64, of name: String = "draft.txt", new: String? = nil,
        room: Int = 1_000_000, calls: any JournalCalls = LinuxCalls()
    ) throws(SystemError) {
        try store(calls).keep(
            former(text, minutesAgo: minutesAgo, room: room), of: folder.file(name).bytes,
            new: Rope(new ?? text + "."), at: Self.now)
    }

    private func texts(of name: String = "draft.txt", holding held: String = "") throws(SystemError)
        -> [String?]
    {
        let file = folder.file(name).bytes
        var texts: [String?] = []
        for version in try store().list(of: file, holding: Rope(held), present: Rope(), by: .prose).0 {
            let text = try store().text(of: version.name, of: file)
            texts.append(text.map { String(decoding: $0.allBytes, as: UTF8.self) })
        }
        return texts
    }

    /// The one folder of a text, as a name in the test's folder.
    private var only: String {
        "state/versions/" + (folder.names(in: "state/versions").first ?? "none")
    }

    @Test func `what files held comes back, the newest first`() throws {
        try keep("One.", minutesAgo: 60)
        try keep("One. Two.", minutesAgo: 30)
        #expect(try texts() == ["One. Two.", "One."])
        let list = try store().list(
            of: folder.file("draft.txt").bytes, holding: Rope(), present: Rope("One. Three four."), by: .prose
        )
        #expect(list.0.map(\.words) == [2, 1])
        #expect(
            list.0.map(\.since) == [WordChange(inserted: 2, removed: 1), WordChange(inserted: 2, removed: 0)])
        #expect(list.bytes == 13)
    }

    @Test(arguments: [(CountingRule.prose, 4, 2), (.word, 3, 2)])
    func `words are counted as they are in the text, whatever the name says`(
        rule: CountingRule, words: Int, came: Int
    ) throws {
        try keep("A word—or two.", minutesAgo: 60)
        let list = try store().list(
            of: folder.file("draft.txt").bytes, holding: Rope(),
            present: Rope("A word—or two.\nand/or more"), by: rule)
        #expect(list.0.map(\.words) == [words])
        #expect(list.0.map(\.since) == [WordChange(inserted: came, removed: 0)])
    }

    @Test func `only the owner may look at them`() throws {
        let before = umask(0)
        defer { umask(before) }
        try keep("One.", minutesAgo: 60)
        #expect(folder.status("state/versions")?.mode == 0o700)
        #expect(folder.status(only)?.mode == 0o700)
        for name in folder.names(in: only) { #expect(folder.status("\(only)/\(name)")?.mode == 0o600) }
    }

    @Test func `a folder that others may look into is closed to them`() throws {
        try keep("One.", minutesAgo: 60)
        chmod(folder.file(only).cString, 0o755)
        _ = try texts()
        #expect(folder.status(only)?.mode == 0o700)
    }

    @Test func `what is little newer, or the same, is not added`() throws {
        try keep("One.", minutesAgo: 60)
        try keep("One. Two.", minutesAgo: 55)
        try keep("One.", minutesAgo: 30)
        #expect(try texts() == ["One."])
    }

    @Test func `a text before a great loss is added at once`() throws {
        try keep("One.", minutesAgo: 60)
        let long = String(repeating: "word ", count: 200)
        try keep(long, minutesAgo: 59, new: "gone")
        #expect(try texts() == [long, "One."])
    }

    @Test func `an empty text and one without room are not added`() throws {
        try keep("", minutesAgo: 60)
        try keep(String(repeating: "x", count: 300), minutesAgo: 30, room: 1_000)
        #expect(try texts().isEmpty)
    }

    @Test func `all together keep to the room, the oldest go first`() throws {
        let text = { (letter: String) in String(repeating: letter, count: 200) }
        for (number, name) in ["a", "b", "c", "d", "e", "f"].enumerated() {
            try keep(text(name), minutesAgo: 100 - Int64(number), of: name, room: 1_000)
        }
        #expect(try texts(of: "a").isEmpty)
        for name in ["b", "c", "d", "e", "f"] { #expect(try texts(of: name) == [text(name)]) }
    }

    @Test func `a file that was renamed finds its versions`() throws {
        try keep("One.", minutesAgo: 60, new: "Two.")
        #expect(try texts(of: "renamed.txt", holding: "Two.") == ["One."])
        try keep("Two.", minutesAgo: 30, of: "renamed.txt", new: "Three.")
        #expect(try texts(of: "renamed.txt") == ["Two.", "One."])
        #expect(folder.names(in: "state/versions").count == 1)
    }

    @Test func `a copy beside the file does not take its versions away`() throws {
        folder.write("draft.txt", "Two.")
        try keep("One.", minutesAgo: 60, new: "Two.")
        #expect(try texts(of: "copy.txt", holding: "Two.").isEmpty)
        #expect(try texts() == ["One."])
    }

    @Test func `a text in memory leaves no version on the disk`() throws {
        let memory = TestFolder(in: "/dev/shm")
        let file = memory.write("secret.txt", "words")
        try store().keep(former("words", minutesAgo: 60), of: file.bytes, new: Rope("w"), at: Self.now)
        #expect(try store().holdings().isEmpty)
    }

    @Test func `versions are told of and forgotten, of one file or of all`() throws {
        try keep("One.", minutesAgo: 60)
        try keep("Other one.", minutesAgo: 60, of: "other.txt")
        #expect(
            try store().holdings() == [
                .init(file: folder.file("other.txt").bytes, versions: 1, bytes: 10),
                .init(file: folder.file("draft.txt").bytes, versions: 1, bytes: 4),
            ])
        #expect(try store().forget(folder.file("other.txt").bytes) == 10)
        #expect(try store().holdings().map(\.bytes) == [4])
        #expect(try store().forget(nil) == 4)
        #expect(folder.names(in: "state/versions").isEmpty)
    }

    // MARK: What cannot be trusted

    @Test func `a version with other bytes than its name says is none`() throws {
        try keep("One.", minutesAgo: 60)
        let name = folder.names(in: only).first { $0.hasSuffix(".txt") } ?? ""
        folder.write(folder.file("\(only)/\(name)"), Array("Oni.".utf8))
        #expect(try texts() == [nil])
        folder.write(folder.file("\(only)/\(name)"), Array("One".utf8))
        #expect(try texts() == [nil])
        folder.write(folder.file("\(only)/\(name)"), Array("One. and more".utf8))
        #expect(try texts() == [nil])
    }

    @Test func `links are not followed and strange names are left alone`() throws {
        try keep("One.", minutesAgo: 60)
        folder.write("outside", "One.")
        let name = folder.names(in: only).first { $0.hasSuffix(".txt") } ?? ""
        unlink(folder.file("\(only)/\(name)").cString)
        folder.link("\(only)/\(name)", to: folder.path + "/outside")
        folder.write("\(only)/1-2-3.txt", "not ours")
        folder.write("\(only)/-1-0000000000000000-5-5.txt", "not ours")
        folder.link("state/versions/0123456789abcdef", to: folder.path)
        #expect(try texts() == [nil])
        #expect(try store().forget(nil) == 4)
        #expect(folder.text("outside") == "One.")
        #expect(folder.names(in: only).count == 2)
    }

    @Test func `an owner that is nonsense is written anew`() throws {
        try keep("One.", minutesAgo: 60)
        folder.write("\(only)/owner", "nonsense")
        try keep("One. Two.", minutesAgo: 30)
        #expect(try texts() == ["One. Two.", "One."])
        #expect(try store().holdings().first?.file == folder.file("draft.txt").bytes)
    }

    @Test func `another path of the same name in the store gets no versions of the first`() throws {
        try keep("One.", minutesAgo: 60)
        folder.write("\(only)/owner", String(repeating: "0", count: 16) + "\n/elsewhere")
        #expect(try texts().isEmpty)
    }

    @Test func `names are read only as they are written`() throws {
        let name = VersionName(of: Rope("One two."), seconds: 42)
        #expect(VersionName(name.name) == name)
        for wrong in [
            "042-0000000000000001-8-2.txt", "42-1-8-2.txt", "42-0000000000000001-8.txt", "x.txt", "",
            "+4-0000000000000001-8-2.txt",
        ] {
            #expect(VersionName(Array(wrong.utf8)) == nil)
        }
    }

    @Test(arguments: [ENOSPC, EIO, EDQUOT, EACCES])
    func `a call that fails harms no version that is there`(errno: Int32) throws {
        try keep("One.", minutesAgo: 60)
        for number in 1...200 {
            let calls = FaultyCalls { _, count in count == number ? .init(errno: errno) : nil }
            var hasFailed = false
            do throws(SystemError) {
                try keep("Text \(number).", minutesAgo: 30, calls: calls)
            } catch {
                hasFailed = true
            }
            #expect(calls.leaked.isEmpty)
            let kept = try texts()
            #expect(kept.last == "One.")
            #expect(kept.dropLast().allSatisfy { $0 == "Text \(number)." })
            for version in kept.dropLast() where version != nil { try dropNewest() }
            if calls.made.count < number { return #expect(!hasFailed) }
        }
        Issue.record("there were always more calls")
    }

    private func dropNewest() throws {
        let newest = folder.names(in: only).filter { $0.hasSuffix(".txt") }.max() ?? ""
        unlink(folder.file("\(only)/\(newest)").cString)
    }
}
