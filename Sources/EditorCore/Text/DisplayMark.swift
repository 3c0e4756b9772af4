/// The letters that stand for what is never sent to a terminal.
enum DisplayMark {
    /// The mark for a byte that is no UTF-8, such as `‹E9›`.
    static func byte(_ byte: UInt8, plain: Bool) -> String {
        bracket(hexadecimal(UInt32(byte), digits: 2), plain)
    }

    /// The mark for a scalar; nil for one that may be sent.
    static func of(_ scalar: Unicode.Scalar, _ cls: DisplayClass, plain: Bool) -> String? {
        switch cls {
        case .control:
            scalar.value < 0x80
                ? "^" + String(Unicode.Scalar(UInt8(scalar.value) ^ 0x40)) : codePoint(scalar, plain)
        case .bidi: bracket(bidiNames[scalar.value] ?? hexadecimal(scalar.value, digits: 4), plain)
        case .invisible: invisible(scalar, plain)
        case .unknown: codePoint(scalar, plain)
        case .mark where isIgnorable(scalar): invisible(scalar, plain)
        default: nil
        }
    }

    /// One cell where one is enough to see that something is there; its name where it says more.
    private static func invisible(_ scalar: Unicode.Scalar, _ plain: Bool) -> String {
        switch scalar.value {
        case 0xAD: plain ? "-" : "¬"
        case 0x200B...0x200D, 0x2060, 0xFEFF, 0xFE00...0xFE0F: plain ? "|" : "¦"
        default: codePoint(scalar, plain)
        }
    }

    /// Whether a mark by itself shows nothing: a selector or a joiner that has lost its letter.
    private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint
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
