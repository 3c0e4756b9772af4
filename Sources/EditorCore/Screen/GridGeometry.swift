/// A size in terminal cells.
public struct GridSize: Hashable, Sendable {
    /// Height in rows.
    public var rows: Int
    /// Width in columns; a wide letter covers two.
    public var columns: Int

    /// Makes a size of `rows` × `columns` cells.
    public init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }
}

/// A place on the screen in cells, counted from 0 at the top left.
public struct GridPosition: Hashable, Sendable {
    /// Rows below the top.
    public var row: Int
    /// Columns right of the left edge.
    public var column: Int

    /// Makes the position `row` down, `column` across.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}

/// A rectangle of cells.
public struct GridRect: Hashable, Sendable {
    /// Top-left cell.
    public var origin: GridPosition
    /// Extent; either side may be 0.
    public var size: GridSize

    /// Makes a rectangle from its top-left cell and its extent.
    public init(origin: GridPosition, size: GridSize) {
        self.origin = origin
        self.size = size
    }

    /// Whether `position` lies inside.
    public func contains(_ position: GridPosition) -> Bool {
        position.row >= origin.row && position.row < origin.row + size.rows
            && position.column >= origin.column && position.column < origin.column + size.columns
    }
}
