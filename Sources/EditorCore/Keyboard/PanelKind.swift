/// What the keyboard panel shows: each kind is a table of keys of its own.
public enum PanelKind: String, CaseIterable, Hashable, Sendable {
    /// The keys that are of use now, with their names.
    case help
    /// The writer's own row of keys alone, for those who type on a real keyboard.
    case extra
    /// Letters, with the extra row above them.
    case letters
    /// A number pad, with Done in its lower left corner.
    case numbers
    /// Dashes, quotes, currency, arrows, marks.
    case symbols
    /// Kana with candidates; taller than the others.
    case japanese

    /// What it is called on the panel.
    var title: String { self == .extra ? "extra row" : rawValue }
}

/// A kind and how much of it is shown.
public struct PanelFace: Hashable, Sendable {
    /// The kind.
    public var kind: PanelKind
    /// Whether the candidates of the Japanese kind have more rows.
    public var isExpanded: Bool

    /// Makes a face.
    public init(_ kind: PanelKind, isExpanded: Bool = false) {
        self.kind = kind
        self.isExpanded = isExpanded && kind == .japanese
    }

    /// What stands in for this face on a screen that is too small for it, best first; itself is the first.
    ///
    /// The number pad stands in for nothing: who wants letters is not helped by digits.
    public var ladder: [PanelFace] {
        switch kind {
        case .help: [self]
        case .extra, .numbers, .symbols: [self, PanelFace(.help)]
        case .letters: [self, PanelFace(.extra), PanelFace(.help)]
        case .japanese:
            (isExpanded ? [self] : []) + [PanelFace(.japanese)] + PanelFace(.letters).ladder
        }
    }
}
