import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite("Descriptors") struct DescriptorTests {
    private let folder = TestFolder()

    private func opened() throws -> Descriptor {
        try Descriptor(folder.file("a").bytes, in: AT_FDCWD, flags: O_RDWR, calls: LinuxCalls())
    }

    @Test func `a locked file is locked for all others`() throws {
        folder.write("a", "")
        var first = try opened()
        try first.lock()
        var second = try opened()
        #expect(throws: SystemError(errno: EWOULDBLOCK)) { try second.lock() }
    }

    @Test(arguments: [true, false])
    func `a lock ends with its descriptor, also while a child that is just being started has a copy`(
        closes: Bool
    ) throws {
        folder.write("a", "")
        var first = try opened()
        try first.lock()
        let copyOfChild = dup(first.number)
        defer { close(copyOfChild) }
        if closes { try first.close() } else { end(first) }
        var second = try opened()
        try second.lock()
        #expect(copyOfChild >= 0)
    }

    private func end(_ descriptor: consuming Descriptor) {}
}
