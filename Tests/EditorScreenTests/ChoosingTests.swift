import EditorTestSupport
import Testing

@testable import EditorCore

/// Choosing from a list, as a writer meets it: the commands.
@Suite struct ChoosingTests {
    private func commands(
        _ text: String = "one‸ two", rows: Int = 12, columns: Int = 40, panel: PanelMemory? = PanelMemory()
    ) -> EditorHarness {
        let editor = EditorHarness(text, rows: rows, columns: columns, panel: panel)
        editor.press("ctrl+p")
        return editor
    }

    /// The title of the chosen row.
    private func chosen(_ editor: EditorHarness) -> String? { editor.session.chooser?.chosen?.title }

    /// The row of the screen in the selection's colours, letters alone.
    private func marked(_ editor: EditorHarness) -> Int? {
        (0..<editor.script.size.rows).first { row in
            editor.frame.row(row).contains { $0.role == .selection }
        }
    }

    @Test func `what is typed narrows the list, and Enter takes the best`() {
        let editor = commands()
        editor.type("upca")
        #expect(chosen(editor) == "upper case")
        editor.press("enter")
        #expect(editor.marked == "ONE‸ two" && editor.session.chooser == nil)
    }

    @Test(arguments: CommandInfo.all.map(\.name).filter { $0 != "run command" && $0 != "cancel" })
    func `a name typed out is the one that is run`(name: String) {
        let editor = commands()
        editor.type(name)
        #expect(chosen(editor) == name)
    }

    @Test func `Esc leaves everything as it was`() {
        let editor = commands("one ⟦two⟧ three")
        let before = EditorHarness("one ⟦two⟧ three", rows: 12, columns: 40)
        editor.type("del")
        editor.press("down down esc")
        #expect(editor.session.chooser == nil && editor.session.prompt == nil)
        editor.expectText("one ⟦two‸⟧ three")
        #expect(editor.screen == before.screen)
    }

    @Test(arguments: [
        ("down", 1), ("down down up", 1), ("ctrl+n ctrl+n ctrl+p", 1), ("alt+m", 1), ("alt+m alt+i", 0),
        ("pagedown", 9), ("alt+n alt+p", 0), ("pagedown pageup", 0), ("end home", 0), ("alt+> alt+<", 0),
        ("up", 0),
    ])
    func `every terminal's keys move the choice`(keys: String, row: Int) {
        let editor = commands()
        editor.press(keys)
        #expect(editor.session.chooser?.choice == row)
        #expect(marked(editor) != nil)
    }

    @Test func `the chosen row is always in sight`() {
        let editor = commands()
        let count = editor.session.chooser?.count ?? 0
        for _ in 0..<count {
            editor.press("down")
            #expect(marked(editor) != nil, "\(editor.screen)")
        }
        #expect(editor.session.chooser?.choice == count - 1)
    }

    @Test func `Tab writes the name out`() {
        let editor = commands()
        editor.type("senc")
        editor.press("tab")
        #expect(editor.foot.trimmedOfBlanks == "Command: sentence case")
    }

    @Test func `a tap on a row runs it`() {
        let editor = commands()
        editor.type("select all")
        guard let row = marked(editor) else { return #expect(Bool(false), "\(editor.screen)") }
        editor.tap(row: row, column: 5)
        #expect(editor.session.chooser == nil)
        editor.expectText("⟦one two‸⟧")
    }

    @Test func `the wheel scrolls and leaves the choice alone`() {
        let editor = commands()
        editor.wheel(4)
        #expect(editor.session.chooser?.choice == 0 && marked(editor) == nil)
        editor.press("down")
        #expect(editor.session.chooser?.choice == 1 && marked(editor) != nil)
    }

    @Test func `a tap beside the list leaves it`() {
        let editor = commands()
        editor.type("select all")
        editor.tap(row: 8, column: 5)
        #expect(editor.session.chooser == nil && editor.session.prompt == nil)
        editor.expectText("one‸ two")
    }

    @Test func `what fits to nothing says so, and Enter runs nothing`() {
        let editor = commands()
        editor.type("xyzzy")
        #expect(ScreenText.letters(editor.frame, row: 1).trimmedOfBlanks == "no command is called so")
        editor.press("enter")
        #expect(editor.foot.trimmedOfBlanks == "there is no command “xyzzy”")
        editor.expectText("one‸ two")
    }

    @Test func `letters of the panel narrow the list, and its keys move and take`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸ two")
        editor.press("ctrl+p")
        editor.tap(letters: "upca")
        #expect(chosen(editor) == "upper case")
        editor.tap("enter")
        editor.expectText("ONE‸ two")
    }

    @Test(arguments: KeyboardPanelState.Arrangement.allCases)
    func `no panel hides the chosen row`(arrangement: KeyboardPanelState.Arrangement) {
        let editor = EditorHarness.withPanel(.letters, arrangement, "one", rows: 30, columns: 100)
        editor.press("ctrl+p")
        for _ in 0..<40 {
            editor.press("down")
            let row = marked(editor).map { $0 - editor.session.geometry.text.origin.row }
            let covered = editor.session.coveredRows
            #expect(row.map { row in !covered.contains { $0.contains(row) } } == true, "\(editor.screen)")
        }
    }

    @Test(arguments: [(1, 20), (2, 20), (3, 10), (4, 5), (12, 1), (1, 1)])
    func `on the smallest screens the chosen row is what is left`(rows: Int, columns: Int) {
        let editor = commands(rows: rows, columns: columns)
        editor.type("select all")
        #expect(marked(editor) == 0 || rows >= 12)
        editor.press("enter")
        editor.expectText("⟦one two‸⟧")
    }

    @Test func `nothing of a name reaches the terminal raw`() {
        let editor = EditorHarness("x", rows: 6, columns: 30)
        let name = "a\u{1b}[31m\u{202e}b\n"
        editor.session.choose(
            from: Chooser(.command, items: [ChooserItem(name, detail: name, id: .number(0))]))
        editor.turn()
        let sent = editor.frame.cells.map(\.glyph)
        #expect(!sent.contains(.scalar("\u{1b}")) && !sent.contains(.scalar("\u{202e}")))
        #expect(editor.screen.contains("[31m"))
    }

    @Test func `a hundred thousand rows are filtered between keys`() {
        let editor = EditorHarness("x", rows: 12, columns: 40)
        let items = (0..<100_000).map { ChooserItem("page \($0)", id: .number($0)) }
        editor.session.choose(from: Chooser(.command, items: items))
        editor.script.pending.append([.input(Array("9".utf8))])
        editor.step()
        #expect(editor.session.chooser?.isFiltering == true)
        editor.turn()
        #expect(editor.session.chooser?.isFiltering == false)
        editor.type("9999")
        #expect(chosen(editor) == "page 99999" && editor.session.chooser?.count == 1)
    }
}
