/// What a scalar is to somebody who counts. All others are `joiner`.
enum CountedKind: UInt8 {
    case joiner
    /// A letter or digit: what makes a word of a string of signs.
    case lower, upper, uncased, digit
    /// Han, kana, bopomofo: each counts as a word.
    case ideograph
    case blank, lineEnd
    /// No part of the text: a byte order mark, the CR before an LF.
    case nothing
    case dash, hyphen, ellipsis
    /// What may end a sentence.
    case fullStop, exclamation, ideographicStop
    /// What may follow the end of a sentence without a blank.
    case closing
    /// A mark as wide as an ideograph.
    case ideographicMark

    /// The kind of a scalar; nil is a byte that belongs to none.
    @inline(__always)
    init(_ scalar: Unicode.Scalar?) {
        guard let scalar else {
            self = .joiner
            return
        }
        self = scalar.value < 0x80 ? Self.ascii[Int(scalar.value)] : Self.beyondASCII(scalar)
    }

    /// The kind of a byte of ASCII.
    @inline(__always)
    init(ascii byte: UInt8) { self = Self.ascii[Int(byte)] }

    private static let ascii: [CountedKind] = (0..<0x80).map { value in
        switch UInt8(value) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case 0x0A, 0x0B, 0x0C, 0x0D: .lineEnd
        case 0x09, 0x20: .blank
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "."): .fullStop
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "*"),
            UInt8(ascii: "_"):
            .closing
        default: .joiner
        }
    }

    private static func beyondASCII(_ scalar: Unicode.Scalar) -> CountedKind {
        switch scalar.value {
        case 0xE0...0xFE where scalar.value != 0xF7: return .lower
        case 0x2013...0x2015, 0x2E3A, 0x2E3B: return .dash
        case 0x2026: return .ellipsis
        case 0x2019, 0x201D, 0xBB, 0x203A: return .closing
        case 0x2028, 0x2029: return .lineEnd
        case 0x200B: return .blank
        case 0xFEFF: return .nothing
        case 0x061F, 0x06D4, 0x0964, 0x0965, 0x203C, 0x203D, 0x2047...0x2049: return .exclamation
        case 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3038...0x303C,  // 々〆〇 and numerals
            0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,  // kana
            0x3105...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF,  // bopomofo, small kana
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF,  // Han
            0xFF66...0xFF9D:  // kana of half width
            return .ideograph
        case 0x3002, 0xFF01, 0xFF0E, 0xFF1F, 0xFF61: return .ideographicStop
        case 0x3001, 0x3003, 0x3004, 0x3008...0x3020, 0x3030, 0x303D, 0x30A0, 0x30FB, 0xFF02...0xFF0D,
            0xFF0F, 0xFF1A...0xFF1E, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
            return .ideographicMark
        default: return byProperties(scalar.properties)
        }
    }

    private static func byProperties(_ properties: Unicode.Scalar.Properties) -> CountedKind {
        if properties.isWhitespace { return .blank }
        if properties.isAlphabetic {
            if properties.isLowercase { return .lower }
            return properties.isUppercase ? .upper : .uncased
        }
        return properties.numericType == nil ? .joiner : .digit
    }
}
