import EditorTestSupport
import Testing

@testable import EditorCore

/// Which keys are shown, and how small screens get by.
@Suite struct PanelKindsTests {
    @Test func `chords choose the kind, and the swap goes back and forth`() {
        let editor = EditorHarness("‸", rows: 30, columns: 80)
        let kinds: [(String, PanelKind)] = [
            ("alt+1", .letters), ("alt+2", .numbers), ("alt+3", .symbols), ("alt+4", .extra),
            ("alt+6", .help),
        ]
        for (chord, kind) in kinds {
            editor.press(chord)
            #expect(editor.panel.isVisible && editor.panel.shown.kind == kind)
        }
        editor.press("alt+k")
        #expect(editor.panel.shown.kind == .extra)
        editor.press("alt+k")
        #expect(editor.panel.shown.kind == .help)
    }

    @Test func `each kind is one tap away`() {
        let editor = EditorHarness.withPanel(.help, .docked, "‸")
        for kind in [PanelKind.letters, .numbers, .symbols, .extra, .help] {
            editor.tap(kind == .extra ? "extra row" : kind.rawValue)
            #expect(editor.panel.shown.kind == kind)
        }
        #expect(editor.key("japanese") == nil)
    }

    @Test func `kana keys that are switched off are refused in a sentence`() {
        let editor = EditorHarness("‸", rows: 30, columns: 80)
        editor.press("alt+5")
        #expect(!editor.panel.isVisible && editor.foot.contains("kana keys are off"))
    }

    @Test func `a screen too low for letters shows less of them and says so`() {
        let editor = EditorHarness("‸", rows: 7, columns: 80)
        editor.press("alt+1")
        #expect(editor.panel.isVisible && editor.panel.shown.kind != .letters)
        #expect(editor.footLine.contains("no room"))
        editor.resize(rows: 24, columns: 80)
        #expect(editor.panel.shown.kind == .letters)
    }

    @Test func `asking again for keys without room says so again`() {
        let editor = EditorHarness("‸", rows: 7, columns: 80)
        editor.press("alt+1")
        editor.type("a")
        editor.press("alt+1")
        #expect(editor.footLine.contains("no room"))
    }

    @Test func `keys that stand in for want of room can be asked for, and are kept`() {
        let editor = EditorHarness("‸", rows: 8, columns: 80)
        editor.press("alt+1")
        #expect(editor.panel.shown.kind == .extra)
        editor.press("alt+4")
        editor.resize(rows: 30, columns: 80)
        #expect(editor.panel.shown.kind == .extra)
    }

