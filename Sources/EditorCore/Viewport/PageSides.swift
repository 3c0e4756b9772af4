/// One of two pages that stand beside each other.
public enum PageSide: Hashable, Sendable {
    case left, right

    /// The one beside it.
    public var other: PageSide { self == .left ? .right : .left }
}

/// Where two pages stand beside each other: columns of the same width with blank cells between them, and no line.
public struct PageSides: Hashable, Sendable {
    /// A column that is narrower than this is no page any more.
    public static let leastColumns = 40
    /// Blank cells between the columns: at least so many, and at most, for what belongs together stands together.
    private static let gutters = 4...12

    /// Cells of each column of text.
    public let columns: Int
    private let left: Int
    private let gutter: Int

    /// - Parameters:
    ///   - screen: columns of the screen.
    ///   - width: the width wanted for a column of text.
    /// - Returns: nil where the screen is too narrow for two.
    public init?(screen: Int, width: ColumnWidth) {
        let wanted = width.cells(of: screen)
        columns = min(wanted, Self.room(on: screen))
        guard columns >= min(wanted, Self.leastColumns), columns > 0 else { return nil }
        let spare = screen - 2 * columns
        gutter = min(max(Self.gutters.lowerBound, spare / 3), Self.gutters.upperBound)
        left = (spare - gutter) / 2
    }

    /// The widest columns that a screen of so many has room for: one cell is left at each edge, as beside a single page.
    public static func room(on screen: Int) -> Int { (screen - 2 - gutters.lowerBound) / 2 }

    /// The first column of the text of a side.
    public func start(of side: PageSide) -> Int { side == .left ? left : left + columns + gutter }

    /// The side that a column of the screen belongs to; the cells between belong to the nearer one.
    public func side(at column: Int) -> PageSide {
        column < left + columns + (gutter + 1) / 2 ? .left : .right
    }

    /// Columns of the screen that are drawn for a side: those of its text, and the one behind it, in which the caret of a
    /// full row stands.
    public func drawn(_ side: PageSide) -> Range<Int> { start(of: side)..<start(of: side) + columns + 1 }

    /// Columns of a screen on which there is room for two pages of this width.
    public static func leastScreen(width: ColumnWidth) -> Int {
        let columns = if case .cells(let cells) = width { min(cells, leastColumns) } else { leastColumns }
        return 2 * columns + 2 + gutters.lowerBound
    }
}
