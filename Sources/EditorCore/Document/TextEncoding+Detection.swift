extension TextEncoding {
    /// The byte order mark of UTF-8, which is part of the text.
    static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The byte order mark that a text of this encoding begins with; empty for `.bytes`, whose mark is text.
    public var mark: [UInt8] {
        switch self {
        case .bytes: []
        case .utf16LittleEndian: [0xFF, 0xFE]
        case .utf16BigEndian: [0xFE, 0xFF]
        }
    }

    /// Tells how a text of `length` bytes that begins with `start` is stored.
    ///
    /// Only a byte order mark makes it UTF-16 (RFC 2781, section 3), and only an even length, since a half
    /// unit could not be written back. All else is bytes as they are.
    public init(start: [UInt8], length: Int) {
        self = .bytes
        guard length.isMultiple(of: 2) else { return }
        for encoding in [TextEncoding.utf16LittleEndian, .utf16BigEndian]
        where start.starts(with: encoding.mark) {
            self = encoding
        }
    }
}
