/// A colour of the sRGB space, as themes name it.
public struct RGBColor: Hashable, Sendable {
    /// Shares from 0 to 255.
    public let red, green, blue: UInt8

    /// Makes a colour of 0xRRGGBB.
    public init(_ value: UInt32) {
        red = UInt8(value >> 16 & 0xFF)
        green = UInt8(value >> 8 & 0xFF)
        blue = UInt8(value & 0xFF)
    }

    /// Reads `#rrggbb` or `#rgb`; nil for anything else.
    public init?(_ notation: some StringProtocol) {
        let digits = notation.dropFirst()
        guard notation.first == "#", digits.allSatisfy(\.isHexDigit), digits.utf8.count == digits.count,
            let value = UInt32(digits, radix: 16)
        else { return nil }
        switch digits.count {
        case 6: self.init(value)
        case 3: self.init((value >> 8 & 15) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11)
        default: return nil
        }
    }

    /// 0xRRGGBB.
    public var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    /// `#rrggbb`.
    public var notation: String {
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
