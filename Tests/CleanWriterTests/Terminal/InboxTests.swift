import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct InboxTests {
    private func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) == 1
    }

    @Test func `an answer posted by another thread wakes who waits and is handed out once`() throws {
        let inbox = try Inbox()
        #expect(!isReadable(inbox.descriptor, within: 0))
        try startThread { inbox.post(.names(prefix: FilePath("a"), [FilePath("abc")])) }
        #expect(isReadable(inbox.descriptor, within: 10_000))
        let causes = inbox.drain()
        #expect(causes.count == 1)
        guard case .file(.names(let prefix, _)) = causes.first else {
            Issue.record("another cause: \(causes)")
            return
        }
        #expect(prefix == FilePath("a"))
        #expect(!isReadable(inbox.descriptor, within: 0))
        #expect(inbox.drain().isEmpty)
    }
}
