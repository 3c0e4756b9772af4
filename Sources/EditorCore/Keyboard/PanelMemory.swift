/// What of the panel outlives the program: what it showed, how and where it stood.
///
/// Kept as `key = value` lines in a file of the program's own. What cannot be read there is as if it had never been
/// written: a lost place is no reason to bother a writer.
public struct PanelMemory: Hashable, KeptState {
    /// The kind that was wanted.
    public var kind: PanelKind
    /// How the panel stood, or would stand when shown.
    public var arrangement: KeyboardPanelState.Arrangement
    /// Where a float was put.
    public var place: KeyboardPanelState.Place
    /// Whether it was on the screen.
    public var isShown: Bool

    /// Makes a memory; the default is that of a panel that was never shown.
    public init(
        kind: PanelKind = .letters, arrangement: KeyboardPanelState.Arrangement = .docked,
        place: KeyboardPanelState.Place = .init(), isShown: Bool = false
    ) {
        self.kind = kind
        self.arrangement = arrangement
        self.place = place
        self.isShown = isShown
    }

    /// Somebody's very first run: the help bar is there, so that the keys are in sight.
    public static let firstRun = PanelMemory(kind: .help, isShown: true)

    /// Reads what `encoded` wrote.
    public init(_ bytes: [UInt8]) {
        self.init()
        for line in bytes.prefix(4096).split(separator: UInt8(ascii: "\n")) {
            let parts = String(decoding: line, as: UTF8.self).split(separator: " ")
            guard parts.count == 3, parts[1] == "=" else { continue }
            let value = String(parts[2])
            switch parts[0] {
            case "kind": kind = PanelKind(rawValue: value) ?? kind
            case "arrangement": arrangement = .init(rawValue: value) ?? arrangement
            case "row": place.row = Self.cell(value)
            case "column": place.column = Self.cell(value)
            case "shown": isShown = value == "yes"
            default: break
            }
        }
    }

    private static func cell(_ value: String) -> Int? {
        Int(value).flatMap { (0..<10_000).contains($0) ? $0 : nil }
    }

    /// The lines to be kept.
    public var encoded: [UInt8] {
        var lines = ["kind = \(kind.rawValue)", "arrangement = \(arrangement.rawValue)"]
        if let row = place.row { lines.append("row = \(row)") }
        if let column = place.column { lines.append("column = \(column)") }
        lines.append("shown = \(isShown ? "yes" : "no")")
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}

extension KeyboardPanelState {
    /// What is to be kept of it.
    public var memory: PanelMemory {
        PanelMemory(
            kind: wanted.kind, arrangement: remembered, place: place, isShown: isVisible || waitsForRoom)
    }
}
