/// What is drawn for a grapheme cluster. The one place where untrusted text becomes something that may be sent.
///
/// Two answers. A cluster that terminals show is sent as it is, with the cells it is given; where they are known to
/// differ it is *doubtful*, and the terminal's edge places what follows anew. Everything else, by class and not by a
/// list, is shown as a mark made of plain letters: controls, bytes that are not UTF-8, direction overrides, invisible
/// characters, unassigned and private ones; and no-break spaces, which nobody could tell from others. A mark can be seen, stepped over and deleted like a letter.
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
        guard let scalar = first.value else {
            self = .mark(DisplayMark.byte(bytes[range.lowerBound], plain: plain))
            return
        }
        guard first.length == range.count else {
            self.init(
                cluster: String(decoding: bytes[range], as: UTF8.self).unicodeScalars, widths, plain: plain)
            return
        }
        let cls = DisplayClass(scalar)
        self =
            cls.isHidden || DisplayMark.isNoBreakSpace(scalar)
            ? .mark(DisplayMark.scalar(scalar, cls, plain: plain)) : Self.form(of: scalar, cls, widths)
    }

    /// A scalar alone.
    private static func form(of scalar: Unicode.Scalar, _ cls: DisplayClass, _ widths: CellWidth)
        -> DisplayForm
    {
        if cls == .space { return .glyph(.blank, width: 1, isDoubtful: false) }
        guard cls.needsBase else {
            return .glyph(.scalar(scalar), width: widths.width(of: cls), isDoubtful: cls.isDoubtful)
        }
        let width = 1 + widths.width(of: cls)
        return .glyph(.cluster(standing(String(scalar))), width: width, isDoubtful: true)
    }

    /// Several scalars that a person sees as one.
    private init(cluster scalars: String.UnicodeScalarView, _ widths: CellWidth, plain: Bool) {
        guard let sent = SentCluster(scalars) else {
            self = .mark(DisplayMark.cluster(scalars, plain: plain))
            return
        }
        let base = DisplayClass(sent.scalars[0])
        if sent.scalars.count == 1 {
            self = Self.form(of: sent.scalars[0], base, widths)
            return
        }
        let text = String(String.UnicodeScalarView(sent.scalars))
        self = .glyph(
            .cluster(base.needsBase ? Self.standing(text) : text), width: sent.width(widths),
            isDoubtful: sent.isDoubtful)
    }

    /// A mark on a blank, or it would land on the letter before.
    private static func standing(_ mark: String) -> String { "\u{A0}" + mark }
}
