import EditorTestSupport
import Testing

@testable import EditorCore

/// What a writer has chosen for a text is there again under its new name, or its first.
@Suite struct NamingTests {
    private let final = FilePath("final.txt")

    private func fill(_ editor: EditorHarness, _ name: String) {
        editor.press("ctrl+a")
        editor.type(name)
        editor.press("enter")
    }

    @Test(
        arguments: [(nil, "ctrl+s"), ("draft.txt", "alt+e"), ("draft.txt", "alt+8 n")] as [(String?, String)])
    func `marks, Markdown, spelling and a goal go along to the name that a text gets`(
        former: String?, keys: String
    ) throws {
        var settings = Settings.still
        settings.statistics = true
        let editor = EditorHarness("one‸", columns: 90, name: former, settings: settings)
        editor.disk.speller.words["en_US"] = ["one"]
        editor.type("x")
        editor.session.toggleMarks()
        editor.press("alt+7 m")
        editor.session.chooseSpelling("en_US")
        editor.press("alt+8 g t")
        editor.type("80000")
        editor.press("enter")
        editor.advance(by: .seconds(31))
        editor.press(keys)
        fill(editor, "final.txt")
        #expect(MarksMemory(editor.disk.kept[.marks] ?? [])[final] == editor.session.setsMarks)
        #expect(MarksMemory(editor.disk.kept[.markdown] ?? [])[final] == true)
        #expect(editor.disk.speller.notes[final]?.languages == (try SpellingLanguages("en_US")))
        #expect(WritingHistory(editor.disk.notes).goals["final.txt"] == 80_000)
    }

    @Test func `items hang at once in a text that is given a name of Markdown`() {
        let text = "- one two three four five six seven‸"
        let editor = EditorHarness(text, name: "story.txt")
        let usual = EditorHarness(text, name: "story.md")
        func rows(_ editor: EditorHarness) -> [String] {
            (0..<6).map { ScreenText.letters(editor.frame, row: $0) }
        }
        #expect(rows(editor) != rows(usual))
        editor.press("alt+8 n")
        fill(editor, "story.md")
        #expect(rows(editor) == rows(usual))
    }
}
