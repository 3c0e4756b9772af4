/// Changes values in a settings file and leaves everything else in it as the writer of the file had it: comments,
/// order, blanks, line ends, and keys that are not known.
public struct SettingsWriter: Sendable {
    /// The file as it is now.
    public private(set) var bytes: [UInt8]

    /// Begins with a whole file.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Gives `key` a value. A reader finds it there without blanks at its ends; it must not hold a line end.
    ///
    /// The last line that sets the key is changed, because that is the one that holds. Where there is none, one is added:
    /// under a comment that sets the key, else at the end.
    public mutating func set(_ key: String, to value: String) {
        let value = Array(value.trimmedOfBlanks.utf8)
        precondition(!value.contains(0x0A), "A value of the settings is one line.")
        let lines = SettingsLine.ranges(in: bytes)
        for line in lines.reversed() {
            if case .entry(key, let place) = SettingsLine(bytes, line).content {
                return replace(place, with: value)
            }
        }
        add(
            Array("\(key) = ".utf8) + value, under: lines.last { SettingsLine.commentedKey(bytes, $0) == key }
        )
    }

    private mutating func replace(_ place: Range<Int>, with value: [UInt8]) {
        guard bytes[place] != value[...] else { return }
        let needsBlank = place.isEmpty && place.lowerBound > 0 && bytes[place.lowerBound - 1] != 0x20
        bytes.replaceSubrange(place, with: needsBlank ? [0x20] + value : value)
    }

    private mutating func add(_ entry: [UInt8], under comment: Range<Int>?) {
        let lineEnd = lineEnd
        let place = min(bytes.count, (comment?.upperBound ?? bytes.count) + (comment == nil ? 0 : 1))
        let isOnFreshLine = place == 0 || bytes[place - 1] == 0x0A
        bytes.insert(contentsOf: (isOnFreshLine ? [] : lineEnd) + entry + lineEnd, at: place)
    }

    /// What ends the first line; an LF in a file of one line.
    private var lineEnd: [UInt8] {
        guard let first = bytes.firstIndex(of: 0x0A) else { return [0x0A] }
        return first > 0 && bytes[first - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    }
}
