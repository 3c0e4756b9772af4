import EditorTestSupport
import Testing

@testable import EditorCore

/// Drafting without the delete key.
@Suite struct DraftingTests {
    private func harness(_ text: String = "one two‸", rows: Int = 8) -> EditorHarness {
        let editor = EditorHarness(text, rows: rows, columns: 72)
        editor.press("alt+8 d")
        return editor
    }

    @Test func `the mode is told in the foot line and ends by the same keys`() {
        let editor = harness()
        #expect(editor.foot == " drafting: nothing is deleted until Alt-8 D again")
        editor.advance(by: .seconds(20))
        #expect(editor.foot == " draft.txt · saved · drafting")
        editor.press("alt+8 d backspace")
        editor.expectText("one tw‸")
    }

    @Test(arguments: [
        "backspace", "delete", "ctrl+d", "alt+backspace", "alt+d", "ctrl+delete", "ctrl+u",
        "ctrl+z", "ctrl+y", "ctrl+r",
    ])
    func `keys that delete do nothing, and say so once`(_ key: String) {
        let editor = harness("one ‸two")
        editor.type("x")
        editor.press(key)
        editor.expectText("one x‸two")
        #expect(editor.foot == " drafting: it stays as it is; Alt-8 D ends this")
        editor.advance(by: .seconds(20))
        editor.press(key)
        editor.expectText("one x‸two")
        #expect(!editor.foot.contains("it stays"))
    }

    @Test func `cutting leaves the words where they are`() {
        let editor = harness("one ⟦two⟧ three")
        editor.press("ctrl+x")
        editor.expectText("one ⟦two‸⟧ three")
        editor.press("delete")
        editor.expectText("one ⟦two‸⟧ three")
    }

    @Test func `what is typed or pasted over a selection stands behind it`() {
        let editor = harness("one ⟦two⟧ three")
        editor.type("s")
        editor.expectText("one twos‸ three")
        editor.press("ctrl+a")
        editor.paste(Array("!".utf8))
        editor.expectText("one twos three!‸")
        editor.press("ctrl+a enter")
        editor.expectText("one twos three!\n‸")
    }

    @Test func `keys of the panel delete nothing either`() {
        let editor = harness("one two‸", rows: 24)
        editor.press("ctrl+k")
        editor.tap("backspace")
        editor.expectText("one two‸")
    }

    @Test func `marks are still set, and a letter may be varied`() {
        var settings = Settings.still
        settings.marks = true
        let editor = EditorHarness("‸", columns: 60, settings: settings)
        editor.press("alt+8 d")
        editor.type("\"a\" e")
        editor.press("alt+v")
        editor.expectText("“a” é‸")
    }

    @Test func `another text is not concerned`() {
        let editor = harness()
        editor.press("ctrl+n")
        editor.type("ab")
        editor.press("backspace")
        editor.expectText("a‸")
    }
}
