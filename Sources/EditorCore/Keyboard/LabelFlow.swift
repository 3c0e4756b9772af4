/// Where labels stand that flow from left to right into the rows of a strip.
///
/// Candidates are dealt out to pages by this, and their keys are placed by it, so a page holds what the strip can show.
struct LabelFlow {
    /// Cells of a row, and those between two labels.
    let columns, gap: Int
    private var row = 0
    private var column = 0

    /// An empty strip; a row has one cell at least.
    init(columns: Int, gap: Int) {
        self.columns = max(1, columns)
        self.gap = gap
    }

    /// Gives the next label its place: in the row of the one before if it fits there, else in a new one. A label that is
    /// wider than a row is cut.
    mutating func place(_ width: Int) -> (row: Int, columns: Range<Int>) {
        let width = min(columns, width)
        if column > 0, column + width > columns { (row, column) = (row + 1, 0) }
        defer { column += width + gap }
        return (row, column..<column + width)
    }
}
