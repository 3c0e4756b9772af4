import EditorTestSupport
import Testing

@testable import EditorCore

/// Where the panel stands: by taps, by arrows, by dragging, by chords.
@Suite struct PanelPlacingTests {
    private func grip(_ editor: EditorHarness) -> GridPosition {
        editor.key("lift")?.label ?? GridPosition(row: 0, column: 0)
    }

    // MARK: Taps

    @Test func `a tap on the name lifts the panel, and a tap at the left or right places it there`() {
        let editor = EditorHarness.letters()
        editor.tap("lift")
        #expect(editor.footLine.contains("tap where the keys go"))
        editor.tap(row: 10, column: 5)
        #expect(editor.panel.arrangement == .undocked)
        #expect(editor.panel.frame.bounds.origin == GridPosition(row: 10, column: 0))
        editor.tap("lift")
        editor.tap(row: 5, column: 95)
        let bounds = editor.panel.frame.bounds
        #expect(bounds.origin.row == 5 && bounds.origin.column + bounds.size.columns == 100)
        editor.expectText("onex‸")
    }

    @Test func `a tap in the middle splits a lifted panel, one at the foot docks it`() {
        let editor = EditorHarness.letters()
        editor.tap("lift")
        editor.tap(row: 12, column: 50)
        #expect(editor.panel.arrangement == .split && editor.panel.frame.bounds.origin.row == 12)
        editor.tap("lift")
        editor.tap(row: 38, column: 50)
        #expect(editor.panel.arrangement == .docked)
        editor.expectText("onex‸")
    }

    @Test func `a tap on the name again puts the panel down where it was`() {
        let editor = EditorHarness.letters(.undocked)
        let before = editor.panel.frame
        editor.tap("lift", "lift")
        #expect(editor.panel.frame == before)
        editor.tap(row: 3, column: 40)
        #expect(editor.panel.frame == before, "the tap is the text's")
    }

    @Test func `a docked panel that is lifted stays where it is for a tap on its own keys`() {
        let editor = EditorHarness.letters()
        editor.tap("lift")
        let q = editor.key("q")?.label ?? GridPosition(row: 0, column: 0)
        editor.tap(at: q)
        #expect(editor.panel.arrangement == .docked)
        editor.expectText("onex‸")
        editor.tap(at: q)
        editor.expectText("onexq‸")
    }

    @Test func `the controls float, split, join, dock and hide`() {
        let editor = EditorHarness.letters()
        editor.tap("float")
        #expect(editor.panel.arrangement == .undocked)
        editor.tap("split")
        #expect(editor.panel.arrangement == .split)
        editor.tap("merge")
        #expect(editor.panel.arrangement == .undocked)
        editor.tap("dock")
        #expect(editor.panel.arrangement == .docked)
        editor.tap("hide")
        #expect(!editor.panel.isVisible)
        editor.expectText("onex‸")
    }

    // MARK: Arrows

    @Test func `arrows move a lifted panel and Enter puts it down`() {
        let editor = EditorHarness.letters(.undocked)
        let begin = editor.panel.frame.bounds.origin
        editor.tap("lift")
        editor.press("up up left")
        editor.press("enter")
        let end = editor.panel.frame.bounds.origin
        #expect(end == GridPosition(row: begin.row - 2, column: begin.column - 2))
        editor.press("left")
        #expect(editor.panel.frame.bounds.origin == end, "the arrows are the text's again")
        editor.expectText("one‸x")
    }

    @Test func `Escape puts a lifted panel back to where it was`() {
        let editor = EditorHarness.letters(.undocked)
        let before = editor.panel.frame
        editor.tap("lift")
        editor.press("up up right esc")
        #expect(editor.panel.frame == before && !editor.session.hands.isLifted)
    }

    @Test func `Escape puts a panel that arrows took off its dock back into it`() {
        let editor = EditorHarness.letters()
        editor.tap("lift")
        editor.press("up up left")
        #expect(editor.panel.arrangement == .undocked)
        editor.press("esc")
        #expect(editor.panel.arrangement == .docked && editor.kept?.arrangement != .undocked)
        #expect(editor.pageRows == 40 - 1 - editor.panel.dockedRows)
    }

    @Test func `the arrow down at the foot docks a lifted panel`() {
        let editor = EditorHarness.letters(.undocked)
        editor.tap("lift")
        editor.press("down", times: 30)
        #expect(editor.panel.arrangement == .docked && !editor.session.hands.isLifted)
    }

    @Test func `a prompt that opens puts a lifted panel down, and Escape is the prompt's`() {
        let editor = EditorHarness.letters(.undocked)
        editor.tap("lift")
        editor.press("up ctrl+f")
        #expect(!editor.session.hands.isLifted)
        editor.press("esc")
        #expect(editor.session.prompt == nil)
    }

    // MARK: Dragging

