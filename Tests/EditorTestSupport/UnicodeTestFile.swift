import Glibc

/// The official test and data files of Unicode, as Debian's package `unicode-data` brings them.
public enum UnicodeTestFile {
    /// One line of a test file.
    public struct Case: Sendable, CustomStringConvertible {
        /// The text.
        public let scalars: [Unicode.Scalar]
        /// Places between scalars, from 0 to their number, where a break is due.
        public let breaks: Set<Int>
        /// The line in the file, from 1.
        public let line: Int

        /// The line's number and its scalars.
        public var description: String {
            "line \(line): " + scalars.map { String($0.value, radix: 16) }.joined(separator: " ")
        }
    }

    /// Why a test file cannot be read.
    public struct Missing: Error, CustomStringConvertible {
        /// The file.
        public let path: String
        /// What to do.
        public var description: String { "\(path) is missing: install the package unicode-data" }
    }

    /// The cases of a file such as `LineBreakTest.txt`.
    public static func cases(of name: String) throws -> [Case] {
        try lines(of: "auxiliary/" + name).enumerated().compactMap { parse($1, $0 + 1) }
    }

    /// The sequences of `emoji-test.txt` that are spelt in full.
    public static func emoji() throws -> [String] {
        try lines(of: "emoji/emoji-test.txt").compactMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
            guard fields.count == 2, fields[1].contains("fully-qualified") else {
                return nil
            }
            let scalars = fields[0].split(separator: " ").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            return String(String.UnicodeScalarView(scalars))
        }
    }

    /// The scalars and properties of a data file such as `auxiliary/GraphemeBreakProperty.txt`.
    public static func properties(of name: String) throws -> [(
        scalars: ClosedRange<UInt32>, property: String
    )] {
        try lines(of: name).compactMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.filter { $0 != " " } }
            let ends =
                fields.first.map { $0.split(separator: ".").compactMap { UInt32($0, radix: 16) } } ?? []
            guard fields.count > 1, let first = ends.first, let last = ends.last else { return nil }
            return (first...last, fields[1])
        }
    }

    private static func lines(of name: String) throws -> [Substring] {
        let path = "/usr/share/unicode/" + name
        guard let file = fopen(path, "r") else { throw Missing(path: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func parse(_ line: Substring, _ number: Int) -> Case? {
        var scalars: [Unicode.Scalar] = []
        var breaks: Set<Int> = []
        for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: { $0 == " " || $0 == "\t" }) {
            switch word {
            case "÷": breaks.insert(scalars.count)
            case "×": break
            default:
                guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else {
                    return nil
                }
                scalars.append(scalar)
            }
        }
        return scalars.isEmpty ? nil : Case(scalars: scalars, breaks: breaks, line: number)
    }
}
