/// Draws a list to choose from where else the text stands, in the column of the text. With a preview beside it, both
/// take the width of the screen.
struct ChooserPainter {
    let geometry: PageGeometry
    let settings: LayoutSettings
    /// Whether the beginning of what is chosen is shown, where there is room.
    var hasPreview = false

    /// Cells between the parts of a row.
    private static let gap = 2
    /// Cells after which notes begin, as far as titles leave them.
    private static let titleWidth = 25
    /// A narrower page shows titles and details alone.
    private static let leastWidthForNotes = 60
    /// A narrower page shows titles alone.
    private static let leastWidthForDetails = 16

    /// A narrower screen shows the list alone.
    private static let leastWidthForPreview = 92
    /// Cells between list and preview, and beside them.
    private static let gutter = 4
    private static let margin = 2

    /// Where the list is.
    var list: GridRect { preview == nil ? geometry.text : rect(from: left, listWidth) }

    /// Where the beginning of what is chosen is shown; nil where there is no room.
    var preview: GridRect? {
        guard hasPreview, geometry.size.columns >= Self.leastWidthForPreview else { return nil }
        let start = left + listWidth + Self.gutter
        return rect(from: start, min(settings.width, geometry.size.columns - start - Self.margin))
    }

    private var listWidth: Int { min(60, geometry.size.columns * 2 / 5) }

    /// Where list and preview begin, so that both together stand in the middle.
    private var left: Int {
        max(Self.margin, (geometry.size.columns - listWidth - Self.gutter - settings.width) / 2)
    }

    private func rect(from column: Int, _ columns: Int) -> GridRect {
        GridRect(
            origin: GridPosition(row: geometry.text.origin.row, column: column),
            size: GridSize(rows: geometry.text.size.rows, columns: columns))
    }

    /// The picture of a list with the line below it.
    func frame(of page: ChooserPage, foot: FootContent) -> Frame {
        var frame = Frame(size: geometry.size)
        for (index, row) in page.rows.prefix(geometry.text.size.rows).enumerated() {
            paint(row, isChosen: index == page.chosen, at: left(of: index), into: &frame)
        }
        if page.rows.isEmpty, geometry.text.size.rows > 0 {
            write(page.emptiness, at: left(of: 0), limit: limit, role: .dimmed, into: &frame)
        }
        paint(page.preview, into: &frame)
        // Without a foot line the caret stands on what Enter takes.
        frame.caret = geometry.position(
            row: page.chosen ?? 0, column: list.origin.column - geometry.text.origin.column)
        let painter = FootPainter(geometry: geometry, settings: settings)
        if let caret = painter.paint(foot, into: &frame) { frame.caret = caret }
        return frame
    }

    private var width: Int { list.size.columns }
    private var limit: Int { list.origin.column + width }

    private func left(of index: Int) -> GridPosition {
        GridPosition(row: list.origin.row + index, column: list.origin.column)
    }

    private func paint(_ start: [UInt8], into frame: inout Frame) {
        guard let preview, !start.isEmpty else { return }
        var narrow = settings
        narrow.width = preview.size.columns
        let rows = PreviewLines.rows(of: start, atMost: preview.size.rows, narrow)
        for (index, row) in rows.enumerated() {
            let place = GridPosition(row: preview.origin.row + index, column: preview.origin.column)
            write(row, at: place, limit: preview.origin.column + narrow.width, role: .text, into: &frame)
        }
    }

    private func paint(
        _ row: ChooserPage.Row, isChosen: Bool, at left: GridPosition, into frame: inout Frame
    ) {
        if isChosen {
            for column in left.column..<limit {
                frame.put(Cell(role: .selection), at: GridPosition(row: left.row, column: column))
            }
        }
        let quiet: StyleRole = isChosen ? .selection : .dimmed
        let edge = paintDetail(row, role: quiet, at: left, into: &frame)
        // A deep indent leaves room for some letters of the title.
        let indent = min(row.indent, width / 3)
        let start = GridPosition(row: left.row, column: left.column + indent)
        let end = write(
            row.title, at: start, limit: edge, role: isChosen ? .selection : row.role,
            matches: isChosen ? [] : row.matches, into: &frame)
        guard !row.note.isEmpty, width >= Self.leastWidthForNotes else { return }
        let column = max(left.column + min(width / 3, Self.titleWidth), end + Self.gap)
        guard column < edge else { return }
        let place = GridPosition(row: left.row, column: column)
        write(row.note, at: place, limit: edge, role: quiet, into: &frame)
    }

    /// Draws what stands at the right edge, in what the title leaves or at least half of the row; gives the column that
    /// all else ends before.
    private func paintDetail(
        _ row: ChooserPage.Row, role: StyleRole, at left: GridPosition, into frame: inout Frame
    ) -> Int {
        guard !row.detail.isEmpty, width >= Self.leastWidthForDetails else { return limit }
        let title = min(row.indent, width / 3) + LineCells(row.title, settings).width + Self.gap
        let least = left.column + min(width / 2, title)
        let start = max(limit - LineCells(row.detail, settings).width, least)
        write(
            row.detail, at: GridPosition(row: left.row, column: start), limit: limit, role: role, into: &frame
        )
        return start - Self.gap
    }

    /// Writes untrusted text; what has no room gives way to an ellipsis. Gives the column behind it.
    @discardableResult
    private func write(
        _ text: String, at start: GridPosition, limit: Int, role: StyleRole, matches: [TextOffset] = [],
        into frame: inout Frame
    ) -> Int {
        let line = LineCells(text, settings)
        let isLong = start.column + line.width > limit
        var place = start
        for laid in line.clusters {
            guard place.column + laid.width <= (isLong ? limit - 1 : limit) else { break }
            let isMatch = matches.contains { laid.range.contains($0) }
            frame.put(laid, at: place, role: isMatch ? .matched : role)
            place.column += laid.width
        }
        guard isLong, place.column < limit else { return place.column }
        return frame.write("…", at: place, limit: limit, role: role, settings)
    }
}
