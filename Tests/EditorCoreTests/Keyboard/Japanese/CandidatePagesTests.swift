import Testing

@testable import EditorCore

struct CandidatePagesTests {
    private func pages(_ candidates: [String], rows: Int = 2, columns: Int) -> CandidatePages {
        CandidatePages(candidates, in: CandidateRoom(columns: columns, rows: rows), isExpanded: false)
    }

    /// Each page as its rows, candidates with the column that they begin in.
    private func drawn(_ pages: CandidatePages) -> [[String]] {
        (0..<pages.count).map { page in
            var rows: [String] = []
            for place in pages.places(on: page) {
                if place.area.origin.row == rows.count { rows.append("") }
                rows[rows.count - 1] += "\(place.area.origin.column)\(place.text)"
            }
            return rows
        }
    }

    @Test func `candidates stand two cells apart, wide letters counted as two`() {
        #expect(drawn(pages(["今日", "京", "ab", "強"], columns: 14)) == [["0今日6京10ab", "0強"]])
    }

    @Test func `what fills a row to its last cell fits`() {
        #expect(drawn(pages(["今日", "京都"], columns: 10)) == [["0今日6京都"]])
        #expect(drawn(pages(["今日", "京都"], columns: 9)) == [["0今日", "0京都"]])
    }

    @Test func `what fits on no row of a page begins the next page`() {
        let pages = pages(["一", "二", "三", "四", "五"], columns: 6)
        #expect(drawn(pages) == [["0一4二", "0三4四"], ["0五"]])
        #expect((0..<5).map(pages.page) == [0, 0, 0, 0, 1])
        #expect(pages.start(of: 1) == 4)
    }

    @Test func `a candidate wider than the strip has a row for itself`() {
        let pages = pages(["一", "とても長い", "二"], columns: 4)
        #expect(drawn(pages) == [["0一", "0とても長い"], ["0二"]])
        #expect(pages.places(on: 0)[1].area.size == GridSize(rows: 1, columns: 4))
    }

    @Test func `a control character is as wide as the mark that is drawn for it`() {
        let places = pages(["\u{1B}", "一"], columns: 20).places(on: 0)
        #expect(places[0].area.size.columns == 2)
        #expect(places[1].area.origin.column == 4)
    }

    @Test(arguments: [0, -1])
    func `a strip without room still deals out one candidate a page`(_ side: Int) {
        #expect(pages(["一", "二"], rows: side, columns: side).count == 2)
    }

    @Test func `numbers are counted from one on each page, as wide as they are`() {
        let room = CandidateRoom(columns: 4, rows: 10, gap: 3, isNumbered: true)
        let pages = CandidatePages((1...12).map { _ in "一二" }, in: room, isExpanded: false)
        #expect(pages.places(on: 0).map(\.area.size.columns) == [4, 4, 4, 4, 4, 4, 4, 4, 4, 4])
        #expect(pages.places(on: 1).count == 2)
        let wide = CandidatePages(
            (1...10).map { _ in "一" }, in: CandidateRoom(columns: 20, rows: 10, gap: 3, isNumbered: true),
            isExpanded: false)
        #expect(wide.places(on: 0).map(\.area.size.columns) == [4, 4, 4, 4, 4, 4, 4, 4, 4, 5])
    }

    @Test func `nothing to choose from is one empty page`() {
        #expect(drawn(pages([], columns: 10)) == [[]])
    }
}
