import Glibc
import Testing

/// The page for cuttings in the real program.
@Suite(.serialized) struct ScratchPageTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "one two\n")
    }

    private func open() throws -> Tmux {
        let tmux = try Tmux([scratch("draft.txt")], in: scratch)
        try tmux.wait(for: "draft.txt · saved")
        return tmux
    }

    @Test func `cuttings are there in the next run, and nobody else may read them`() throws {
        let first = try open()
        try first.press("ctrl+a", "alt+8", "x")
        try first.wait(for: "moved to the scratch page")
        try first.press("alt+x")
        try first.wait(for: "one two")
        try first.type("and more")
        try first.press("alt+x", "ctrl+z", "ctrl+s")
        try first.wait(for: "draft.txt · saved")
        try first.press("ctrl+q")
        #expect(try first.waitForEnd() == 0)

        let second = try open()
        try second.press("alt+x")
        try second.wait(for: "scratch page of draft.txt · saved")
        try second.wait(for: "and more")
        try second.press("ctrl+q")
        #expect(try second.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "one two\n")

        let folders = try scratch.stateNames("scratch")
        #expect(folders.count == 1)
        let folder = scratch.state + "/cleanwriter/scratch/" + (folders.first ?? "")
        var status = stat()
        #expect(lstat(folder, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)
        #expect(lstat(folder + "/scratch page of draft.txt", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func `a renamed file still has its page in the next run`() throws {
        let scratch = try ScratchFolder()
        try scratch.write("draft.txt", "one two\n")
        let first = try Tmux([scratch("draft.txt")], in: scratch)
        try first.wait(for: "draft.txt · saved")
        try first.press("alt+x")
        try first.wait(for: "scratch page")
        try first.type("an idea")
        try first.press("alt+x")
        try first.wait(for: "one two")
        try first.press("alt+8", "n")
        try first.wait(for: "Rename to:")
        try first.press("ctrl+a")
        try first.type(scratch("final.txt"))
        try first.press("enter")
        try first.wait(for: "final.txt now")
        try first.press("ctrl+q")
        #expect(try first.waitForEnd() == 0)

        let second = try Tmux([scratch("final.txt")], in: scratch)
        try second.wait(for: "final.txt · saved")
        try second.press("alt+x")
        try second.wait(for: "an idea")
        try second.press("ctrl+q")
        #expect(try second.waitForEnd() == 0)
    }

    @Test func `words on it come back after the program was killed`() throws {
        let scratch = try ScratchFolder()
        try scratch.write("draft.txt", "one two\n")
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        try terminal.type("\u{1b}x")
        try terminal.wait(for: "scratch page")
        try terminal.type("an idea")
        try terminal.waitForSilence(of: .milliseconds(1_500))
        kill(terminal.pid, SIGKILL)
        _ = try terminal.waitForEnd()

        let tmux = try Tmux(["draft.txt"], in: scratch)
        try tmux.wait(for: "draft.txt")
        try tmux.press("alt+x")
        try tmux.wait(for: "an idea")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }
}
