/// How many cells letters take: a value handed to layout, so that a terminal's own ways can be put in its place.
public struct CellWidth: Hashable, Sendable {
    /// Whether letters of ambiguous width (UAX #11) take two cells, as they do in some CJK terminals.
    public var ambiguousIsWide: Bool

    /// Widths as most terminals have them.
    public init(ambiguousIsWide: Bool = false) { self.ambiguousIsWide = ambiguousIsWide }

    /// Cells of a scalar by itself: 0 for marks, else 1 or 2, as a terminal takes them that asks `wcwidth`.
    func width(of scalar: Unicode.Scalar) -> Int { width(of: DisplayClass(scalar)) }

    func width(of cls: DisplayClass) -> Int {
        switch cls {
        case .mark, .invisible, .jamo, .bidi, .control, .unknown: 0
        case .wide, .wideSpace, .emoji, .modifier, .newWide: 2
        case .ambiguous, .ambiguousPictograph: ambiguousIsWide ? 2 : 1
        case .narrow, .spacingMark, .space, .pictograph, .regional, .newNarrow: 1
        }
    }
}
