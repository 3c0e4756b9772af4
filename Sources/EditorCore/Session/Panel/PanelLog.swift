/// The panel's notices as lines, for people who look for a fault and for tests.
///
///     willShow · from 40,0 8x80 to 32,0 8x80 · letters · user · document · 200 ms · paired · page 31
enum PanelLog {
    /// What was told, and what the page in front made of it.
    static func line(_ notice: PanelNotice, _ viewport: Viewport) -> String {
        [
            notice.name.rawValue, "from \(words(notice.begin)) to \(words(notice.end))",
            notice.face.kind.rawValue + (notice.face.isExpanded ? " expanded" : ""), notice.cause.rawValue,
            words(notice.owner), "\(notice.duration.milliseconds) ms",
            viewport.isPaired ? "paired" : "not paired", "page \(viewport.height)",
        ].joined(separator: " · ")
    }

    /// Row, column, height and width of each part.
    private static func words(_ frame: PanelFrame) -> String {
        if frame == .unknown { return "unknown" }
        return frame.parts.map {
            "\($0.origin.row),\($0.origin.column) \($0.size.rows)x\($0.size.columns)"
        }.joined(separator: "+")
    }

    private static func words(_ owner: PanelOwner) -> String {
        switch owner {
        case .document: "document"
        case .prompt: "prompt"
        case .field(let number): "field \(number)"
        }
    }
}

extension Duration {
    /// Whole milliseconds.
    var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
