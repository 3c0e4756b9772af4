import EditorTestSupport
import Testing

@testable import EditorCore

/// What the help bar tells.
@Suite struct PanelHelpTests {
    private static let settings: Settings = {
        var settings = Settings.still
        settings.keyLines = ["ctrl+k b mark", "ctrl+k e x cut", "ctrl+k e y copy"].compactMap {
            try? KeyLine($0)
        }
        return settings
    }()

    private func editor() -> EditorHarness {
        EditorHarness(
            "one‸", rows: 24, columns: 80, settings: Self.settings,
            panel: PanelMemory(kind: .help, isShown: true))
    }

    private func words(_ editor: EditorHarness) -> String { ScreenText.letters(editor.frame, row: 23) }

    @Test func `after the first chord of a sequence the bar stands still, then tells how it goes on`() {
        let editor = editor()
        let before = words(editor)
        editor.press("ctrl+k")
        editor.advance(by: .milliseconds(399))
        #expect(words(editor) == before)
        editor.advance(by: .milliseconds(1))
        #expect(words(editor).contains("mark") && words(editor).contains("cut"))
    }

    @Test func `whoever goes on at once sees nothing move`() {
        let editor = editor()
        let before = words(editor)
        let frames = editor.script.frames.count
        editor.press("ctrl+k b")
        editor.advance(by: .seconds(1))
        let seen = editor.script.frames.dropFirst(frames).map { ScreenText.letters($0, row: 23) }
        #expect(Set(seen) == [before])
    }

    @Test func `once it tells, it follows each further chord at once`() {
        let editor = editor()
        editor.press("ctrl+k")
        editor.advance(by: .milliseconds(400))
        editor.press("e")
        #expect(words(editor).contains("copy") && !words(editor).contains("mark"))
    }

    @Test(arguments: [PanelKind.help, .letters], [true, false])
    func `the pause is waited for, and no longer`(_ kind: PanelKind, _ isShown: Bool) {
        let memory = PanelMemory(kind: kind, isShown: isShown)
        let editor = EditorHarness("‸", rows: 24, columns: 80, settings: Self.settings, panel: memory)
        editor.advance(by: .seconds(10))
        editor.press("ctrl+k")
        #expect(editor.session.deadline != nil)
        editor.advance(by: .seconds(1))
        #expect(editor.session.deadline == nil)
    }

    @Test(arguments: [(7, 2, 5), (6, 1, 5), (4, 1, 3), (3, 0, 2)])
    func `the bar has two rows, then one, then none as rows get scarce`(
        _ rows: Int, _ taken: Int, _ page: Int
    ) {
        let editor = EditorHarness.withPanel(.help, .docked, "one‸", rows: rows, columns: 80)
        editor.type("x")
        #expect(editor.panel.isVisible == (taken > 0))
        #expect(editor.panel.isVisible ? editor.panel.frame.bounds.size.rows == taken : true)
        #expect(editor.pageRows == page)
        let letters = (0..<rows).map { ScreenText.letters(editor.frame, row: $0) }
        #expect(letters.contains { $0.contains("Ctrl-Z undo") } == (taken > 0))
    }

    @Test func `the things on a bar of one row can be tapped, and hide stands beside them`() {
        let editor = EditorHarness.withPanel(.help, .docked, "one‸", rows: 5, columns: 80)
        editor.type("x")
        editor.tap("undo")
        editor.expectText("one‸")
        editor.type("y")
        editor.tap("hide")
        #expect(!editor.panel.isVisible)
    }

    @Test func `what the foot line says has the place of a bar of one row, until it has been read`() {
        let editor = EditorHarness.withPanel(.help, .docked, "one‸", rows: 5, columns: 80)
        editor.press("ctrl+z")
        #expect(editor.footLine.contains("nothing to undo") && editor.footLine.contains("hide"))
        editor.type("x")
        #expect(!editor.footLine.contains("nothing") && editor.footLine.contains("Ctrl-Z undo"))
    }
}
