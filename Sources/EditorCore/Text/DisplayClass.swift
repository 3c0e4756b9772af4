/// What a terminal does with a scalar. The order is that of the generated table.
enum DisplayClass: UInt8 {
    case narrow, wide, ambiguous
    /// Nonspacing marks, variation selectors among them.
    case mark
    /// Marks that take a cell in most terminals and none in some.
    case spacingMark
    case control, bidi
    /// Default-ignorable and format characters: nothing to see, and terminals differ on the rest.
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

    /// The class of `scalar`.
    init(_ scalar: Unicode.Scalar) {
        self = DisplayClass(rawValue: ScalarTable.display[scalar]) ?? .unknown
    }
}
