import Testing

/// Writing on while the panel comes and goes.
@Suite(.serialized) struct PanelTypingTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// Screens on which the panel slides and on which it does not.
    @Test(arguments: [(24, ""), (40, ""), (40, "motion = off\n"), (5, "")] as [(UInt16, String)])
    func `keys typed while the panel comes and goes are all in the text`(rows: UInt16, settings: String)
        throws
    {
        try scratch.writeSettings(settings)
        let terminal = try PseudoTerminal(
            ["draft.txt"], in: scratch, environment: ["XDG_CONFIG_HOME": scratch.path], rows: rows)
        try terminal.waitForPage()
        var expected = ""
        for round in 0..<12 {
            for letter in ["a", "é", "字", "\(round % 10)"] {
                try terminal.press("ctrl+k")
                try terminal.type(letter)
                expected += letter
            }
            // Now and then the picture has begun to move.
            try terminal.press(round.isMultiple(of: 2) ? "ctrl+k" : "alt+k")
            let seen = terminal.output.count
            try terminal.wait(for: "something to be drawn") { terminal.output.count > seen }
            try terminal.type("—")
            expected += "—"
        }
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == expected + "\n")
    }
}
