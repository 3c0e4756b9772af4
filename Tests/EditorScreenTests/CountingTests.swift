import EditorTestSupport
import Testing

@testable import EditorCore

/// How long a text is: in the foot line, for a selection, and on a page of its own.
@Suite struct CountingTests {
    private func harness(
        _ text: String, columns: Int = 44, rows: Int = 8, name: String? = "draft.txt",
        _ change: (inout Settings) -> Void = { _ in }
    ) -> EditorHarness {
        var settings = Settings.still
        settings.count = .words
        change(&settings)
        return EditorHarness(text, rows: rows, columns: columns, name: name, settings: settings)
    }

    @Test func `the foot line tells how many words there are`() {
        let editor = harness("It was a bright cold day—and the clocks were striking.‸")
        #expect(editor.foot == " draft.txt · saved                 11 words")
    }

    @Test func `while one writes the foot line is empty, and then tells the new number`() {
        let editor = harness("one‸")
        editor.type(" two three")
        #expect(editor.foot == "")
        editor.press("ctrl+s")
        editor.advance(by: .seconds(20))
        #expect(editor.foot == " draft.txt · saved                  3 words")
        editor.press("ctrl+z")
        #expect(editor.foot == " draft.txt · edited                  1 word")
    }

    @Test func `with the foot line always on the number follows each key`() {
        let editor = harness("‸") { $0.foot = .always }
        #expect(editor.foot.hasSuffix(" 0 words"))
        editor.type("a b")
        #expect(editor.foot.hasSuffix(" 2 words"))
        editor.press("backspace")
        #expect(editor.foot.hasSuffix(" 1 word"))
    }

    /// R86
    @Test func `a selection shows n of N words at once`() {
        let editor = harness("One two three.\n\nFour five six seven.\n‸")
        editor.type("x")
        #expect(editor.foot == "")
        editor.press("shift+up")
        #expect(editor.foot.hasSuffix(" 5 of 8 words"))
        editor.press("shift+down")
        #expect(editor.foot == "")
        editor.press("ctrl+a")
        #expect(editor.foot.hasSuffix(" 8 of 8 words"))
    }

    @Test(arguments: [
        (Settings.Figure.characters, "9 characters"), (.pages, "1 page"), (.words, "2 words"),
        (.none, "saved"),
    ])
    func `the writer chooses which figure is told`(_ figure: Settings.Figure, _ words: String) {
        let editor = harness("some word‸") { $0.count = figure }
        #expect(editor.foot.hasSuffix(words))
    }

    @Test func `words are counted as Word counts where the settings say so`() {
        let editor = harness("yes — or no‸") { $0.countWords = .word }
        #expect(editor.foot.hasSuffix(" 4 words"))
    }

    @Test func `on a narrow screen the figures give way, name and state stay`() {
        let editor = harness("one two‸", columns: 22)
        #expect(editor.foot == " draft.txt · saved")
    }

    @Test func `the figures of the text are a page that is read`() {
        let editor = harness("Wie geht’s? “Gut,” sagte er.\n\n今日は。‸", columns: 50, rows: 14)
        editor.press("alt+8 c")
        editor.expectScreen(
            """
            ||
            | {dimmed:‸draft.txt}|
            ||
            | words                                  8|
            | letters of Chinese, Japanese           3|
            | characters                            32|
            | without blanks                        28|
            | sentences, about                       3|
            | paragraphs                             2|
            | pages                                  1|
            | reading time                         1 s|
            ||
            | {dimmed:pages of 250 words, read at 230 words a minute}|
            | {notice:counts}  {notice:Back }{key:esc}|
            """)
        editor.press("esc")
        editor.expectText("Wie geht’s? “Gut,” sagte er.\n\n今日は。‸")
    }

    @Test func `the page has a column for what is selected`() {
        let editor = harness("One two. ⟦Three four five.⟧ Six.", columns: 60, rows: 14)
        editor.press("alt+8 c")
        #expect(editor.screen.contains("| words                      6         3|"))
        #expect(editor.screen.contains("| sentences, about           3         1|"))
        #expect(editor.screen.contains("draft.txt, and what is selected"))
    }

    @Test func `a number that is not known yet is three dots`() {
        let editor = harness("one two‸")
        editor.session.counting.slice = 1
        editor.session.views[0].counts.forget(bytes: 7, rule: .prose)
        #expect(editor.session.figure == "…")
        while editor.session.hasIdleWork { editor.session.doIdleWork(at: .zero) }
        #expect(editor.session.figure == "2 words")
    }

    @Test func `a key reads nothing of the text to count it`() {
        let editor = harness(String(repeating: "word ", count: 4_000) + "‸")
        editor.feed(Array("a".utf8))
        #expect(editor.session.views[0].counts.total == nil)
        #expect(editor.session.views[0].counts.lastKnown?.words == 4_000)
    }

    @Test func `nothing is counted for one who does not want to know`() {
        let editor = EditorHarness("one two‸")
        #expect(editor.session.views[0].counts.total == nil)
        editor.press("alt+8 c")
        #expect(editor.screen.contains("words"))
    }

    @Test func `a text that arrives in parts is counted as a whole`() {
        let editor = EditorHarness(
            opened: [
                (
                    OpenedText(
                        path: FilePath("a"), text: Rope("one tw"), isComplete: false, expectedBytes: 14), nil
                )
            ], rows: 8, columns: 44)
        editor.script.pending.append([.file(.appended(DocumentID(1), Rope("o three ")))])
        editor.script.pending.append([.file(.loadEnded(DocumentID(1), .success(nil)))])
        editor.turn()
        #expect(editor.foot.hasSuffix(" 3 words"))
    }
}
