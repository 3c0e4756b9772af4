import EditorTestSupport
import Testing

@testable import EditorCore

/// The whole editor with the panel, as pictures in Goldens/. To make them anew, and then look at them:
/// `CLEANWRITER_RECORD=1 swift test --filter PanelEditorPicture`.
@Suite struct PanelEditorPictureTests {
    private static let sizes = [GridSize(rows: 24, columns: 80), GridSize(rows: 28, columns: 45)]
    private static let text = """
        The lantern swung over the water, and nobody on the pier could say who had lit it that night.

        “There,” said Anna. It was not much: a light, a rope, the smell of tar‸

        In the morning they found the boat again, empty, with its oars shipped and a coat folded on the \
        thwart, as if somebody had only gone ashore to look for breakfast.
        """

    private static func editor(
        _ kind: PanelKind, _ arrangement: KeyboardPanelState.Arrangement, on size: GridSize
    ) -> EditorHarness {
        var settings = Settings.still
        settings.japanese = kind == .japanese
        let editor = EditorHarness.withPanel(
            kind, arrangement, text, rows: size.rows, columns: size.columns, settings: settings)
        editor.type(kind == .japanese ? "kana" : ".")
        return editor
    }

    @Test(arguments: PanelKind.allCases)
    func `the whole editor looks as it did with each kind`(_ kind: PanelKind) throws {
        let pictures = Self.sizes.flatMap { size in
            KeyboardPanelState.Arrangement.allCases.map { arrangement in
                let editor = Self.editor(kind, arrangement, on: size)
                return Self.picture(editor, "\(size.columns)×\(size.rows) \(arrangement)")
            }
        }
        try Golden.expect(pictures.joined(separator: "\n\n") + "\n", in: Self.path("editor-\(kind.rawValue)"))
    }

    @Test func `a prompt with the number pad looks as it did`() throws {
        let pictures = (PanelPictureTests.sizes + [GridSize(rows: 28, columns: 45)]).flatMap { size in
            KeyboardPanelState.Arrangement.allCases.map { arrangement in
                let editor = Self.editor(.letters, arrangement, on: size)
                editor.press("ctrl+g")
                editor.type("12")
                return Self.picture(editor, "\(size.columns)×\(size.rows) \(arrangement)")
            }
        }
        try Golden.expect(pictures.joined(separator: "\n\n") + "\n", in: Self.path("editor-prompt"))
    }

    @Test func `a question looks as it did`() throws {
        let pictures = Self.sizes.flatMap { size in
            KeyboardPanelState.Arrangement.allCases.map { arrangement in
                let editor = Self.editor(.letters, arrangement, on: size)
                editor.press("ctrl+q")
                return Self.picture(editor, "\(size.columns)×\(size.rows) \(arrangement)")
            }
        }
        try Golden.expect(pictures.joined(separator: "\n\n") + "\n", in: Self.path("editor-question"))
    }

    /// The kinds of keys that a screen has room for, with the first and the last field focused.
    @Test(arguments: [GridSize(rows: 12, columns: 40), GridSize(rows: 24, columns: 80)])
    func `the form looks as it did under each kind`(_ size: GridSize) throws {
        let pictures = PanelKind.allCases.flatMap { kind in
            ["first", "last"].map { place in
                let editor = Self.editor(kind, .docked, on: size)
                editor.press(place == "first" ? "alt+;" : "alt+; shift+tab")
                let chord = PanelKind.chords[kind]
                if let chord { editor.press(chord) }
                let focus = editor.session.formWindow.map { $0.form.focused.info.key } ?? ""
                return Self.picture(editor, "\(kind.rawValue), \(place) field: \(focus)")
            }
        }
        try Golden.expect(
            pictures.joined(separator: "\n\n") + "\n",
            in: Self.path("editor-form-\(size.columns)x\(size.rows)"))
    }

    /// The letters of the screen, with the caret; the roles are not shown.
    private static func picture(_ editor: EditorHarness, _ title: String) -> String {
        let shown = editor.panel.isVisible ? editor.panel.shown.kind.rawValue : "hidden"
        let rows = (0..<editor.script.size.rows).map { row in
            var letters = ScreenText.letters(editor.frame, row: row)
            guard let caret = editor.frame.caret, caret.row == row else { return "|" + letters }
            let before = editor.frame.row(row).prefix(caret.column).count { $0.width > 0 }
            while letters.count < before { letters += " " }
            letters.insert("‸", at: letters.index(letters.startIndex, offsetBy: before))
            return "|" + letters
        }
        return ([title + ": " + shown] + rows).joined(separator: "\n")
    }

    private static func path(_ name: String) -> String {
        #filePath.replacing("PanelEditorPictureTests.swift", with: "Goldens/\(name).txt")
    }
}

extension PanelKind {
    /// The chord that shows each kind.
    static let chords: [PanelKind: String] = [
        .letters: "alt+1", .numbers: "alt+2", .symbols: "alt+3", .extra: "alt+4", .japanese: "alt+5",
        .help: "alt+6",
    ]
}
