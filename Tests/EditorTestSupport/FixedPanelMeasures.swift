import EditorCore

/// Sizes of the panel that no table of keys can change under a test: tall ones from 30 rows of screen on, low ones
/// below. A float is as high as the docked panel.
public struct FixedPanelMeasures: PanelMeasures {
    /// Columns of a panel afloat in one piece; nil for the whole width of the screen.
    public var floatColumns: Int?
    /// Rows of the extra row alone; nil where it is never to stand in for letters.
    public var extraRows: Int?

    /// Makes the sizes.
    public init(floatColumns: Int? = nil, extraRows: Int? = nil) {
        self.floatColumns = floatColumns
        self.extraRows = extraRows
    }

    /// Rows of a docked panel.
    public func dockedRows(_ face: PanelFace, on stage: PanelStage) -> Int? {
        let isTall = stage.size.rows >= 30
        return switch face.kind {
        case .help: 2
        case .extra: extraRows
        case .letters, .symbols: isTall ? 8 : 6
        case .numbers: isTall ? 6 : 5
        case .japanese: face.isExpanded ? (isTall ? 13 : 9) : (isTall ? 10 : 8)
        }
    }

    /// Size of a float in one piece.
    public func floatSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? {
        size(face, on: stage, columns: floatColumns ?? stage.size.columns)
    }

    /// Size of each half: a quarter of the screen.
    public func halfSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? {
        size(face, on: stage, columns: stage.size.columns / 4)
    }

    private func size(_ face: PanelFace, on stage: PanelStage, columns: Int) -> GridSize? {
        dockedRows(face, on: stage).map {
            GridSize(rows: $0, columns: max(1, min(columns, stage.size.columns)))
        }
    }
}
