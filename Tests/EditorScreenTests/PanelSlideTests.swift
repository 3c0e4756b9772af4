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

    @Test func `a tap on the way presses the key that is seen there, and ends the slide`() {
        let editor = editor()
        editor.press("alt+1")
        editor.advance(by: .milliseconds(40))
        guard let q = editor.key("q"), let row = seenRow(of: "q    w    e", editor) else {
            Issue.record("no q\n\(editor.screen)")
            return
        }
        #expect(row > q.label.row)
        editor.tap(row: row, column: q.label.column)
        #expect(editor.screen.contains("q‸line 1"))
        #expect(seenRow(of: "q    w    e", editor) == q.label.row)
    }

    @Test func `a tap on keys that are on their way out presses none, and writes nothing`() {
        let editor = editor()
        editor.press("alt+1")
        watch(editor)
        editor.press("ctrl+k")
        editor.tap(row: seenRow(of: "q    w    e", editor) ?? 0, column: editor.key("q")?.label.column ?? 5)
        #expect(editor.screen.contains("‸line 1") && !editor.screen.contains("hide ─"))
    }

    @Test func `a tap on the page puts the caret at the letter that is seen there`() {
        let editor = editor()
        editor.press("ctrl+end")
        editor.press("alt+1")
        for words in ["line 40", "line 58"] {
            editor.press("ctrl+end")
            watch(editor)
            editor.press("ctrl+k")
            watch(editor)
            editor.press("ctrl+k")
            guard let row = seenRow(of: words, editor) else {
                Issue.record("no \(words)\n\(editor.screen)")
                continue
            }
            editor.tap(row: row, column: 60)
            #expect(editor.marked.contains(words + "‸"), "\(words) in row \(row)")
        }
    }

    private func seenRow(of words: String, _ editor: EditorHarness) -> Int? {
        (0..<editor.frame.size.rows).first { ScreenText.letters(editor.frame, row: $0).contains(words) }
    }

    @Test func `the form moves nothing, and nothing is waited for under it`() {
        let editor = editor()
        editor.press("alt+1")
        editor.press("alt+;")
        editor.press("alt+3")
        editor.advance(by: .seconds(10))
        #expect(editor.session.deadline == nil)
    }

    @Test func `a panel that sinks while the window changes is gone in the next picture`() {
        let editor = editor()
        editor.press("alt+1")
        watch(editor)
        editor.press("ctrl+k")
        editor.resize(rows: 50, columns: 80)
        #expect(!editor.screen.contains("hide ─"))
    }

    @Test func `when it has arrived, nothing is waited for`() {
        let editor = editor()
        editor.press("alt+1")
        watch(editor)
        editor.advance(by: .seconds(10))
        #expect(editor.session.deadline == nil)
    }
}
