import EditorTestSupport
import Testing

@testable import EditorCore

/// A float that lies on the caret goes aside, however it came there.
@Suite struct PanelAsideTests {
    @Test func `a page that was scrolled by hand stays still, and a float goes aside for its caret`() {
        let editor = EditorHarness.withPanel(
            .letters, .undocked, EditorHarness.lines(80, caret: 80), rows: 24, columns: 80)
        editor.press("alt+<")
        editor.press("down", times: 20)
        for _ in 0..<25 {
            editor.press("alt+=")
            let caret = editor.frame.caret ?? GridPosition(row: 0, column: 0)
            let isSeen = ScreenText.letters(editor.frame, row: caret.row).contains("line 21")
            #expect(!isSeen || !editor.panel.frame.contains(caret), "\(editor.screen)")
        }
        editor.resize(rows: 40, columns: 64)
        #expect(editor.frame.caret.map { editor.panel.frame.contains($0) } == false)
    }

    @Test func `a drag whose end is never told ends with the next key`() {
        let editor = EditorHarness.letters(.undocked)
        let grip = editor.key("lift")?.label ?? GridPosition(row: 0, column: 0)
        editor.mouse(0, grip, release: false)
        editor.mouse(32, GridPosition(row: 2, column: 2), release: false)
        editor.type("yz")
        editor.expectText("onexyz‸")
        #expect(editor.panel.heldFrom == nil && editor.kept?.place.row != nil)
        #expect(editor.frame.caret.map { editor.panel.frame.contains($0) } == false)
    }

    @Test(arguments: [KeyboardPanelState.Arrangement.undocked, .split])
    func `a float hides the caret in no window that another one turns into`(
        _ arrangement: KeyboardPanelState.Arrangement
    ) {
        let editor = EditorHarness.withPanel(
            .letters, arrangement, EditorHarness.lines(80, caret: 80), rows: 24, columns: 80)
        for row in [2, 8, 16] {
            editor.click(row: row, column: 5)
            for (rows, columns) in [(40, 64), (24, 80), (2, 2), (60, 40), (24, 34), (24, 80)] {
                editor.resize(rows: rows, columns: columns)
                guard let caret = editor.frame.caret else { continue }
                #expect(
                    !editor.panel.frame.contains(caret) || rows < 3, "\(rows)x\(columns)\n\(editor.screen)")
            }
        }
    }

    @Test(arguments: ["x", "ctrl+s", "shift+left"])
    func `whoever writes on has put a lifted panel down, and its place is remembered`(_ key: String) {
        let editor = EditorHarness.letters(.undocked)
        editor.tap("lift")
        editor.press("up up")
        let place = editor.panel.frame.bounds.origin
        editor.press(key)
        #expect(!editor.session.hands.isLifted && editor.panel.heldFrom == nil)
        #expect(editor.kept?.place.row == place.row)
        #expect(editor.frame.caret.map { editor.panel.frame.contains($0) } == false)
    }
}
