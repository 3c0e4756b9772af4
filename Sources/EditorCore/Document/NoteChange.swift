/// A change of what is remembered of one thing: a file, a command, a setting. It is made in the lines that are kept of all,
/// as they are on the disk by then, so that no window takes back what another has written.
///
/// The form is one line for each: the words of the note, a blank, and the name, in which blanks, control characters and %
/// are written as % and two digits. The newest stands last, and the first go when there are too many.
public struct NoteChange: Hashable, Sendable {
    /// Bytes that are remembered; the oldest go.
    static let mostBytes = 200_000

    /// What the note is of, such as the whole path of a file.
    let name: [UInt8]
    /// The words of the note; nil to forget it.
    let words: String?
    /// Notes that are remembered.
    let most: Int

    /// The lines after this change: all others as they were, also those that another window has written.
    public func applied(to lines: [UInt8]) -> [UInt8] {
        let name = Self.escaped(name)
        var kept = lines.split(separator: 0x0A).filter { line in
            line.last.map { $0 != 0x20 } ?? false
                && !line[(line.lastIndex(of: 0x20).map { $0 + 1 } ?? line.startIndex)...].elementsEqual(name)
        }
        if let words { kept.append(Self.line(self.name, words)[...]) }
        var bytes = kept.reduce(0) { $0 + $1.count }
        while kept.count > most || bytes > Self.mostBytes { bytes -= kept.removeFirst().count }
        return kept.flatMap { $0 + [0x0A] }
    }

    static func line(_ name: [UInt8], _ words: String) -> [UInt8] {
        (words.isEmpty ? [] : Array(words.utf8) + [0x20]) + escaped(name)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func escaped(_ name: [UInt8]) -> [UInt8] {
        name.flatMap { byte in
            byte > 0x20 && byte != UInt8(ascii: "%") && byte != 0x7F
                ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }

    static func unescaped(_ line: ArraySlice<UInt8>) -> [UInt8] {
        var name: [UInt8] = []
        var rest = line
        while let byte = rest.popFirst() {
            let pair = rest.prefix(2)
            if byte == UInt8(ascii: "%"), pair.count == 2,
                let value = UInt8(String(decoding: pair, as: UTF8.self), radix: 16)
            {
                name.append(value)
                rest = rest.dropFirst(2)
            } else {
                name.append(byte)
            }
        }
        return name
    }
}
