import EditorCore

/// Paints over what ncurses cannot draw: clusters on whose width terminals differ.
///
/// ncurses has left blanks in their place. Each cluster is put at its own column by an absolute address, and as many
/// cells after it as the widest reading of it could have overwritten (two for each of its scalars) are put back, at
/// their own address again. However a terminal reads the cluster, everything else then stands where the frame has it.
/// The rejected way, to trust one table of widths, moves the rest of the row on every terminal that has another.
struct Overpainting: ~Copyable {
    private let palette: StylePalette
    private let plain: [UInt8]
    private let noWrap: [UInt8]
    private let wrap: [UInt8]

    /// Learns the sequences of the terminal. The screen must be up.
    init(palette: StylePalette) {
        self.palette = palette
        plain = capability("sgr0") ?? []
        noWrap = capability("rmam") ?? []
        wrap = capability("smam") ?? []
    }

    /// The bytes that finish `rows`, and put the cursor back to `caret`.
    ///
    /// - Complexity: O(cells of the rows).
    func bytes(
        for rows: [Int], of frame: Frame, caret: GridPosition, isDoubtful: (Cell) -> Bool
    ) -> [UInt8] {
        var bytes = noWrap
        for row in rows { paint(row, of: frame, isDoubtful: isDoubtful, into: &bytes) }
        return bytes + plain + wrap + cursorAddress(row: caret.row, column: caret.column)
    }

    private func paint(_ row: Int, of frame: Frame, isDoubtful: (Cell) -> Bool, into bytes: inout [UInt8]) {
        var style: Style?
        /// Where the cells end that a cluster may have overwritten.
        var spoiltEnd = 0
        /// Where the terminal's cursor stands, as far as is certain.
        var standing: Int?
        for (column, cell) in frame.row(row).enumerated() where cell.width > 0 {
            let doubtful = isDoubtful(cell)
            guard doubtful || column < spoiltEnd else { continue }
            if standing != column { bytes += cursorAddress(row: row, column: column) }
            let wanted = palette[cell.role, cell.traits]
            if style != wanted {
                bytes += plain + styleSequence(wanted)
                style = wanted
            }
            cell.glyph.append(to: &bytes)
            standing = doubtful ? nil : column + Int(cell.width)
            if doubtful { spoiltEnd = max(spoiltEnd, column + 2 * cell.glyph.scalarCount) }
        }
    }
}

extension Glyph {
    /// Adds the UTF-8 of the glyph.
    fileprivate func append(to bytes: inout [UInt8]) {
        switch self {
        case .scalar(let scalar): bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        case .cluster(let text): bytes += text.utf8
        }
    }

    /// How many scalars it is made of.
    fileprivate var scalarCount: Int {
        switch self {
        case .scalar: 1
        case .cluster(let text): text.unicodeScalars.count
        }
    }
}
