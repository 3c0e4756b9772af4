import EditorCore
import Testing

@testable import CleanWriter

@Suite struct BoundedProgramTests {
    private func program(_ path: String, _ arguments: String...) -> BoundedProgram {
        BoundedProgram(path: Array(path.utf8), arguments: arguments)
    }

    @Test func `what a program says is taken`() {
        #expect(program("/bin/echo", "-n", "one\ntwo").run() == .said(Array("one\ntwo".utf8)))
        #expect(program("/bin/cat").run() == .said([]))
    }

    @Test func `a program that ends badly or is not there has said nothing`() {
        #expect(program("/bin/false").run() == .failed)
        #expect(program("/nowhere/program").run() == .failed)
    }

    @Test func `a program that takes too long is ended with all that it has begun`() {
        var slow = program("/bin/sh", "-c", "tail -f /dev/null & tail -f /dev/null")
        slow.patience = .milliseconds(60)
        #expect(slow.run() == .failed)
    }

    @Test func `a program that says too much is ended`() {
        var loud = program("/usr/bin/yes")
        loud.limit = 100_000
        #expect(loud.run() == .tooLong)
    }

    @Test func `a program gets what it is to keep`() {
        let folder = TestFolder()
        let path = folder.path + "/kept"
        let text = String(repeating: "words ", count: 40_000)
        #expect(program("/usr/bin/tee", path).run(input: Rope(text)) == .said([]))
        #expect(folder.content(folder.file("kept")) == Array(text.utf8))
    }

    @Test func `a program that does not listen is not waited for`() {
        var deaf = program("/bin/sh", "-c", "tail -f /dev/null")
        deaf.patience = .milliseconds(60)
        #expect(deaf.run(input: Rope(String(repeating: "words ", count: 400_000))) == .failed)
    }

    @Test func `a program has no terminal`() {
        #expect(program("/bin/sh", "-c", "(: </dev/tty) 2>/dev/null && echo yes; true").run() == .said([]))
    }
}
