/// Where the panel stands, in cells of the screen counted from the top.
public struct PanelFrame: Hashable, Sendable {
    /// The smallest rectangle around all parts.
    public var bounds: GridRect
    /// The rectangles of keys: one, or two when the panel is split.
    public var parts: [GridRect]

    /// The frame of a panel in one piece.
    public init(_ bounds: GridRect) {
        self.bounds = bounds
        parts = [bounds]
    }

    /// The frame of a split panel.
    public init(left: GridRect, right: GridRect) {
        let rows = max(left.size.rows, right.size.rows)
        let columns = right.origin.column + right.size.columns - left.origin.column
        bounds = GridRect(origin: left.origin, size: GridSize(rows: rows, columns: columns))
        parts = [left, right]
    }

    /// The frame that tells nothing, sent while the panel is dragged.
    public static let unknown = PanelFrame(
        GridRect(origin: GridPosition(row: 0, column: 0), size: GridSize(rows: 0, columns: 0)))

    /// At the foot of the screen, `rows` rows high and as wide as the screen.
    public static func docked(rows: Int, on stage: PanelStage) -> PanelFrame {
        PanelFrame(
            GridRect(
                origin: GridPosition(row: stage.size.rows - rows, column: 0),
                size: GridSize(rows: rows, columns: stage.size.columns)))
    }

    /// Just below the screen, where a docked panel comes from and goes to.
    public static func offScreen(rows: Int, on stage: PanelStage) -> PanelFrame {
        PanelFrame(
            GridRect(
                origin: GridPosition(row: stage.size.rows, column: 0),
                size: GridSize(rows: rows, columns: stage.size.columns)))
    }

    /// Whether a cell lies on the panel.
    public func contains(_ position: GridPosition) -> Bool { parts.contains { $0.contains(position) } }

    /// How many rows of the page this frame takes; nil for the frame that tells nothing.
    ///
    /// Only a frame that reaches the foot of the screen takes any: one that floats takes none, and one that is below the
    /// screen takes none. Heights alone would not tell, for a frame may be partly below the screen.
    public func overlap(on stage: PanelStage) -> Int? {
        guard self != .unknown else { return nil }
        let top = bounds.origin.row
        let floats = top + bounds.size.rows < stage.size.rows
        guard bounds.size.rows > 0, top < stage.size.rows, !floats else { return 0 }
        return max(0, stage.pageEnd - max(top, stage.top))
    }
}
