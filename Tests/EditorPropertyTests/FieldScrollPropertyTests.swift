import EditorCore
import EditorTestSupport
import Testing

/// The scrolling of a form against a search through all the ways in which it could be scrolled.
@Suite struct FieldScrollPropertyTests {
    /// What a model tries: every top from the start to the last that leaves no row blank. Best is one that shows the
    /// caret, then the one that shows most of the field, then the nearest.
    private func model(_ top: Int, _ field: Range<Int>, caret: Int, height: Int, total: Int) -> Int? {
        let tops = 0...max(0, total - height)
        func shown(_ top: Int) -> Range<Int> { field.clamped(to: top..<top + height) }
        let seeing = tops.filter { ($0..<$0 + height).contains(caret) }
        guard let most = seeing.map({ shown($0).count }).max() else { return nil }
        return seeing.filter { shown($0).count == most }.min { abs($0 - top) < abs($1 - top) }
    }

    @Test(arguments: 0..<20)
    func `the least scrolling is what a search through all of them finds`(round: Int) {
        var random = SeededGenerator.announced(round)
        var scroll = FieldScroll()
        for _ in 0..<500 {
            let total = Int.random(in: 1...40, using: &random)
            let height = Int.random(in: 1...(Bool.random(using: &random) ? 3 : 30), using: &random)
            let start = Int.random(in: 0..<total, using: &random)
            let field = start..<Int.random(in: start + 1...min(total, start + 8), using: &random)
            let caret = Int.random(in: field, using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                scroll.scroll(by: Int.random(in: -9...9, using: &random), height: height, total: total)
                #expect((0...max(0, total - height)).contains(scroll.top))
            }
            let expected = model(scroll.top, field, caret: caret, height: height, total: total)
            scroll.reveal(field, caret: caret, height: height, total: total)
            #expect(scroll.top == expected)
        }
    }
}
