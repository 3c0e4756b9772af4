import EditorTestSupport
import Testing

@testable import EditorCore

/// Lists of folders and books as pictures in Goldens/. To make them anew, and then look at them:
/// `CLEANWRITER_RECORD=1 swift test --filter BrowsingPicture`.
@Suite struct BrowsingPictureTests {
    private static let sizes = [GridSize(rows: 24, columns: 80), GridSize(rows: 12, columns: 40)]

    private static let novel = [
        "chapter 2.md": "# Two\n\nAnother lamp, far off, that nobody had lit since the war.\n",
        "chapter 10.md": "Dark.\n", "part 2/chapter 11.md": "Eleven lamps.\n",
        "map.png": "\u{89}PNG\0", "a\u{1B}[2Jb.md": "\u{1B}[31mred\tand so on, by a lamp\n",
    ]

    private static func pictures(_ name: String, _ act: (EditorHarness) -> Void) throws {
        let pictures = sizes.flatMap { size in
            [false, true].map { hasPanel in
                let panel = PanelMemory(kind: .letters, arrangement: .docked, isShown: hasPanel)
                let editor = EditorHarness(
                    "The lamp‸ went out.\n", rows: size.rows, columns: size.columns,
                    name: "/novel/chapter 1.md", panel: panel)
                for (file, text) in novel {
                    editor.disk.files[FilePath("/novel/" + file)] = Array(text.utf8)
                }
                act(editor)
                editor.turn()
                return "\(size.columns)×\(size.rows)\(hasPanel ? " panel" : "")\n\(editor.screen)"
            }
        }
        let path = #filePath.replacing("BrowsingPictureTests.swift", with: "Goldens/\(name).txt")
        try Golden.expect(pictures.joined(separator: "\n\n") + "\n", in: path)
    }

    private static func open(_ letter: String, _ editor: EditorHarness) {
        editor.press("alt+8")
        editor.type(letter)
    }

    @Test func `a folder looks as it did`() throws {
        try Self.pictures("browser") { editor in
            Self.open("b", editor)
            editor.press("down down down")
        }
    }

    @Test func `a filtered folder looks as it did`() throws {
        try Self.pictures("browser-filtered") { editor in
            Self.open("b", editor)
            editor.type("ch2")
        }
    }

    @Test func `the words of a book look as they did`() throws {
        try Self.pictures("book-words") { Self.open("w", $0) }
    }

    @Test func `what was found in a book looks as it did`() throws {
        try Self.pictures("book-found") { editor in
            Self.open("f", editor)
            editor.type("lamp")
            editor.press("enter")
        }
    }
}
