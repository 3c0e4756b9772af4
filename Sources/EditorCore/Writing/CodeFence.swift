/// A line that begins or ends a block of code (CommonMark 4.5).
struct CodeFence: Hashable {
    /// The sign that it is made of, and how often it stands there.
    let mark: UInt8, count: Int
    /// Whether it may begin a block: behind backticks there are no others, or all of them are code in a line.
    let mayBegin: Bool
    /// Whether nothing stands behind the signs, so that it may end a block.
    let isBare: Bool

    /// Reads a line, with its end or without; nil for one that does not begin with three of the signs.
    init?(_ line: ArraySlice<UInt8>) {
        let marks = line.drop { $0 == 0x20 }
        guard line.count - marks.count < 4, let mark = marks.first,
            mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
        else { return nil }
        let rest = marks.drop { $0 == mark }
        guard marks.count - rest.count >= 3 else { return nil }
        self.mark = mark
        count = marks.count - rest.count
        mayBegin = mark != UInt8(ascii: "`") || !rest.contains(mark)
        isBare = rest.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
    }

    /// Whether it ends the block that `other` begins.
    func ends(_ other: CodeFence) -> Bool { mark == other.mark && count >= other.count && isBare }
}
