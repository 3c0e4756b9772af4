import Testing

@testable import EditorCore

/// The page as a typewriter holds it, without a session around it.
struct TypewriterTests {
    private let text = Rope((1...60).map { "line \($0)" }.joined(separator: "\n"))
    private var layout = DocumentLayout(settings: LayoutSettings(width: 20))

    private func page(rows: Int, percent: Int? = 50) -> Viewport {
        var page = Viewport(stage: PanelStage(size: GridSize(rows: rows, columns: 20), top: 0, bottom: 0))
        page.typewriter = percent
        return page
    }

    @Test(arguments: [(1, 0), (2, 0), (3, 1), (10, 4), (11, 5), (30, 14)])
    func `the row that is held follows from the height alone`(rows: Int, held: Int) {
        #expect(page(rows: rows).heldRow == held)
    }

    @Test(arguments: [(0, 0), (100, 9), (33, 2)])
    func `the row that is held is chosen in percent`(percent: Int, held: Int) {
        #expect(page(rows: 10, percent: percent).heldRow == held)
    }

    @Test func `scrolling goes from the first row on the held one to the last row on it`() {
        var (page, layout) = (page(rows: 10), layout)
        page.hold(layout.row(containing: .zero, .downstream, in: text), &layout, text)
        #expect(page.scroll(by: -5, &layout, text) == 0)
        #expect(page.scroll(by: 2, &layout, text) == 2)
        #expect(page.rows(&layout, text).prefix { $0.isGap }.count == 2)
        #expect(page.scroll(by: -9, &layout, text) == -2)
        #expect(page.rows(&layout, text).prefix { $0.isGap }.count == 4)
        #expect(page.scroll(by: 100, &layout, text) == 59)
        #expect(page.rows(&layout, text).count == 5)
    }

    @Test func `a page that no longer is a typewriter leaves no row blank that could show text`() {
        var (page, layout) = (page(rows: 10), layout)
        let first = layout.row(containing: .zero, .downstream, in: text)
        page.hold(first, &layout, text)
        page.typewriter = nil
        #expect(page.rows(&layout, text).first == first)
    }

    @Test func `a page that begins with a gap scrolls on row by row`() {
        var layout = DocumentLayout(settings: LayoutSettings(width: 20, paragraphs: .gap))
        var page = page(rows: 3, percent: nil)
        var seen: [[Bool]] = []
        for _ in 0..<3 {
            seen.append(page.rows(&layout, text).map(\.isGap))
            #expect(page.scroll(by: 1, &layout, text) == 1)
        }
        #expect(seen == [[false, true, false], [true, false, true], [false, true, false]])
        #expect(page.scroll(by: -3, &layout, text) == -3)
        #expect(page.top == .zero && page.rows(&layout, text).first?.isGap == false)
    }
}
