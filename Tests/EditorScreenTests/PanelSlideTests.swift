import EditorTestSupport
import Testing

@testable import EditorCore

/// The panel on its way: only pictures, and never in the way of a key.
struct PanelSlideTests {
    private func editor(
        rows: Int = 40, _ settings: Settings = Settings(), isLineSlow: Bool = false
    ) -> EditorHarness {
        let text = (1...60).map { "line \($0)" }.joined(separator: "\n")
        return EditorHarness("‸" + text, rows: rows, columns: 80, settings: settings, isLineSlow: isLineSlow)
    }

    /// The row of the rule in each frame since a number of frames; nil where there is none.
    private func rules(_ editor: EditorHarness, since count: Int) -> [Int?] {
        editor.script.frames.dropFirst(count).filter { $0.size == editor.script.size }.map { frame in
            (0..<frame.size.rows).first { ScreenText.letters(frame, row: $0).contains("hide ─") }
        }
    }

    private func watch(_ editor: EditorHarness) {
        for _ in 0..<8 { editor.advance(by: .milliseconds(40)) }
    }

    @Test func `the panel comes up in a few pictures, each higher than the last`() {
        let editor = editor()
        let before = editor.script.frames.count
        editor.press("alt+1")
        watch(editor)
        let rows = rules(editor, since: before).compactMap { $0 }
        let steps = rows.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
        #expect((4...6).contains(steps.count) && steps == steps.sorted(by: >), "\(steps)")
        #expect(steps.last == editor.session.panel.frame.bounds.origin.row)
    }

    @Test func `it sinks the same way, and the page follows it down`() {
        let editor = editor()
        editor.press("alt+1")
        watch(editor)
        let before = editor.script.frames.count
        editor.press("ctrl+k")
        watch(editor)
        let rows = rules(editor, since: before).compactMap { $0 }
        let steps = rows.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
        #expect((3...6).contains(steps.count) && steps == steps.sorted(), "\(steps)")
        #expect(!editor.screen.contains("hide") && editor.screen.contains("line 37"))
    }

    @Test func `the page goes along with a caret near the foot`() {
        let editor = editor()
        editor.press("ctrl+end")
        let before = editor.script.frames.count
        editor.press("alt+1")
        watch(editor)
        for frame in editor.script.frames.dropFirst(before) {
            let row = frame.caret?.row ?? -1
            #expect(ScreenText.letters(frame, row: row).contains("line 60"))
        }
    }

    @Test func `what is typed on the way is on the page at once, and the panel goes on`() {
        let editor = editor()
        editor.press("alt+1")
        editor.feed(Array("x".utf8))
        #expect(editor.screen.contains("x‸line 1"))
        let rule = editor.session.panel.frame.bounds.origin.row
        #expect(rules(editor, since: editor.script.frames.count - 1) != [rule])
        watch(editor)
        #expect(
            rules(editor, since: editor.script.frames.count - 1) == [
                editor.session.panel.frame.bounds.origin.row
            ])
    }

    @Test func `a panel that is called back on its way turns round where it is`() {
        let editor = editor()
        editor.press("alt+1")
        editor.advance(by: .milliseconds(40))
        let seen = rules(editor, since: editor.script.frames.count - 1)[0] ?? 0
        editor.feed(KeyBytes.of("ctrl+k"))
        let next = rules(editor, since: editor.script.frames.count - 1)[0] ?? 40
        #expect(next >= seen || next == 40)
        watch(editor)
        #expect(!editor.screen.contains("hide ─"))
    }

    @Test(arguments: [24, 29])
    func `on a low screen it is there at once`(rows: Int) {
        let editor = editor(rows: rows)
        let before = editor.script.frames.count
        editor.press("alt+1")
        watch(editor)
        #expect(Set(rules(editor, since: before).compactMap { $0 }).count == 1)
    }

    @Test func `without motion it is there at once`() {
        let editor = editor(.still)
        let before = editor.script.frames.count
        editor.press("alt+1")
        watch(editor)
        #expect(Set(rules(editor, since: before).compactMap { $0 }).count == 1)
    }

    @Test func `on a slow line it is there at once`() {
        let editor = editor(isLineSlow: true)
        let before = editor.script.frames.count
        editor.press("alt+1")
        watch(editor)
        #expect(Set(rules(editor, since: before).compactMap { $0 }).count == 1)
    }

    @Test func `another size of the window moves nothing by itself`() {
        let editor = editor()
        editor.press("alt+1")
        watch(editor)
        let before = editor.script.frames.count
        editor.resize(rows: 50, columns: 80)
        watch(editor)
        #expect(Set(rules(editor, since: before).compactMap { $0 }).count == 1)
    }

    @Test func `when it has arrived, nothing is waited for`() {
        let editor = editor()
        editor.press("alt+1")
        watch(editor)
        editor.advance(by: .seconds(10))
        #expect(editor.session.deadline == nil)
    }
}
