import EditorTestSupport
import Testing

@testable import EditorCore

/// Finding and replacing as pictures in Goldens/. To make them anew, and then look at them:
/// `CLEANWRITER_RECORD=1 swift test --filter FindingPicture`.
@Suite struct FindingPictureTests {
    private static let sizes = [GridSize(rows: 12, columns: 40), GridSize(rows: 24, columns: 80)]
    private static let text = """
        ‸The lantern swung over the water, and nobody on the pier could say who had lit the lantern that night.

        “There,” said Anna. It was not much: a light, a rope, the smell of tar, and the lantern’s green glass.

        In the morning they found the boat again, empty, with its oars shipped and a coat folded on the \
        thwart. Lanterns hung in the baker’s window, but not that Lantern.
        """

    /// The panel hidden, docked and floating.
    private static let panels: [(name: String, PanelMemory)] =
        [("no panel", PanelMemory())]
        + [KeyboardPanelState.Arrangement.docked, .undocked].map {
            ("letters \($0)", PanelMemory(kind: .letters, arrangement: $0, isShown: true))
        } + [("help docked", PanelMemory(kind: .help, arrangement: .docked, isShown: true))]

    private static func pictures(_ name: String, _ act: (EditorHarness) -> Void) throws {
        let pictures = sizes.flatMap { size in
            panels.map { panel in
                let editor = EditorHarness(text, rows: size.rows, columns: size.columns, panel: panel.1)
                act(editor)
                return "\(size.columns)×\(size.rows) \(panel.name)\n\(editor.screen)"
            }
        }
        let path = #filePath.replacing("FindingPictureTests.swift", with: "Goldens/\(name).txt")
        try Golden.expect(pictures.joined(separator: "\n\n") + "\n", in: path)
    }

    @Test func `finding looks as it did, and the hit is in sight`() throws {
        try Self.pictures("finding") { editor in
            editor.press("ctrl+f alt+w")
            editor.type("lantern")
            editor.press("alt+. alt+.")
            let index = editor.session.view.caretIndex()
            let covered = editor.session.coveredRows
            #expect(index.map { row in !covered.contains { $0.contains(row) } } == true, "\(editor.screen)")
        }
    }

    @Test func `replacing looks as it did`() throws {
        try Self.pictures("replacing") { editor in
            editor.press("ctrl+r")
            editor.type("lantern")
            editor.press("enter")
            editor.type("candle")
            editor.press("enter y")
        }
    }
}
