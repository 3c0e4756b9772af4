/// One scalar as it stands in bytes, or one byte that is no part of any.
///
/// Well-formed sequences are those of table 3-7 of the Unicode standard: no surrogates, nothing overlong, nothing
/// above U+10FFFF. A byte that begins none is invalid by itself, so every text is a sequence of these.
public struct UTF8Scalar: Hashable, Sendable {
    /// The scalar; nil for an invalid byte.
    public let value: Unicode.Scalar?
    /// Bytes it takes: 1 to 4; 1 for an invalid byte.
    public let length: Int

    /// Reads at `place`, which must be below the count.
    @inline(__always)
    public init(_ bytes: [UInt8], at place: Int) {
        let lead = bytes[place]
        if lead < 0x80 {
            self.init(value: Unicode.Scalar(lead), length: 1)
        } else {
            self.init(bytes, at: place, lead: lead)
        }
    }

    /// Reads the one that ends at `end`, which must be above 0.
    public init(_ bytes: [UInt8], endingAt end: Int) {
        for length in 1...min(4, end) {
            let start = end - length
            if length > 1, bytes[start + 1] & 0xC0 != 0x80 { break }
            let found = UTF8Scalar(bytes, at: start)
            if found.value != nil, found.length == length {
                self = found
                return
            }
        }
        self.init(value: nil, length: 1)
    }

    /// Reads a sequence of several bytes.
    private init(_ bytes: [UInt8], at place: Int, lead: UInt8) {
        let wanted = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
        guard wanted > 0, place + wanted <= bytes.count else {
            self.init(value: nil, length: 1)
            return
        }
        var scalar = UInt32(lead) & (0x7F >> UInt32(wanted))
        for offset in 1..<wanted {
            let byte = bytes[place + offset]
            guard byte & 0xC0 == 0x80 else {
                self.init(value: nil, length: 1)
                return
            }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        let isShortest = wanted == 2 || scalar >= (wanted == 3 ? 0x800 : 0x10000)
        let value = isShortest ? Unicode.Scalar(scalar) : nil
        self.init(value: value, length: value == nil ? 1 : wanted)
    }

    @inline(__always)
    private init(value: Unicode.Scalar?, length: Int) {
        self.value = value
        self.length = length
    }
}
