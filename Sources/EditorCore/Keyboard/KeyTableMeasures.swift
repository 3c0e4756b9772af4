/// The sizes that follow from the tables of keys.
public struct KeyTableMeasures: PanelMeasures {
    /// What the writer has chosen of the keys.
    public var choices: PanelChoices

    /// Measures for some choices.
    public init(_ choices: PanelChoices = PanelChoices()) { self.choices = choices }

    public func dockedRows(_ face: PanelFace, on stage: PanelStage) -> Int? {
        size(face, .docked, on: stage)?.rows
    }

    public func floatSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? {
        size(face, .undocked, on: stage).flatMap { $0.columns <= stage.size.columns ? $0 : nil }
    }

    public func halfSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? {
        // A gap must stay, or the halves are one.
        size(face, .split, on: stage).flatMap { 2 * $0.columns + 2 <= stage.size.columns ? $0 : nil }
    }

    private func size(
        _ face: PanelFace, _ arrangement: KeyboardPanelState.Arrangement, on stage: PanelStage
    ) -> GridSize? {
        guard let shape = PanelShape(face.kind, arrangement, on: stage, choices) else { return nil }
        let table = KeyTable(PanelContent(face, arrangement, on: stage, choices: choices), shape)
        let rows = 1 + table.screenRows(keyRows: shape.keyRows)
        if arrangement == .docked { return GridSize(rows: rows, columns: stage.size.columns) }
        let halves = table.halves
        let quarters = arrangement == .split ? max(halves.left.width, halves.right.width) : table.width
        // Air on all sides: the grip is above, so there is one row below.
        return GridSize(
            rows: rows + 1, columns: max(shape.cells(quarters), leastColumns(face, arrangement)) + 2)
    }

    /// Cells that a float needs for what no grid gives a width to: its grip with the controls, and labels.
    private func leastColumns(_ face: PanelFace, _ arrangement: KeyboardPanelState.Arrangement) -> Int {
        if face.kind == .help { return HelpTable.cardColumns }
        return arrangement == .split ? 20 : 40
    }
}
