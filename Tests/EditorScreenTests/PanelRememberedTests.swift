import EditorTestSupport
import Testing

@testable import EditorCore

/// How the panel was left is how it comes back.
@Suite struct PanelRememberedTests {
    /// Another run, with what the last one left.
    private func again(_ editor: EditorHarness, rows: Int = 40, columns: Int = 100) -> EditorHarness {
        EditorHarness("‸", rows: rows, columns: columns, panel: editor.kept ?? PanelMemory())
    }

    @Test func `nothing is written while nothing changes`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸", rows: 40, columns: 100)
        editor.tap(letters: "ab")
        editor.tap("lift")
        editor.press("enter ctrl+f esc")
        #expect(editor.kept == nil)
    }

    @Test func `kind, arrangement, place and whether it shows come back in another run`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸", rows: 40, columns: 100)
        editor.press("alt+3")
        #expect(editor.kept?.kind == .symbols)
        editor.tap("float")
        #expect(editor.kept?.arrangement == .undocked)
        editor.tap("lift")
        editor.tap(row: 8, column: 4)
        let frame = editor.panel.frame
        let second = again(editor)
        #expect(second.panel.frame == frame && second.panel.shown.kind == .symbols)
        second.press("ctrl+k")
        let third = again(second)
        #expect(!third.panel.isVisible)
        third.press("ctrl+k")
        #expect(third.panel.frame == frame && third.panel.shown.kind == .symbols)
    }

    @Test func `a split panel and its row come back`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸", rows: 40, columns: 100)
        editor.type("x")
        editor.tap("lift")
        editor.tap(row: 6, column: 50)
        let second = again(editor)
        #expect(second.panel.arrangement == .split && second.panel.frame == editor.panel.frame)
    }

    @Test func `a drag is remembered once, when it ends`() {
        let editor = EditorHarness.withPanel(.letters, .undocked, "‸", rows: 40, columns: 100)
        let grip = editor.key("lift")?.label ?? GridPosition(row: 0, column: 0)
        editor.mouse(0, grip, release: false)
        for row in 5..<20 { editor.mouse(32, GridPosition(row: row, column: 40), release: false) }
        #expect(editor.kept == nil)
        editor.mouse(0, GridPosition(row: 19, column: 40), release: true)
        #expect(editor.kept?.place.row == 19)
        let writes = editor.disk.requests.filter { if case .keep(.panel, _) = $0 { true } else { false } }
        #expect(writes.count == 1)
    }

    @Test func `a place from a larger screen is on the screen all the same`() {
        let editor = EditorHarness.withPanel(.numbers, .undocked, "‸", rows: 60, columns: 200)
        editor.tap("lift")
        editor.tap(row: 40, column: 199)
        let second = again(editor, rows: 24, columns: 80)
        let bounds = second.panel.frame.bounds
        #expect(bounds.origin.row >= 1 && bounds.origin.row + bounds.size.rows <= 23)
        #expect(bounds.origin.column + bounds.size.columns == 80)
    }

    @Test func `keys for which the screen is too small are still remembered, and come with the room`() {
        let editor = EditorHarness.withPanel(.letters, .undocked, "‸", rows: 3, columns: 80)
        #expect(!editor.panel.isVisible && editor.kept?.isShown != false)
        editor.resize(rows: 24, columns: 80)
        #expect(editor.panel.arrangement == .undocked && editor.panel.shown.kind == .letters)
    }

    @Test func `kana keys that were switched off since are letters`() {
        let editor = EditorHarness.withPanel(.japanese, .docked, "‸")
        #expect(editor.panel.shown.kind == .letters)
    }

    @Test func `kana keys that are switched off in the form become letters, and what was composed is text`() {
        var settings = Settings()
        settings.japanese = true
        let editor = EditorHarness.withPanel(.japanese, .docked, "‸", settings: settings)
        editor.disk.writeSettings("japanese = off\n")
        editor.tap(letters: "か")
        editor.press("alt+; ctrl+s")
        editor.expectText("か‸")
        #expect(editor.panel.shown.kind == .letters && editor.key("japanese") == nil)
    }
}
