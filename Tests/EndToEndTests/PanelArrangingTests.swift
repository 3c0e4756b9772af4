import Testing

/// The panel in all its places, by taps and by the mouse.
@Suite(.serialized) struct PanelArrangingTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.rememberPanel("kind = letters\nshown = yes\n")
        try scratch.write("draft.txt", (1...60).map { "line \($0)\n" }.joined())
    }

    private func open(_ arguments: String..., rows: Int = 28, columns: Int = 80) throws -> Tmux {
        let tmux = try Tmux(arguments + [scratch("draft.txt")], in: scratch, rows: rows, columns: columns)
        try tmux.wait(for: "draft.txt · saved")
        return tmux
    }

    /// The left end of the rule once it stands where `isThere` says; the grip of a panel that floats.
    private func waitForGrip(_ tmux: Tmux, _ what: String, _ isThere: (ScreenCell) -> Bool) throws
        -> ScreenCell
    {
        var grip = ScreenCell(row: 0, column: 0)
        try tmux.wait(for: "the panel \(what)") { rows in
            guard let row = rows.firstIndex(where: Tmux.isRule) else { return false }
            let line = Array(rows[row])
            // The page beside the panel has no line in it.
            guard let column = line.firstIndex(of: "─") else { return false }
            grip = ScreenCell(row: row, column: column)
            return isThere(grip)
        }
        return grip
    }

    private func save(_ tmux: Tmux, _ text: String) throws {
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == text)
    }

    @Test func `a tap on the empty foot line brings the panel up`() throws {
        try scratch.rememberPanel("kind = letters\nshown = no\n")
        let tmux = try open()
        try tmux.type("X")
        try tmux.wait(for: "an empty foot line") { $0.last == "" }
        try tmux.tap(ScreenCell(row: 27, column: 40))
        try tmux.tap("y", "ctrl", "s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt").hasPrefix("Xyline 1\nline 2\n"))
    }

    @Test func `the panel is lifted and put down by taps`() throws {
        let tmux = try open()
        try tmux.type("x")
        try tmux.tap(onRule: "letters")
        try tmux.wait(for: "tap where the keys go")
        try tmux.tap(ScreenCell(row: 4, column: 1))
        let left = try waitForGrip(tmux, "at the left") { $0.column == 0 && $0.row < 21 }
        try tmux.tap(left)
        try tmux.wait(for: "tap where the keys go")
        try tmux.tap(ScreenCell(row: 4, column: 78))
        let right = try waitForGrip(tmux, "at the right") { $0.column > 30 }
        try tmux.tap(right)
        try tmux.wait(for: "tap where the keys go")
        try tmux.tap(ScreenCell(row: 10, column: 40))
        _ = try tmux.waitForKey("merge")
        try tmux.tap(ScreenCell(row: try tmux.waitForKey("merge").row, column: 0))
        try tmux.wait(for: "tap where the keys go")
        try tmux.tap(ScreenCell(row: 27, column: 40))
        _ = try tmux.waitForKey("float")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt").hasPrefix("xline 1\nline 2\n"))
    }

    @Test func `a float dragged over the caret lets the page move when it is let go, and not before`() throws
    {
        let tmux = try open("+12", columns: 160)
        try tmux.tap(onRule: "float")
        _ = try tmux.waitForKey("dock")
        let grip = try waitForGrip(tmux, "afloat") { _ in true }
        let before = try tmux.screen()
        let caret = try tmux.cursor()
        #expect(before[caret.row].contains("line 12"))

        let over = ScreenCell(row: caret.row - 3, column: grip.column)
        try tmux.drag(from: grip, to: over) {
            _ = try waitForGrip(tmux, "over the caret") { $0 == over }
            #expect(try tmux.screen()[..<over.row] == before[..<over.row])
        }
        try tmux.wait(for: "the caret in sight") { rows in
            guard let cursor = try? tmux.cursor() else { return false }
            return rows[cursor.row].contains("line 12")
        }

        let shown = try waitForGrip(tmux, "somewhere") { _ in true }
        let aside = ScreenCell(row: shown.row, column: 1)
        try tmux.drag(from: shown, to: ScreenCell(row: shown.row, column: 20), aside)
        _ = try waitForGrip(tmux, "in the margin") { $0.column < 3 }
        try tmux.wait(for: "every row in sight") { rows in
            (10...24).allSatisfy { number in rows.contains { $0.hasSuffix("line \(number)") } }
        }
        try tmux.tap("x")
        try save(tmux, (1...60).map { $0 == 12 ? "xline 12\n" : "line \($0)\n" }.joined())
    }

    @Test func `Done on the number pad goes to the line, and the letters come back`() throws {
        let tmux = try open()
        try tmux.tap("ctrl", "g")
        _ = try tmux.waitForKey("Done")
        try tmux.tap("4", "0", "Done")
        try tmux.tap("q")
        try tmux.wait(for: "qline 40")
        #expect(try tmux.screen()[tmux.cursor().row].hasSuffix("qline 40"))
        try save(tmux, (1...60).map { $0 == 40 ? "qline 40\n" : "line \($0)\n" }.joined())
    }

    @Test func `the page makes room at every size of the window`() throws {
        let tmux = try open("+20")
        for (rows, columns) in [(20, 80), (9, 80), (28, 50), (12, 30), (40, 120), (28, 80)] {
            try tmux.resize(rows: rows, columns: columns)
            try tmux.wait(for: "the caret above the panel at \(rows)×\(columns)") { screen in
                guard screen.count == rows, let cursor = try? tmux.cursor() else { return false }
                let rule = screen.firstIndex(where: Tmux.isRule) ?? rows - 1
                return cursor.row < rule && screen[cursor.row].contains("line 20")
            }
        }
        _ = try tmux.waitForKey("⌫ back")
        try tmux.tap("q")
        try tmux.wait(for: "qline 20")
        try save(tmux, (1...60).map { $0 == 20 ? "qline 20\n" : "line \($0)\n" }.joined())
    }

    @Test func `split, quit and started again the halves stand where they stood`() throws {
        let tmux = try open("+5")
        try tmux.tap(onRule: "split")
        _ = try tmux.waitForKey("merge")
        try tmux.tap("q", "p")
        try tmux.wait(for: "qpline 5")
        try tmux.tap("ctrl", "s")
        try tmux.wait(for: "draft.txt · saved")
        let place = try tmux.waitForKey("merge")
        try tmux.tap("ctrl", "q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.rememberedPanel().contains("arrangement = split\n"))
        #expect(try scratch.text("draft.txt").hasPrefix("line 1\nline 2\nline 3\nline 4\nqpline 5\nline 6\n"))

        let next = try open("+5")
        #expect(try next.waitForKey("merge") == place)
        try next.tap(onRule: "dock")
        _ = try next.waitForKey("float")
    }
}
