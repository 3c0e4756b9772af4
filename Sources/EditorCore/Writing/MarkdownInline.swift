/// The signs inside of a paragraph: emphasis, code, links, footnotes, escapes (CommonMark 6).
///
/// Code, links and escapes are found in one pass, which also collects the runs of `*`, `_` and `~~`; `MarkdownEmphasis`
/// then finds out which of those belong together. What looks for an end stops after `reach` bytes, and does not look
/// again for one that is not there.
struct MarkdownInline {
    private static let reach = 2_000

    private let bytes: [UInt8]
    private let end: Int
    private var place: Int
    private var ink: MarkdownInk
    private var emphasis = MarkdownEmphasis()
    /// Places of `[` that are not closed yet.
    private var brackets: [Int] = []
    /// Lengths of runs of backticks, up to 63, that no other run closes.
    private var unclosed: UInt64 = 0
    private var hasNoAngle = false

    /// Whether a byte may be a sign: where there is none, there is nothing to be found.
    static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "<"),
            UInt8(ascii: "\\"), UInt8(ascii: "~"), UInt8(ascii: "]"):
            true
        default: false
        }
    }

    /// Paints what is found in `range` of the bytes.
    ///
    /// - Complexity: O(n).
    static func paint(_ bytes: [UInt8], _ range: Range<Int>, into ink: inout MarkdownInk) {
        guard bytes[range].contains(where: isSign) else { return }
        var inline = MarkdownInline(bytes, range, ink)
        inline.read()
        ink = inline.ink
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>, _ ink: MarkdownInk) {
        self.bytes = bytes
        (place, end) = (range.lowerBound, range.upperBound)
        self.ink = ink
    }

    private mutating func read() {
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "\\"): escape()
            case UInt8(ascii: "`"): code()
            case UInt8(ascii: "<"): angle()
            case UInt8(ascii: "["):
                brackets.append(place)
                place += 1
            case UInt8(ascii: "]"): closeBracket()
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                let count = run(at: place)
                emphasis.add(bytes, place..<place + count)
                place += count
            default: place += 1
            }
        }
        emphasis.paint(into: &ink)
    }

    private func run(at start: Int) -> Int { bytes[start..<end].prefix { $0 == bytes[start] }.count }

    /// A backslash takes the meaning from the sign behind it.
    private mutating func escape() {
        guard place + 1 < end, isASCIIPunctuation(bytes[place + 1]) else {
            place += 1
            return
        }
        ink.mark(place..<place + 1)
        place += 2
    }

    private mutating func code() {
        let start = place
        let count = run(at: start)
        place += count
        let bit: UInt64 = count < 64 ? 1 << UInt64(count) : 0
        guard bit != 0, unclosed & bit == 0 else { return }
        var next = place
        while next < min(end, start + Self.reach) {
            guard bytes[next] == UInt8(ascii: "`") else {
                next += 1
                continue
            }
            let other = run(at: next)
            if other == count {
                ink.mark(start..<place)
                ink.paint(place..<next, .code)
                ink.mark(next..<next + count)
                place = next + count
                return
            }
            next += other
        }
        unclosed |= bit
    }

    /// An address, a tag or a comment.
    private mutating func angle() {
        let start = place
        place += 1
        guard !hasNoAngle, place < end else { return }
        let limit = min(end, start + Self.reach)
        if bytes[start..<end].starts(with: "<!--".utf8) {
            var close = start + 4
            while close + 2 < limit, !bytes[close...].starts(with: "-->".utf8) { close += 1 }
            guard close + 2 < limit else { return }
            ink.paint(start..<close + 3, .dimmed)
            place = close + 3
            return
        }
        guard let close = bytes[place..<limit].firstIndex(of: UInt8(ascii: ">")) else {
            hasNoAngle = limit == end
            return
        }
        let inside = bytes[place..<close]
        guard let first = inside.first, isASCIIWordByte(first) || first == UInt8(ascii: "/"),
            !inside.contains(UInt8(ascii: "<"))
        else { return }
        if !inside.contains(0x20), inside.contains(UInt8(ascii: ":")) || inside.contains(UInt8(ascii: "@")) {
            ink.mark(start..<start + 1)
            ink.mark(close..<close + 1)
        } else if first != UInt8(ascii: "_"), first > UInt8(ascii: "9") || first == UInt8(ascii: "/") {
            ink.mark(start..<close + 1)
        } else {
            return
        }
        place = close + 1
    }

    // MARK: Brackets

    private mutating func closeBracket() {
        let close = place
        place += 1
        guard let open = brackets.popLast() else { return }
        let isImage = open > 0 && bytes[open - 1] == UInt8(ascii: "!")
        if open + 1 < close, bytes[open + 1] == UInt8(ascii: "^") { return ink.mark(open..<close + 1) }
        guard place < end, let addressEnd = addressEnd(from: place) else { return }
        ink.mark((isImage ? open - 1 : open)..<open + 1)
        ink.mark(close..<addressEnd)
        emphasis.forget(from: close)
        place = addressEnd
    }

    /// Behind `(address)` or `[name]`; nil when neither stands there.
    private func addressEnd(from start: Int) -> Int? {
        let limit = min(end, start + Self.reach)
        switch bytes[start] {
        case UInt8(ascii: "["):
            return bytes[start..<limit].firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
        case UInt8(ascii: "("):
            var depth = 0
            for index in start..<limit {
                if bytes[index] == UInt8(ascii: "(") { depth += 1 }
                if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
                if depth == 0 { return index + 1 }
            }
            return nil
        default: return nil
        }
    }
}

func isASCIIPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
}
