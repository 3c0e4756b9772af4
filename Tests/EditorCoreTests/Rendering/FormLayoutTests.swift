import Testing

@testable import EditorCore

@Suite struct FormLayoutTests {
    private func layout(width: Int, caret: Int = 0, focus: Int = 1, complaint: String? = nil) -> FormLayout {
        let page = FormPage(
            title: "settings",
            fields: [
                .init(label: "page width", value: "72", complaint: complaint),
                .init(label: "extra row", value: "one two three four five six"),
                .init(label: "mouse", value: "on", isChoice: true),
            ], focus: focus, caret: caret,
            actions: [.init(label: "Save", key: "^S"), .init(label: "Leave", key: "esc")])
        return FormLayout(page, LayoutSettings(width: width))
    }

    private func cell(_ row: Int, _ column: Int) -> GridPosition { GridPosition(row: row, column: column) }

    @Test func `values stand in one column behind the longest label`() {
        let layout = layout(width: 40)
        #expect(layout.valueColumn == 13 && !layout.isStacked)
        #expect(layout.fieldLines == [2..<3, 3..<4, 4..<5] && layout.lines.count == 7)
    }

    @Test func `a long value takes rows, and so does a complaint`() {
        let layout = layout(width: 28, complaint: "it wants a number from 10 to 400")
        #expect(layout.fieldLines == [2..<6, 6..<8, 8..<9])
    }

    @Test func `labels stand above where there is no room beside`() {
        let layout = layout(width: 20)
        #expect(layout.isStacked && layout.fieldLines == [2..<4, 4..<7, 7..<9])
        #expect(layout.target(at: cell(2, 3)) == .field(0))
    }

    @Test(arguments: [1, 2, 3])
    func `any width will do`(width: Int) {
        let layout = layout(width: width, caret: 27)
        #expect(layout.fieldLines.count == 3 && layout.caret.row < layout.lines.count)
    }

    @Test(arguments: [(0, 3, 13), (13, 3, 26), (14, 4, 13), (27, 4, 26)])
    func `the caret stands in the row that has its place`(caret: Int, row: Int, column: Int) {
        #expect(layout(width: 28, caret: caret).caret == cell(row, column))
    }

    @Test func `a step up or down stays in the value, or finds none`() {
        let layout = layout(width: 28, caret: 4)
        #expect(layout.place(1, fromCaretAt: layout.caret.column) == 18)
        #expect(layout.place(-1, fromCaretAt: layout.caret.column) == nil)
        #expect(layout.place(1, fromCaretAt: 99) == 27)
        #expect(layout.entrance(of: 1, fromBelow: true, column: 13) == 14)
        #expect(layout.entrance(of: 1, fromBelow: false, column: 15) == 2)
    }

    @Test func `behind the last letter of a row that goes on is still in that row`() {
        let layout = layout(width: 28, caret: 27)
        let place = layout.place(-1, fromCaretAt: 99)
        #expect(place == 13)
    }

    @Test func `a tap finds what lies under it`() {
        let layout = layout(width: 40)
        #expect(layout.target(at: cell(2, 0)) == .field(0))
        #expect(layout.target(at: cell(2, 13)) == .place(0, 0))
        #expect(layout.target(at: cell(2, 39)) == .place(0, 2))
        #expect(layout.target(at: cell(4, 11)) == .turn(2, by: -1))
        #expect(layout.target(at: cell(4, 13)) == .turn(2, by: 1))
        #expect(layout.target(at: cell(4, 3)) == .field(2))
        #expect(layout.target(at: cell(6, 0)) == .action(0))
        #expect(layout.target(at: cell(6, 8)) == nil)
        #expect(layout.target(at: cell(6, 9)) == .action(1))
        for row in [0, 1, 5, 7, -1] { #expect(layout.target(at: cell(row, 0)) == nil) }
    }
}
