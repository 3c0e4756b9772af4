import EditorTestSupport
import Testing

@testable import EditorCore

/// Where the form is on the screen, and the mouse on it.
@Suite struct FormScrollingTests {
    private func form(
        _ settings: String = "extra_row = “ ” ’ – — … cut undo cut redo cut vary cut copy\n", rows: Int = 12,
        columns: Int = 40
    ) -> EditorHarness {
        let editor = EditorHarness("one", rows: rows, columns: columns)
        editor.disk.writeSettings(settings)
        editor.press("alt+;")
        return editor
    }

    private func showPanel(_ isShown: Bool, _ editor: EditorHarness) {
        let session = editor.session
        session.tell(panel: isShown ? .show(nil) : .hide)
        editor.turn()
    }

    /// The row of the words that save and leave.
    private func saveRow(_ editor: EditorHarness) -> Int {
        (0..<editor.frame.size.rows).first {
            ScreenText.letters(editor.frame, row: $0).contains("Save Ctrl-S")
        } ?? -1
    }

    private var top: (EditorHarness) -> Int { { $0.session.formWindow?.scroll.top ?? -1 } }

    @Test func `the first field on a small screen`() {
        form().expectScreen(
            """
            ||
            | {heading:settings}|
            ||
            | {heading:The page}|
            | page width         72‸|
            | {dimmed:tab stops}          4|
            | {dimmed:paragraphs}         plain|
            | {dimmed:foot line}          quiet|
            | {dimmed:typewriter}         off|
            | {dimmed:typewriter row}     50|
            | {dimmed:focus}              off|
            | {dimmed:10 to 400 cells, or a share as 60%}|
            """)
    }

