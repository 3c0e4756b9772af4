import EditorCore

/// A frame as text: one line a row between bars, `‸` before the caret's cell, other roles as `{role:letters}`.
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
        var role = StyleRole.text
        for (column, cell) in frame.row(row).enumerated() {
            let isCaret = frame.caret == GridPosition(row: row, column: column)
            if cell.width == 0 {
                if isCaret { line += "‸" }
                continue
            }
            if cell.role != role {
                if role != .text { line += "}" }
                if cell.role != .text { line += "{\(cell.role):" }
                role = cell.role
            }
            if isCaret { line += "‸" }
            line += text(of: cell.glyph)
        }
        if role != .text { line += "}" }
        return "|" + (trimming ? trimmed(line) : line) + "|"
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
