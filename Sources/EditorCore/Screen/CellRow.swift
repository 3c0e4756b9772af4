/// One row of a frame: eight bytes for each cell.
///
/// Nearly every cell shows a single scalar. Were each kept as a `Cell`, with room for a cluster, whoever copies, compares
/// or clears a row would have to ask every cell whether there is one. So the cells are plain numbers, and the few clusters
/// stand beside them.
public struct CellRow: Equatable, Sendable {
    private var cells: [PackedCell]
    /// What the cells show that show a cluster, by column; nil where there is none, as in most rows.
    private var clusters: [Int: String]?

    /// A blank row of `columns` cells.
    init(columns: Int) { cells = Array(repeating: PackedCell(Cell()), count: columns) }

    /// Whether the cell in `column` looks the same in `other`, a row of the same length.
    func shows(_ column: Int, sameAs other: CellRow) -> Bool {
        let cell = cells[column]
        guard cell == other.cells[column] else { return false }
        return !cell.isCluster || clusters?[column] == other.clusters?[column]
    }

    /// Whether a glyph begins in `column`, rather than going on there.
    func beginsGlyph(in column: Int) -> Bool { cells[column].width > 0 }

    /// Makes it blank.
    mutating func clear() {
        let blank = PackedCell(Cell())
        for column in cells.indices { cells[column] = blank }
        if clusters != nil { clusters = nil }
    }

    /// Puts a glyph with its continuation cell, as `Frame.put` does.
    mutating func put(_ cell: Cell, at column: Int) {
        let last = column + Swift.max(1, Int(cell.width)) - 1
        guard column >= 0, last < cells.count else { return }
        if cells[column].width == 0, column > 0 { blank(column - 1) }
        if cells[last].width == 2 { blank(last + 1) }
        self[column] = cell
        if last > column { self[last] = .continuation(role: cell.role, traits: cell.traits) }
    }

    /// Makes the cells of `columns` look as they do in `other`, which cuts no glyph there. Halves of wide glyphs that
    /// are cut become blanks.
    mutating func take(_ columns: Range<Int>, from other: CellRow) {
        for edge in [columns.lowerBound, columns.upperBound]
        where edge < cells.count && !beginsGlyph(in: edge) {
            blank(edge)
            if edge > 0 { blank(edge - 1) }
        }
        for column in columns { self[column] = other[column] }
    }

    private mutating func forgetCluster(at column: Int) {
        clusters?[column] = nil
        if clusters?.isEmpty == true { clusters = nil }
    }

    private mutating func blank(_ column: Int) { self[column] = Cell(role: cells[column].role) }
}

extension CellRow: RandomAccessCollection {
    /// The leftmost column.
    public var startIndex: Int { 0 }
    /// The column behind the last.
    public var endIndex: Int { cells.count }

    /// The cell in `column`.
    public subscript(column: Int) -> Cell {
        get {
            let cell = cells[column]
            return Cell(
                cell.scalar.map { .scalar($0) } ?? .cluster(clusters?[column] ?? ""), width: cell.width,
                role: cell.role, traits: cell.traits, isDoubtful: cell.isDoubtful)
        }
        set {
            if cells[column].isCluster { forgetCluster(at: column) }
            if case .cluster(let text) = newValue.glyph {
                if clusters == nil { clusters = [:] }
                clusters?[column] = text
            }
            cells[column] = PackedCell(newValue)
        }
    }
}

/// All of a cell but the words of a cluster.
private struct PackedCell: Equatable, Sendable {
    /// Stands for a cluster; behind the last scalar.
    private static let cluster: UInt32 = 0x110000

    private let code: UInt32
    let width: UInt8
    let role: StyleRole
    let traits: CellTraits
    let isDoubtful: Bool

    init(_ cell: Cell) {
        code = if case .scalar(let scalar) = cell.glyph { scalar.value } else { Self.cluster }
        (width, role, traits, isDoubtful) = (cell.width, cell.role, cell.traits, cell.isDoubtful)
    }

    var isCluster: Bool { code == Self.cluster }
    /// What it shows; nil for a cluster.
    var scalar: Unicode.Scalar? { Unicode.Scalar(code) }
}
