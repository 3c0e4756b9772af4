import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct LineLogTests {
    let folder = TestFolder()

    @Test func `lines are added to what is there`() throws {
        let path = folder.write("log", "before\n")
        try LineLog(path).write("after")
        #expect(folder.text("log") == "before\nafter\n")
    }

    @Test func `a pipe that nobody empties keeps nobody waiting`() throws {
        let path = folder.file("log")
        try #require(mkfifo(path.cString, 0o600) == 0)
        let reader = open(path.cString, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let log = try LineLog(path)
        // Twice what a pipe holds: a log that waited would never come to the end.
        for _ in 0..<2_000 { log.write(String(repeating: "x", count: 70)) }
        var byte: UInt8 = 0
        #expect(read(reader, &byte, 1) == 1)
    }
}
