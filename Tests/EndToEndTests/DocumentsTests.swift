import EditorTestSupport
import Glibc
import Testing

/// Several texts in the built program, and what it knows of them the next time.
@Suite(.serialized) struct DocumentsTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("one.txt", (1...300).map { "one \($0)\n" }.joined())
        try scratch.write("two.txt", (1...300).map { "two \($0)\n" }.joined())
    }

    private func open(_ names: [String], columns: Int = 100) throws -> Tmux {
        try Tmux(names, in: scratch, columns: columns, environment: ["XDG_CONFIG_HOME": scratch.path])
    }

    @Test func `two files are edited side by side, saved, and opened again where they were left`() throws {
        let first = try open([scratch("one.txt"), scratch("two.txt")])
        try first.wait(for: "one 1")
        try first.press("alt+8", "i")
        try first.wait(for: "two 1")
        try first.press("ctrl+end")
        try first.type("the end of one")
        try first.wait(for: "the end of one")
        try first.press("alt+8", "o")
        for _ in 0..<10 { try first.press("pagedown") }
        try first.type("middle ")
        try first.wait(for: "middle two")
        let place = try #require(try first.screen().firstIndex { $0.contains("middle") })
        try first.press("ctrl+q")
        try first.wait(for: "2 texts are not saved")
        try first.press("enter")
        #expect(try first.waitForEnd() == 0)
        #expect(try scratch.text("one.txt").hasSuffix("one 300\nthe end of one"))
        #expect(try scratch.text("two.txt").contains("middle two"))

        let second = try open([scratch("two.txt"), scratch("one.txt")])
        try second.wait(for: "middle two")
        #expect(try second.screen().firstIndex { $0.contains("middle") } == place)
        #expect(try second.cursor().row == place)
        try second.press("alt+t")
        try second.wait(for: "the end of one")
    }

    @Test func `a program that is killed opens the text where it was`() throws {
        let killed = try PseudoTerminal([scratch("one.txt")], in: scratch)
        try killed.waitForPage()
        try killed.press("ctrl+end")
        try killed.wait(for: "300")
        let places = scratch.state + "/cleanwriter/places"
        let deadline = Deadline(Deadline.usual)
        while access(places, F_OK) != 0, !deadline.isOver { poll(nil, 0, 15) }
        kill(killed.pid, SIGKILL)
        _ = try killed.waitForEnd()
        let again = try open([scratch("one.txt")])
        try again.wait(for: "one 300")
        var status = stat()
        #expect(lstat(places, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func `the texts of the last run come back when the settings say so`() throws {
        try scratch.writeSettings("session = on\n")
        let first = try open([scratch("one.txt"), scratch("two.txt")])
        try first.wait(for: "one 1")
        try first.press("alt+t")
        try first.wait(for: "two 1")
        try first.press("ctrl+q")
        #expect(try first.waitForEnd() == 0)
        unlink(scratch("one.txt"))
        let second = try open([])
        try second.wait(for: "two 1")
        try second.wait(for: "one.txt could not be opened")
    }

    @Test func `renaming moves the file on the disk and the next save goes there`() throws {
        let tmux = try open([scratch("one.txt")])
        try tmux.wait(for: "one 1")
        try tmux.press("alt+8", "n")
        try tmux.wait(for: "Rename to:")
        for _ in 0..<7 { try tmux.press("backspace") }
        try tmux.type("three.txt")
        try tmux.press("enter")
        try tmux.wait(for: "one.txt is")
        #expect(access(scratch("one.txt"), F_OK) != 0)
        try tmux.type("new ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "three.txt · saved")
        #expect(try scratch.text("three.txt").hasPrefix("new one 1"))
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }
}
