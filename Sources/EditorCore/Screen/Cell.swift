/// The picture in one cell: a single scalar, or a cluster of several.
///
/// The scalar case is the common one and costs no allocation.
public enum Glyph: Hashable, Sendable {
    /// One scalar, safe to send to a terminal.
    case scalar(Unicode.Scalar)
    /// A base with its marks, or another cluster of several scalars, safe to send to a terminal.
    case cluster(String)

    /// An empty cell.
    public static let blank = Glyph.scalar(" ")
}

/// One cell of a frame.
///
/// A glyph two cells wide stands in its first cell with `width` 2; the cell after it has `width` 0.
public struct Cell: Hashable, Sendable {
    /// What is drawn.
    public var glyph: Glyph
    /// Cells that the glyph covers: 1 or 2, or 0 for the second half of a wide glyph.
    public var width: UInt8
    /// How it is drawn.
    public var role: StyleRole
    /// How it is stressed, whatever its role.
    public var traits: CellTraits
    /// Whether terminals differ on the glyph's width, so that what follows must be placed anew.
    public var isDoubtful: Bool

    /// Makes a cell; the default is a blank of the text role.
    public init(
        _ glyph: Glyph = .blank, width: UInt8 = 1, role: StyleRole = .text, traits: CellTraits = [],
        isDoubtful: Bool = false
    ) {
        self.glyph = glyph
        self.width = width
        self.role = role
        self.traits = traits
        self.isDoubtful = isDoubtful
    }

    /// The cell after a wide glyph.
    public static func continuation(role: StyleRole, traits: CellTraits = []) -> Cell {
        Cell(.blank, width: 0, role: role, traits: traits)
    }
}
