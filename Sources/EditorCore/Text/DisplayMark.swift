/// The letters that stand for what is never sent to a terminal.
enum DisplayMark {
    /// The mark for a byte that is no UTF-8, such as `‹E9›`.
    static func byte(_ byte: UInt8, plain: Bool) -> String {
        bracket(hexadecimal(UInt32(byte), digits: 2), plain)
    }

    /// Whether a space is shown although there is nothing to see: it holds words together.
    static func isNoBreakSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{A0}" || scalar == "\u{202F}"
    }

    /// The mark for a scalar of a class that is hidden, or for a space.
    static func scalar(_ scalar: Unicode.Scalar, _ cls: DisplayClass, plain: Bool) -> String {
        switch cls {
        case .space: plain ? "~" : "∙"
        case .control where scalar.value < 0x80: "^" + String(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
        case .bidi: bracket(bidiNames[scalar.value] ?? hexadecimal(scalar.value, digits: 4), plain)
        case .invisible: invisible(scalar, plain)
        default: codePoint(scalar, plain)
        }
    }

    /// The marks for all scalars of a cluster, those that could be sent by their numbers.
    static func cluster(_ scalars: some Sequence<Unicode.Scalar>, plain: Bool) -> String {
        scalars.map { scalar($0, DisplayClass($0), plain: plain) }.joined()
    }

    /// One cell where one is enough to see that something is there; its name where it says more.
    private static func invisible(_ scalar: Unicode.Scalar, _ plain: Bool) -> String {
        switch scalar.value {
        case 0xAD: plain ? "-" : "¬"
        case 0x200B...0x200D, 0x2060, 0xFEFF, 0xFE00...0xFE0F, 0xE0100...0xE01EF: plain ? "|" : "¦"
        default: codePoint(scalar, plain)
        }
    }

    private static func codePoint(_ scalar: Unicode.Scalar, _ plain: Bool) -> String {
        bracket("U+" + hexadecimal(scalar.value, digits: 4), plain)
    }

    private static func bracket(_ name: String, _ plain: Bool) -> String {
        plain ? "<\(name)>" : "‹\(name)›"
    }

    private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// Bidirectional controls by the names of UAX #9.
    private static let bidiNames: [UInt32: String] = [
        0x061C: "ALM", 0x200E: "LRM", 0x200F: "RLM", 0x202A: "LRE", 0x202B: "RLE", 0x202C: "PDF",
        0x202D: "LRO",
        0x202E: "RLO", 0x2066: "LRI", 0x2067: "RLI", 0x2068: "FSI", 0x2069: "PDI",
    ]
}
