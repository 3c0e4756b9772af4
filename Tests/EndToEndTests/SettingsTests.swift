import Testing

/// The settings form over the real file.
@Suite(.serialized) struct SettingsTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "abc\n")
    }

    @Test func `the form makes the file, and the next run lives by it`() throws {
        let terminal = try PseudoTerminal(
            ["draft.txt"], in: scratch, environment: ["XDG_CONFIG_HOME": scratch.path])
        try terminal.wait(for: "draft.txt · saved")
        try terminal.send("\u{1B};".utf8)
        try terminal.wait(for: "page width")
        // The new width, then back over the end of the form to the mouse, which two blanks turn off.
        let back = String(repeating: "\u{1B}[Z", count: 15)
        try terminal.send("66\(back)  \u{13}".utf8)
        try terminal.wait(for: "settings saved")
        #expect(try scratch.text("cleanwriter/config") == "width = 66\nmouse = off\n")
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(output.contains("\u{1B}[?1006;1002;1000l"))
        try terminal.send("\u{11}".utf8)
        #expect(try terminal.waitForEnd() == 0)

        let next = try PseudoTerminal(
            ["draft.txt"], in: scratch, environment: ["XDG_CONFIG_HOME": scratch.path])
        try next.wait(for: "draft.txt · saved")
        #expect(!String(decoding: next.output, as: UTF8.self).contains("1000;1002;1006h"))
        try next.send("\u{11}".utf8)
        #expect(try next.waitForEnd() == 0)
    }
}
