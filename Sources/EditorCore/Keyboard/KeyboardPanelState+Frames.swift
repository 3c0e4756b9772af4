extension KeyboardPanelState {
    /// Rows that a float stands above the foot of the screen when nobody has moved it.
    private static let usualLift = 6

    /// Where the panel is; below the screen while it is hidden.
    public var frame: PanelFrame { frame(arrangement, shown) }

    func frame(_ arrangement: Arrangement?, _ face: PanelFace) -> PanelFrame {
        switch arrangement {
        case .docked: .docked(rows: measures.dockedRows(face, on: stage) ?? 0, on: stage)
        case .undocked: floatFrame(face)
        case .split: splitFrame(face)
        case nil: offScreen(face)
        }
    }

    func offScreen(_ face: PanelFace) -> PanelFrame {
        .offScreen(rows: measures.dockedRows(face, on: stage) ?? 0, on: stage)
    }

    private func floatFrame(_ face: PanelFace) -> PanelFrame {
        let size = measures.floatSize(face, on: stage) ?? GridSize(rows: 0, columns: 0)
        let column = place.column ?? (stage.size.columns - size.columns) / 2
        let origin = GridPosition(
            row: row(forRows: size.rows), column: max(0, min(column, stage.size.columns - size.columns)))
        return PanelFrame(GridRect(origin: origin, size: size))
    }

    private func splitFrame(_ face: PanelFace) -> PanelFrame {
        let size = measures.halfSize(face, on: stage) ?? GridSize(rows: 0, columns: 0)
        let row = row(forRows: size.rows)
        let right = max(0, stage.size.columns - size.columns)
        return PanelFrame(
            left: GridRect(origin: GridPosition(row: row, column: 0), size: size),
            right: GridRect(origin: GridPosition(row: row, column: right), size: size))
    }

    /// The row of a float: never over the rows at the screen's edges, so that none is ever taken for a docked panel.
    private func row(forRows rows: Int) -> Int {
        let wanted = place.row ?? stage.size.rows - rows - Self.usualLift
        return max(stage.top, min(wanted, lowestRow(forRows: rows)))
    }

    /// The lowest row on which a float of `rows` rows may begin.
    func lowestRow(forRows rows: Int) -> Int { stage.size.rows - max(1, stage.bottom) - rows }

    /// The first face that can dock and leave enough of the page.
    func dockingFace() -> PanelFace? {
        wanted.ladder.first { face in
            guard let rows = measures.dockedRows(face, on: stage) else { return false }
            return stage.size.rows - stage.top - rows >= Self.leastPageRows
        }
    }

    /// The face that can float; nil when the page is too low for it. Halves of other keys are no substitute for the
    /// wanted ones in one piece.
    func floatingFace(_ arrangement: Arrangement) -> PanelFace? {
        let size = { (face: PanelFace) in
            arrangement == .split
                ? measures.halfSize(face, on: stage) : measures.floatSize(face, on: stage)
        }
        let fits = { (face: PanelFace) in measures.floatSize(face, on: stage) != nil || size(face) != nil }
        guard let face = wanted.ladder.first(where: fits), let rows = size(face)?.rows else { return nil }
        return stage.pageRows >= rows + 1 ? face : nil
    }
}