    @Test func `keys that wait for room can be put away meanwhile`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸", rows: 30, columns: 80)
        editor.resize(rows: 3, columns: 80)
        #expect(!editor.panel.isVisible)
        editor.press("ctrl+k")
        editor.resize(rows: 30, columns: 80)
        #expect(!editor.panel.isVisible && editor.kept?.isShown == false)
    }

    @Test func `a screen without columns has no keys to walk on`() {
        let editor = EditorHarness.withPanel(.help, .docked, "‸", rows: 30, columns: 80)
        editor.press("ctrl+t")
        editor.resize(rows: 30, columns: 0)
        editor.press("tab right enter")
        editor.resize(rows: 30, columns: 80)
        #expect(editor.panel.isVisible)
    }

    @Test func `a screen too low for any keys says so and stays as it is`() {
        let editor = EditorHarness("‸", rows: 3, columns: 80)
        editor.press("ctrl+k")
        #expect(!editor.panel.isVisible && editor.foot.contains("no room"))
        editor.type("a")
        editor.expectText("a‸")
    }

    @Test func `no room to float or to split is said`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸", rows: 10, columns: 80)
        editor.press("alt+u")
        #expect(editor.footLine.contains("no room") || editor.panel.floats)
        #expect(editor.panel.isVisible)
    }

    @Test(arguments: PanelKind.allCases, KeyboardPanelState.Arrangement.allCases)
    func `a window that shrinks to nothing and grows again brings everything back`(
        _ kind: PanelKind, _ arrangement: KeyboardPanelState.Arrangement
    ) {
        var settings = Settings.still
        settings.japanese = true
        let text = EditorHarness.lines(50, caret: 20)
        let editor = EditorHarness.withPanel(
            kind, arrangement, text, rows: 30, columns: 80, settings: settings)
        let whole = editor.screen
        for (rows, columns) in [(0, 0), (1, 1), (4, 4), (10, 3), (3, 10), (12, 40), (5, 200), (2, 2)] {
            editor.resize(rows: rows, columns: columns)
            let chrome = (rows >= 12 ? 1 : 0) + (rows >= 3 ? 1 : 0)
            #expect(editor.panel.isVisible || editor.pageRows == max(1, rows - chrome))
        }
        editor.resize(rows: 30, columns: 80)
        #expect(editor.panel.arrangement == arrangement && editor.panel.shown.kind == kind)
        #expect(editor.screen == whole)
    }

    @Test func `a panel that no screen had room for catches no taps`() {
        let editor = EditorHarness.withPanel(.letters, .undocked, EditorHarness.lines(20, caret: 1))
        editor.tap("lift")
        editor.resize(rows: 3, columns: 30)
        #expect(!editor.panel.isVisible)
        editor.tap(row: 1, column: 2)
        #expect(!editor.marked.hasPrefix("line 1‸"))
        editor.resize(rows: 24, columns: 80)
        #expect(editor.panel.isVisible && !editor.session.hands.isLifted)
    }

    @Test(arguments: ["alt+u alt+u", "alt+s alt+s", "alt+u alt+s", "alt+k"])
    func `the column of text comes back to the middle after the window was small and panels came and went`(
        _ keys: String
    ) {
        let editor = EditorHarness("one‸", rows: 30, columns: 120)
        let whole = editor.screen
        editor.press("ctrl+k")
        editor.resize(rows: 30, columns: 40)
        editor.press(keys)
        editor.resize(rows: 30, columns: 120)
        editor.press("ctrl+k")
        editor.type("x")
        editor.press("backspace")
        #expect(ScreenText.letters(editor.frame, row: 1) == String(repeating: " ", count: 24) + "one")
        #expect(whole.contains("|" + String(repeating: " ", count: 24) + "one‸|"))
    }

    @Test(arguments: KeyboardPanelState.Arrangement.allCases)
    func `a wide letter at the edge of the text goes to the next row whole, and the panel is not touched`(
        _ arrangement: KeyboardPanelState.Arrangement
    ) {
        let text = String(repeating: "漢", count: 200) + "‸"
        let editor = EditorHarness.withPanel(.letters, arrangement, text, rows: 24, columns: 47)
        let panel = editor.panel.frame
        for row in 0..<24 {
            for (column, cell) in editor.frame.row(row).enumerated() {
                let place = GridPosition(row: row, column: column)
                let isWide = { (glyph: Glyph) in glyph == .scalar("漢") }
                #expect(!(panel.contains(place) && isWide(cell.glyph)))
                if isWide(cell.glyph) {
                    #expect(editor.frame[GridPosition(row: row, column: column + 1)].width == 0)
                }
            }
        }
        #expect(editor.frame.caret.map { panel.contains($0) } == false)
    }

    @Test(arguments: KeyboardPanelState.Arrangement.allCases)
    func `the real cursor stands at the caret while the panel shows, in every frame`(
        _ arrangement: KeyboardPanelState.Arrangement
    ) {
        let editor = EditorHarness.withPanel(.letters, arrangement, "‸", rows: 24, columns: 80)
        let before = editor.script.frames.count
        editor.type("abc")
        editor.tap(letters: "def")
        #expect(editor.script.frames[before...].allSatisfy { $0.caret?.row == 1 })
        #expect(editor.frame.caret == GridPosition(row: 1, column: 4 + 6))
    }
}
