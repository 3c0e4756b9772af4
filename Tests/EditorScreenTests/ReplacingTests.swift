import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct ReplacingTests {
    /// Opens both lines and fills them in.
    private func begin(_ editor: EditorHarness, _ words: String, by other: String) {
        editor.press("ctrl+r")
        editor.type(words)
        editor.press("enter")
        editor.type(other)
        editor.press("enter")
    }

    @Test func `each hit is shown with what will stand there, and asked about`() {
        let editor = EditorHarness("‸Colour, COLOUR, colour and colour", columns: 80)
        begin(editor, "colour", by: "color")
        #expect(editor.foot.hasSuffix("1 of 4: Put “Color” there?  Yes y  No n  All a  Stop esc"))
        editor.expectText("⟦Colour‸⟧, COLOUR, colour and colour")
        editor.press("y")
        #expect(editor.foot.contains("2 of 4: Put “COLOR” there?"))
        editor.expectText("Color, ⟦COLOUR‸⟧, colour and colour")
        editor.press("n")
        editor.expectText("Color, COLOUR, ⟦colour‸⟧ and colour")
        editor.press("a")
        editor.expectText("Color, COLOUR, ‸color and color")
        #expect(editor.foot.hasSuffix("3 replaced; Ctrl-Z takes the last 2 back"))
    }

    @Test func `all at once is one step to take back, and says how many`() {
        let text = "‸" + String(repeating: "so it goes, ", count: 41)
        let editor = EditorHarness(text, rows: 12, columns: 80)
        let before = editor.bytes
        begin(editor, "goes", by: "went")
        editor.press("a")
        #expect(editor.foot.hasSuffix("41 replaced; Ctrl-Z takes it back"))
        let after = editor.bytes
        #expect(after == Array(String(repeating: "so it went, ", count: 41).utf8))
        editor.press("ctrl+z")
        #expect(editor.bytes == before)
        editor.press("ctrl+y")
        #expect(editor.bytes == after)
    }

    @Test func `taking back all at once leaves nothing selected`() {
        let editor = EditorHarness("‸a cat, a cat", columns: 60)
        begin(editor, "cat", by: "dog")
        editor.press("a ctrl+z")
        editor.expectText("a ‸cat, a cat")
        editor.press("ctrl+r enter enter")
        editor.press("y esc ctrl+z")
        editor.expectText("a ‸cat, a cat")
    }

    @Test func `a by aa everywhere ends`() {
        let editor = EditorHarness("‸a banana", columns: 60)
        begin(editor, "a", by: "aa")
        editor.press("a")
        #expect(editor.bytes == Array("aa baanaanaa".utf8))
        editor.press("ctrl+z")
        #expect(editor.bytes == Array("a banana".utf8))
    }

    @Test func `one by one a by aa comes to each place once`() {
        let editor = EditorHarness("ba‸nana", columns: 60)
        begin(editor, "a", by: "aa")
        editor.press("y y y")
        #expect(editor.bytes == Array("baanaanaa".utf8))
        #expect(editor.foot.hasSuffix("3 replaced"))
    }

    @Test func `it begins at the caret and goes round`() {
        let editor = EditorHarness("cat ca‸t cat", columns: 60)
        begin(editor, "cat", by: "dog")
        editor.expectText("cat cat ⟦cat‸⟧")
        editor.press("y")
        editor.expectText("⟦cat‸⟧ cat dog")
        editor.press("y y")
        #expect(editor.bytes == Array("dog dog dog".utf8))
    }

    @Test func `a long selection is where it happens, and nowhere else`() {
        let editor = EditorHarness("cat\n⟦cat cat\ncat‸⟧ cat\ncat", columns: 80)
        editor.press("ctrl+r")
        #expect(editor.foot.contains("Replace in selection:"))
        editor.type("cat")
        editor.press("enter")
        editor.type("dog")
        editor.press("enter a")
        #expect(editor.bytes == Array("cat\ndog dog\ndog cat\ncat".utf8))
        #expect(editor.foot.contains("3 replaced"))
    }

    @Test func `Escape stops, and what was replaced stays so`() {
        let editor = EditorHarness("‸cat cat cat", columns: 60)
        begin(editor, "cat", by: "dog")
        editor.press("y esc")
        editor.expectText("dog ⟦cat‸⟧ cat")
        #expect(editor.foot.hasSuffix("1 replaced"))
        editor.press("ctrl+z")
        #expect(editor.bytes == Array("cat cat cat".utf8))
    }

    @Test func `Escape in either line goes back to where it began`() {
        for keys in ["esc", "enter esc"] {
            let editor = EditorHarness("one ‸two cat", columns: 60)
            editor.press("ctrl+r")
            editor.type("cat")
            editor.press(keys)
            editor.expectText("one ‸two cat")
            #expect(editor.bytes == Array("one two cat".utf8))
        }
    }

    @Test func `nothing puts nothing there`() {
        let editor = EditorHarness("‸a very very long day", columns: 60)
        begin(editor, "very ", by: "")
        #expect(editor.foot.contains("Take it out?"))
        editor.press("a")
        #expect(editor.bytes == Array("a long day".utf8))
    }

    @Test func `what is nowhere is said`() {
        let editor = EditorHarness("‸one two", columns: 60)
        begin(editor, "zebra", by: "horse")
        #expect(editor.foot.contains("“zebra” is not in this text"))
        editor.expectText("‸one two")
    }

    @Test func `the text on the page stays where it is when all is replaced`() {
        let lines = (1...200).map { "a cat on line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness("‸" + lines, rows: 12, columns: 60)
        editor.press("ctrl+g")
        editor.type("100")
        editor.press("enter")
        begin(editor, "a cat", by: "an elephant of great age and size")
        let top = ScreenText.letters(editor.frame, row: 0).suffix(3)
        editor.press("a")
        #expect(ScreenText.letters(editor.frame, row: 0).hasSuffix(top))
        #expect(editor.foot.contains("200 replaced"))
    }

    @Test func `a text that is still being read waits`() {
        let editor = EditorHarness(
            opened: [
                (OpenedText(path: FilePath("a"), text: Rope("cat"), isComplete: false, expectedBytes: 9), nil)
            ],
            columns: 80)
        begin(editor, "cat", by: "dog")
        #expect(editor.screen.contains("not all of the text has been read yet"))
        #expect(editor.bytes == Array("cat".utf8))
    }

    @Test func `replaced text comes back from the journal, and can be taken back there`() throws {
        let editor = EditorHarness(
            "‸a cat, a cat and far away " + String(repeating: ".", count: 500) + " a cat", columns: 60)
        begin(editor, "cat", by: "dog")
        editor.press("a")
        let entries = editor.disk.journals.values.flatMap { $0 }
        let steps = entries.compactMap { if case .step(let step) = $0 { step } else { nil } }
        #expect(steps.count == 1 && steps.first?.edits.count == 2)
    }
}
