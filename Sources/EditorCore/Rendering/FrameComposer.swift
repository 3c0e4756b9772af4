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
        let present = RowSources(rows, of: page)
        let caretRow = rows.firstIndex { $0.shows(page.selection) }
        var caretContent: RowContent?
        for index in 0..<max(present.rows.count, sources.rows.count, coveredEnd) {
            if present.showSame(index, as: sources) { continue }
            last.clear(row: page.geometry.text.origin.row + index)
            guard index < rows.count else { continue }
            let content = RowContent(rows[index], page.text, page.layout)
            paint(content, index, page, present)
            if index == caretRow { caretContent = content }
        }
        sources = present
        last.caret = page.geometry.position(row: 0, column: 0)
        if let caretRow {
            // Typing paints the caret's row, so it has been laid out.
            let content = caretContent ?? RowContent(rows[caretRow], page.text, page.layout)
            last.caret = page.geometry.position(
                row: caretRow, column: content.column(of: page.selection.head))
        }
        paintFoot(page)
        return last
    }

    private mutating func paint(_ content: RowContent, _ index: Int, _ page: Page, _ sources: RowSources) {
        let row = content.row
        let origin = page.geometry.text.origin
        var look = RowLook(sources, index)
        for number in content.clusters.indices where content.clusters[number].width > 0 {
            let cluster = content.clusters[number]
            let place = GridPosition(row: origin.row + index, column: origin.column + cluster.column)
            let (role, traits) = look.look(at: cluster.range.lowerBound - row.start)
            last.put(cluster, at: place, role: role, traits: traits)
        }
        // A paragraph end that is selected shows as one blank cell behind the last letter.
        if sources.rows[index].showsSelectedEnd, content.width < page.geometry.text.size.columns {
            let place = GridPosition(row: origin.row + index, column: origin.column + content.width)
            last.put(Cell(role: .selection), at: place)
        }
    }

    private mutating func paintFoot(_ page: Page) {
        guard let row = page.geometry.footRow else { return }
        let end = row - page.geometry.text.origin.row
        let isDrawnOver = coveredEnd > 0 || end < sources.rows.count
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
