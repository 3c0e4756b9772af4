/// A picture of the whole screen, a plain value.
///
/// A copy of a frame shares all that is not changed, and what is shared need not be compared. Its rows stand in bands, so
/// that a key, which changes a row or two, copies and compares those of a band and not of the screen.
public struct Frame: Equatable, Sendable {
    /// Rows of a band.
    private static let bandHeight = 8

    /// Extent in cells.
    public let size: GridSize
    private var bands: [[CellRow]]
    /// Where the real cursor stands; nil only when there is no cell for it.
    public var caret: GridPosition?

    /// Makes a blank frame. A negative side counts as 0.
    public init(size: GridSize) {
        self.size = GridSize(rows: max(0, size.rows), columns: max(0, size.columns))
        let (blank, height) = (CellRow(columns: self.size.columns), Self.bandHeight)
        let (full, rest) = self.size.rows.quotientAndRemainder(dividingBy: height)
        bands = Array(repeating: Array(repeating: blank, count: height), count: full)
        if rest > 0 { bands.append(Array(repeating: blank, count: rest)) }
    }

    private subscript(row: Int) -> CellRow {
        get { bands[row / Self.bandHeight][row % Self.bandHeight] }
        _modify { yield &bands[row / Self.bandHeight][row % Self.bandHeight] }
    }

    private func has(row: Int) -> Bool { row >= 0 && row < size.rows }

    /// The cell at `position`, which must lie inside the frame.
    public subscript(position: GridPosition) -> Cell {
        get { self[position.row][position.column] }
        set { self[position.row][position.column] = newValue }
    }

    /// All cells, row by row.
    ///
    /// - Complexity: O(cells).
    public var cells: [Cell] { bands.flatMap { $0.flatMap { $0 } } }

    /// The cells of row `row`.
    public func row(_ row: Int) -> CellRow { self[row] }

    /// Calls `body` with each row, from the top, that does not look as it does in `other`, a frame of the same size.
    ///
    /// - Complexity: O(1) for a band or a row that both share, else O(columns).
    func forEachRow(unlike other: Frame, _ body: (_ row: Int, _ old: CellRow, _ new: CellRow) -> Void) {
        for index in bands.indices where !bands[index].isShared(with: other.bands[index]) {
            let (old, new) = (other.bands[index], bands[index])
            for row in new.indices where new[row] != old[row] {
                body(index * Self.bandHeight + row, old[row], new[row])
            }
        }
    }

    /// Makes row `row` look as it does in `other`, a frame of the same width, or as the row `offset` above it does there.
    ///
    /// - Complexity: O(1); the row is shared.
    mutating func take(row: Int, from other: Frame, offset: Int = 0) {
        guard has(row: row), other.has(row: row - offset) else { return }
        self[row] = other[row - offset]
    }

    /// Makes the cells of `rect` look as they do in `other`, a frame of the same size that cuts no glyph at its edges.
    ///
    /// Halves of wide glyphs that `rect` cuts become blanks.
    mutating func take(_ rect: GridRect, from other: Frame) {
        let left = max(0, rect.origin.column)
        let right = min(size.columns, rect.origin.column + rect.size.columns)
        guard left < right else { return }
        for row in max(0, rect.origin.row)..<max(0, min(size.rows, rect.origin.row + rect.size.rows)) {
            self[row].take(left..<right, from: other[row])
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
        guard has(row: row) else { return }
        draw(&self[row])
    }
}

extension Array {
    /// Whether both are copies of one array that neither has changed since.
    fileprivate func isShared(with other: [Element]) -> Bool {
        withUnsafeBufferPointer { mine in
            other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
        }
    }
}
