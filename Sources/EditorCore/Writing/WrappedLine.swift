/// A line of text wrapped by hand, taken apart: what it begins with, its words, and how it ends.
struct WrappedLine {
    /// Everything, with the bytes that end the line.
    var range: Range<Int>
    /// Signs of quotation, as `> > `.
    var quote: Range<Int>
    /// How many of them.
    var depth = 0
    /// Blanks behind them.
    var indent: Range<Int>
    /// Cells of these.
    var indentWidth = 0
    /// The sign of a list item with the blanks behind it; empty for none.
    var marker: Range<Int>
    /// The words, without blanks at their ends.
    var words: Range<Int>
    /// Where the line ends but for its line end.
    var contentEnd: Int
    /// Whether the line ends by the will of the writer: Markdown's two blanks, or a backslash.
    var isBroken: Bool

    var isBlank: Bool { words.isEmpty && marker.isEmpty }

    init(_ bytes: [UInt8], _ range: Range<Int>, contentEnd: Int, tabWidth: Int) {
        self.range = range
        self.contentEnd = contentEnd
        var place = range.lowerBound
        while let next = Self.behindQuote(bytes, place..<contentEnd) {
            place = next
            depth += 1
        }
        quote = range.lowerBound..<place
        var start = place
        while start < contentEnd, bytes[start] == 0x20 || bytes[start] == 0x09 {
            indentWidth += bytes[start] == 0x20 ? 1 : tabWidth - indentWidth % tabWidth
            start += 1
        }
        indent = place..<start
        let markerEnd = Self.markerEnd(bytes, start..<contentEnd)
        marker = start..<markerEnd
        var end = contentEnd
        while end > markerEnd, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        words = markerEnd..<end
        let blanks = bytes[end..<contentEnd]
        isBroken =
            !words.isEmpty
            && (blanks.count >= 2 && blanks.allSatisfy { $0 == 0x20 }
                || blanks.isEmpty && bytes[end - 1] == UInt8(ascii: "\\"))
    }

    /// Behind the next `>` and a blank, with at most three blanks before it.
    private static func behindQuote(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        var place = range.lowerBound
        while place < range.upperBound, place - range.lowerBound < 3, bytes[place] == 0x20 { place += 1 }
        guard place < range.upperBound, bytes[place] == UInt8(ascii: ">") else { return nil }
        place += 1
        return place < range.upperBound && bytes[place] == 0x20 ? place + 1 : place
    }

    /// Behind the sign of a list item and the blanks that follow; the start when there is none, or nothing behind it.
    private static func markerEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        let sign = bytes[range].prefix { $0 != 0x20 }
        guard sign.isListSign else { return range.lowerBound }
        var place = sign.endIndex
        while place < range.upperBound, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
        return place < range.upperBound && place > sign.endIndex ? place : range.lowerBound
    }

    /// Whether the line stays as it is, whatever stands around it. A sign without an item does: words joined to it would
    /// become one. So does a stray carriage return, which must not come to stand at the end of a line.
    func isFixed(in bytes: [UInt8]) -> Bool {
        let all = bytes[marker.lowerBound..<words.upperBound]
        return Self.isFixed(all) || marker.isEmpty && all.isListSign || all.contains(0x0D)
    }

    /// Whether these words, at the start of a line, make it one that stays as it is: a heading or a comment, a row of a
    /// table, a rule, a fence, a trailer of a commit message.
    static func isFixed(_ words: ArraySlice<UInt8>) -> Bool {
        guard let first = words.first else { return false }
        if first == UInt8(ascii: "#") || first == UInt8(ascii: "|") { return true }
        return CodeFence(words) != nil || isRule(words) || isTrailer(words)
    }

    /// Whether only signs that rules are made of, and blanks, stand there.
    private static func isRule(_ words: ArraySlice<UInt8>) -> Bool {
        words.count >= 3 && words.allSatisfy { "-=*_ ".utf8.contains($0) }
    }

    /// Whether the words begin as a trailer of a commit message does: `Signed-off-by: `.
    private static func isTrailer(_ words: ArraySlice<UInt8>) -> Bool {
        let token = words.prefix { $0 != UInt8(ascii: ":") && $0 != 0x20 }
        guard token.endIndex < words.endIndex, words[token.endIndex] == UInt8(ascii: ":") else {
            return false
        }
        let name = String(decoding: token, as: UTF8.self).lowercased()
        if ["fixes", "closes", "refs", "cc", "link"].contains(name) { return true }
        let isPlain = name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
        return isPlain && name.contains("-") && !name.hasPrefix("-")
    }
}
