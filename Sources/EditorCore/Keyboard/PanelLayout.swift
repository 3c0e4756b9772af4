/// A key with its place on the screen.
public struct PlacedKey: Hashable, Sendable {
    /// The key.
    public var key: PanelKey
    /// What stands on it.
    public var text: String
    /// Where the label begins.
    public var label: GridPosition
    /// Cells that the label may take.
    public var labelColumns: Int
    /// The cells that press it.
    public var rect: GridRect
    /// Whether it belongs to the rule.
    public var isControl: Bool
}

/// Where each key of the panel is.
///
/// Each cell of the panel presses the key that is nearest to it, so that no tap is lost between two. Only the part of a
/// docked panel's rule that the foot line speaks in belongs to no key.
public struct PanelLayout: Hashable, Sendable {
    /// The keys: first those that are always there, row by row, then the words of the strips, then the controls.
    public internal(set) var keys: [PlacedKey] = []
    /// The column at which the rule's controls begin. The foot line has the columns before it, where it wants any.
    public internal(set) var ruleLimit = 0
    /// The pieces of line that the rule is drawn with.
    public internal(set) var ruleLines: [GridRect] = []
    /// How many candidates or words there is room for.
    public var candidateCount: Int {
        keys.count { if case .candidate = $0.key.action { true } else { false } }
    }

    /// Lays the keys out.
    ///
    /// - Parameter frame: where the panel stands; with the size that `KeyTableMeasures` gives, nothing is cut.
    /// - Complexity: O(keys).
    public init(_ content: PanelContent, in frame: PanelFrame) {
        guard
            let shape = PanelShape(content.face.kind, content.arrangement, on: content.stage, content.choices)
        else { return }
        let table = KeyTable(content, shape)
        let isSplit = frame.parts.count == 2
        let tables = isSplit ? [table.halves.left, table.halves.right] : [table]
        for (part, table) in zip(frame.parts, tables) {
            var placer = KeyPlacer(content, shape, in: part)
            placer.place(table)
            keys += placer.placed
        }
        let isCandidate = { (placed: PlacedKey) in
            if case .candidate = placed.key.action { true } else { false }
        }
        keys = keys.filter { !isCandidate($0) } + keys.filter(isCandidate)
        for (index, part) in frame.parts.enumerated() {
            let side: RulePlacer.Side = isSplit ? index == 0 ? .left : .right : .whole
            let rule = RulePlacer(
                content, in: part, side, keys: shape.isShort ? HelpTable.keys(content) : [])
            keys += rule.placed
            ruleLines += rule.lines
            if index == 0 { ruleLimit = rule.limit }
        }
    }
}
