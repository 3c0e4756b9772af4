import EditorCore

/// What two kept versions belong to, in a form that a person can read too.
struct SaveRecord: Hashable, Sendable {
    /// Longer ones are not ours, in bytes.
    static let sizeLimit = 1 << 16

    /// The file that was being written; begins with a slash.
    var path: FilePath
    /// Lengths of the two versions in bytes, as they are on the disk.
    var oldSize, newSize: Int
    /// When the save began, in nanoseconds since 1970.
    var began: Int64

    private static let head = "cleanwriter save 1"
    private static let end = Array("\nend\n".utf8)

    init(path: FilePath, oldSize: Int, newSize: Int, began: Int64) {
        self.path = path
        self.oldSize = oldSize
        self.newSize = newSize
        self.began = began
    }

    /// The record as it is written. The path, which can hold line ends, is counted.
    var bytes: [UInt8] {
        let lines = "\(Self.head)\nold \(oldSize)\nnew \(newSize)\nbegan \(began)\npath \(path.bytes.count)\n"
        return Array(lines.utf8) + path.bytes + Self.end
    }

    /// Reads a record; nil for one that is torn, or that we have not written.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        func line() -> [UInt8]? {
            guard let cut = rest.firstIndex(of: 0x0A) else { return nil }
            defer { rest = rest[(cut + 1)...] }
            return Array(rest[..<cut])
        }
        func number(after word: String) -> Int? {
            let word = Array("\(word) ".utf8)
            guard let line = line(), line.starts(with: word) else { return nil }
            return Int(String(decoding: line.dropFirst(word.count), as: UTF8.self))
        }
        guard line() == Array(Self.head.utf8), let oldSize = number(after: "old"), oldSize >= 0,
            let newSize = number(after: "new"), newSize >= 0, let began = number(after: "began"),
            let length = number(after: "path"), length == rest.count - Self.end.count,
            rest.first == UInt8(ascii: "/"), rest.suffix(Self.end.count) == Self.end[...],
            !rest.contains(0)
        else { return nil }
        self.init(
            path: FilePath(Array(rest.prefix(length))), oldSize: oldSize, newSize: newSize,
            began: Int64(began))
    }
}
