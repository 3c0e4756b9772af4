/// All that a picture of the page is made of.
public struct Page: Sendable {
    /// Where everything goes.
    public var geometry: PageGeometry
    /// The rows on show, from the top.
    public var rows: [Row]
    /// The text.
    public var text: Rope
    /// Caret and selection.
    public var selection: Selection
    /// Found places, in text order.
    public var hits: [Range<TextOffset>]
    /// The foot line.
    public var foot: FootContent
    /// How letters are laid out.
    public var layout: LayoutSettings

    /// Gathers the parts of a page.
    public init(
        geometry: PageGeometry, rows: [Row], text: Rope, selection: Selection, hits: [Range<TextOffset>] = [],
        foot: FootContent = .quiet, layout: LayoutSettings
    ) {
        self.geometry = geometry
        self.rows = rows
        self.text = text
        self.selection = selection
        self.hits = hits
        self.foot = foot
        self.layout = layout
    }
}

/// Draws a page. It reads and never changes anything.
public struct FrameComposer: Sendable {
    /// A composer needs nothing.
    public init() {}

    /// The picture of `page`.
    ///
    /// - Complexity: O(cells of the screen).
    public func frame(of page: Page) -> Frame {
        var frame = Frame(size: page.geometry.size)
        frame.caret = page.geometry.position(row: 0, column: 0)
        for (index, row) in page.rows.prefix(page.geometry.text.size.rows).enumerated() {
            paint(row, index, page, into: &frame)
        }
        let painter = FootPainter(geometry: page.geometry, settings: page.layout)
        if let caret = painter.paint(page.foot, into: &frame) { frame.caret = caret }
        return frame
    }

    private func paint(_ row: Row, _ index: Int, _ page: Page, into frame: inout Frame) {
        let origin = page.geometry.text.origin
        let laid = RowContent(row, page.text, page.layout)
        for cluster in laid.clusters where cluster.width > 0 {
            let place = GridPosition(row: origin.row + index, column: origin.column + cluster.column)
            frame.put(cluster, at: place, role: role(of: cluster.range, page))
        }
        let selected = page.selection.range
        if row.isLast, selected.contains(row.end), laid.width < page.geometry.text.size.columns {
            let place = GridPosition(row: origin.row + index, column: origin.column + laid.width)
            frame.put(Cell(role: .selection), at: place)
        }
        if row.shows(page.selection) {
            frame.caret = page.geometry.position(row: index, column: laid.column(of: page.selection.head))
        }
    }

    private func role(of range: Range<TextOffset>, _ page: Page) -> StyleRole {
        if page.selection.range.contains(range.lowerBound) { return .selection }
        return page.hits.contains { $0.contains(range.lowerBound) } ? .hit : .text
    }
}
