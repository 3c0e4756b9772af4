import EditorTestSupport
import Testing

@testable import EditorCore

/// The chords that begin a sequence, as the foot line tells of them.
@Suite struct PrefixTests {
    private func editor(columns: Int = 60) -> EditorHarness {
        EditorHarness("one‸", rows: 12, columns: columns)
    }

    @Test func `when the hand rests the foot line names the keys that may follow, the most wanted first`() {
        let editor = editor()
        editor.press("alt+7")
        #expect(editor.foot == " Alt-7 …")
        editor.advance(by: .milliseconds(400))
        #expect(editor.foot == " Alt-7 …  T typewriter  F focus  C colours  + wider")
        editor.type("t")
        #expect(editor.session.settings.typewriter)
    }

    @Test func `they take no second row, however narrow the screen`() {
        let editor = editor(columns: 24)
        editor.press("alt+8")
        editor.advance(by: .milliseconds(400))
        #expect(editor.foot == " Alt-8 …  B open")
    }

    @Test func `Escape leaves a sequence without a word`() {
        let editor = editor()
        editor.press("alt+8 esc")
        #expect(editor.foot == " draft.txt · saved")
        editor.type("x")
        editor.expectText("onex‸")
    }

    @Test func `what was said before does not hide that a key is waited for`() {
        let editor = editor()
        editor.press("alt+8 ! alt+8")
        #expect(editor.foot == " Alt-8 …")
    }
}
