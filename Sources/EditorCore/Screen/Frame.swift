/// A picture of the whole screen, a plain value.
public struct Frame: Equatable, Sendable {
    /// Extent in cells.
    public let size: GridSize
    /// A row each: a copy of a frame shares the rows that are not changed, and shared rows need not be compared.
    private var rows: [CellRow]
    /// Where the real cursor stands; nil only when there is no cell for it.
    public var caret: GridPosition?

    /// Makes a blank frame. A negative side counts as 0.
    public init(size: GridSize) {
        self.size = GridSize(rows: max(0, size.rows), columns: max(0, size.columns))
        rows = Array(repeating: CellRow(columns: self.size.columns), count: self.size.rows)
    }

    /// The cell at `position`, which must lie inside the frame.
    public subscript(position: GridPosition) -> Cell {
        get { rows[position.row][position.column] }
        set { rows[position.row][position.column] = newValue }
    }

    /// All cells, row by row.
    ///
    /// - Complexity: O(cells).
    public var cells: [Cell] { rows.flatMap { $0 } }

    /// The cells of row `row`.
    public func row(_ row: Int) -> CellRow { rows[row] }

    /// Whether row `row` looks the same in `other`, a frame of the same size.
    ///
    /// - Complexity: O(1) for a row that both share, else O(columns).
    func showsSame(_ row: Int, as other: Frame) -> Bool { rows[row] == other.rows[row] }

    /// Makes row `row` look as it does in `other`, a frame of the same width, or as the row `offset` above it does there.
    ///
    /// - Complexity: O(1); the row is shared.
    mutating func take(row: Int, from other: Frame, offset: Int = 0) {
        guard rows.indices.contains(row), other.rows.indices.contains(row - offset) else { return }
        rows[row] = other.rows[row - offset]
    }

    /// Makes the cells of `rect` look as they do in `other`, a frame of the same size that cuts no glyph at its edges.
    ///
    /// Halves of wide glyphs that `rect` cuts become blanks.
    mutating func take(_ rect: GridRect, from other: Frame) {
        let left = max(0, rect.origin.column)
        let right = min(size.columns, rect.origin.column + rect.size.columns)
        guard left < right else { return }
        for row in max(0, rect.origin.row)..<max(0, min(size.rows, rect.origin.row + rect.size.rows)) {
            rows[row].take(left..<right, from: other.rows[row])
        }
    }

    /// Makes row `row` blank.
    public mutating func clear(row: Int) {
        draw(row: row) { $0.clear() }
    }

    /// Puts a glyph with its continuation cell; what does not fit before the right edge is left out whole.
    ///
    /// Halves of wide glyphs that the new one cuts become blanks.
    public mutating func put(_ cell: Cell, at position: GridPosition) {
        draw(row: position.row) { $0.put(cell, at: position.column) }
    }

    /// Lets `draw` change the cells of row `row` in place; does nothing where there is no such row.
    mutating func draw(row: Int, _ draw: (inout CellRow) -> Void) {
        guard rows.indices.contains(row) else { return }
        draw(&rows[row])
    }
}
