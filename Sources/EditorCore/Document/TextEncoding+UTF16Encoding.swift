/// Says that a text holds a byte which UTF-16 cannot express.
public struct NotUnicode: Error, Hashable, Sendable {
    /// Makes the error.
    public init() {}
}

/// Turns UTF-8, with surrogates as `UTF16Decoder` leaves them, into UTF-16, piece by piece.
///
/// A byte that belongs to no code point is an error and not a replacement mark: a text that changes when it
/// is saved would be a silent loss.
public struct UTF16Encoder: Sendable {
    private let isBigEndian: Bool
    /// The code point being read: its bits so far, the bytes still missing, the least value its length may
    /// stand for.
    private var point: UInt32 = 0
    private var missing = 0
    private var least: UInt32 = 0

    /// Makes an encoder for what follows the byte order mark.
    public init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    /// Puts the units of the next bytes at the end of `output`. A code point cut by the end of `bytes` waits
    /// for the next piece.
    /// - Complexity: O(bytes)
    public mutating func encode(_ bytes: some Sequence<UInt8>, into output: inout [UInt8]) throws(NotUnicode)
    {
        for byte in bytes {
            if missing == 0 { try begin(with: byte) } else { try go(on: byte) }
            if missing == 0 { append(point, to: &output) }
        }
    }

    /// Ends the text.
    /// - Throws: `NotUnicode` when a code point is cut off.
    public func finish() throws(NotUnicode) {
        if missing > 0 { throw NotUnicode() }
    }

    private mutating func begin(with byte: UInt8) throws(NotUnicode) {
        switch byte {
        case ..<0x80: (point, missing, least) = (UInt32(byte), 0, 0)
        case 0xC0..<0xE0: (point, missing, least) = (UInt32(byte & 0x1F), 1, 0x80)
        case 0xE0..<0xF0: (point, missing, least) = (UInt32(byte & 0x0F), 2, 0x800)
        case 0xF0..<0xF8: (point, missing, least) = (UInt32(byte & 0x07), 3, 0x10000)
        default: throw NotUnicode()
        }
    }

    private mutating func go(on byte: UInt8) throws(NotUnicode) {
        guard byte & 0xC0 == 0x80 else { throw NotUnicode() }
        point = point << 6 | UInt32(byte & 0x3F)
        missing -= 1
        if missing == 0, point < least || point > 0x10FFFF { throw NotUnicode() }
    }

    private func append(_ point: UInt32, to output: inout [UInt8]) {
        guard point >= 0x10000 else { return append(UInt16(point), to: &output) }
        append(0xD800 | UInt16((point - 0x10000) >> 10), to: &output)
        append(0xDC00 | UInt16((point - 0x10000) & 0x3FF), to: &output)
    }

    private func append(_ unit: UInt16, to output: inout [UInt8]) {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        output.append(isBigEndian ? high : low)
        output.append(isBigEndian ? low : high)
    }
}
