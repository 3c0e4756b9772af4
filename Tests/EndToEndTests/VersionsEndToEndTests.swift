import Glibc
import Testing

/// Older versions, through the real program.
@Suite(.serialized) struct VersionsEndToEndTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `a version is compared, put back, taken back and saved, byte for byte`() throws {
        let old = "The light was löw.\r\n\r\nNobody spoke.\r\n"
        let new = "The light was löw, and dim.\r\n\r\nNobody spoke.\r\n"
        try scratch.write("draft.txt", old)
        let tmux = try Tmux([scratch("draft.txt")], in: scratch)
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("end", "left")
        try tmux.type(", and dim")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == new)
        try tmux.press("alt+h")
        try tmux.wait(for: "1 version, \(old.utf8.count) bytes")
        try tmux.press("enter")
        try tmux.wait(for: "1 of 1 change")
        try tmux.type("r")
        try tmux.wait(for: "undo brings the present text back")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == old)
        try tmux.press("ctrl+z", "ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == new)
    }

    @Test func `a version outlives a save that is followed by leaving, and can be forgotten`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        try terminal.type("Zero. ")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        let program = try Binary.path()
        let told = try Command.run([program, "--versions"], in: scratch)
        #expect(told.exit == .status(0))
        #expect(told.output.hasSuffix("/draft.txt: 1 version, 5 bytes\nIn all: 5 bytes.\n"))
        let forgotten = try Command.run([program, "--forget-versions", "draft.txt"], in: scratch)
        #expect(forgotten.output == "5 bytes are free.\n")
        let left = try Command.run([program, "--versions"], in: scratch)
        #expect(left.output == "No older versions are kept.\n")
    }
}
