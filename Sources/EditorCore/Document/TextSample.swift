/// The first bytes of a file, looked at to see whether somebody might want to read it.
///
/// A guess for the order of a list, and never a reason to refuse a file. Text in an old encoding counts, as few of its
/// letters lie beyond ASCII; what has a NUL, or is mostly no UTF-8, does not.
public struct TextSample: Sendable {
    /// Bytes that are enough.
    public static let size = 4_096

    /// Whether this looks like text.
    public let isText: Bool

    /// Looks at the start of a file. A letter that its end cuts off does not count against it.
    ///
    /// - Complexity: O(`size`)
    public init(_ start: [UInt8]) {
        let bytes = Array(start.prefix(Self.size))
        let marks = [TextEncoding.utf16LittleEndian, .utf16BigEndian].map(\.mark)
        if marks.contains(where: { bytes.starts(with: $0) }) {
            isText = true
            return
        }
        var strange = 0
        var place = 0
        while place < bytes.count {
            let scalar = UTF8Scalar(bytes, at: place)
            if bytes[place] == 0 {
                isText = false
                return
            }
            if scalar.value.map(Self.isStrange) ?? true { strange += 1 }
            place += scalar.length
        }
        isText = strange <= max(3, bytes.count / 6)
    }

    /// Control characters that no writer types; a tab, line ends and a page break are none.
    private static func isStrange(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && !(0x09...0x0D).contains(scalar.value)
    }
}
