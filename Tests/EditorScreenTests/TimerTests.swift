import EditorTestSupport
import Testing

@testable import EditorCore

/// Some minutes to write in.
@Suite struct TimerTests {
    private func started(_ minutes: String = "25") -> EditorHarness {
        let editor = EditorHarness("‸", columns: 60)
        editor.press("alt+8 t")
        editor.type(minutes)
        editor.press("enter")
        return editor
    }

    @Test func `at the end one line tells how much was written, and stays while one types on`() {
        let editor = started()
        editor.type("four words are here ")
        #expect(editor.foot == "")
        editor.advance(by: .seconds(25 * 60))
        #expect(editor.foot == " 25 minutes: 4 words")
        editor.type("and on it goes")
        #expect(editor.foot == " 25 minutes: 4 words")
        editor.expectText("four words are here and on it goes‸")
        editor.advance(by: .seconds(40))
        #expect(!editor.foot.contains("minutes"))
    }

    @Test func `asked again it tells what is left, and can be stopped`() {
        let editor = started("10")
        editor.type("two words ")
        editor.advance(by: .seconds(200))
        editor.press("alt+8 t")
        #expect(editor.foot.hasPrefix(" 7 minutes left, 2 words so far."))
        editor.press("esc")
        #expect(editor.session.writing.timer != nil)
        editor.press("alt+8 t")
        editor.type("s")
        #expect(editor.foot == " stopped: 2 words")
        editor.advance(by: .seconds(3_600))
        #expect(!editor.foot.contains("minutes"))
    }

    @Test(arguments: ["0", "601", "soon", "-1"])
    func `a time that is none starts nothing`(_ minutes: String) {
        let editor = started(minutes)
        #expect(editor.foot == " the timer takes 1 to 600 minutes")
        #expect(editor.session.deadline == nil || editor.session.writing.timer == nil)
    }

    @Test func `the number pad comes for the minutes`() {
        let editor = EditorHarness("‸", rows: 24, columns: 80)
        editor.press("ctrl+k alt+8 t")
        #expect(editor.session.panel.shown.kind == .numbers)
    }

    @Test func `nothing moves and nothing wakes the program until the end`() {
        let editor = started("5")
        editor.advance(by: .seconds(10))
        let frames = Set(
            (0..<20).map { _ in
                editor.advance(by: .seconds(10))
                return editor.screen
            })
        #expect(frames.count == 1)
        #expect(editor.session.deadline == editor.session.writing.timer?.end)
    }
}
