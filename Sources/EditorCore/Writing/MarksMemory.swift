/// For which texts the writer has switched something on or off: typing marks, or Markdown. Of others the settings tell.
///
/// Kept as lines in a file of the program's own, `on` or `off` and the whole path, the newest last. What cannot be read
/// there is as if it had never been written.
public struct MarksMemory: Hashable, KeptState {
    /// Texts and bytes that are remembered; the oldest are forgotten.
    static let mostTexts = 500
    static let mostBytes = 200_000

    private struct Entry: Hashable, Sendable {
        var path: [UInt8]
        var isOn: Bool
    }

    private var entries: [Entry] = []
    /// The folder in which the program was started, for names that are relative to it.
    private let folder: [UInt8]
    private let home: [UInt8]?

    /// Reads what `encoded` wrote.
    ///
    /// - Parameters:
    ///   - folder: the folder in which the program runs.
    ///   - home: what `~` stands for; nil when that is not known.
    public init(_ bytes: [UInt8] = [], folder: [UInt8] = [], home: [UInt8]? = nil) {
        (self.folder, self.home) = (folder, home)
        for line in bytes.prefix(2 * Self.mostBytes).split(separator: 0x0A) {
            guard let blank = line.firstIndex(of: 0x20) else { continue }
            let word = line[..<blank]
            let isOn = word.elementsEqual("on".utf8)
            guard isOn || word.elementsEqual("off".utf8) else { continue }
            add(Entry(path: Self.unescaped(line[(blank + 1)...]), isOn: isOn))
        }
    }

    /// What was chosen for the text of this name; nil for nothing.
    public subscript(path: FilePath) -> Bool? {
        let whole = whole(path)
        return entries.last { $0.path == whole }?.isOn
    }

    /// Remembers a choice.
    public mutating func remember(_ isOn: Bool, for path: FilePath) {
        add(Entry(path: whole(path), isOn: isOn))
    }

    private mutating func add(_ entry: Entry) {
        entries.removeAll { $0.path == entry.path }
        entries.append(entry)
        var bytes = entries.reduce(0) { $0 + $1.path.count }
        while entries.count > Self.mostTexts || bytes > Self.mostBytes {
            bytes -= entries.removeFirst().path.count
        }
    }

    /// The path from the root, without `.` and `..`, as far as names alone tell.
    private func whole(_ path: FilePath) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        var bytes = path.bytes
        if bytes.starts(with: "~/".utf8), let home {
            bytes = home + bytes.dropFirst()
        } else if bytes.first != slash {
            bytes = folder + [slash] + bytes
        }
        var parts: [ArraySlice<UInt8>] = []
        for part in bytes.split(separator: slash) where !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.flatMap { [slash] + $0 }
    }

    // MARK: The file

    /// The lines to be kept. Control characters and % are written as % and two digits.
    public var encoded: [UInt8] {
        entries.flatMap { Array(($0.isOn ? "on " : "off ").utf8) + Self.escaped($0.path) + [0x0A] }
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func escaped(_ path: [UInt8]) -> [UInt8] {
        path.flatMap { byte in
            byte > 0x20 && byte != UInt8(ascii: "%") && byte != 0x7F
                ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }

    private static func unescaped(_ line: ArraySlice<UInt8>) -> [UInt8] {
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
