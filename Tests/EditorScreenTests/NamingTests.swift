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

    /// Two texts, the second of which has no file yet; the first is in front.
    private func twoTexts() -> EditorHarness {
        let editor = EditorHarness("one", columns: 110)
        editor.session.open(FilePath("b.txt"))
        editor.turn()
        editor.press("alt+t")
        return editor
    }

    @Test(arguments: [("alt+e", "not saved"), ("alt+8 n", "not renamed"), ("alt+8 k", "no copy was made")])
    func `the name of a text that is open here is taken, file or not`(keys: String, sentence: String) {
        let editor = twoTexts()
        editor.press(keys)
        fill(editor, "./b.txt")
        #expect(editor.foot.contains(sentence + ": b.txt is open here"))
        #expect(Array(editor.disk.files.keys) == [FilePath("draft.txt")])
        #expect(editor.session.document.path == FilePath("draft.txt"))
    }

    @Test func `a text for reading is not saved over the other window's file, however its name is typed`() {
        let editor = EditorHarness("one", columns: 110)
        editor.session.views[0].isForReading = true
        editor.press("alt+e")
        fill(editor, "./draft.txt")
        #expect(editor.foot.contains("the other window writes this file"))
    }

    @Test func `its own name in other letters is its own name, and nobody is asked`() {
        let editor = EditorHarness("one‸", columns: 110)
        editor.type("x")
        editor.press("alt+e")
        fill(editor, "./draft.txt")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("onex".utf8))
        #expect(editor.session.document.path == FilePath("draft.txt") && editor.foot.contains("saved"))
    }

    @Test(arguments: ["alt+e", "alt+8 n", "alt+8 k"])
    func `a name that is no text is never proposed in letters of another one`(keys: String) {
        let path = FilePath(Array("a".utf8) + [0xFF])
        let stamp = FileStamp(device: 1, inode: 1, size: 3, modified: 1, changed: 1)
        let editor = EditorHarness(
            opened: [(OpenedText(path: path, text: Rope("one"), stamp: stamp), nil)], columns: 90)
        editor.press(keys + " enter")
        #expect(editor.disk.files.isEmpty && editor.session.document.path == path)
    }
}
