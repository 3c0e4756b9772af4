/// Turns UTF-16 into UTF-8, piece by piece.
///
/// A surrogate without its partner becomes the three bytes that UTF-8's pattern gives it ("WTF-8"). Such
/// bytes are not valid UTF-8, so the page shows them as marks, and they turn back into the same surrogate
/// when saved.
public struct UTF16Decoder: Sendable {
    private let isBigEndian: Bool
    private var halfUnit: UInt8?
    private var highSurrogate: UInt16?

    /// Makes a decoder for what follows the byte order mark.
    public init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    /// Puts the text of the next bytes at the end of `text`. What they leave unfinished waits for the next
    /// piece.
    /// - Complexity: O(bytes)
    public mutating func decode(_ bytes: some Sequence<UInt8>, into text: inout [UInt8]) {
        for byte in bytes {
            guard let first = halfUnit else {
                halfUnit = byte
                continue
            }
            halfUnit = nil
            let (high, low) = isBigEndian ? (first, byte) : (byte, first)
            take(UInt16(high) << 8 | UInt16(low), into: &text)
        }
    }

    /// Puts what waits for a partner at the end of `text`. A half unit is dropped: `TextEncoding` takes a
    /// text of odd length for bytes, so there is none.
    public mutating func finish(into text: inout [UInt8]) {
        if let high = highSurrogate { Self.append(UInt32(high), to: &text) }
        highSurrogate = nil
        halfUnit = nil
    }

    private mutating func take(_ unit: UInt16, into text: inout [UInt8]) {
        if let high = highSurrogate {
            highSurrogate = nil
            if UTF16.isTrailSurrogate(unit) {
                let pair = UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF)
                return Self.append(0x10000 + pair, to: &text)
            }
            Self.append(UInt32(high), to: &text)
        }
        if UTF16.isLeadSurrogate(unit) {
            highSurrogate = unit
        } else {
            Self.append(UInt32(unit), to: &text)
        }
    }

    /// Writes a code point by UTF-8's pattern (RFC 3629, section 3), surrogates too.
    private static func append(_ point: UInt32, to text: inout [UInt8]) {
        func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(point >> shift & 0x3F) }
        switch point {
        case ..<0x80:
            text.append(UInt8(point))
        case ..<0x800:
            text.append(0xC0 | UInt8(point >> 6))
            text.append(tail(0))
        case ..<0x10000:
            text.append(0xE0 | UInt8(point >> 12))
            text.append(tail(6))
            text.append(tail(0))
        default:
            text.append(0xF0 | UInt8(point >> 18))
            text.append(tail(12))
            text.append(tail(6))
            text.append(tail(0))
        }
    }
}
