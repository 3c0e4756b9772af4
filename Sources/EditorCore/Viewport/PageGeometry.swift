/// Where on the screen the page, its margins and the foot line are: a pure function of size and settings.
public struct PageGeometry: Hashable, Sendable {
    /// The whole screen.
    public let size: GridSize
    /// The rectangle of the text. The caret may stand one column right of it, in the margin.
    public let text: GridRect
    /// The row of the foot line; nil on screens too low to spare one.
    public let footRow: Int?

    /// Lays the page out on a screen.
    ///
    /// - Parameters:
    ///   - size: the screen; any side may be 0.
    ///   - width: the width wanted for the column of text, in cells.
    public init(size: GridSize, width: Int) {
        self.size = size
        let top = size.rows >= 12 ? 1 : 0
        footRow = size.rows >= 3 ? size.rows - 1 : nil
        let rows = max(0, size.rows - top - (footRow == nil ? 0 : 1))
        // One cell each side: the caret of a full row stands in the right one.
        let room = size.columns >= 3 ? size.columns - 2 : size.columns
        let columns = max(0, min(width, room))
        let left = (size.columns - columns) / 2
        text = GridRect(
            origin: GridPosition(row: top, column: left), size: GridSize(rows: rows, columns: columns))
    }

    /// The cell of column `column` of text row `row`, held on the screen; nil when the screen has no cell.
    public func position(row: Int, column: Int) -> GridPosition? {
        guard size.rows > 0, size.columns > 0 else { return nil }
        return GridPosition(
            row: min(text.origin.row + row, size.rows - 1),
            column: min(text.origin.column + column, size.columns - 1))
    }
}
