/// Draws pages, one after the other.
///
/// Each picture is made from the page alone. Yet from one key to the next most rows show the same bytes with the same
/// marks, and those are taken over from the picture before: what is remembered saves work and changes nothing.
public struct FrameComposer: Sendable {
    /// All that a row's cells come from.
    private struct Source: Equatable {
        var bytes: [UInt8]
        var showsSelectedEnd: Bool
        var selection: Range<Int>
        var hits: [Range<Int>]
    }

    private var geometry: PageGeometry?
    private var layout: LayoutSettings?
    private var sources: [Source] = []
    private var last = Frame(size: GridSize(rows: 0, columns: 0))

    /// A composer that has drawn nothing yet.
    public init() {}

    /// The picture of `page`.
    ///
    /// - Complexity: O(cells of the rows that differ from those of the page before).
    public mutating func frame(of page: Page) -> Frame {
        if page.geometry != geometry || page.layout != layout {
            geometry = page.geometry
            layout = page.layout
            sources = []
            last = Frame(size: page.geometry.size)
        }
        let rows = page.rows.prefix(page.geometry.text.size.rows)
        let present = sources(of: rows, page)
        for index in 0..<max(present.count, sources.count) {
            let source = index < present.count ? present[index] : nil
            if index < sources.count, source == sources[index] { continue }
            last.clear(row: page.geometry.text.origin.row + index)
            if let source { paint(rows[index], index, page, hits: source.hits) }
        }
        sources = present
        last.caret = caret(on: rows, page)
        paintFoot(page)
        return last
    }

    /// Rows and hits are both in text order, so one walk goes along both.
    private func sources(of rows: ArraySlice<Row>, _ page: Page) -> [Source] {
        var hits = page.hits[...]
        return rows.map { row in
            hits = hits.drop { $0.upperBound <= row.start }
            return source(of: row, page, hits: hits.prefix { $0.lowerBound < row.end })
        }
    }

    private func source(of row: Row, _ page: Page, hits: ArraySlice<Range<TextOffset>>) -> Source {
        let inside = { (range: Range<TextOffset>) in
            let part = range.clamped(to: row.range)
            return part.isEmpty ? 0..<0 : part.lowerBound - row.start..<part.upperBound - row.start
        }
        return Source(
            bytes: page.text.bytes(in: row.range), showsSelectedEnd: showsSelectedEnd(of: row, page),
            selection: inside(page.selection.range),
            hits: hits.map(inside))
    }

    /// Whether the paragraph's end is selected, which shows as one blank cell behind its last letter.
    private func showsSelectedEnd(of row: Row, _ page: Page) -> Bool {
        row.isLast && page.selection.range.contains(row.end)
    }

    /// - Parameter hits: those in the row, in bytes from its start.
    private mutating func paint(_ row: Row, _ index: Int, _ page: Page, hits: [Range<Int>]) {
        let origin = page.geometry.text.origin
        var hits = hits[...]
        let content = RowContent(row, page.text, page.layout)
        for cluster in content.clusters where cluster.width > 0 {
            let place = GridPosition(row: origin.row + index, column: origin.column + cluster.column)
            let start = cluster.range.lowerBound
            hits = hits.drop { $0.upperBound <= start - row.start }
            let isHit = hits.first?.contains(start - row.start) ?? false
            let isSelected = page.selection.range.contains(start)
            last.put(cluster, at: place, role: isSelected ? .selection : isHit ? .hit : .text)
        }
        if showsSelectedEnd(of: row, page), content.width < page.geometry.text.size.columns {
            let place = GridPosition(row: origin.row + index, column: origin.column + content.width)
            last.put(Cell(role: .selection), at: place)
        }
    }

    private func caret(on rows: ArraySlice<Row>, _ page: Page) -> GridPosition? {
        guard let index = rows.firstIndex(where: { $0.shows(page.selection) }) else {
            return page.geometry.position(row: 0, column: 0)
        }
        let content = RowContent(rows[index], page.text, page.layout)
        return page.geometry.position(row: index, column: content.column(of: page.selection.head))
    }

    private mutating func paintFoot(_ page: Page) {
        guard let row = page.geometry.footRow else { return }
        last.clear(row: row)
        let painter = FootPainter(geometry: page.geometry, settings: page.layout)
        // Rows that a long sentence covers are not what their sources say.
        let covered = row - painter.rows(of: page.foot) + 1 - page.geometry.text.origin.row
        if covered < sources.count { sources.removeSubrange(max(0, covered)...) }
        if let caret = painter.paint(page.foot, into: &last) { last.caret = caret }
    }
}
