import EditorTestSupport
import Testing

@testable import EditorCore

/// The foot line, which is in the panel's rule while the panel is docked.
@Suite struct PanelFootTests {
    @Test func `a tap on the empty foot line brings the panel and tells the state`() {
        let editor = EditorHarness("‸", rows: 24, columns: 80)
        editor.type("a")
        #expect(editor.foot == "")
        editor.tap(row: 23, column: 40)
        #expect(editor.panel.arrangement == .docked && editor.panel.shown.kind == .letters)
        #expect(editor.footLine.contains("draft.txt · edited"))
        editor.tap(letters: "b")
        editor.expectText("ab‸")
    }

    @Test func `a tap on the foot line brings the panel while the form is open`() {
        let editor = EditorHarness("‸", rows: 24, columns: 80)
        editor.press("alt+;")
        editor.tap(row: 23, column: 40)
        #expect(editor.panel.shown.kind == .numbers)
        editor.press("tab tab")
        #expect(editor.panel.shown.kind == .letters)
    }

    @Test func `a tap on a prompt brings the keys that it wants, and those of the text come back`() {
        let editor = EditorHarness("‸", rows: 24, columns: 80)
        editor.press("ctrl+g")
        editor.tap(row: 23, column: 40)
        #expect(editor.panel.isVisible && editor.panel.shown.kind == .numbers)
        editor.tap(letters: "1")
        editor.tap("done")
        #expect(editor.panel.isVisible && editor.panel.shown.kind == .letters)
    }

    @Test func `a tap on the foot line of a screen without room says so`() {
        let editor = EditorHarness("‸", rows: 3, columns: 80)
        editor.tap(row: 2, column: 40)
        #expect(!editor.panel.isVisible && editor.foot.contains("no room"))
    }

    @Test(arguments: [Settings.Foot.quiet, .always], [(28, 45), (24, 80)])
    func `a tap on what the foot line says gives its place to the name and the kinds`(
        _ foot: Settings.Foot, _ size: (Int, Int)
    ) {
        var settings = Settings.still
        settings.foot = foot
        let editor = EditorHarness.withPanel(
            .letters, .docked, "one‸", rows: size.0, columns: size.1, settings: settings)
        #expect(editor.footLine.contains("draft.txt"))
        editor.tap(row: editor.panel.frame.bounds.origin.row, column: 3)
        #expect(!editor.footLine.contains("draft.txt") && editor.key("numbers") != nil)
        editor.tap("numbers")
        #expect(editor.panel.shown.kind == .numbers)
        editor.tap("lift")
        #expect(editor.session.hands.isLifted)
        editor.tap(row: 6, column: 0)
        #expect(editor.panel.arrangement == .undocked)
        editor.type("x")
        editor.tap("dock")
        #expect(editor.footLine.contains("draft.txt") == (foot == .always), "\(editor.screen)")
    }

    @Test func `on a telephone the very first run lets the letters be tapped`() {
        let editor = EditorHarness("‸", rows: 28, columns: 45, panel: nil)
        editor.tap(row: 26, column: 3)
        editor.tap("letters")
        #expect(editor.panel.shown.kind == .letters)
    }

