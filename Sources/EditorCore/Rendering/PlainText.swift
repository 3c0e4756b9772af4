extension Frame {
    /// Writes a line of untrusted text: names, messages, what a person typed into a field.
    ///
    /// Control characters and their kind come out as marks, as they do in a document; nothing else is sent.
    /// - Parameters:
    ///   - limit: the column at which the text is cut, a wide letter whole.
    /// - Returns: the column behind the last cell written.
    @discardableResult
    mutating func write(
        _ line: String, at start: GridPosition, limit: Int, role: StyleRole, _ settings: LayoutSettings
    ) -> Int {
        var column = start.column
        if line.isPlainASCII {
            // Most of what is written, and nothing there is to be found out about it.
            for scalar in line.unicodeScalars.prefix(max(0, limit - column)) {
                put(Cell(.scalar(scalar), role: role), at: GridPosition(row: start.row, column: column))
                column += 1
            }
            return column
        }
        for laid in LineCells(line, settings).clusters {
            guard column + laid.width <= limit else { break }
            put(laid, at: GridPosition(row: start.row, column: column), role: role)
            column += laid.width
        }
        return column
    }

    /// Draws one laid-out cluster with its first cell at `position`.
    mutating func put(_ laid: LaidCluster, at position: GridPosition, role: StyleRole) {
        draw(row: position.row) { $0.put(laid, at: position.column, role: role) }
    }
}

extension CellRow {
    /// Draws one laid-out cluster with its first cell in `column`.
    mutating func put(_ laid: LaidCluster, at column: Int, role: StyleRole, traits: CellTraits = []) {
        switch laid.display {
        case .glyph(let glyph, let isDoubtful):
            let width = UInt8(Swift.min(laid.width, 2))
            let cell = Cell(glyph, width: width, role: role, traits: traits, isDoubtful: isDoubtful)
            if laid.width == 1 { put(cell, at: column) } else { put(cell, covering: laid.width, at: column) }
        case .mark(let mark):
            let markRole = role == .text ? StyleRole.mark : role
            for (step, scalar) in mark.unicodeScalars.prefix(laid.width).enumerated() {
                put(Cell(.scalar(scalar), role: markRole, traits: traits), at: column + step)
            }
        case .blank:
            guard role != .text else { return }
            for step in 0..<laid.width { put(Cell(role: role, traits: traits), at: column + step) }
        }
    }

    /// Puts a glyph that covers `width` cells, of which a cell can name two.
    private mutating func put(_ cell: Cell, covering width: Int, at column: Int) {
        guard width > 0, column + width <= count else { return }
        put(cell, at: column)
        for extra in stride(from: 2, to: width, by: 1) {
            put(.continuation(role: cell.role, traits: cell.traits), at: column + extra)
        }
    }
}
