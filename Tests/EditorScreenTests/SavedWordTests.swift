import EditorTestSupport
import Testing

@testable import EditorCore

/// What is said of a text where no foot line tells it.
@Suite struct SavedWordTests {
    @Test func `a save is told for a moment when all else is hidden`() {
        let editor = EditorHarness("one‸", rows: 8, columns: 60)
        editor.press("alt+7 h")
        editor.type("x")
        editor.press("ctrl+s")
        #expect(editor.foot.contains("draft.txt · saved"))
        editor.advance(by: .seconds(6))
        #expect(editor.foot.isEmpty)
    }

    @Test func `so is the text that comes to the front`() {
        let editor = EditorHarness("one‸", rows: 8, columns: 60)
        editor.press("alt+7 h ctrl+n")
        #expect(editor.foot.contains("untitled · new"))
        editor.press("alt+t")
        #expect(editor.foot.contains("draft.txt · saved"))
    }

    @Test func `keys that were hidden with all else come back with it in the next run`() {
        let editor = EditorHarness.withPanel(.help, .docked, "one‸")
        editor.press("alt+7 h")
        let choices = LiveChoices(editor.disk.kept[.page] ?? [])
        let next = EditorHarness(
            "one‸", rows: 24, columns: 80, panel: editor.kept ?? PanelMemory(kind: .help, isShown: true),
            live: choices)
        #expect(!next.panel.isVisible && next.session.settings.hidesAll)
        next.press("alt+7 h")
        #expect(next.panel.isVisible && next.panel.shown.kind == .help)
    }

    @Test func `who hears the screen hears of a save too`() {
        var settings = Settings.still
        settings.accessible = true
        let editor = EditorHarness("one‸", rows: 8, columns: 60, settings: settings)
        editor.type("x")
        editor.press("ctrl+s")
        #expect(editor.foot.contains("draft.txt · saved"))
    }

    @Test func `a text that is saved and closed is told of by its name`() {
        let editor = EditorHarness("one‸", rows: 8, columns: 60)
        editor.type("x")
        editor.press("alt+8 z")
        #expect(editor.foot.contains("draft.txt is saved and closed"))
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("onex".utf8))
    }
}
