import EditorCore
import EditorTestSupport
import Glibc
import Synchronization
import Testing

@testable import CleanWriter

@Suite struct `Journals on a bad disk` {
    static let errors = [ENOSPC, EIO, EDQUOT, EACCES]

    /// Writes, waits until a failure must be over, and writes again.
    private func writeSomeTime(_ desk: JournalDesk) {
        desk.type("One. ")
        desk.pass(.seconds(1))
        desk.editor.paste([UInt8](repeating: 0x61, count: 6_000))
        desk.pass(.seconds(3))
        desk.editor.press("ctrl+z ctrl+y")
        desk.type("Two. ")
        desk.pass(.seconds(25))
        desk.type("Three.")
        desk.pass(.seconds(2))
    }

    @Test(arguments: errors)
    func `whatever call fails once, every word is there in the end`(errno: Int32) throws {
        for number in 1...400 {
            let calls = FaultyCalls { _, count in count == number ? .init(errno: errno) : nil }
            let desk = JournalDesk(calls: calls)
            writeSomeTime(desk)
            let hasFired = calls.made.count >= number
            desk.kill()
            let text = try desk.recoveredText()
            guard text.text.allBytes == desk.editor.bytes else {
                Issue.record(
                    "call \(number), \(calls.made.dropFirst(number - 1).first.map { "\($0)" } ?? "")")
                return
            }
            #expect(calls.leaked.isEmpty)
            if !hasFired { return }
        }
        Issue.record("the failure fires for ever")
    }

    @Test func `the last room of a full disk is kept for words`() throws {
        let isFull = Mutex(false)
        let unlinks = Counter()
        let calls = FaultyCalls { call, _ in
            isFull.withLock { isFull in
                // The first is the journal that could not be written, the second the room that was set apart.
                if isFull, call == .unlink, unlinks.next() == 2 { isFull = false }
                return isFull && [.write, .syncData].contains(call) ? .init(errno: ENOSPC) : nil
            }
        }
        let desk = JournalDesk(calls: calls)
        desk.type("One. ")
        desk.pass(.seconds(3))
        #expect(desk.hasBallast)
        isFull.withLock { $0 = true }
        desk.type("Two.")
        desk.pass(.seconds(3))
        #expect(desk.news.isEmpty)
        desk.kill()
        #expect(try desk.recoveredText().string == "One. Two.")
    }

    @Test func `very many unsaved words are told of`() throws {
        let desk = JournalDesk()
        mkdir(desk.folder.file("journal").cString, 0o700)
        desk.folder.write("journal/old.journal", [UInt8](repeating: 0x61, count: 20_001))
        desk.type("One. ")
        desk.pass(.seconds(1))
        let told = desk.news.contains { if case .crowded(let bytes) = $0 { bytes >= 20_001 } else { false } }
        #expect(told && desk.journals.count == 2)
    }

    @Test(arguments: errors)
    func `what was kept before the disk went bad stays`(errno: Int32) throws {
        for call in [FaultyCalls.Call.write, .syncData, .sync, .open] {
            let isBad = Counter()
            let calls = FaultyCalls { made, _ in
                made == call && isBad.next() > (call == .open ? 6 : 3) ? .init(errno: errno) : nil
            }
            let desk = JournalDesk(calls: calls)
            for _ in 0..<8 {
                desk.type("word ")
                desk.pass(.seconds(2))
            }
            desk.kill()
            let text = try desk.recovered().first?.string ?? ""
            #expect("word word word word word word word word ".hasPrefix(text) && !text.isEmpty, "\(call)")
        }
    }

    @Test func `a full disk is told once, writing goes on, and it is told when it is over`() throws {
        let isFull = Flag(true)
        let calls = FaultyCalls { call, _ in
            call == .write && isFull.value ? .init(errno: ENOSPC) : nil
        }
        let desk = JournalDesk(calls: calls)
        for _ in 0..<10 {
            desk.type("word ")
            desk.pass(.seconds(5))
        }
        #expect(desk.troubles == [.diskFull])
        #expect(desk.journals.isEmpty, "no crumbs are left on a full disk")
        isFull.value = false
        desk.pass(.seconds(10))
        #expect(desk.troubles == [.diskFull, nil])
        desk.kill()
        #expect(try desk.recoveredText().string == String(repeating: "word ", count: 10))
    }

    @Test func `a failure is tried again every ten seconds and not more often`() {
        let calls = FaultyCalls([.open: EIO])
        let desk = JournalDesk(name: nil, calls: calls)
        for _ in 0..<60 {
            desk.type("a")
            desk.pass(.seconds(1))
        }
        #expect((5...7).contains(calls.made.filter { $0 == .open }.count))
    }

    @Test func `a folder that was deleted is made again`() throws {
        let desk = JournalDesk()
        desk.type("One. ")
        desk.pass(.seconds(2))
        for name in desk.journals { unlink("\(desk.folder.path)/journal/\(name)") }
        rmdir("\(desk.folder.path)/journal")
        desk.editor.paste([UInt8](repeating: 0x61, count: 6_000))
        desk.pass(.seconds(30))
        desk.kill()
        #expect(try desk.recoveredText().text.allBytes == desk.editor.bytes)
    }

    @Test func `without a folder it is told once`() {
        let desk = JournalDesk(name: nil)
        desk.folder.write("journal", "a file")
        for _ in 0..<5 {
            desk.type("a")
            desk.pass(.seconds(10))
        }
        #expect(desk.troubles == [.noFolder])
    }

    @Test func `where the usual place cannot take it a journal is beside the file, and that is told`() throws
    {
        let desk = JournalDesk()
        desk.folder.write("journal", "a file")
        desk.type("One. ")
        desk.pass(.seconds(3))
        let told = desk.news.compactMap { if case .elsewhere(let trouble, _) = $0 { trouble } else { nil } }
        #expect(told == [.noFolder] && desk.news.count == 1)
        desk.type("Two.")
        desk.pass(.seconds(3))
        desk.kill()
        #expect(try desk.recoveredText().string == "One. Two.")
        #expect(desk.folder.status(".cleanwriter-journal")?.mode == 0o700)
    }

    @Test func `a place that takes words and does not put them on the disk is left for another`() throws {
        let syncs = Counter()
        // The journal itself, then the new one in the same place; the third is beside the file.
        let desk = JournalDesk(
            calls: FaultyCalls { call, _ in
                call == .syncData && (2...3).contains(syncs.next()) ? .init(errno: EIO) : nil
            })
        for _ in 0..<3 {
            desk.type("word ")
            desk.pass(.seconds(3))
        }
        desk.kill()
        #expect(desk.news.count == 1 && desk.troubles == [nil])
        #expect(try desk.recoveredText().string == "word word word ")
        #expect(desk.journals.isEmpty)
    }

    @Test func `where the file system knows no locks there are journals all the same`() throws {
        let desk = JournalDesk(calls: FaultyCalls([.lock: ENOLCK]))
        desk.type("One")
        desk.pass(.seconds(1))
        #expect(desk.journals.count == 1 && desk.news.isEmpty)
        desk.kill()
        let scanner = try #require(try JournalScanner(desk.path, calls: FaultyCalls([.lock: ENOLCK])))
        #expect(try scanner.scan().map(\.ownerIsUnknown) == [true])
    }
}
