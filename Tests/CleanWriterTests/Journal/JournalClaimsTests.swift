import EditorCore
import EditorTestSupport
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Journals of former runs` {
    private let desk = JournalDesk(name: nil, folder: TestFolder())

    /// The paths of what a run that was killed has left.
    private func left() throws -> [[UInt8]] {
        desk.type("One")
        desk.pass(.seconds(1))
        desk.kill()
        return LeftText(try desk.recoveredText(), in: desk.path).journals
    }

    @Test func `are taken by one of two that want them`() throws {
        let paths = try left()
        var first: JournalClaims? = JournalClaims(calls: LinuxCalls())
        let second = JournalClaims(calls: LinuxCalls())
        #expect(first?.claim(paths) == true && !second.claim(paths))
        #expect(first?.claim(paths) == true)
        #expect(try desk.recovered().isEmpty)
        first = nil
        #expect(second.claim(paths))
    }

    @Test func `are taken all or not at all`() throws {
        let paths = try left()
        let claims = JournalClaims(calls: LinuxCalls())
        #expect(!claims.claim(paths + [desk.path + Array("/gone.journal".utf8)]))
        #expect(JournalClaims(calls: LinuxCalls()).claim(paths))
    }

    @Test func `are not taken again when they are in the trash`() throws {
        let paths = try left()
        try JournalClaims(calls: LinuxCalls()).discard(paths, areSafe: false)
        #expect(desk.journals.isEmpty && desk.trash.count == 1)
        #expect(!JournalClaims(calls: LinuxCalls()).claim(paths))
    }

    @Test(arguments: [false, true])
    func `are found in the trash when they were given up, and not when their words are safe`(isSafe: Bool)
        throws
    {
        let paths = try left()
        try JournalClaims(calls: LinuxCalls()).discard(paths, areSafe: isSafe)
        let trash = JournalFolder.trash(of: desk.path)
        let scanner = try #require(try JournalScanner(trash, calls: LinuxCalls()))
        let found = try scanner.scan().compactMap(scanner.read)
        #expect(found.map(\.text) == (isSafe ? [] : [Rope("One")]))
        guard let text = found.first else { return }
        // Brought back and saved, it stays where it is and is safe.
        let back = JournalClaims(calls: LinuxCalls())
        let journals = LeftText(text, in: trash).journals
        #expect(back.claim(journals))
        try back.discard(journals, areSafe: true)
        #expect(try scanner.scan().isEmpty && desk.trash.count == 1)
    }

    @Test func `are left to the run that has taken them`() throws {
        let paths = try left()
        let first = JournalClaims(calls: LinuxCalls())
        #expect(first.claim(paths))
        try JournalClaims(calls: LinuxCalls()).discard(paths, areSafe: false)
        #expect(desk.journals.count == 1)
        try first.discard(paths, areSafe: false)
        #expect(desk.journals.isEmpty)
    }

    @Test func `go when the journal that goes on with them is on the disk`() throws {
        let paths = try left()
        let text = try #require(try desk.recovered().first)
        let next = JournalDesk(name: nil, folder: desk.folder)
        #expect(next.claims.claim(paths))
        next.editor.session.receive(.left([LeftText(text, in: desk.path)]), at: .zero)
        next.editor.turn()
        next.editor.press("esc enter")
        #expect(next.journals.count == 1 && next.trash.isEmpty)
        next.pass(.seconds(1))
        #expect(next.news.isEmpty && next.editor.marked == "One‸", "\(next.news) \(next.editor.screen)")
        #expect(next.trash.count == 1 && next.journals.count == 1)
        next.editor.press("ctrl+z")
        next.pass(.seconds(1))
        #expect(next.editor.bytes.isEmpty)
        next.kill()
        #expect(try next.recovered().first?.replay.trail.history.undone.count == 1)
    }
}
