import EditorTestSupport
import Testing

@testable import EditorCore

/// A hand that taps on the panel, as on a touch screen: press and release in one read.
extension EditorHarness {
    /// An editor with the panel on the screen.
    static func withPanel(
        _ kind: PanelKind, _ arrangement: KeyboardPanelState.Arrangement = .docked, _ marked: String = "",
        rows: Int = 24, columns: Int = 80, settings: Settings = .still
    ) -> EditorHarness {
        let memory = PanelMemory(kind: kind, arrangement: arrangement, isShown: true)
        return EditorHarness(marked, rows: rows, columns: columns, settings: settings, panel: memory)
    }

    /// An editor with the letters on a wide screen, in which somebody writes.
    static func letters(
        _ arrangement: KeyboardPanelState.Arrangement = .docked, _ text: String = "one‸"
    ) -> EditorHarness {
        let editor = withPanel(.letters, arrangement, text, rows: 40, columns: 100)
        editor.type("x")
        return editor
    }

    /// The key with a spoken name, as the last frame shows it.
    func key(_ name: String) -> PlacedKey? {
        session.shownPanel?.layout.keys.first { $0.key.spokenName == name }
    }

    /// Taps keys by their spoken names.
    func tap(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        for name in names {
            guard let key = key(name), key.rect.size.columns > 0 else {
                Issue.record("there is no key “\(name)”\n\(screen)", sourceLocation: sourceLocation)
                return
            }
            tap(at: key.label)
        }
    }

    /// Taps a cell of the screen.
    func tap(at place: GridPosition) {
        script.now += .milliseconds(120)
        let cell = "\u{1b}[<0;\(place.column + 1);\(place.row + 1)"
        feed(Array("\(cell)M\(cell)m".utf8))
    }

    /// Taps a cell, counted from 0.
    func tap(row: Int, column: Int) { tap(at: GridPosition(row: row, column: column)) }

    /// Taps the keys that type letters; none of them needs Shift or another page.
    func tap(letters: String, sourceLocation: SourceLocation = #_sourceLocation) {
        for letter in letters {
            let action = PanelAction.text(String(letter))
            let kana = PanelAction.kana(String(letter))
            let keys = session.shownPanel?.layout.keys ?? []
            guard let key = keys.first(where: { $0.key.action == action || $0.key.action == kana }) else {
                Issue.record("there is no key for “\(letter)”\n\(screen)", sourceLocation: sourceLocation)
                return
            }
            tap(at: key.label)
        }
    }

    /// One report of the mouse, in a read of its own: 0 is the left button, 32 a drag with it, 64 and 65 the wheel.
    func mouse(_ code: Int, _ place: GridPosition, release: Bool) {
        feed(Array("\u{1b}[<\(code);\(place.column + 1);\(place.row + 1)\(release ? "m" : "M")".utf8))
    }

    /// How a cell looks.
    func role(at place: GridPosition) -> StyleRole { frame[place].role }

    /// Rows of the page.
    var pageRows: Int { session.view.viewport.height }

    /// The panel.
    var panel: KeyboardPanelState { session.panel }

    /// The row of the screen that the foot line is in, letters alone: the panel's rule while it is docked.
    var footLine: String {
        session.geometry.footRow.map { ScreenText.letters(frame, row: $0) } ?? ""
    }

    /// What is remembered of the panel; nil when nothing was written.
    var kept: PanelMemory? { disk.kept[.panel].map { PanelMemory($0) } }

    /// Lines of prose, the caret at the end of line `caret`, counted from 1.
    static func lines(_ count: Int, caret: Int) -> String {
        (1...count).map { "line \($0)" + ($0 == caret ? "‸" : "") }.joined(separator: "\n")
    }
}
