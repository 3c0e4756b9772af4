/// Draws pages, one after the other.
///
/// Each picture is made from the page alone. Yet from one key to the next most rows show the same bytes with the same
/// marks, and those are taken over from the picture before: what is remembered saves work and changes nothing.
public struct FrameComposer: Sendable {
    private var geometry: PageGeometry?
    private var layout: LayoutSettings?
    private var sources = RowSources()
    /// Rows of the page down to the last one that the foot covers.
    private var coveredEnd = 0
    private var last = Frame(size: GridSize(rows: 0, columns: 0))
    /// The foot line as it was drawn last, and its caret. It is blank while somebody writes.
    private var foot = FootContent.quiet
    private var footCaret: GridPosition?

    /// A composer that has drawn nothing yet.
    public init() {}

    /// The picture of `page`.
    ///
    /// - Complexity: O(cells of the rows that differ from those of the page before).
    public mutating func frame(of page: Page) -> Frame {
        if page.geometry != geometry || page.layout != layout {
            geometry = page.geometry
            layout = page.layout
            sources = RowSources()
            coveredEnd = 0
            last = Frame(size: page.geometry.size)
            (foot, footCaret) = (.quiet, nil)
        }
        let rows = page.rows.prefix(page.geometry.text.size.rows)
        let formerEnd = max(sources.count, coveredEnd)
        for index in sources.follow(rows, of: page) { paint(rows[index], index, page) }
        for index in rows.count..<max(rows.count, formerEnd) {
            last.clear(row: page.geometry.text.origin.row + index)
        }
        last.caret = caret(of: page, in: rows)
        paintFoot(page)
        return last
    }

    private mutating func paint(_ row: Row, _ index: Int, _ page: Page) {
        let origin = page.geometry.text.origin
        let layers = sources.layers
        var look = RowLook(layers, index)
        var breaker = RowBreaker(page.text, from: row.start, to: row.end, page.layout)
        last.draw(row: origin.row + index) { cells in
            cells.clear()
            var end = row.indent
            breaker.forEachCluster(from: row.start, to: row.end, indent: row.indent) { cluster in
                end = cluster.column + cluster.width
                guard cluster.width > 0 else { return }
                let (role, traits) = look.look(at: cluster.range.lowerBound - row.start)
                cells.put(cluster, at: origin.column + cluster.column, role: role, traits: traits)
            }
            // A paragraph end that is selected shows as one blank cell behind the last letter.
            if layers[index]?.showsSelectedEnd == true, end < page.geometry.text.size.columns {
                cells.put(Cell(role: .selection), at: origin.column + end)
            }
        }
    }

    /// The cell of the caret; the first of the page when its row is not there.
    private func caret(of page: Page, in rows: ArraySlice<Row>) -> GridPosition? {
        guard let index = rows.firstIndex(where: { $0.shows(page.selection) }) else {
            return page.geometry.position(row: 0, column: 0)
        }
        let column = RowBreaker.column(of: page.selection.head, in: rows[index], page.text, page.layout)
        return page.geometry.position(row: index, column: column)
    }

    private mutating func paintFoot(_ page: Page) {
        guard let row = page.geometry.footRow else { return }
        let end = row - page.geometry.text.origin.row
        let isDrawnOver = coveredEnd > 0 || end < sources.count
        if page.foot != foot || foot != .quiet && isDrawnOver {
            foot = page.foot
            last.clear(row: row)
            let painter = FootPainter(geometry: page.geometry, settings: page.layout)
            // Rows that a long sentence covers are not what their sources say.
            let covered = end + 1 - painter.rows(of: foot)
            coveredEnd = covered < end ? end : 0
            sources.forgetRows(from: covered)
            footCaret = painter.paint(foot, into: &last)
        }
        if let footCaret { last.caret = footCaret }
    }
}
