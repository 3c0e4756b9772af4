/// An `.editorconfig` as it was read (EditorConfig specification 0.17).
///
/// Lines that say nothing are left out: the file belongs to everybody who works in the folder, and it is not for a text
/// editor to find fault with it.
public struct EditorConfigFile: Hashable, Sendable {
    /// Longer files are not read, in bytes.
    public static let sizeLimit = 64 << 10

    /// Whether those in the folders above do not count.
    public let isRoot: Bool
    private let sections: [Section]

    private struct Section: Hashable, Sendable {
        var glob: EditorConfigGlob
        var pairs: [Pair] = []
    }

    /// A key in small letters, and its value as written.
    struct Pair: Hashable, Sendable {
        var key, value: String
    }

    /// Reads the bytes of a file; what is no UTF-8 in it fits nothing.
    ///
    /// - Complexity: O(n)
    public init(_ bytes: [UInt8]) {
        var sections: [Section] = []
        var isRoot = false
        let mark = TextEncoding.utf8Mark
        let bytes = bytes.prefix(Self.sizeLimit).dropFirst(bytes.starts(with: mark) ? mark.count : 0)
        let text = String(decoding: bytes, as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline) {
            switch Self.meaning(of: line) {
            case .head(let pattern): sections.append(Section(glob: EditorConfigGlob(pattern)))
            case .pair(let pair) where sections.isEmpty:
                if pair.key == "root" { isRoot = pair.value.lowercased() == "true" }
            case .pair(let pair): sections[sections.count - 1].pairs.append(pair)
            case .nothing: break
            }
        }
        self.isRoot = isRoot
        self.sections = sections
    }

    /// What it says of a file, the later lines after the earlier.
    ///
    /// - Parameter path: from the folder of the `.editorconfig` on, without a slash at its start.
    func pairs(for path: String) -> [Pair] {
        sections.flatMap { $0.glob.matches(path) ? $0.pairs : [] }
    }

    // MARK: Lines

    private enum Line {
        case head(Substring)
        case pair(Pair)
        case nothing
    }

    private static let longestKey = 1_024
    private static let longestValue = 4_096

    private static func meaning(of line: Substring) -> Line {
        let line = line.trimmedOfBlanks
        guard let first = line.first, first != "#", first != ";" else { return .nothing }
        if first == "[" {
            guard line.last == "]", line.count > 2 else { return .nothing }
            return .head(line.dropFirst().dropLast())
        }
        guard let cut = line.firstIndex(of: "=") else { return .nothing }
        let key = line[..<cut].trimmedOfBlanks.lowercased()
        let value = line[line.index(after: cut)...].trimmedOfBlanks
        guard !key.isEmpty, key.utf8.count <= longestKey, value.utf8.count <= longestValue else {
            return .nothing
        }
        return .pair(Pair(key: key, value: String(value)))
    }
}
