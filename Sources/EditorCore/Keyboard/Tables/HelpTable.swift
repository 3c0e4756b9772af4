/// What is possible now: one row of it docked, on the rule itself where rows are scarce; afloat, a card with one thing a
/// row.
enum HelpTable {
    /// Rows of a card, and of the two of a split one. It keeps its height, whatever it has to say.
    private static let cardRows = (whole: 8, half: 4)

    static func table(_ content: PanelContent, _ shape: PanelShape) -> KeyTable {
        let keys = keys(content)
        switch shape.variant {
        case .full where shape.isShort, .narrow where shape.isShort: return KeyTable([])
        case .full, .narrow:
            var row = low(keys)
            row.turns = true
            return KeyTable([row])
        case .compact:
            return KeyTable((0..<cardRows.whole).map { low(Array(keys.dropFirst($0).prefix(1))) })
        case .half:
            return KeyTable(
                (0..<cardRows.half).map { row in
                    var row = low(Array(keys.dropFirst(row * 2).prefix(2)))
                    row.cut = 1
                    return row
                })
        }
    }

    /// A key for each thing.
    static func keys(_ content: PanelContent) -> [PanelKey] {
        content.help.map { item in
            var key = PanelKey(item.chord, spoken: item.words, item.action)
            key.caption = item.words
            return key
        }
    }

    private static func low(_ keys: [PanelKey]) -> KeyRow {
        var row = KeyRow(keys, .packed)
        row.isLow = true
        return row
    }
}
