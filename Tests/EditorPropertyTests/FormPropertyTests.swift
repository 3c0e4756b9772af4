import EditorTestSupport
import Testing

@testable import EditorCore

/// Whatever is done to the form, on any screen, with or without a panel.
@Suite struct FormPropertyTests {
    private static let keys = [
        "tab", "shift+tab", "up", "down", "left", "right", "home", "end", "backspace", "enter", "space",
        "ctrl+u",
        "ctrl+a", "ctrl+k", "ctrl+s",
    ]
    private static let words = ["a", "7", "wide words ", "漢字", "e\u{301}", "👍🏽", "—", "\u{200D}"]

    private func step(_ editor: EditorHarness, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: editor.feed(Array((Self.words.randomElement(using: &random) ?? "a").utf8))
        case 3...8: editor.press(Self.keys.randomElement(using: &random) ?? "tab")
        case 9: editor.paste(LayoutPropertyTests.bytes(3, &random))
        case 10:
            editor.click(
                row: Int.random(in: 0..<14, using: &random), column: Int.random(in: 0..<44, using: &random))
        default:
            editor.resize(
                rows: Int.random(in: 1...16, using: &random), columns: Int.random(in: 1...60, using: &random))
        }
        if editor.session.formWindow == nil, editor.session.prompt == nil { editor.press("alt+;") }
    }

    @Test(arguments: 0..<15)
    func `the caret of the form is on show, and the text behind it stays`(round: Int) {
        var random = SeededGenerator.announced(round)
        let editor = EditorHarness("one two", rows: 12, columns: 40)
        editor.press("alt+;")
        for _ in 0..<120 {
            step(editor, &random)
            #expect(editor.bytes == Array("one two".utf8))
            guard let window = editor.session.formWindow, editor.session.prompt == nil else { continue }
            let area = editor.session.geometry.text
            let rows = area.origin.row..<area.origin.row + max(1, area.size.rows)
            #expect(editor.frame.caret.map { rows.contains($0.row) } == true)
            #expect(window.scroll.top >= 0)
            #expect(window.form.fields.indices.contains(window.form.focus))
        }
        if let settings = editor.disk.settings { #expect(SettingsReader(settings).problems.isEmpty) }
    }
}
