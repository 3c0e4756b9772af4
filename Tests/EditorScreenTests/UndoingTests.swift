import EditorCore
import EditorTestSupport
import Testing

@Suite struct UndoingTests {
    @Test func `one undo takes back a part of a sentence, not all that was typed`() {
        let editor = EditorHarness("")
        editor.type("It was late. The rain had come, and the lamp was out.")
        editor.press("ctrl+z")
        editor.expectText("It was late. The rain had come, ‸")
        editor.press("ctrl+z")
        editor.expectText("It was late. ‸")
        editor.press("ctrl+z")
        editor.expectText("‸")
        editor.press("ctrl+y ctrl+y ctrl+y")
        editor.expectText("It was late. The rain had come, and the lamp was out.‸")
    }

    @Test func `a rest, a move and Enter each begin another step`() {
        let editor = EditorHarness("")
        editor.type("one")
        editor.advance(by: .seconds(3))
        editor.type("two")
        editor.press("left right")
        editor.type("three")
        editor.press("enter")
        editor.type("four")
        for expected in ["onetwothree\n‸", "onetwothree‸", "onetwo‸", "one‸", "‸"] {
            editor.press("ctrl+z")
            editor.expectText(expected)
        }
    }

    @Test func `undo puts the selection back as it was`() {
        let editor = EditorHarness("one ⟦two⟧ three")
        editor.type("x")
        editor.expectText("one x‸ three")
        editor.press("ctrl+z")
        editor.expectText("one ⟦two‸⟧ three")
    }

    @Test func `that redo is gone is said when it is asked for, and not while one types`() {
        let editor = EditorHarness("", columns: 80)
        editor.type("one")
        editor.press("ctrl+z")
        editor.type("t")
        #expect(editor.foot.isEmpty)
        editor.press("ctrl+y")
        #expect(editor.foot.contains("nothing to redo"))
    }

    @Test func `undoing everything makes the text unedited again`() {
        let editor = EditorHarness("one", columns: 40)
        editor.type("two")
        editor.press("ctrl+z")
        #expect(editor.foot == " draft.txt · saved")
    }

    @Test func `a run of Backspace is one step`() {
        let editor = EditorHarness("one two‸")
        editor.press("backspace", times: 3)
        editor.press("ctrl+z")
        editor.expectText("one two‸")
    }
}
