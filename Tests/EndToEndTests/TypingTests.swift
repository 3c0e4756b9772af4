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

    @Test
    func `a novel is opened, wrapped, changed, taken back, resized, left for the shell, saved and quit`()
        throws
    {
        let novel =
            (1...2_000).map {
                "Paragraph \($0) goes on and on \(String(repeating: "until it wraps ", count: 12))."
            }
            .joined(separator: "\n\n") + "\n"
        try scratch.write("novel.txt", novel)
        let tmux = try Tmux(["--norc", "-i"], program: "bash", in: scratch, environment: ["PS1": "shell> "])
        try tmux.wait(for: "shell>")
        try tmux.type("\(try Binary.path()) novel.txt\r")
        try tmux.wait(for: "novel.txt · saved")
        let rows = try tmux.screen()
        #expect(rows.allSatisfy { $0.count <= 76 && ($0.isEmpty || $0.hasPrefix("    ")) })
        #expect(rows.filter { $0.contains("until it wraps") }.count > 8)

        try tmux.press("ctrl+end")
        try tmux.wait(for: "Paragraph 2000 goes")
        try tmux.type("Fin — naïve, 文字, 👩‍👩‍👧.")
        try tmux.wait(for: "Fin — naïve, 文字,")
        try tmux.press("shift+home", "ctrl+x")
        try tmux.wait(for: "no Fin") { rows in !rows.contains { $0.contains("Fin") } }
        try tmux.press("ctrl+z")
        try tmux.wait(for: "Fin — naïve, 文字,")

        try tmux.resize(rows: 1, columns: 1)
        try tmux.wait(for: "one cell") { $0.count == 1 }
        try tmux.resize(rows: 24, columns: 80)
        try tmux.wait(for: "Fin — naïve, 文字,")
        try tmux.press("alt+z")
        try tmux.wait(for: "Stopped")
        try tmux.type("stty -a | grep -c ' icanon'; fg\r")
        try tmux.wait(for: "Fin — naïve, 文字,")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "novel.txt · saved")
        try tmux.press("ctrl+q")
        try tmux.wait(for: "the shell with a cooked line") { rows in
            rows.contains("1") && rows.last { !$0.isEmpty } == "shell>"
        }
        #expect(try scratch.text("novel.txt") == novel + "Fin — naïve, 文字, 👩‍👩‍👧.")
    }

    @Test func `a pasted megabyte is one step and keeps every byte`() throws {
        let line = "The quick brown fox — „schnell“ — jumps. 文字 and so on, and on.\n"
        let text = String(repeating: line, count: 1_048_576 / line.utf8.count)
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        try terminal.type("Before.\r\u{1B}[200~" + text + "\u{1B}[201~")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Before.\n" + text)
    }

    @Test func `one undo takes a pasted megabyte back`() throws {
        let text = String(repeating: "And the sea, and the sea. ", count: 40_000)
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        try terminal.type("Before.\u{1B}[200~" + text + "\u{1B}[201~")
        try terminal.press("ctrl+z", "ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Before.\n")
    }
}
