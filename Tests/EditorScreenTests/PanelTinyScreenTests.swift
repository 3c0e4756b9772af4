import EditorTestSupport
import Testing

@testable import EditorCore

/// R65: windows that become tiny with the panel on the screen and something open, as drop-down terminals make them.
@Suite struct PanelTinyScreenTests {
    private static let sizes = [(0, 0), (1, 1), (4, 4), (3, 10), (1, 80), (40, 2)].map {
        GridSize(rows: $0.0, columns: $0.1)
    }
    /// Nothing, the lines, and a question.
    private static let openers = ["right", "ctrl+f", "ctrl+p", "ctrl+r", "ctrl+g", "ctrl+q"]

    private func editor(
        _ kind: PanelKind, _ arrangement: KeyboardPanelState.Arrangement, opening chord: String
    ) -> EditorHarness {
        var settings = Settings.still
        settings.japanese = true
        let editor = EditorHarness.withPanel(
            kind, arrangement, "one ‸two 漢字\tthree\nfour 👍🏽", rows: 30, columns: 100, settings: settings)
        editor.type("x")
        editor.press(chord)
        return editor
    }

    @Test(arguments: PanelKind.allCases, openers)
    func `a docked panel and what is open come back as they were from any size`(
        _ kind: PanelKind, chord: String
    ) {
        let editor = editor(kind, .docked, opening: chord)
        let before = editor.screen
        for size in Self.sizes {
            editor.resize(rows: size.rows, columns: size.columns)
            #expect(editor.frame.size == size)
            editor.resize(rows: 30, columns: 100)
            #expect(editor.screen == before, "\(size) with \(chord)")
        }
    }

    @Test(arguments: PanelKind.allCases)
    func `the field that is filled in is in sight again`(_ kind: PanelKind) {
        let editor = editor(kind, .docked, opening: "alt+;")
        editor.press("down down down down down down down down down down down down down down down down")
        let field = editor.session.formWindow?.form.focused.info.label ?? ""
        for size in Self.sizes {
            editor.resize(rows: size.rows, columns: size.columns)
            editor.resize(rows: 30, columns: 100)
            #expect(editor.screen.contains(field) && !field.isEmpty)
        }
    }

    @Test(arguments: PanelKind.allCases, [KeyboardPanelState.Arrangement.undocked, .split])
    func `a float survives any size, and the text is the same`(
        _ kind: PanelKind, _ arrangement: KeyboardPanelState.Arrangement
    ) {
        for chord in Self.openers + ["alt+;", "ctrl+t"] {
            let editor = editor(kind, arrangement, opening: chord)
            let before = (editor.bytes, editor.panel.memory.arrangement)
            for size in Self.sizes {
                editor.resize(rows: size.rows, columns: size.columns)
                editor.resize(rows: 30, columns: 100)
                #expect(editor.panel.isVisible)
            }
            #expect(editor.bytes == before.0 && editor.panel.memory.arrangement == before.1)
        }
    }
}
