/// Names that nobody can guess, and so nobody can plant a link at.
enum RandomName {
    /// What the names of our hidden files begin with.
    static let prefix = Array(".cleanwriter-".utf8)

    /// 16 hexadecimal digits.
    static func digits() -> [UInt8] {
        let random = String(UInt64.random(in: .min ... .max), radix: 16)
        return Array((String(repeating: "0", count: 16 - random.count) + random).utf8)
    }

    /// A name for a hidden file.
    static func hidden() -> [UInt8] { prefix + digits() }

    /// Whether a name is one of these.
    static func isOurs(_ name: [UInt8]) -> Bool {
        isDigits(name.starts(with: prefix) ? Array(name.dropFirst(prefix.count)) : name)
    }

    /// Whether a name is 16 hexadecimal digits and nothing else.
    static func isDigits(_ name: [UInt8]) -> Bool {
        name.count == 16
            && name.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
