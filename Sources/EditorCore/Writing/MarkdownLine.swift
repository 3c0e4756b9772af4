/// What the beginning of a line makes of it in Markdown (CommonMark 4 and 5, and footnotes).
struct MarkdownLine {
    /// What it is.
    enum Kind: Hashable {
        case blank, text, item, heading
        /// Signs that part scenes, or stand under a heading.
        case rule
        /// Equals signs under a heading.
        case underline
        /// `[name]: address`
        case definition
    }

    private(set) var kind = Kind.text
    /// Signs at its beginning: of quotations, items, headings, footnotes.
    private(set) var marks: [Range<Int>] = []
    /// Where the words begin.
    private(set) var start: Int

    private let bytes: [UInt8]
    private let end: Int

    /// Reads the line that lies in `line`, without its line end.
    init(_ bytes: [UInt8], _ line: Range<Int>) {
        self.bytes = bytes
        (start, end) = (line.lowerBound, line.upperBound)
        readQuotes()
        skipBlanks()
        if start == end {
            kind = marks.isEmpty ? .blank : .text
        } else if isRule() {
            kind = .rule
        } else if bytes[start..<end].allSatisfy({ $0 == UInt8(ascii: "=") || $0 == 0x20 }), end - start > 2 {
            kind = .underline
        } else if let headingStart {
            mark(to: headingStart)
            kind = .heading
        } else {
            readItems()
            readBrackets()
        }
    }

    private mutating func mark(to place: Int) {
        marks.append(start..<place)
        start = place
        skipBlanks()
    }

    private mutating func skipBlanks() {
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    }

    private mutating func readQuotes() {
        var place = start
        while place < end, bytes[place] == 0x20 { place += 1 }
        while place < end, place - start < 4, bytes[place] == UInt8(ascii: ">") {
            start = place
            mark(to: place + 1)
            place = start
        }
    }

    private mutating func readItems() {
        for _ in 0..<3 {
            let sign = bytes[start..<end].prefix { $0 != 0x20 && $0 != 0x09 }
            guard sign.isListSign, sign.endIndex < end else { return }
            mark(to: sign.endIndex)
            kind = .item
        }
    }

    /// A box to tick, the number of a footnote, the name of an address.
    private mutating func readBrackets() {
        guard start + 2 < end, bytes[start] == UInt8(ascii: "[") else { return }
        if kind == .item, bytes[start + 2] == UInt8(ascii: "]"), " xX".utf8.contains(bytes[start + 1]),
            start + 3 == end || bytes[start + 3] == 0x20
        {
            return mark(to: start + 3)
        }
        guard let close = bytes[start..<min(end, start + 100)].firstIndex(of: UInt8(ascii: "]")),
            close + 1 < end, bytes[close + 1] == UInt8(ascii: ":"), close > start + 1
        else { return }
        if bytes[start + 1] == UInt8(ascii: "^") {
            mark(to: close + 2)
        } else if kind == .text, close + 2 < end, bytes[close + 2] == 0x20 {
            kind = .definition
        }
    }

    /// Where the words of a heading start; nil for none.
    private var headingStart: Int? {
        let signs = bytes[start..<end].prefix { $0 == UInt8(ascii: "#") }
        guard (1...6).contains(signs.count) else { return nil }
        return signs.endIndex == end || bytes[signs.endIndex] == 0x20 || bytes[signs.endIndex] == 0x09
            ? signs.endIndex : nil
    }

    private func isRule() -> Bool {
        let sign = bytes[start]
        guard "*-_".utf8.contains(sign) else { return false }
        let signs = bytes[start..<end].filter { $0 == sign }.count
        return signs > 2 && bytes[start..<end].allSatisfy { $0 == sign || $0 == 0x20 || $0 == 0x09 }
    }
}
