/// How a kind's keys are put up: which of its tables, how wide a letter key is and how high.
struct PanelShape: Hashable {
    /// The size classes of a table.
    enum Variant: Hashable {
        /// Docked on 72 columns and more.
        case full
        /// Docked on fewer.
        case narrow
        /// Afloat in one piece.
        case compact
        /// One of two pieces.
        case half
    }

    /// Columns from which the full tables are shown.
    static let fullColumns = 72
    /// Columns from which anything but help is shown.
    static let leastColumns = 40
    /// Rows of the screen from which the help bar has two.
    private static let leastRowsForTwo = 7

    var variant: Variant
    /// Cells of a letter key.
    var pitch: Int
    /// Rows of a key.
    var keyRows: Int
    /// Whether there are rows to spare for digits above the letters and the like.
    var isTall: Bool
    /// Whether there are so few rows that a docked help bar is its rule alone.
    var isShort: Bool

    /// The shape of a kind; nil when the screen is too narrow for it.
    init?(
        _ kind: PanelKind, _ arrangement: KeyboardPanelState.Arrangement, on stage: PanelStage,
        _ choices: PanelChoices
    ) {
        let columns = stage.size.columns
        guard kind == .help || columns >= Self.leastColumns else { return nil }
        isTall = stage.size.rows >= 22
        isShort = kind == .help && arrangement == .docked && stage.size.rows < Self.leastRowsForTwo
        switch arrangement {
        case .docked where columns >= Self.fullColumns:
            (variant, pitch) = (.full, 5)
        case .docked:
            (variant, pitch) = (.narrow, max(4, min(5, columns / 10)))
        case .undocked:
            (variant, pitch) = (.compact, 4)
        case .split:
            (variant, pitch) = (.half, columns >= Self.fullColumns ? 5 : 4)
        }
        switch choices.keyHeight {
        case .one: keyRows = 1
        case .two: keyRows = 2
        // A float in one piece lies over the text, so it stays small.
        case .auto: keyRows = stage.size.rows >= 40 && arrangement != .undocked ? 2 : 1
        }
    }

    /// The cells of a width that tables give in quarters of a letter key.
    func cells(_ quarters: Int) -> Int { quarters * pitch / 4 }
}
