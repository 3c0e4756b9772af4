/// The marks by which writers find again what they have left open: `TK`, once or more often, as a word of its own, and
/// words in double brackets.
enum OpenMarks {
    /// Bytes that are looked at for the end of a bracket.
    private static let reach = 400

    /// Where they stand in `line`, in order.
    ///
    /// - Complexity: O(bytes).
    static func ranges(in line: ArraySlice<UInt8>) -> [Range<Int>] {
        let found = (places(of: "TK", in: line) + places(of: "[[", in: line)).sorted()
        var ranges: [Range<Int>] = []
        for place in found where place >= ranges.last?.upperBound ?? line.startIndex {
            if let range = line[place] == UInt8(ascii: "T")
                ? letters(at: place, in: line) : brackets(at: place, in: line)
            {
                ranges.append(range)
            }
        }
        return ranges
    }

    private static func places(of needle: StaticString, in line: ArraySlice<UInt8>) -> [Int] {
        let wanted = UnsafeRawBufferPointer(start: needle.utf8Start, count: needle.utf8CodeUnitCount)
        return line.withUnsafeBytes { bytes in
            var places: [Int] = []
            var start = 0
            while let hit = ByteScan.firstIndex(of: wanted, in: bytes.part(start..<bytes.count)) {
                places.append(line.startIndex + start + hit)
                start += hit + wanted.count
            }
            return places
        }
    }

    private static func letters(at start: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
        var end = start
        while line[end...].starts(with: "TK".utf8) { end += 2 }
        let isTorn = end < line.endIndex && belongsToWord(line[end])
        let before = line[..<start].last { $0 & 0xC0 != 0x80 }
        return isTorn || before.map(belongsToWord) == true ? nil : start..<end
    }

    private static func brackets(at start: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
        let rest = line[(start + 2)...].prefix(reach)
        guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end > start + 2,
            rest[end...].starts(with: "]]".utf8)
        else { return nil }
        return start..<end + 2
    }

    /// Whether a letter that begins with this byte goes on a word: a digit, or a letter of a script that parts words by
    /// blanks. What begins with others is a sign, such as a dash, or a letter of Chinese and its neighbours.
    private static func belongsToWord(_ byte: UInt8) -> Bool {
        isASCIIWordByte(byte) || (0xC3...0xE1).contains(byte)
    }
}
