import EditorTestSupport
import Testing

@testable import EditorCore

/// Two texts beside each other.
@Suite struct SidesTests {
    private func two(rows: Int = 6, columns: Int = 90) -> EditorHarness {
        let editor = EditorHarness("The first text.", rows: rows, columns: columns)
        editor.disk.files[FilePath("b.txt")] = Array("The second text.".utf8)
        editor.press("ctrl+o")
        editor.type("b.txt")
        editor.press("enter")
        return editor
    }

    private func rows(_ editor: EditorHarness) -> [String] {
        (0..<editor.script.size.rows - 1).map { ScreenText.letters(editor.frame, row: $0) }
    }

    @Test func `two texts stand beside each other, and the caret is in one of them`() {
        let editor = two()
        editor.press("alt+8 i esc")
        #expect(
            rows(editor)[0] == " The second text." + String(repeating: " ", count: 30) + "The first text.")
        #expect(editor.frame.caret == GridPosition(row: 0, column: 1))
        editor.press("alt+8 o")
        #expect(editor.frame.caret == GridPosition(row: 0, column: 47))
        editor.type("x")
        #expect(rows(editor)[0].hasSuffix("xThe first text."))
        editor.expectText("x‸The first text.")
    }

    @Test func `the same text on both sides shows each change at once, with carets of their own`() {
        let editor = EditorHarness("one\ntwo‸", rows: 6, columns: 90)
        editor.press("alt+8 i")
        #expect(editor.foot.contains("the same text beside"))
        editor.press("alt+8 o ctrl+home")
        editor.type("x")
        #expect(rows(editor)[0] == " xone" + String(repeating: " ", count: 42) + "xone")
        editor.press("alt+8 o")
        editor.expectText("xone\ntwo‸")
        editor.type("!")
        editor.press("ctrl+z ctrl+z")
        #expect(rows(editor)[0] == " one" + String(repeating: " ", count: 43) + "one")
        editor.press("alt+8 o")
        editor.expectText("‸one\ntwo")
    }

    @Test func `the command goes round from another text to the same text to one`() {
        let editor = two(columns: 100)
        editor.press("alt+8 i")
        #expect(editor.foot.contains("draft.txt beside; Alt-8 O goes there"))
        editor.press("alt+8 i")
        #expect(editor.foot.contains("the same text beside"))
        editor.press("alt+8 i")
        #expect(editor.foot.contains("one text again"))
        #expect(rows(editor)[0].split(separator: " ").count == 3)
    }

    @Test func `a narrow window says what it needs`() {
        let editor = two(columns: 85)
        editor.press("alt+8 i")
        #expect(editor.foot.contains("need 86 columns; this window has 85"))
        editor.press("alt+8 o")
        #expect(editor.foot.contains("there is only one side; Alt-8 I shows two"))
    }

    @Test func `a window that becomes narrow shows the one in front, and both again when it grows`() {
        let editor = two()
        editor.press("alt+8 i")
        editor.resize(rows: 6, columns: 50)
        #expect(!editor.screen.contains("first") && editor.screen.contains("second"))
        editor.press("alt+8 o")
        #expect(editor.screen.contains("first") && !editor.screen.contains("second"))
        editor.resize(rows: 6, columns: 90)
        #expect(
            rows(editor)[0] == " The second text." + String(repeating: " ", count: 30) + "The first text.")
    }

    @Test func `the wheel turns the page that it is over, and a click goes there`() {
        let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 8, columns: 90)
        editor.press("alt+8 i")
        editor.feed(Array("\u{1b}[<65;60;3M".utf8))
        #expect(rows(editor)[0] == " line 1" + String(repeating: " ", count: 40) + "line 4")
        editor.click(row: 1, column: 49)
        #expect(editor.session.document.selection.head == TextOffset(30))
        #expect(editor.frame.caret == GridPosition(row: 1, column: 49))
        editor.wheel(1)
        #expect(rows(editor)[0] == " line 4" + String(repeating: " ", count: 40) + "line 4")
    }

    @Test func `another text takes the place of the one in front`() {
        let editor = two(columns: 100)
        editor.press("alt+8 i ctrl+n")
        editor.type("The third.")
        let first = rows(editor)[0]
        #expect(first.split(separator: " ").joined(separator: " ") == "The third. The first text.")
        editor.press("alt+t")
        #expect(rows(editor)[0] == first && editor.marked == "‸The first text.")
    }

    @Test func `a text opened in front of the same text twice leaves the other side as it is`() {
        let editor = EditorHarness("one", rows: 6, columns: 90)
        editor.press("alt+8 i ctrl+n")
        editor.type("new")
        #expect(rows(editor)[0] == " new" + String(repeating: " ", count: 43) + "one")
        editor.press("alt+8 o")
        editor.expectText("‸one")
    }

    @Test func `closing a text leaves the other one alone on the screen`() {
        let editor = two(columns: 90)
        editor.press("alt+8 i ctrl+w")
        editor.expectText("‸The first text.")
        #expect(rows(editor)[0].trimmed == "The first text." && !editor.screen.contains("second"))
    }

    @Test func `a docked panel takes rows of both pages, and the caret is seen`() {
        let lines = (1...60).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(lines, rows: 30, columns: 100)
        editor.press("alt+8 i ctrl+end")
        editor.press("ctrl+k")
        let shown = rows(editor).filter { $0.contains("line") }
        #expect(shown.count == editor.session.view.viewport.height)
        #expect(shown.last?.split(separator: " ").contains("60") == true)
        editor.press("alt+8 o ctrl+end")
        #expect(editor.frame.caret.map { $0.row <= editor.session.view.viewport.height } == true)
        #expect(editor.frame.caret.map { $0.column > 50 } == true)
    }

    @Test func `the settings form has the whole screen`() {
        let editor = two(rows: 20, columns: 90)
        editor.press("alt+8 i alt+;")
        #expect(!editor.screen.contains("The first text."))
        editor.press("esc")
        #expect(editor.screen.contains("The first text.") && editor.screen.contains("The second text."))
    }

    @Test func `both are saved, each to its file`() {
        let editor = two()
        editor.press("alt+8 i")
        editor.type("x")
        editor.press("alt+8 o")
        editor.type("y")
        editor.press("ctrl+q enter")
        #expect(editor.end == .finished(0))
        #expect(editor.disk.files[FilePath("b.txt")] == Array("xThe second text.".utf8))
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("yThe first text.".utf8))
    }

    @Test func `a wide screen keeps the two together`() {
        let sides = PageSides(screen: 200, width: 72)
        #expect(sides.map { $0.start(of: .right) - $0.start(of: .left) - $0.columns } == 12)
        #expect(PageSides(screen: 86, width: 72)?.columns == 40)
        #expect(PageSides(screen: 85, width: 72) == nil)
        #expect(PageSides(screen: 66, width: 30)?.columns == 30)
        #expect(PageSides.leastScreen(width: 72) == 86)
    }

    @Test func `a question as high as the screen covers both sides`() {
        let editor = two(rows: 12, columns: 86)
        editor.press("alt+8 i")
        editor.session.ask(String(repeating: "long words ", count: 110), [.stay])
        editor.turn()
        #expect(editor.screen.contains("long words"))
    }

    @Test func `wider is never narrower, also where two texts stand beside each other`() {
        let editor = two(columns: 110)
        editor.press("alt+8 i esc")
        let shown = editor.session.geometry.text.size.columns
        editor.press("alt+7 +")
        #expect(editor.foot.contains("\(shown) wide: there is no room for more"))
        #expect(editor.session.settings.width == 72)
        editor.press("alt+7 -")
        #expect(editor.session.geometry.text.size.columns == shown - 2)
        editor.press("alt+7 +")
        #expect(editor.session.geometry.text.size.columns == shown)
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