    @Test(arguments: [(12, 40), (24, 80), (44, 80)])
    func `the last field is in sight with its sentence below`(rows: Int, columns: Int) throws {
        let editor = form("", rows: rows, columns: columns)
        editor.press("shift+tab")
        let last = try #require(SettingInfo.inForm.last)
        let lines = editor.screen.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.lastIndex { $0.contains(last.label) })
        #expect(lines[row].contains("‸"))
        #expect(lines.last?.contains(last.help.prefix(20)) == true)
        #expect(editor.session.formWindow?.form.focused.info.key == last.key)
    }

    @Test func `on a high screen all of the form is in sight, and the words that end it`() {
        let editor = form("", rows: 80, columns: 80)
        editor.press("shift+tab")
        for info in SettingInfo.inForm { #expect(editor.screen.contains(info.label)) }
        #expect(top(editor) == 0 && editor.screen.contains("Save {key:Ctrl-S}  Leave {key:esc}"))
    }

    @Test func `down and up scroll a row at a time, and only at the edges`() {
        let editor = form()
        editor.press("down", times: 6)
        #expect(top(editor) == 0)
        editor.press("down")
        #expect(top(editor) == 1)
        editor.press("up", times: 7)
        #expect(top(editor) == 1)
    }

    @Test func `a field of several rows is walked through before it is left`() {
        let editor = form()
        editor.goToField("panel_key_height")
        editor.press("down")
        let first = editor.frame.caret
        editor.press("down down")
        #expect(editor.session.formWindow?.form.focused.info.key == "extra_row")
        #expect(editor.frame.caret?.column == first?.column)
        editor.press("down")
        #expect(editor.session.formWindow?.form.focused.info.key == "typeahead")
        editor.press("up")
        #expect(editor.session.formWindow?.form.focused.info.key == "extra_row")
        editor.type("X")
        #expect(editor.screen.contains("X‸vary cut copy"))
    }

    @Test func `a field that grows while it is written stays on show`() {
        let editor = form("", rows: 6)
        editor.goToField("extra_row")
        editor.press("ctrl+u")
        for _ in 0..<12 {
            editor.type("words ")
            #expect(editor.frame.caret.map { (0..<5).contains($0.row) } == true)
        }
    }

    @Test func `the panel takes rows, the focus stays above it, and the form is not thrown back`() {
        let editor = form()
        editor.press("down", times: 6)
        #expect(top(editor) == 0)
        showPanel(true, editor)
        let shown = top(editor)
        #expect(shown > 0)
        #expect(editor.frame.caret.map { $0.row < 10 } == true)
        showPanel(false, editor)
        #expect(top(editor) == shown)
    }

    @Test func `a float goes aside from the field with the focus, and Ctrl-K works in the form`() {
        struct Floating: PanelMeasures {
            func dockedRows(_ face: PanelFace, on stage: PanelStage) -> Int? { 4 }
            func floatSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? {
                GridSize(rows: 4, columns: 40)
            }
            func halfSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? { nil }
        }
        let editor = form("", rows: 24, columns: 80)
        editor.session.panel.measures = Floating()
        editor.press("ctrl+k alt+u")
        #expect(editor.session.panel.arrangement == .undocked)
        for _ in SettingInfo.inForm {
            editor.press("tab")
            let rows = editor.session.panel.frame.bounds
            #expect(
                editor.frame.caret.map { $0.row < rows.origin.row || $0.row >= rows.origin.row + 4 } == true)
        }
        editor.press("ctrl+k")
        #expect(!editor.session.panel.isVisible && editor.session.formWindow != nil)
    }

    @Test func `the panel hears which field types, and which kind it wants`() {
        let editor = EditorHarness("one", rows: 24, columns: 80)
        let panel = { editor.session.panel }
        let former = panel().wanted.kind
        showPanel(true, editor)
        editor.press("alt+;")
        #expect(panel().owner == .field(0) && panel().wanted.kind == .numbers)
        editor.goToField("language")
        #expect(panel().wanted.kind == former)
        editor.press("esc alt+;")
        editor.goToField("extra_row")
        #expect(panel().wanted.kind == .letters)
        editor.press("esc")
        #expect(panel().owner == .document && panel().wanted.kind == former)
    }

    @Test(arguments: [(1, 40), (2, 8), (3, 12), (4, 1), (0, 0), (9, 22), (60, 200)])
    func `another size keeps the focus on show`(rows: Int, columns: Int) {
        let editor = form()
        editor.goToField("extra_row")
        editor.resize(rows: rows, columns: columns)
        editor.type("x")
        let limit = max(1, editor.session.geometry.text.size.rows) + editor.session.geometry.text.origin.row
        #expect(editor.frame.caret.map { $0.row < limit } ?? (rows == 0))
        #expect(rows < 3 || columns < 3 || editor.screen.contains("‸"))
        editor.resize(rows: 12, columns: 40)
        #expect(editor.screen.contains("x‸"))
    }

    @Test func `a tap puts the caret, a tap on a choice turns it`() {
        let editor = form("", rows: 24, columns: 80)
        editor.click(row: 5, column: 23)
        editor.type("1")
        #expect(editor.screen.contains("tab stops          1‸4"))
        editor.click(row: 7, column: 26)
        #expect(editor.session.formWindow?.form.focused.value == "always")
        editor.click(row: 7, column: 21)
        #expect(editor.session.formWindow?.form.focused.value == "quiet")
        editor.click(row: 6, column: 5)
        #expect(editor.session.formWindow?.form.focused.info.key == "paragraphs")
        #expect(editor.session.formWindow?.form.focused.value == "plain")
    }

    @Test func `the words below the fields save and leave`() {
        let editor = form("", rows: 80, columns: 80)
        editor.click(row: 7, column: 26)
        editor.click(row: saveRow(editor), column: 8)
        #expect(editor.disk.settings.map { String(decoding: $0, as: UTF8.self) } == "foot = always\n")
        editor.press("alt+;")
        editor.click(row: saveRow(editor), column: 20)
        #expect(editor.session.formWindow == nil)
    }

    @Test func `the wheel scrolls, the next key comes back`() {
        let editor = form()
        editor.wheel(1)
        #expect(top(editor) == 3)
        editor.wheel(20)
        #expect(editor.screen.contains("Save {key:Ctrl-S}"))
        editor.type("1")
        #expect(top(editor) == 2)
        #expect(editor.screen.contains("page width         1‸"))
    }

    @Test func `a question of two rows covers no field that has the focus`() {
        let editor = form()
        editor.goToField("mouse")
        editor.press("space tab tab tab esc")
        editor.expectScreen(
            """
            ||
            | {dimmed:typeahead}          off|
            | {dimmed:japanese}           off|
            | {dimmed:motion}             on|
            ||
            | {heading:The terminal}|
            | {dimmed:mouse}              panel|
            | {dimmed:shared clipboard}   on|
            | {dimmed:escape delay}       50|
            | wide signs       {dimmed:‹} off {dimmed:›}|
            | {notice:Save the changed settings?}‸|
            | {notice:Save }{key:⏎}  {notice:Discard }{key:d}  {notice:Stay }{key:esc}|
            """)
    }
}
