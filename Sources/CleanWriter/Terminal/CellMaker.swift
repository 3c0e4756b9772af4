import CNcurses
import EditorCore

/// Turns the cells of a frame into those of ncurses.
struct CellMaker {
    /// What ncurses needs to know of a style.
    private struct Look {
        var attributes: attr_t
        var pair: Int16
        /// A blank of the style.
        var blank: cchar_t
    }

    private let palette: StylePalette
    /// The looks that were asked for so far, by role and traits.
    private var looks: [Look?]
    private var pairs: [Colors: Int16] = [:]

    private struct Colors: Hashable {
        var foreground: Int32
        var background: Int32
    }

    /// Colours must have been started before.
    init(palette: StylePalette) {
        self.palette = palette
        looks = Array(repeating: nil, count: StyleRole.allCases.count * CellTraits.combinations)
    }

    /// Has ncurses fill what it clears with the colour of the page.
    mutating func paintGround() {
        var blank = look(of: Cell()).blank
        cn_set_ground(&blank)
    }

    /// Has ncurses fill what it clears with the terminal's own colour.
    static func clearGround() {
        var blank = make(.blank, 0, 0).cell
        cn_set_ground(&blank)
    }

    /// Adds the cell of ncurses for `cell`. One that ncurses cannot be trusted with becomes blanks that reserve its
    /// place, to be painted over; or question marks where nothing can be painted over.
    ///
    /// - Returns: whether it can be trusted with the cell.
    mutating func append(_ cell: Cell, to row: inout [cchar_t], reserving: Bool) -> Bool {
        let look = look(of: cell)
        if case .scalar(let scalar) = cell.glyph, scalar.isASCII {
            // Most cells by far; ncurses would look at each as long as at a cluster.
            var plain = look.blank
            plain.chars.0 = wchar_t(scalar.value)
            row.append(plain)
            return true
        }
        if isCertain(cell) {
            row.append(Self.make(cell.glyph, look.attributes, look.pair).cell)
            return true
        }
        let standIn = Self.make(.scalar(reserving ? " " : "?"), look.attributes, look.pair).cell
        for _ in 0..<cell.width { row.append(standIn) }
        return false
    }

    /// Whether ncurses keeps the whole glyph and gives it as many columns as the frame does.
    func isCertain(_ cell: Cell) -> Bool {
        if cell.isDoubtful { return false }
        switch cell.glyph {
        case .scalar(let scalar):
            return scalar.isASCII || wcwidth(wchar_t(scalar.value)) == Int32(cell.width)
        case .cluster(let text):
            guard let base = text.unicodeScalars.first else { return false }
            return wcwidth(wchar_t(base.value)) == Int32(cell.width) && Self.make(cell.glyph, 0, 0).keepsAll
        }
    }

    private mutating func look(of cell: Cell) -> Look {
        let index = Int(cell.role.rawValue) * CellTraits.combinations + Int(cell.traits.rawValue)
        if let look = looks[index] { return look }
        let style = palette[cell.role, cell.traits]
        let (attributes, pair) = (Self.attributes(of: style), pair(of: style))
        let look = Look(
            attributes: attributes, pair: pair, blank: Self.make(.blank, attributes, pair).cell)
        looks[index] = look
        return look
    }

    /// The number by which ncurses knows the colours of a style; styles with the same colours share one.
    private mutating func pair(of style: Style) -> Int16 {
        guard style.foreground != nil || style.background != nil else { return 0 }
        let colors = Colors(foreground: style.foreground ?? -1, background: style.background ?? -1)
        if let pair = pairs[colors] { return pair }
        let next = Int16(pairs.count + 1)
        guard next < cn_pair_limit() else { return 0 }
        init_extended_pair(Int32(next), colors.foreground, colors.background)
        pairs[colors] = next
        return next
    }

    private static func make(
        _ glyph: Glyph, _ attributes: attr_t, _ pair: Int16
    ) -> (cell: cchar_t, keepsAll: Bool) {
        var cell = cchar_t()
        // One more than fits, to see that ncurses has cut it, and the 0 at the end.
        let limit = CN_CLUSTER_LIMIT + 1
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
            let kept = cn_cell(&cell, text.baseAddress, attributes, pair)
            return (cell, Int(kept) == count)
        }
    }

    private static func attributes(of style: Style) -> attr_t {
        var result: attr_t = 0
        if style.attributes.contains(.bold) { result |= CN_BOLD }
        if style.attributes.contains(.dim) { result |= CN_DIM }
        if style.attributes.contains(.italic) { result |= CN_ITALIC }
        if style.attributes.contains(.underline) { result |= CN_UNDERLINE }
        if style.attributes.contains(.reverse) { result |= CN_REVERSE }
        return result
    }
}
