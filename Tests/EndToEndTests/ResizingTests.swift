import Testing

/// Windows of any size, at any moment.
@Suite(.serialized) struct ResizingTests {
    static let sizes: [(UInt16, UInt16)] = [(1, 1), (4, 4), (3, 10), (1, 80), (24, 1), (500, 1_000), (0, 0)]

    @Test(arguments: sizes)
    func `words typed in a window of any size are saved`(rows: UInt16, columns: UInt16) throws {
        let scratch = try ScratchFolder()
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch, rows: rows, columns: columns)
        try terminal.waitForPage()
        try terminal.type("Small or large, 文字 and 👩‍👩‍👧.")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Small or large, 文字 and 👩‍👩‍👧.\n")
    }

    @Test(arguments: sizes)
    func `the page comes back after the window had another size with a line open`(
        rows: UInt16, columns: UInt16
    ) throws {
        let scratch = try ScratchFolder()
        try scratch.write("draft.txt", "It was a dark night.\n")
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.wait(for: "draft.txt · saved")
        for keys in ["\u{06}night", "\u{10}qu", "\u{0F}draft", "\u{07}5"] {
            try terminal.type(keys)
            terminal.resize(rows: rows, columns: columns)
            try terminal.waitForSilence(of: .milliseconds(20))
            let seen = terminal.output.count
            terminal.resize(rows: 24, columns: 80)
            // A list stands in place of the page until it is left.
            try terminal.press("esc")
            try terminal.wait(for: "It was a dark", after: rows == 0 ? 0 : seen)
            try terminal.waitForSilence(of: .milliseconds(80))
        }
        try terminal.press("ctrl+end", "x", "ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "It was a dark night.\nx")
    }
}
