import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct MarkdownTests {
    private static let text = """
        ---
        title: The pier
        ---
        # The ‸lantern

        The *lantern* swung, and **nobody** on the `pier` could say [who](http://a.example/x) had lit it.[^1]

        > “There,” said Anna.

        - one of the things to be done in the morning
        1. another

        ***

        ```
        *code*
        ```
        [^1]: A note with snake_case.
        """

    private func editor(
        _ marked: String, name: String = "draft.md", rows: Int = 24, columns: Int = 60,
        settings: Settings = .still
    ) -> EditorHarness {
        EditorHarness(marked, rows: rows, columns: columns, name: name, settings: settings)
    }

    @Test func `a text in Markdown is shown with weight and dimmed signs, and no letter moves`() throws {
        let styled = editor(Self.text)
        let plain = editor(Self.text, name: "draft.txt")
        for row in 0..<23 {
            #expect(ScreenText.letters(styled.frame, row: row) == ScreenText.letters(plain.frame, row: row))
        }
        #expect(!plain.screen.contains("{strong"))
        try Golden.expect(
            styled.screen + "\n", in: #filePath.replacing("MarkdownTests.swift", with: "Goldens/markdown.txt")
        )
    }

    /// Columns at which the rows of the page begin, below the blank one; nil for rows with nothing on them.
    private func starts(_ editor: EditorHarness, rows: Int) -> [Int?] {
        (1...rows).map { row in
            let letters = ScreenText.letters(editor.frame, row: row)
            return letters.firstIndex { $0 != " " }.map {
                letters.distance(from: letters.startIndex, to: $0) - 1
            }
        }
    }

    @Test func `lines of code that look like lists begin where they begin`() {
        let editor = editor(
            "- one two three four five\n```\n- one two three four five\n```\n- one two three four five‸",
            columns: 22)
        #expect(starts(editor, rows: 8) == [0, 2, 0, 0, 0, 0, 0, 2])
    }

    @Test func `they do so from the fence on that is typed, and hang again when it goes`() {
        let editor = editor("‸\n- one two three four five\n\n- one two three four five", columns: 22)
        #expect(starts(editor, rows: 6) == [nil, 0, 2, nil, 0, 2])
        editor.type("```")
        #expect(starts(editor, rows: 6) == [0, 0, 0, nil, 0, 0])
        editor.press("down down down")
        editor.type("```")
        #expect(starts(editor, rows: 6) == [0, 0, 0, 0, 0, 2])
        editor.press("ctrl+z ctrl+z")
        #expect(starts(editor, rows: 6) == [nil, 0, 2, nil, 0, 2])
    }

    @Test func `lists in front matter begin where they begin`() {
        let editor = editor(
            "---\ntags:\n- one two three four five\n---\n- one two three four five‸", columns: 22)
        #expect(starts(editor, rows: 7) == [0, 0, 0, 0, 0, 0, 2])
    }

    @Test func `it is switched on and off by a key, which is remembered for the text`() {
        let editor = editor("‸*a*", name: "draft.txt")
        #expect(!editor.screen.contains("{emphasis"))
        editor.press("alt+7 m")
        #expect(editor.screen.contains("{emphasis:a}"))
        #expect(editor.foot.contains("markdown is shown"))
        let kept = MarksMemory(editor.disk.kept[.markdown] ?? [])
        #expect(kept[FilePath("draft.txt")] == true)
        editor.press("alt+7 m")
        #expect(!editor.screen.contains("{emphasis"))
    }

    @Test func `what another window has chosen for its text stays`() {
        let editor = editor("‸*a*", name: "draft.txt")
        editor.disk.kept[.markdown] = Array("off /other.md\n".utf8)
        editor.press("alt+7 m")
        #expect(editor.disk.kept[.markdown] == Array("off /other.md\non /draft.txt\n".utf8))
    }

    @Test func `typing, undoing and redoing keep up with the signs`() {
        let editor = editor("‸")
        editor.type("*a* ```")
        #expect(editor.screen.contains("{emphasis:a}"))
        editor.press("backspace", times: 5)
        #expect(!editor.screen.contains("{emphasis"))
        editor.press("ctrl+a backspace")
        editor.type("~~~")
        editor.press("enter")
        editor.type("*b*")
        #expect(editor.screen.contains("{code:*b*"))
        editor.press("ctrl+home delete")
        #expect(editor.screen.contains("{emphasis:b}"))
        editor.press("ctrl+z")
        #expect(editor.screen.contains("{code:*b*"))
    }

    @Test func `a hit in a heading is marked and keeps the weight`() {
        let editor = editor("‸# The lantern")
        editor.press("ctrl+f")
        editor.type("lan")
        #expect(editor.screen.contains("hit strong:") || editor.screen.contains("selection strong:"))
    }

    @Test func `out of focus signs and words stand back together`() {
        var settings = Settings.still
        settings.focus = .paragraph
        let editor = editor("*a* b\n\nc‸", settings: settings)
        #expect(editor.screen.contains("{mark faded:*}"))
        #expect(editor.screen.contains("{emphasis faded:a}"))
    }
}
