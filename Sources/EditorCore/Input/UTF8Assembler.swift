/// Puts Unicode scalars together from bytes that may arrive one at a time.
///
/// Only well-formed UTF-8 (Unicode 15, table 3-7) becomes a scalar. What is held between two calls is at most three
/// bytes; a sequence that turns out to be broken is forgotten, never shown.
struct UTF8Assembler: Hashable, Sendable {
    enum Outcome: Hashable {
        /// The byte completed a scalar.
        case scalar(Unicode.Scalar)
        /// More bytes are needed.
        case unfinished
        /// The byte can stand nowhere in UTF-8; it is dropped.
        case invalid
        /// The byte broke off a begun sequence, which is dropped; the byte itself is to be read anew.
        case brokenOff
    }

    private var value: UInt32 = 0
    private var missing = 0
    /// What the next byte may be. Only the second byte of a sequence has narrower bounds than 80...BF.
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether a sequence has begun and is not complete.
    var isUnfinished: Bool { missing > 0 }

    /// Takes one byte.
    mutating func push(_ byte: UInt8) -> Outcome {
        guard missing > 0 else { return begin(with: byte) }
        guard allowed.contains(byte) else {
            missing = 0
            return .brokenOff
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        allowed = 0x80...0xBF
        guard missing == 0 else { return .unfinished }
        return Unicode.Scalar(value).map(Outcome.scalar) ?? .invalid
    }

    private mutating func begin(with byte: UInt8) -> Outcome {
        allowed = 0x80...0xBF
        switch byte {
        case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
        case 0xE0...0xEF:
            (value, missing) = (UInt32(byte & 0x0F), 2)
            if byte == 0xE0 { allowed = 0xA0...0xBF }  // shorter forms exist
            if byte == 0xED { allowed = 0x80...0x9F }  // surrogates
        case 0xF0...0xF4:
            (value, missing) = (UInt32(byte & 0x07), 3)
            if byte == 0xF0 { allowed = 0x90...0xBF }
            if byte == 0xF4 { allowed = 0x80...0x8F }  // beyond U+10FFFF
        default: return .invalid
        }
        return .unfinished
    }
}
