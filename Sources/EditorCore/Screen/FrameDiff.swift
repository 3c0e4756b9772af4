/// What must be written so that a screen that shows one frame shows another.
///
/// The whole page is composed anew for every change; this is where that stops being expensive. A run never cuts
/// a wide glyph, so each can be sent as it is.
public struct FrameDiff: Sendable {
    /// Neighbouring cells of one row that are to be written.
    public struct Run: Sendable {
        /// Where the first cell goes.
        public let start: GridPosition
        /// The new cells.
        public let cells: Slice<CellRow>
    }

    /// Extent of the new frame.
    public let size: GridSize
    /// Changed runs from the top left to the bottom right.
    public let runs: [Run]
    /// Where the cursor stands in the new frame.
    public let caret: GridPosition?
    /// Whether the old frame was of no use, so that the runs hold every cell.
    public let isWhole: Bool

    /// The difference between two frames; every cell of `new` when there is no old frame or its size differs.
    ///
    /// - Complexity: O(cells of the rows that the frames do not share).
    public init(from old: Frame?, to new: Frame) {
        size = new.size
        caret = new.caret
        guard let old, old.size == new.size else {
            isWhole = true
            runs = (0..<new.size.rows).compactMap { row in
                let cells = new.row(row)
                return cells.isEmpty ? nil : Run(start: GridPosition(row: row, column: 0), cells: cells[...])
            }
            return
        }
        isWhole = false
        var found: [Run] = []
        new.forEachRow(unlike: old) { row, old, new in
            FrameDiff.collectRuns(in: row, from: old, to: new, into: &found)
        }
        runs = found
    }

    /// How many rows have something to write.
    ///
    /// - Complexity: O(runs).
    public var changedRows: Int {
        var count = 0
        var last: Int?
        for run in runs where run.start.row != last {
            count += 1
            last = run.start.row
        }
        return count
    }

    /// The new frame, made from the old one: `FrameDiff(from: a, to: b).patch(a) == b`.
    ///
    /// - Complexity: O(cells of the runs), and a copy of the frame.
    public func patch(_ old: Frame) -> Frame {
        var frame = old.size == size ? old : Frame(size: size)
        for run in runs {
            for (step, cell) in run.cells.enumerated() {
                frame[GridPosition(row: run.start.row, column: run.start.column + step)] = cell
            }
        }
        frame.caret = caret
        return frame
    }

    private static func collectRuns(
        in row: Int, from old: CellRow, to new: CellRow, into runs: inout [Run]
    ) {
        var begun: Int?
        for column in new.indices {
            if !new.shows(column, sameAs: old) {
                guard begun == nil else { continue }
                var first = column
                while first > 0, !new.beginsGlyph(in: first) { first -= 1 }
                begun = first
            } else if let first = begun, new.beginsGlyph(in: column) {
                take(first..<column)
                begun = nil
            }
        }
        if let first = begun { take(first..<new.endIndex) }

        func take(_ columns: Range<Int>) {
            let start = GridPosition(row: row, column: columns.lowerBound)
            runs.append(Run(start: start, cells: new[columns]))
        }
    }
}
