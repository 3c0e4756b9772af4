/// What is drawn for a grapheme cluster. The one place where untrusted text becomes something that may be sent.
///
/// Two answers. A cluster that terminals show is sent as it is, with the cells it is given; where they are known to
/// differ it is *doubtful*, and the terminal's edge places what follows anew. Everything else, by class and not by a
/// list, is shown as a mark made of plain letters: controls, bytes that are not UTF-8, direction overrides, invisible
/// characters, unassigned and private ones. A mark can be seen, stepped over and deleted like a letter.
public enum DisplayForm: Hashable, Sendable {
    /// Sent as it is.
    case glyph(Glyph, width: Int, isDoubtful: Bool)
    /// Visible letters, one cell each, that stand for what is not sent.
    case mark(String)

    /// The form of the cluster in `bytes[range]`, which must not be empty.
    ///
    /// - Parameters:
    ///   - plain: whether marks must be ASCII.
    public init(_ bytes: [UInt8], in range: Range<Int>, _ widths: CellWidth, plain: Bool = false) {
        let first = UTF8Scalar(bytes, at: range.lowerBound)
        guard let base = first.value else {
            self = .mark(DisplayMark.byte(bytes[range.lowerBound], plain: plain))
            return
        }
        let cls = DisplayClass(base)
        if let mark = DisplayMark.of(base, cls, plain: plain) {
            self = .mark(mark)
        } else if first.length == range.count {
            self.init(single: base, cls, widths)
        } else {
            let scalars = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
            self.init(cluster: scalars, base: cls, widths)
        }
    }

    /// A scalar alone.
    private init(single scalar: Unicode.Scalar, _ cls: DisplayClass, _ widths: CellWidth) {
        switch cls {
        case .space: self = .glyph(.blank, width: 1, isDoubtful: false)
        case .mark, .spacingMark, .jamo:
            // A mark needs something to stand on, or it would land on the letter before.
            self = .glyph(.cluster("\u{A0}" + String(scalar)), width: 1, isDoubtful: true)
        default:
            let doubtful: [DisplayClass] = [.regional, .modifier, .newWide, .newNarrow]
            self = .glyph(
                .scalar(scalar), width: max(1, widths.width(of: cls)), isDoubtful: doubtful.contains(cls))
        }
    }

    /// Several scalars that a person sees as one.
    private init(cluster scalars: String.UnicodeScalarView, base cls: DisplayClass, _ widths: CellWidth) {
        let rest = scalars.dropFirst()
        let classes = rest.map { DisplayClass($0) }
        let standing = cls == .mark ? "\u{A0}" + String(scalars) : String(scalars)
        let isSimple = zip(rest, classes).allSatisfy { $1 == .mark && !$0.isVariationSelector }
        if isSimple, widths.width(of: cls) > 0 || cls == .mark {
            let width = max(1, widths.width(of: cls))
            self = .glyph(.cluster(standing), width: width, isDoubtful: cls == .regional || cls == .newNarrow)
            return
        }
        self = .glyph(
            .cluster(standing), width: Self.width(of: scalars, base: cls, classes, widths), isDoubtful: true)
    }

    /// Cells reserved for a cluster on which terminals differ: two for a picture, else what its parts take.
    private static func width(
        of scalars: String.UnicodeScalarView, base: DisplayClass, _ rest: [DisplayClass], _ widths: CellWidth
    ) -> Int {
        let isPicture = base == .emoji || base == .pictograph || base == .regional || base == .newWide
        let isKeycap = scalars.contains("\u{20E3}")
        if isKeycap || (isPicture && !scalars.contains("\u{FE0E}")) { return 2 }
        return max(1, rest.reduce(widths.width(of: base)) { $0 + widths.width(of: $1) })
    }
}

extension Unicode.Scalar {
    fileprivate var isVariationSelector: Bool {
        (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }
}
