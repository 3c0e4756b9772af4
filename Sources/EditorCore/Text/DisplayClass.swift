/// What a terminal does with a scalar. The order is that of the generated table.
enum DisplayClass: UInt8 {
    case narrow, wide, ambiguous
    /// Nonspacing marks that can be seen.
    case mark
    /// Marks that take a cell in most terminals and none in some.
    case spacingMark
    case control, bidi
    /// Default-ignorable and format characters, joiners and variation selectors among them: nothing to see by itself.
    case invisible
    /// Unassigned, private, or a line separator: nothing that a terminal should be sent.
    case unknown
    case space, wideSpace
    /// Vowels and finals of conjoining Hangul.
    case jamo
    /// Pictures that are wide by themselves.
    case emoji
    /// Pictures that are text unless a selector follows.
    case pictograph
    /// Skin tones.
    case modifier
    /// Halves of flags.
    case regional
    /// Younger than Unicode 14, which some terminals swallow.
    case newWide, newNarrow
    /// Pictures that are text of ambiguous width unless a selector follows.
    case ambiguousPictograph

    /// The class of `scalar`.
    init(_ scalar: Unicode.Scalar) {
        self = DisplayClass(rawValue: ScalarTable.display[scalar]) ?? .unknown
    }

    /// Whether it is never sent by itself, and seldom in company.
    var isHidden: Bool {
        switch self {
        case .control, .bidi, .invisible, .unknown: true
        default: false
        }
    }

    /// Whether it lands on the letter before, so that it needs something to stand on when there is none.
    var needsBase: Bool { self == .mark || self == .spacingMark || self == .jamo }

    /// Whether terminals differ on the width of one that stands alone.
    var isDoubtful: Bool {
        switch self {
        case .regional, .modifier, .newWide, .newNarrow: true
        default: false
        }
    }
}
