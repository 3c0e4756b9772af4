import EditorCore

/// A frame as text: one line a row between bars, `‸` before the caret's cell, other roles as `{role:letters}`,
/// with the traits behind the role: `{misspelt strong:letters}`.
public enum ScreenText {
    /// Writes `frame` down. Blanks at the end of a row are left out when `trimming`.
    public static func of(_ frame: Frame, trimming: Bool = true) -> String {
        (0..<frame.size.rows).map { line(frame, $0, trimming: trimming) }.joined(separator: "\n")
    }

    /// The letters of one row alone, without caret and roles.
    public static func letters(_ frame: Frame, row: Int) -> String {
        let letters = frame.row(row).filter { $0.width > 0 }.map { text(of: $0.glyph) }.joined()
        return trimmed(letters)
    }

    private static func line(_ frame: Frame, _ row: Int, trimming: Bool) -> String {
        var line = ""
        var look = ""
        // Blanks have no stress of their own: they belong to the words around them, when those look alike.
        var blanks = ""
        var lastRole = StyleRole.text
        for (column, cell) in frame.row(row).enumerated() {
            let caret = frame.caret == GridPosition(row: row, column: column) ? "‸" : ""
            if cell.width == 0 {
                line += caret
                continue
            }
            if cell == Cell(), lastRole == .text {
                blanks += caret + " "
                continue
            }
            let wanted = name(of: cell)
            if wanted != look {
                line += (look.isEmpty ? "" : "}") + blanks + (wanted.isEmpty ? "" : "{\(wanted):")
            } else {
                line += blanks
            }
            (look, blanks, lastRole) = (wanted, "", cell.role)
            line += caret + text(of: cell.glyph)
        }
        line += (look.isEmpty ? "" : "}") + blanks
        return "|" + (trimming ? trimmed(line) : line) + "|"
    }

    /// The role, then the traits; nothing for plain text. What is in focus is plain, for that is how it looks nearly
    /// everywhere.
    private static func name(of cell: Cell) -> String {
        let traits: [(CellTraits, String)] = [
            (.strong, "strong"), (.emphasis, "emphasis"), (.faded, "faded"),
        ]
        let words = traits.filter { cell.traits.contains($0.0) }.map(\.1)
        return ((cell.role == .text ? [] : ["\(cell.role)"]) + words).joined(separator: " ")
    }

    private static func text(of glyph: Glyph) -> String {
        switch glyph {
        case .scalar(let scalar): String(scalar)
        case .cluster(let cluster): cluster
        }
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
