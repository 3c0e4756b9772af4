/// The screen as the panel sees it: its size, and the rows at its edges that are no part of the page.
public struct PanelStage: Hashable, Sendable {
    /// The whole screen.
    public var size: GridSize
    /// Rows above the page.
    public var top: Int
    /// Rows below the page: the foot line, where there is one.
    public var bottom: Int

    /// Makes a stage.
    public init(size: GridSize, top: Int, bottom: Int) {
        self.size = GridSize(rows: max(0, size.rows), columns: max(0, size.columns))
        self.top = top
        self.bottom = bottom
    }

    /// Rows of the page when no panel takes any.
    public var pageRows: Int { max(0, size.rows - top - bottom) }

    /// The first row below the page.
    public var pageEnd: Int { size.rows - bottom }
}
