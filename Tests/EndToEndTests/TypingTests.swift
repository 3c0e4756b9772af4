import Testing

/// What a writer does, in a raw pseudo-terminal, down to the bytes of the file.
@Suite(.serialized) struct TypingTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `letters of all scripts are saved as they were typed`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        try terminal.press("ctrl+end")
        try terminal.type("naïve café, 文字を書く, 👩‍👩‍👧 and e\u{301}")
        try terminal.press("enter", "ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "One.\nnaïve café, 文字を書く, 👩‍👩‍👧 and e\u{301}\n")
    }

    @Test func `leaving puts the line back as it was`() throws {
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        #expect(terminal.settings != terminal.settingsBefore)
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.settings == terminal.settingsBefore)
        try terminal.drain()
    }
}
