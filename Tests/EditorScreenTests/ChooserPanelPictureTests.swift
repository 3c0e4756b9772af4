import EditorTestSupport
import Testing

@testable import EditorCore

/// Lists to choose from as pictures in Goldens/. To make them anew, and then look at them:
/// `CLEANWRITER_RECORD=1 swift test --filter ChooserPanelPicture`.
@Suite struct ChooserPanelPictureTests {
    private static let sizes = [GridSize(rows: 12, columns: 40), GridSize(rows: 24, columns: 80)]
    private static let panels: [(name: String, PanelMemory)] =
        [("no panel", PanelMemory())]
        + [KeyboardPanelState.Arrangement.docked, .undocked].map {
            ("letters \($0)", PanelMemory(kind: .letters, arrangement: $0, isShown: true))
        } + [("help docked", PanelMemory(kind: .help, arrangement: .docked, isShown: true))]

    /// A list with headings, indents, long titles and keys of its own.
    private static let chapters: Chooser = {
        var list = Chooser(
            .command,
            items: [
                ChooserItem(heading: "Part one"),
                ChooserItem("The lantern", detail: "3,204", id: .number(0)),
                ChooserItem("On the pier", detail: "811", indent: 1, id: .number(1)),
                ChooserItem(
                    "In which nobody could say who had lit the lantern that night, nor why it swung over the water",
                    detail: "2,393", indent: 1, id: .number(2)),
                ChooserItem(heading: "Part two"),
                ChooserItem("海と灯台", note: "not yet revised", detail: "12,000", id: .number(3)),
                ChooserItem("a\u{1b}[31m name", detail: "no words", id: .number(4)),
            ], chosen: .number(1))
        list.keys = [
            Chooser.Key(chord: KeyChord(.up, .alt), label: "move up"),
            Chooser.Key(chord: KeyChord(.down, .alt), label: "move down"),
        ]
        return list
    }()

    private static func pictures(_ name: String, _ act: (EditorHarness) -> Void) throws {
        let pictures = sizes.flatMap { size in
            panels.map { panel in
                let editor = EditorHarness("one‸", rows: size.rows, columns: size.columns, panel: panel.1)
                act(editor)
                return "\(size.columns)×\(size.rows) \(panel.name)\n\(editor.screen)"
            }
        }
        let path = #filePath.replacing("ChooserPanelPictureTests.swift", with: "Goldens/\(name).txt")
        try Golden.expect(pictures.joined(separator: "\n\n") + "\n", in: path)
    }

    @Test func `a list looks as it did`() throws {
        try Self.pictures("chooser") { editor in
            editor.session.choose(from: Self.chapters)
            editor.turn()
        }
    }

    @Test func `a filtered list looks as it did`() throws {
        try Self.pictures("chooser-filtered") { editor in
            editor.session.choose(from: Self.chapters)
            editor.type("nt")
            editor.press("down")
        }
    }
}
