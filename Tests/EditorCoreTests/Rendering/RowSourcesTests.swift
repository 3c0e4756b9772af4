import Testing

@testable import EditorCore

@Suite struct RowSourcesTests {
    /// A page of seven columns.
    private func page(
        _ words: String, selecting selected: Range<Int> = 0..<0, hits: [Range<Int>] = []
    ) -> Page {
        let text = Rope(words)
        let settings = LayoutSettings(width: 7)
        var layout = DocumentLayout(settings: settings)
        var rows: [Row] = []
        var place = TextOffset.zero
        while rows.last.map({ $0.end < text.end }) ?? true {
            let row = layout.row(containing: place, .downstream, in: text)
            rows.append(row)
            place = row.isLast ? text.nextParagraphStart(after: row.end) : row.end
        }
        let offsets = { (range: Range<Int>) in TextOffset(range.lowerBound)..<TextOffset(range.upperBound) }
        return Page(
            geometry: PageGeometry(size: GridSize(rows: 10, columns: 9), width: .cells(7)),
            rows: rows, text: text,
            selection: Selection(anchor: offsets(selected).lowerBound, head: offsets(selected).upperBound),
            hits: hits.map(offsets),
            layout: settings)
    }

    /// The rows that `new` shows otherwise than `old`.
    private func changed(_ old: Page, _ new: Page) -> [Int] {
        var sources = RowSources()
        _ = sources.follow(old.rows[...], of: old)
        return sources.follow(new.rows[...], of: new)
    }

    @Test func `the first time all rows are new`() {
        var sources = RowSources()
        let page = page("one two\nthree\n\nfour")
        #expect(sources.follow(page.rows[...], of: page) == [0, 1, 2, 3])
        #expect(sources.count == 4 && sources.follow(page.rows[...], of: page).isEmpty)
    }

    @Test func `a letter changes its own row, though all bytes behind it move`() {
        let old = page("one\ntwo\nthree\nfour")
        #expect(changed(old, page("one\ntwoo\nthree\nfour")) == [1])
        #expect(changed(old, page("one\ntw\nthree\nfour")) == [1])
        #expect(changed(old, page("one\ntwi\nthree\nfour")) == [1])
    }

    @Test func `rows that come and go are told of only where something is to be drawn`() {
        let old = page("one\ntwo\nthree")
        #expect(changed(old, page("one\ntwo\nthree\nfour")) == [3])
        #expect(changed(old, page("one\ntwo")).isEmpty)
        #expect(changed(old, page("zero\none\ntwo\nthree")) == [0, 1, 2, 3])
    }

    @Test func `what lies on a row counts as the row does`() {
        let plain = page("one\ntwo\nthree")
        #expect(changed(plain, page("one\ntwo\nthree", selecting: 5..<9)) == [1, 2])
        #expect(changed(page("one\ntwo\nthree", selecting: 5..<9), plain) == [1, 2])
        #expect(changed(plain, page("one\ntwo\nthree", hits: [8..<10])) == [2])
        #expect(
            changed(page("one\ntwo\nthree", hits: [8..<10]), page("one\ntwo\nthree", hits: [8..<11])) == [2])
    }

    @Test func `rows that something else was drawn over are drawn anew`() {
        var sources = RowSources()
        let page = page("one\ntwo\nthree")
        _ = sources.follow(page.rows[...], of: page)
        sources.forgetRows(from: 1)
        #expect(sources.count == 1 && sources.follow(page.rows[...], of: page) == [1, 2])
        sources.forgetRows(from: -4)
        #expect(sources.count == 0 && sources.follow(page.rows[...], of: page) == [0, 1, 2])
    }
}