    @Test func `a drag by the grip moves a float, and never types`() {
        let editor = EditorHarness.letters(.undocked)
        let grip = grip(editor)
        let begin = editor.panel.frame.bounds.origin
        editor.drag(from: grip, to: GridPosition(row: grip.row - 4, column: grip.column + 10))
        #expect(
            editor.panel.frame.bounds.origin
                == GridPosition(row: begin.row - 4, column: begin.column + 10))
        editor.expectText("onex‸")
    }

    @Test func `a drag takes a docked panel off its dock, and dropping it at the foot docks it`() {
        let editor = EditorHarness.letters()
        let grip = grip(editor)
        editor.drag(from: grip, to: GridPosition(row: 15, column: 50))
        #expect(editor.panel.arrangement == .undocked && editor.panel.frame.bounds.origin.row == 15)
        #expect(editor.pageRows == 38)
        editor.drag(from: self.grip(editor), to: GridPosition(row: 39, column: 50))
        #expect(editor.panel.arrangement == .docked)
    }

    @Test func `a split panel is dragged up and down only`() {
        let editor = EditorHarness.letters(.split)
        let begin = editor.panel.frame
        let grip = grip(editor)
        editor.drag(from: grip, to: GridPosition(row: grip.row - 3, column: grip.column + 7))
        #expect(editor.panel.arrangement == .split)
        #expect(editor.panel.frame.parts.map(\.origin.row) == begin.parts.map { $0.origin.row - 3 })
        #expect(editor.panel.frame.parts.map(\.origin.column) == begin.parts.map(\.origin.column))
    }

    @Test(arguments: [KeyboardPanelState.Arrangement.docked, .undocked, .split])
    func `while the panel is dragged the text stays still, and moves at most once, at the drop`(
        _ arrangement: KeyboardPanelState.Arrangement
    ) {
        let editor = EditorHarness.withPanel(
            .letters, arrangement, EditorHarness.lines(200, caret: 100), rows: 40, columns: 80)
        editor.type("x")
        let start = grip(editor)
        let begin = editor.script.frames.count
        editor.mouse(0, start, release: false)
        for row in stride(from: start.row - 1, through: 3, by: -1) {
            editor.mouse(32, GridPosition(row: row, column: start.column), release: false)
        }
        let held = editor.script.frames[begin...].map { $0.row(1).map(\.glyph) }
        #expect(Set(held.map { "\($0)" }).count <= 1)
        let drop = editor.script.frames.count
        editor.mouse(0, GridPosition(row: 3, column: start.column), release: true)
        let dropped = editor.script.frames[drop...].map {
            "\(editor.session.view.viewport.top) \($0.caret ?? .init(row: 0, column: 0))"
        }
        #expect(Set(dropped).count <= 2)
        expectCaretClear(editor)
    }

    @Test func `a float over the caret and away again scrolls the text once`() {
        let editor = EditorHarness.withPanel(
            .letters, .undocked, EditorHarness.lines(200, caret: 100), rows: 40, columns: 80)
        let top = editor.session.view.viewport.top
        let caret = editor.frame.caret ?? GridPosition(row: 0, column: 0)
        let grip = grip(editor)
        editor.mouse(0, grip, release: false)
        editor.mouse(32, GridPosition(row: caret.row, column: grip.column), release: false)
        #expect(editor.session.view.viewport.top == top)
        editor.mouse(32, grip, release: false)
        editor.mouse(0, grip, release: true)
        #expect(editor.session.view.viewport.top == top)
        editor.drag(from: grip, to: GridPosition(row: caret.row - 2, column: grip.column))
        expectCaretClear(editor)
    }

    @Test func `a float that leaves the caret no row goes to the other end`() {
        let editor = EditorHarness.withPanel(.letters, .undocked, "one‸", rows: 24, columns: 80)
        let grip = grip(editor)
        editor.drag(from: grip, to: GridPosition(row: 1, column: grip.column))
        expectCaretClear(editor)
        #expect(editor.frame.caret?.row == 1)
        #expect(editor.panel.frame.bounds.origin.row > 10)
    }

    @Test func `a float beside the column of text covers nothing`() {
        let editor = EditorHarness.withPanel(.numbers, .split, "one‸", rows: 40, columns: 200)
        let grip = grip(editor)
        editor.drag(from: grip, to: GridPosition(row: 1, column: grip.column))
        #expect(editor.panel.frame.bounds.origin.row == 1 && editor.frame.caret?.row == 1)
    }

    @Test func `while one types below a float the caret stays in sight`() {
        let editor = EditorHarness.withPanel(.letters, .undocked, "‸", rows: 24, columns: 80)
        for number in 0..<60 {
            editor.type("\(number)")
            expectCaretClear(editor)
            editor.press("enter")
            expectCaretClear(editor)
        }
    }

    // MARK: Chords

    @Test func `chords float, dock, split and join`() {
        let editor = EditorHarness.letters()
        editor.press("alt+u")
        #expect(editor.panel.arrangement == .undocked)
        editor.press("alt+s")
        #expect(editor.panel.arrangement == .split)
        editor.press("alt+s")
        #expect(editor.panel.arrangement == .undocked)
        editor.press("alt+u")
        #expect(editor.panel.arrangement == .docked)
        editor.press("alt+s alt+u")
        #expect(editor.panel.arrangement == .docked)
        editor.press("ctrl+k alt+s")
        #expect(editor.panel.arrangement == .split, "a hidden panel comes up split")
    }

    /// The caret is seen: on the screen, and on no cell of the panel.
    private func expectCaretClear(
        _ editor: EditorHarness, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let caret = editor.frame.caret else {
            Issue.record("no caret", sourceLocation: sourceLocation)
            return
        }
        #expect(
            !editor.panel.frame.contains(caret), "\(caret)\n\(editor.screen)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [40, 45])
    func `letters whose halves do not fit stay whole, and a sentence says so`(_ columns: Int) {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸", rows: 28, columns: columns)
        editor.press("alt+s")
        #expect(editor.panel.arrangement == .docked && editor.panel.shown.kind == .letters)
        #expect(editor.screen.contains("halves"))
        editor.press("alt+u alt+s")
        #expect(editor.panel.arrangement == .undocked && editor.panel.shown.kind == .letters)
    }

    @Test func `split letters dock whole where the screen becomes too narrow for halves`() {
        let editor = EditorHarness.withPanel(.letters, .split, "‸", rows: 28, columns: 80)
        editor.resize(rows: 28, columns: 45)
        #expect(editor.panel.arrangement == .docked && editor.panel.shown.kind == .letters)
    }
}