    @Test func `a field leaves room for the kinds on a telephone, its hint goes above it whole`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸", rows: 28, columns: 45)
        editor.press("ctrl+g")
        #expect(editor.panel.shown.kind == .numbers && editor.key("letters") != nil)
        #expect(editor.screen.contains("a line, 120:5 or 50%"))
        editor.tap(letters: "1:")
        editor.type("x")
        editor.press("enter")
        #expect(editor.screen.contains("that is no line: write 120, 120:5 or 50%"))
    }

    @Test(arguments: [PanelKind.help, .letters])
    func `a sentence of several rows does not cover the caret`(_ kind: PanelKind) {
        let text = EditorHarness.lines(60, caret: 60)
        let editor = EditorHarness.withPanel(kind, .docked, text, rows: 28, columns: 45)
        editor.press("alt+5")
        #expect(editor.screen.contains("japanese"))
        let row = editor.frame.caret?.row ?? 0
        #expect(ScreenText.letters(editor.frame, row: row).contains("line 60"), "\(editor.screen)")
    }

    @Test func `a sentence leaves a row of the page on the lowest screens`() {
        let editor = EditorHarness("one‸", rows: 5, columns: 30)
        editor.press("alt+2")
        #expect(editor.screen.contains("one‸"), "\(editor.screen)")
    }

    @Test func `the foot line is one row, whether the panel docks or not`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸")
        #expect(editor.footLine.contains("draft.txt · saved") && editor.footLine.contains("hide"))
        editor.type("a")
        #expect(editor.footLine.contains("── letters ──"))
        editor.press("ctrl+s")
        #expect(editor.footLine.contains("draft.txt · saved"))
        editor.press("ctrl+z ctrl+z")
        #expect(editor.footLine.contains("nothing to undo"))
    }

    @Test func `a prompt stands in the rule with its caret, and the keys stay`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        editor.press("ctrl+f")
        editor.tap(letters: "on")
        #expect(editor.footLine.contains("Find: on"))
        #expect(editor.frame.caret?.row == editor.session.geometry.footRow)
        #expect(editor.key("hide") != nil && editor.key("q") != nil)
    }

    @Test func `the help bar stays while a number is filled in`() {
        let editor = EditorHarness.withPanel(.help, .docked, "one‸")
        for keys in ["ctrl+g", "alt+8 t", "alt+;"] {
            editor.press(keys)
            #expect(editor.panel.shown.kind == .help, "\(keys)")
            editor.press("esc")
        }
    }

    @Test(arguments: [80, 100])
    func `the goal has its room beside the keys, two cells from them`(columns: Int) {
        var settings = Settings.still
        (settings.goal, settings.count, settings.foot) = (500, .words, .always)
        let editor = EditorHarness.withPanel(
            .help, .docked, "one‸", rows: 24, columns: columns, settings: settings)
        editor.type(" two three ")
        editor.press("ctrl+s")
        editor.advance(by: .seconds(6))
        #expect(editor.footLine.contains("2 of 500 today"), "\(editor.footLine)")
        #expect(editor.footLine.firstRange(of: "today  a") != nil || editor.footLine.contains("today   "))
    }

    @Test func `what is said of a screen that is too small goes with it`() {
        let editor = EditorHarness("‸", rows: 8, columns: 30)
        editor.press("alt+1")
        #expect(editor.screen.contains("no room"), "\(editor.screen)")
        editor.resize(rows: 24, columns: 80)
        #expect(!editor.screen.contains("no room"))
    }

    @Test func `a question in the rule is answered by a tap on its answer`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸", rows: 24, columns: 100)
        editor.type("x")
        editor.press("ctrl+q")
        let line = editor.footLine
        guard let place = line.firstRange(of: "Discard"), let row = editor.session.geometry.footRow else {
            Issue.record("no question in “\(line)”")
            return
        }
        editor.tap(row: row, column: line.distance(from: line.startIndex, to: place.lowerBound) + 1)
        #expect(editor.end == .finished(0))
    }

    @Test(arguments: [(28, 45), (20, 40), (12, 40)], [PanelKind.letters, .help, .numbers])
    func `a question too long for the rule takes rows above it, and nothing of it is cut`(
        _ size: (Int, Int), _ kind: PanelKind
    ) {
        let editor = EditorHarness.withPanel(kind, .docked, "one‸", rows: size.0, columns: size.1)
        editor.type("x")
        editor.press("ctrl+q")
        expectQuestion(editor)
        editor.press("esc")
        editor.expectText("onex‸")
        #expect(editor.screen.contains("onex‸"))
    }

    @Test func `a float goes aside for a question of several rows`() {
        let editor = EditorHarness.withPanel(.letters, .undocked, "one‸", rows: 28, columns: 45)
        editor.drag(
            from: editor.panel.frame.bounds.origin,
            to: GridPosition(row: 19, column: editor.panel.frame.bounds.origin.column))
        #expect(editor.panel.floats)
        editor.type("x")
        editor.press("ctrl+q")
        expectQuestion(editor)
    }

    /// All words of the question are on the screen.
    private func expectQuestion(
        _ editor: EditorHarness, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let all = (0..<editor.script.size.rows).map { ScreenText.letters(editor.frame, row: $0) }
            .joined(separator: " ")
        for word in ["Save", "changes", "to", "draft.txt?", "Save ⏎", "Discard d", "Stay esc"] {
            #expect(all.contains(word), "\(word) in\n\(editor.screen)", sourceLocation: sourceLocation)
        }
    }

    @Test func `the very first run shows the keys that are of use, and says how they go`() {
        let editor = EditorHarness("‸", rows: 24, columns: 80, panel: nil)
        #expect(editor.panel.shown.kind == .help && editor.panel.arrangement == .docked)
        #expect(editor.footLine.contains("Ctrl-K hides these keys for good"))
        #expect(editor.kept?.isShown == true)
        editor.press("ctrl+k")
        #expect(!editor.panel.isVisible && editor.kept?.isShown == false)
    }

    @Test func `the panel is remembered once the first page is there, which does not wait for that`() {
        func keepsPanel(_ session: EditorSession) -> Bool {
            session.takeEffects().contains {
                if case .file(.keep(.panel, _)) = $0 { true } else { false }
            }
        }
        let session = EditorSession(size: GridSize(rows: 24, columns: 80), opened: [], panel: nil)
        _ = session.frame()
        #expect(!keepsPanel(session))
        session.didShowFrame()
        #expect(keepsPanel(session))
        session.didShowFrame()
        #expect(!keepsPanel(session))
    }

    @Test func `each thing of the help bar can be tapped`() {
        let editor = EditorHarness.withPanel(.help, .docked, "one‸")
        editor.tap("find")
        #expect(editor.footLine.contains("Find:"))
        editor.tap("back")
        #expect(editor.session.prompt == nil)
        editor.press("shift+left")
        editor.tap("cut")
        editor.expectText("on‸")
        editor.tap("undo")
        editor.expectText("on⟦‸e⟧")
        editor.press("right")
        editor.tap("save")
        let saves = editor.disk.requests.count { if case .save = $0 { true } else { false } }
        #expect(saves == 1)
    }
}
