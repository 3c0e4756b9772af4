import EditorCore
import Testing

@Suite struct FieldScrollTests {
    private func scroll(at top: Int, height: Int = 5, total: Int = 20) -> FieldScroll {
        var scroll = FieldScroll()
        scroll.scroll(by: top, height: height, total: total)
        return scroll
    }

    @Test(arguments: [
        // On show already, also at either edge.
        (10, 10..<11, 10), (10, 14..<15, 10), (10, 12..<14, 10),
        // Below, above, and cut at an edge: as many rows as are missing.
        (10, 15..<16, 11), (10, 14..<17, 12), (10, 9..<10, 9), (10, 8..<12, 8),
        // The ends of the form.
        (0, 19..<20, 15), (15, 0..<1, 0),
    ])
    func `a field comes into sight by the shortest way`(top: Int, field: Range<Int>, expected: Int) {
        var scroll = scroll(at: top)
        scroll.reveal(field, caret: field.lowerBound, height: 5, total: 20)
        #expect(scroll.top == expected)
    }

    @Test(arguments: [
        (8, 1, 8), (9, 1, 9), (12, 1, 12), (8, 2, 8), (10, 2, 9), (12, 2, 11), (8, 3, 8), (11, 3, 9),
        (12, 3, 10),
    ])
    func `of a field higher than the page the caret's row counts`(caret: Int, height: Int, expected: Int) {
        var scroll = FieldScroll()
        scroll.reveal(8..<13, caret: caret, height: height, total: 20)
        #expect(scroll.top == expected)
    }

    @Test func `a field that grows at the foot pushes up what is above it`() {
        var scroll = scroll(at: 10)
        scroll.reveal(14..<16, caret: 14, height: 5, total: 21)
        #expect(scroll.top == 11)
    }

    @Test func `a panel that comes and goes moves the form once and not back`() {
        var scroll = scroll(at: 2, height: 10)
        scroll.reveal(9..<10, caret: 9, height: 4, total: 20)
        #expect(scroll.top == 6)
        scroll.reveal(9..<10, caret: 9, height: 10, total: 20)
        #expect(scroll.top == 6)
    }

    @Test func `a page that grows shows no blank rows below the form`() {
        var scroll = scroll(at: 15)
        scroll.reveal(19..<20, caret: 19, height: 12, total: 20)
        #expect(scroll.top == 8)
        scroll.reveal(19..<20, caret: 19, height: 40, total: 20)
        #expect(scroll.top == 0)
    }

    @Test func `the wheel stops at both ends`() {
        var scroll = FieldScroll()
        scroll.scroll(by: -3, height: 5, total: 20)
        #expect(scroll.top == 0)
        scroll.scroll(by: 99, height: 5, total: 20)
        #expect(scroll.top == 15)
        scroll.scroll(by: 99, height: 0, total: 20)
        #expect(scroll.top == 19)
    }
}
