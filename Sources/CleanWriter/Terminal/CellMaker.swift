import CNcurses
import EditorCore

/// Turns the cells of a frame into those of ncurses.
struct CellMaker {
    private var attributes: [attr_t] = []
    private var pairs: [Int16] = []
    /// A blank of each role.
    private var blanks: [cchar_t] = []

    /// Prepares the attributes and the colour pair of every role. Colours must have been started before.
    init(palette: StylePalette) {
        var next: Int16 = 1
        for role in StyleRole.allCases {
            let style = palette[role]
            attributes.append(CellMaker.attributes(of: style))
            guard style.foreground != nil || style.background != nil else {
                pairs.append(0)
                continue
            }
            init_pair(next, style.foreground ?? -1, style.background ?? -1)
            pairs.append(next)
            next += 1
        }
        for role in StyleRole.allCases { blanks.append(make(.blank, role).cell) }
    }

    /// Adds the cell of ncurses for `cell`. One that ncurses cannot be trusted with becomes blanks that reserve its
    /// place, to be painted over; or question marks where nothing can be painted over.
    func append(_ cell: Cell, to row: inout [cchar_t], reserving: Bool) {
        if case .scalar(let scalar) = cell.glyph, scalar.isASCII {
            // Most cells by far; ncurses would look at each as long as at a cluster.
            var plain = blanks[Int(cell.role.rawValue)]
            plain.chars.0 = wchar_t(scalar.value)
            row.append(plain)
        } else if isCertain(cell) {
            row.append(make(cell.glyph, cell.role).cell)
        } else {
            let standIn = make(.scalar(reserving ? " " : "?"), cell.role).cell
            for _ in 0..<cell.width { row.append(standIn) }
        }
    }

    /// Whether ncurses keeps the whole glyph and gives it as many columns as the frame does.
    func isCertain(_ cell: Cell) -> Bool {
        if cell.isDoubtful { return false }
        switch cell.glyph {
        case .scalar(let scalar):
            return scalar.isASCII || wcwidth(wchar_t(scalar.value)) == Int32(cell.width)
        case .cluster(let text):
            guard let base = text.unicodeScalars.first else { return false }
            return wcwidth(wchar_t(base.value)) == Int32(cell.width) && make(cell.glyph, cell.role).keepsAll
        }
    }

    private func make(_ glyph: Glyph, _ role: StyleRole) -> (cell: cchar_t, keepsAll: Bool) {
        var cell = cchar_t()
        // One more than fits, to see that ncurses has cut it, and the 0 at the end.
        let limit = CN_CLUSTER_LIMIT + 1
        let index = Int(role.rawValue)
        return withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: limit + 1) { text in
            var count = 0
            switch glyph {
            case .scalar(let scalar):
                text[0] = wchar_t(scalar.value)
                count = 1
            case .cluster(let cluster):
                for scalar in cluster.unicodeScalars.prefix(limit) {
                    text[count] = wchar_t(scalar.value)
                    count += 1
                }
            }
            text[count] = 0
            let kept = cn_cell(&cell, text.baseAddress, attributes[index], pairs[index])
            return (cell, Int(kept) == count)
        }
    }

    private static func attributes(of style: Style) -> attr_t {
        var result: attr_t = 0
        if style.attributes.contains(.bold) { result |= CN_BOLD }
        if style.attributes.contains(.dim) { result |= CN_DIM }
        if style.attributes.contains(.underline) { result |= CN_UNDERLINE }
        if style.attributes.contains(.reverse) { result |= CN_REVERSE }
        return result
    }
}
