import EditorTestSupport
import Testing

@testable import EditorCore

/// What Alt-7 does where no text is written: on pages that are read, and above lists.
@Suite struct PageOfReadingTests {
    private func comparing(settings: Settings = .still) -> EditorHarness {
        let editor = EditorHarness("my own words‸", rows: 13, columns: 76, settings: settings)
        let lines = (1...30).map { "This is line \($0) of the text.\n" }.joined()
        editor.session.compare(
            old: NamedText(name: "the file", text: Rope(lines)),
            new: NamedText(name: "here", text: Rope(lines.replacing("line", with: "row"))), choices: [])
        editor.advance(by: .milliseconds(10))
        return editor
    }

    private func width(_ editor: EditorHarness) -> Int { editor.session.geometry.text.size.columns }

    private func caretRow(_ editor: EditorHarness) -> Int? { editor.frame.caret?.row }

    @Test func `a page that is read becomes wider and narrower, and stays where it is`() {
        let editor = comparing()
        let former = width(editor)
        editor.press("n n alt+7")
        #expect(editor.foot.contains("Alt-7 …"))
        editor.press("-")
        #expect(width(editor) == former - 2 && editor.foot.contains("\(former - 2) wide"))
        editor.press("alt+7 +")
        #expect(width(editor) == former)
        editor.press("n")
        #expect(editor.foot.contains("4 of 30 changes"))
    }

    @Test func `a comparison is held as a typewriter holds a text`() {
        let editor = comparing()
        editor.press("alt+7 t n n n")
        #expect(caretRow(editor) == 6)
        editor.press("n n n")
        #expect(caretRow(editor) == 6)
        editor.press("esc")
        #expect(editor.session.settings.typewriter)
    }

    @Test func `the colours of a page change as those of a text do`() {
        let editor = comparing()
        editor.press("alt+7 c")
        #expect(editor.session.settings.theme == .light)
    }

    @Test(arguments: [("f", "focus"), ("p", "paragraphs"), ("m", "markdown")])
    func `what is for the text alone says so, and changes nothing`(key: String, name: String) {
        let editor = comparing()
        let before = editor.session.settings
        editor.press("alt+7 \(key)")
        #expect(editor.foot.contains("\(name) is for the text that you write; Esc goes back to it"))
        #expect(editor.session.settings == before)
    }

    @Test func `a sequence that does nothing says so, and letters mean again what they do`() {
        let editor = comparing()
        editor.press("alt+7 z")
        #expect(editor.foot.contains("Alt-7 Z does nothing") || editor.foot.contains("Alt-7 z does nothing"))
        editor.press("n")
        #expect(editor.foot.contains("2 of 30 changes"))
    }

    @Test func `a letter of the page is a letter of the sequence behind its first chord`() {
        let editor = comparing()
        editor.press("alt+8 n")
        #expect(editor.foot.contains("this page is only for reading"))
        editor.press("n")
        #expect(editor.foot.contains("2 of 30 changes"))
    }

    @Test func `the figures of a text become narrower`() {
        let editor = EditorHarness("one two‸", rows: 13, columns: 60)
        editor.press("alt+8 c")
        #expect(!editor.session.pages.isEmpty)
        let former = width(editor)
        editor.press("alt+7 -")
        #expect(width(editor) == former - 2 && !editor.session.pages.isEmpty)
    }

    @Test func `help becomes narrower, and what is typed behind still filters it`() {
        let editor = EditorHarness("one two‸", rows: 13, columns: 60)
        editor.press("f1")
        let former = width(editor)
        editor.press("alt+7")
        #expect(editor.foot.contains("Alt-7 …"))
        editor.press("-")
        #expect(width(editor) == former - 2)
        editor.type("undo")
        #expect(editor.session.chooser?.typed == "undo")
    }

    @Test func `help says what is for the text, and types nothing of it`() {
        let editor = EditorHarness("one two‸", rows: 13, columns: 72)
        editor.press("f1 alt+7 f")
        #expect(editor.foot.contains("focus is for the text that you write"), "\(editor.foot)")
        #expect(editor.session.chooser?.typed == "")
        editor.press("esc")
        editor.expectText("one two‸")
    }
}
