/// A picture of the whole screen, a plain value.
public struct Frame: Equatable, Sendable {
    /// Extent in cells.
    public let size: GridSize
    /// Cells, row by row; `size.rows * size.columns` of them.
    public private(set) var cells: [Cell]
    /// Where the real cursor stands; nil only when there is no cell for it.
    public var caret: GridPosition?

    /// Makes a blank frame. A negative side counts as 0.
    public init(size: GridSize) {
        self.size = GridSize(rows: max(0, size.rows), columns: max(0, size.columns))
        cells = Array(repeating: Cell(), count: self.size.rows * self.size.columns)
    }

    /// The cell at `position`, which must lie inside the frame.
    public subscript(position: GridPosition) -> Cell {
        get { cells[position.row * size.columns + position.column] }
        set { cells[position.row * size.columns + position.column] = newValue }
    }

    /// The cells of row `row`.
    public func row(_ row: Int) -> ArraySlice<Cell> {
        cells[row * size.columns..<(row + 1) * size.columns]
    }

    /// Makes row `row` blank.
    public mutating func clear(row: Int) {
        guard row >= 0, row < size.rows else { return }
        for index in row * size.columns..<(row + 1) * size.columns { cells[index] = Cell() }
    }

    /// Puts a glyph with its continuation cell; what does not fit before the right edge is left out whole.
    ///
    /// Halves of wide glyphs that the new one cuts become blanks.
    public mutating func put(_ cell: Cell, at position: GridPosition) {
        let width = max(1, Int(cell.width))
        guard position.row >= 0, position.row < size.rows, position.column >= 0,
            position.column + width <= size.columns
        else { return }
        let index = position.row * size.columns + position.column
        if cells[index].width == 0 { cells[index - 1] = Cell(role: cells[index - 1].role) }
        let last = index + width - 1
        if cells[last].width == 2 { cells[last + 1] = Cell(role: cells[last].role) }
        cells[index] = cell
        if width == 2 { cells[index + 1] = .continuation(role: cell.role) }
    }
}
