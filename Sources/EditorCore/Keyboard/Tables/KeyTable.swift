/// A row of keys, before it has a place.
struct KeyRow: Hashable {
    /// How keys share the row.
    enum Spacing: Hashable {
        /// By their widths, one under the other as on a keyboard.
        case grid
        /// By their labels, with equal air between.
        case spread
        /// By their labels, from the left.
        case packed
    }

    var keys: [PanelKey]
    var spacing = Spacing.grid
    /// Where the first key begins, in quarters of a letter key.
    var indent = 0
    /// Keys at the right end of a packed row: the first one of the first line, the others of the second.
    var tail: [PanelKey] = []
    /// Cells of each line that the tail may take, with the air before it.
    var tailColumns = 0
    /// Lines over which a packed row's keys flow.
    var lines = 1
    /// Whether the row stays one row high whatever the height of a key.
    var isLow = false
    /// Whether a packed row shows its keys by turns where not all of them fit.
    var turns = false
    /// How many keys the left half of a split panel gets; nil is half of them.
    var cut: Int?
    /// Whether the first key behind the cut is cut itself and stands in both halves, as a space bar does.
    var sharesCut = false

    init(_ keys: [PanelKey], _ spacing: Spacing = .grid, indent: Int = 0) {
        self.keys = keys
        self.spacing = spacing
        self.indent = indent
    }

    /// Its width, in quarters of a letter key; 0 where labels decide.
    var width: Int { spacing == .grid ? keys.reduce(indent) { $0 + $1.width } : 0 }

    /// The two parts of the row in a split panel.
    var halves: (left: KeyRow, right: KeyRow) {
        let cut = min(cut ?? (keys.count + 1) / 2, keys.count)
        var left = self
        var right = self
        left.keys = Array(keys[..<cut])
        right.keys = Array(keys[cut...])
        if sharesCut, var shared = right.keys.first {
            shared.width /= 2
            left.keys.append(shared)
            right.keys[0] = shared
        }
        (left.tail, left.tailColumns) = ([], 0)
        right.indent = 0
        return (left, right)
    }
}

/// The keys of a kind, row by row.
struct KeyTable: Hashable {
    var rows: [KeyRow]

    init(_ rows: [KeyRow]) { self.rows = rows }

    /// Its width, in quarters of a letter key.
    var width: Int { rows.map(\.width).max() ?? 0 }

    /// The two parts of a split panel.
    var halves: (left: KeyTable, right: KeyTable) {
        let halves = rows.map(\.halves)
        return (KeyTable(halves.map(\.left)), KeyTable(halves.map(\.right)))
    }

    /// Rows of the screen that it takes.
    func screenRows(keyRows: Int) -> Int { rows.reduce(0) { $0 + ($1.isLow ? $1.lines : keyRows) } }
}

extension KeyTable {
    /// The keys of what `content` shows, in a shape.
    init(_ content: PanelContent, _ shape: PanelShape) {
        switch content.face.kind {
        case .help: self = HelpTable.table(content, shape)
        case .extra: self = KeyTable([KeyRow(content.choices.extraRow.keys, .spread)])
        case .letters: self = LettersTable.table(content, shape)
        case .numbers: self = NumbersTable.table
        case .symbols: self = SymbolsTable.table(page: content.hands.page, shape)
        case .japanese: self = JapaneseTable.table(content, shape)
        }
    }
}
