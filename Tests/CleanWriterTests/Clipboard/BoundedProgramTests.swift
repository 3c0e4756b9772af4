import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct BoundedProgramTests {
    private func program(_ path: String, _ arguments: String...) -> BoundedProgram {
        BoundedProgram(path: Array(path.utf8), arguments: arguments)
    }

    @Test func `what a program says is taken`() {
        #expect(program("/bin/echo", "-n", "one\ntwo").heard() == .said(Array("one\ntwo".utf8)))
        #expect(program("/bin/cat").heard() == .said([]))
    }

    @Test func `a program that ends badly is told from one that is not there`() {
        #expect(program("/bin/false").heard() == .failed)
        #expect(program("/nowhere/program").heard() == .late)
    }

    @Test func `a program that takes too long is late`() {
        var slow = program("/bin/sh", "-c", "tail -f /dev/null")
        slow.patience = .milliseconds(60)
        #expect(slow.heard() == .late)
    }

    @Test func `a program that says too much is ended with all that it has begun`() {
        let folder = TestFolder()
        let path = folder.path + "/held"
        #expect(mkfifo(path, 0o600) == 0)
        let pipe = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(pipe) }
        var loud = program("/bin/sh", "-c", "exec 3>'\(path)'; tail -f /dev/null & exec yes")
        loud.limit = 100_000
        #expect(loud.heard() == .tooLong)
        // The pipe is hung up when the last of them is gone.
        var entry = pollfd(fd: pipe, events: 0, revents: 0)
        #expect(poll(&entry, 1, 10_000) == 1)
    }

    @Test func `a program gets what it is to keep`() {
        let folder = TestFolder()
        let path = folder.path + "/kept"
        let text = String(repeating: "words ", count: 40_000)
        #expect(program("/usr/bin/tee", path).tell(Rope(text)))
        #expect(folder.content(folder.file("kept")) == Array(text.utf8))
        #expect(!program("/bin/false").tell(Rope()))
    }

    @Test func `a program that does not listen is not waited for`() {
        var deaf = program("/bin/sh", "-c", "tail -f /dev/null")
        deaf.patience = .milliseconds(60)
        #expect(!deaf.tell(Rope(String(repeating: "words ", count: 400_000))))
    }

    /// proc_pid_stat(5): the number of the process, of its session, and of its terminal.
    @Test func `a program has a session of its own, with no terminal`() throws {
        guard case .said(let stat) = program("/bin/cat", "/proc/self/stat").heard() else {
            Issue.record("nothing was said")
            return
        }
        let fields = String(decoding: stat, as: UTF8.self).split(separator: " ")
        try #require(fields.count > 6)
        #expect(fields[0] == fields[5])
        #expect(fields[6] == "0")
    }
}
