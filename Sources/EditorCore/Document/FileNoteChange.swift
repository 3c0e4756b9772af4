/// A change of what is remembered of one file, to be made in the lines that are kept of all.
public struct FileNoteChange: Hashable, Sendable {
    /// Bytes of paths that are remembered; the oldest go.
    static let mostBytes = 200_000

    /// The whole path of the file.
    let path: FilePath
    /// The words of the note; nil to forget the file.
    let words: String?
    /// Files that are remembered.
    let most: Int

    /// The lines after this change: all others as they were, also those that another window has written.
    public func applied(to lines: [UInt8]) -> [UInt8] {
        let name = Self.escaped(path)
        var kept = lines.split(separator: 0x0A).filter { line in
            line.last.map { $0 != 0x20 } ?? false
                && !line[(line.lastIndex(of: 0x20).map { $0 + 1 } ?? line.startIndex)...].elementsEqual(name)
        }
        if let words { kept.append(Self.line(path, words)[...]) }
        var bytes = kept.reduce(0) { $0 + $1.count }
        while kept.count > most || bytes > Self.mostBytes { bytes -= kept.removeFirst().count }
        return kept.flatMap { $0 + [0x0A] }
    }

    static func line(_ path: FilePath, _ words: String) -> [UInt8] {
        (words.isEmpty ? [] : Array(words.utf8) + [0x20]) + escaped(path)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func escaped(_ path: FilePath) -> [UInt8] {
        path.bytes.flatMap { byte in
            byte > 0x20 && byte != UInt8(ascii: "%") && byte != 0x7F
                ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }

    static func unescaped(_ line: ArraySlice<UInt8>) -> [UInt8] {
        var path: [UInt8] = []
        var rest = line
        while let byte = rest.popFirst() {
            let pair = rest.prefix(2)
            if byte == UInt8(ascii: "%"), pair.count == 2,
                let value = UInt8(String(decoding: pair, as: UTF8.self), radix: 16)
            {
                path.append(value)
                rest = rest.dropFirst(2)
            } else {
                path.append(byte)
            }
        }
        return path
    }
}
