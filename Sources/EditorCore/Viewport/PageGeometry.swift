/// Where on the screen the page, its margins and the foot line are.
public struct PageGeometry: Hashable, Sendable {
    /// The whole screen.
    public let size: GridSize
    /// The rectangle of the text. The caret may stand one column right of it, in the margin.
    public let text: GridRect
    /// The row of the foot line; nil on screens too low to spare one.
    public let footRow: Int?
    /// The column at which the foot line ends.
    public let footLimit: Int

    /// Lays the page out on a screen.
    ///
    /// - Parameters:
    ///   - size: the screen; any side may be 0.
    ///   - width: the width wanted for the column of text.
    ///   - pageRows: the rows that the viewport has; nil when no panel takes any.
    ///   - panelRow: the top row of a docked panel, which is the foot line then.
    ///   - footLimit: where the panel's controls begin in it.
    ///   - side: where two pages stand beside each other, which of them; nothing where there is no room for two.
    public init(
        size: GridSize, width: ColumnWidth, pageRows: Int? = nil, panelRow: Int? = nil,
        footLimit: Int? = nil, side: PageSide? = nil
    ) {
        self.size = size
        let stage = PanelStage(size: size)
        self.footLimit = footLimit ?? size.columns
        footRow = panelRow ?? (stage.bottom > 0 ? size.rows - 1 : nil)
        let rows = min(pageRows ?? stage.pageRows, stage.pageRows)
        let top = stage.top
        if let side, let sides = PageSides(screen: size.columns, width: width) {
            text = GridRect(
                origin: GridPosition(row: top, column: sides.start(of: side)),
                size: GridSize(rows: rows, columns: sides.columns))
            return
        }
        let columns = max(0, min(width.cells(of: size.columns), Self.room(on: size)))
        let left = (size.columns - columns) / 2
        text = GridRect(
            origin: GridPosition(row: top, column: left), size: GridSize(rows: rows, columns: columns))
    }

    /// The widest column of text that a screen has room for: there is one cell each side, since the caret of a full row
    /// stands in the right one.
    public static func room(on size: GridSize) -> Int { size.columns >= 3 ? size.columns - 2 : size.columns }

    /// The cell of column `column` of text row `row`, held on the screen; nil when the screen has no cell.
    public func position(row: Int, column: Int) -> GridPosition? {
        guard size.rows > 0, size.columns > 0 else { return nil }
        return GridPosition(
            row: min(text.origin.row + row, size.rows - 1),
            column: min(text.origin.column + column, size.columns - 1))
    }
}

extension PanelStage {
    /// A screen with the margins of the page: a blank row above it where there are 12 rows, a foot line where there are 3.
    public init(size: GridSize) {
        self.init(size: size, top: size.rows >= 12 ? 1 : 0, bottom: size.rows >= 3 ? 1 : 0)
    }
}
