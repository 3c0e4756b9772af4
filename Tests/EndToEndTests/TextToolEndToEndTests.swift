import Testing

/// Text tools in the built program, down to the bytes of the file.
@Suite(.serialized) struct TextToolEndToEndTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `a hard-wrapped letter is joined, moved, put in capitals and rewrapped`() throws {
        try scratch.write("letter.txt", "> one two\n> three\n\nlast\r\n")
        let terminal = try PseudoTerminal(["letter.txt"], in: scratch)
        try terminal.waitForPage()
        try terminal.press("alt+r")
        try terminal.type("j")
        try terminal.press("alt+down", "ctrl+home", "alt+r")
        try terminal.type("u")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("letter.txt") == "LAST\n\n> one two three\r\n")
    }

    @Test func `a text is looked over, mended and left as it was seen`() throws {
        try scratch.write("draft.txt", "It was the the end.\n")
        let tmux = try Tmux([scratch("draft.txt")], in: scratch)
        try tmux.wait(for: "It was the the end.")
        try tmux.press("alt+r")
        try tmux.type("w")
        try tmux.wait(for: "1 of 1: ‘the’ twice in a row")
        try tmux.press("ctrl+delete", "delete")
        try tmux.wait(for: "nothing left to look at")
        try tmux.press("esc")
        try tmux.wait(for: "no remarks") { rows in !rows.contains { $0.contains("nothing left") } }
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "It was the end.\n")
    }
}
