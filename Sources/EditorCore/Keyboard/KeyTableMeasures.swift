/// The sizes that follow from the tables of keys.
public struct KeyTableMeasures: PanelMeasures {
    /// What the writer has chosen of the keys.
    public var choices: PanelChoices

    /// Measures for some choices.
    public init(_ choices: PanelChoices = PanelChoices()) { self.choices = choices }

    /// The rule, and the rows of the table.
    public func dockedRows(_ face: PanelFace, on stage: PanelStage) -> Int? {
        size(face, .docked, on: stage)?.rows
    }

    /// As wide as the keys, with air around them; nil when they are wider than the screen.
    public func floatSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? {
        size(face, .undocked, on: stage)
    }

    /// As wide as the wider half; nil when no gap would stay between the two.
    public func halfSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? {
        size(face, .split, on: stage)
    }

    private func size(
        _ face: PanelFace, _ arrangement: KeyboardPanelState.Arrangement, on stage: PanelStage
    ) -> GridSize? {
        guard let shape = PanelShape(face.kind, arrangement, on: stage, choices) else { return nil }
        let table = KeyTable(PanelContent(face, arrangement, on: stage, choices: choices), shape)
        let rows = 1 + table.screenRows(keyRows: shape.keyRows)
        switch arrangement {
        case .docked:
            return GridSize(rows: rows, columns: stage.size.columns)
        case .undocked:
            return float(rows, [table], shape, room: stage.size.columns)
        case .split:
            // A gap must stay, or the halves are one.
            let halves = table.halves
            return float(rows, [halves.left, halves.right], shape, room: (stage.size.columns - 2) / 2)
        }
    }

    /// A float with air on all sides, as far as there is room for it: the grip is above, so there is one row below.
    private func float(_ rows: Int, _ tables: [KeyTable], _ shape: PanelShape, room: Int) -> GridSize? {
        let grid = tables.map { shape.cells($0.width) }.max() ?? 0
        guard grid <= room else { return nil }
        // Where no grid gives a width, the controls do, or the labels.
        let labels = grid == 0 ? tables.map(columns(ofLabels:)).max() ?? 0 : 0
        let wanted = max(grid, labels, shape.variant == .half ? 20 : grip)
        return GridSize(rows: rows + 1, columns: min(wanted + 2, room))
    }

    /// Columns for the controls as single letters.
    private var grip: Int { choices.hasJapanese ? 32 : 28 }

    private func columns(ofLabels table: KeyTable) -> Int {
        table.rows.map { row in
            row.keys.reduce(0) { $0 + choices.width(of: choices.text(of: $1)) + KeyPlacer.gap.least }
        }.max() ?? 0
    }
}
