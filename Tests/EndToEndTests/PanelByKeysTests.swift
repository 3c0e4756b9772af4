import Testing

/// The panel on terminals without a mouse, without colours and without UTF-8.
@Suite(.serialized) struct PanelByKeysTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.rememberPanel("kind = letters\nshown = yes\n")
    }

    private func open(_ term: String) throws -> Tmux {
        let tmux = try Tmux(
            [scratch("draft.txt")], in: scratch, environment: ["TERM": term, "LANG": "C", "LC_ALL": ""])
        _ = try tmux.waitForKey("ctrl")
        return tmux
    }

    @Test(arguments: ["vt100", "linux"])
    func `the panel is walked by arrows, and everything on it is plain`(term: String) throws {
        let tmux = try open(term)
        try expectPlainPanel(on: tmux)
        try tmux.press("ctrl+t")
        for label in ["h", "i", "spc", "1", "bksp", "2", "ctrl", "s"] {
            try walk(to: label, on: tmux)
            try tmux.press("enter")
        }
        // The foot line names the key with the focus; without one it tells the state again.
        try tmux.press("ctrl+t")
        try tmux.wait(for: "saved")
        try tmux.press("ctrl+t")
        try walk(to: "hide", on: tmux)
        try tmux.press("enter")
        try tmux.wait(for: "no panel") { rows in !rows.contains(where: Tmux.isRule) }
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "hi 2\n")
    }

    @Test(arguments: ["vt100", "linux"])
    func `keys are found by their names`(term: String) throws {
        let tmux = try open(term)
        try tmux.press("ctrl+t")
        for name in ["em", "ellipsis"] {
            try tmux.type(name)
            try tmux.press("enter")
        }
        try tmux.press("ctrl+t")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "—…\n")
    }

    @Test func `every arrangement is reached by arrows, and a float is moved by them`() throws {
        let tmux = try open("vt100")
        try tmux.press("ctrl+t")
        for (place, other) in [("float", "dock"), ("split", "merge"), ("merge", "split"), ("dock", "float")] {
            try walk(to: place, on: tmux)
            try tmux.press("enter")
            _ = try tmux.waitForKey(other)
        }
        try walk(to: "float", on: tmux)
        try tmux.press("enter")
        let before = try tmux.waitForKey("dock")
        try tmux.type("lift")
        try tmux.press("enter")
        try tmux.wait(for: "tap where the keys go")
        try tmux.press("up", "up", "left", "enter")
        try tmux.wait(for: "the float two rows up and two columns left") { rows in
            rows[before.row - 2].dropFirst(before.column - 2).hasPrefix("dock")
        }
        try tmux.press("x", "ctrl+s")
        try tmux.wait(for: "saved")
        #expect(try scratch.text("draft.txt") == "x\n")
    }

    /// Expects plain letters only; the middle dot of the foot line is in the fonts of both.
    private func expectPlainPanel(on tmux: Tmux) throws {
        let panel = try tmux.screen().drop { !Tmux.isRule($0) }
        #expect(panel.count == 7)
        #expect(panel.joined().allSatisfy { $0.isASCII || $0 == "·" })
    }

    /// Presses arrows until the cursor stands on a key, as who looks at the screen would.
    private func walk(to label: String, on tmux: Tmux) throws {
        let key = try tmux.waitForKey(label)
        var cursor = try tmux.cursor()
        for _ in 0..<60 where cursor != key {
            let arrow =
                cursor.row != key.row
                ? (cursor.row < key.row ? "down" : "up") : cursor.column < key.column ? "right" : "left"
            try tmux.press(arrow)
            let former = cursor
            try tmux.wait(for: "the cursor to go \(arrow)") { _ in
                cursor = (try? tmux.cursor()) ?? former
                return cursor != former
            }
        }
        guard cursor == key else { throw Failure("no way to “\(label)”") }
    }
}
