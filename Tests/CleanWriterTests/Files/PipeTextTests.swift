import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite(.timeLimit(.minutes(1))) struct `Text from a pipe` {
    /// Sends `bytes` through a pipe from a thread of its own, since a pipe holds only 64 KiB.
    private func piped(_ bytes: [UInt8]) throws -> OpenedText {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (reading, writing) = (ends[0], ends[1])
        defer { close(reading) }
        WorkerThread.run {
            var start = 0
            while start < bytes.count {
                let length = bytes.withUnsafeBytes {
                    write(writing, $0.baseAddress?.advanced(by: start), $0.count - start)
                }
                if length <= 0 { break }
                start += length
            }
            close(writing)
        }
        return try PipeText.read(reading, calls: LinuxCalls())
    }

    @Test(arguments: [0, 1, 65_537, 3_000_001])
    func `it is read to its end`(length: Int) throws {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let text = try piped(bytes)
        #expect(text.text.allBytes == bytes)
        #expect(text.stamp == nil && text.isComplete)
    }

    @Test func `UTF-16 is understood there too`() throws {
        let text = try piped([0xFF, 0xFE, 0x61, 0x00])
        #expect(text.text.allBytes == [0x61])
        #expect(text.encoding == .utf16LittleEndian)
    }

    @Test func `a folder in place of a pipe is told`() throws {
        let descriptor = open("/", O_RDONLY)
        defer { close(descriptor) }
        #expect(throws: OpenProblem.isDirectory) { try PipeText.read(descriptor, calls: LinuxCalls()) }
    }
}
