/// One line of a settings file, looked at without changing a byte of it.
///
/// Reader and writer both go by this, so that what is written is read alike. It works on bytes: a letter that joins the
/// blank before it must not hide that blank.
struct SettingsLine {
    /// What a line is.
    enum Content: Equatable {
        /// Nothing, or a comment.
        case comment
        /// `key = value`; where the value stands, and where it would if there were none.
        case entry(key: String, value: Range<Int>)
        /// Something else.
        case unreadable
    }

    let content: Content

    /// Looks at the line that lies in `range`, its line end left out.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        let words = Self.trimmed(bytes, range)
        guard !words.isEmpty, bytes[words.lowerBound] != UInt8(ascii: "#") else {
            content = .comment
            return
        }
        content = Self.entry(bytes, words)
    }

    /// The key that is set in a comment such as `# width = 66`; nil in any other.
    static func commentedKey(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
        let words = trimmed(bytes, range)
        guard !words.isEmpty, bytes[words.lowerBound] == UInt8(ascii: "#") else { return nil }
        let signs = bytes[words].prefix { $0 == UInt8(ascii: "#") }.count
        let rest = trimmed(bytes, words.lowerBound + signs..<words.upperBound)
        guard case .entry(let key, _) = entry(bytes, rest) else { return nil }
        return key
    }

    /// The lines of a file: where each is, without the LF that ends it. A file without an LF is one line.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0.startIndex..<$0.endIndex }
    }

    private static func entry(_ bytes: [UInt8], _ words: Range<Int>) -> Content {
        guard let equals = bytes[words].firstIndex(of: UInt8(ascii: "=")) else { return .unreadable }
        let key = trimmed(bytes, words.lowerBound..<equals)
        let value = trimmed(bytes, equals + 1..<words.upperBound)
        return .entry(key: String(decoding: bytes[key], as: UTF8.self), value: value)
    }

    /// The range without blanks at its ends; an empty one stands at the start of what was given.
    private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
        guard let first = bytes[range].firstIndex(where: { !isBlank($0) }),
            let last = bytes[range].lastIndex(where: { !isBlank($0) })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }
}

extension StringProtocol {
    /// The string without spaces, tabs and carriage returns at its ends.
    var trimmedOfBlanks: String {
        let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" || scalar == "\r" }
        let scalars = String(self).unicodeScalars
        guard let first = scalars.firstIndex(where: { !isBlank($0) }),
            let last = scalars.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(scalars[first...last])
    }
}
