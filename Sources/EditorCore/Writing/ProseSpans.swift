/// The parts of one paragraph in which marks stay as they are typed: code, tags and comments of HTML, addresses.
///
/// What is begun and not closed is nothing special, as in “2 < 3”, unless it is being typed just now.
///
/// - Complexity: O(bytes), but O(bytes · unclosed signs) in the worst case; `reach` bounds how far each one looks.
struct ProseSpans {
    /// In order.
    private(set) var verbatim: [Range<Int>] = []
    /// Whether a comment goes on in the next paragraph.
    private(set) var leavesCommentOpen = false

    /// Bytes after which something that has not been closed never was open.
    private static let reach = 4_096

    private let line: [UInt8]
    private let growsAt: Int?

    init(_ line: [UInt8], isInComment: Bool, growsAt: Int?) {
        self.line = line
        self.growsAt = growsAt
        var place = 0
        if isInComment { place = closeComment(from: 0, at: 0) }
        while place < line.count {
            place = step(at: place)
        }
    }

    /// Looks at what begins at `place`, or is known by what stands there; gives where to go on.
    private mutating func step(at place: Int) -> Int {
        switch line[place] {
        case UInt8(ascii: "`"): return code(at: place)
        case UInt8(ascii: "<"): return tag(at: place)
        case UInt8(ascii: ":"): return address(at: place)
        case UInt8(ascii: "@"): return mail(at: place)
        case UInt8(ascii: "w"), UInt8(ascii: "W"): return site(at: place)
        default: return place + 1
        }
    }

    private mutating func add(_ range: Range<Int>) -> Int {
        let start = max(range.lowerBound, verbatim.last?.upperBound ?? 0)
        if start < range.upperBound { verbatim.append(start..<range.upperBound) }
        return max(start, range.upperBound)
    }

    /// Adds what is still being typed, from `start` on; else goes on at `next`.
    private mutating func addOpen(from start: Int, orGoOnAt next: Int) -> Int {
        guard let growsAt, growsAt >= next, growsAt - start <= Self.reach else { return next }
        return add(start..<growsAt)
    }

    // MARK: Code and HTML

    /// As many backticks as opened it close it (CommonMark 6.1).
    private mutating func code(at start: Int) -> Int {
        let count = run(at: start)
        var place = start + count
        let limit = min(line.count, place + Self.reach)
        while place < limit {
            guard line[place] == UInt8(ascii: "`") else {
                place += 1
                continue
            }
            let other = run(at: place)
            place += other
            if other == count { return add(start..<place) }
        }
        return addOpen(from: start, orGoOnAt: start + count)
    }

    private func run(at start: Int) -> Int {
        line[start...].prefix { $0 == line[start] }.count
    }

    private mutating func tag(at start: Int) -> Int {
        if line[start...].starts(with: "<!--".utf8) { return closeComment(from: start, at: start + 4) }
        guard start + 1 < line.count else { return addOpen(from: start, orGoOnAt: start + 1) }
        let next = line[start + 1]
        let isTag = isASCIIWordByte(next) && next > UInt8(ascii: "9") || "/!?".utf8.contains(next)
        guard isTag else { return start + 1 }
        for place in start + 1..<min(line.count, start + Self.reach) {
            if line[place] == UInt8(ascii: ">") { return add(start..<place + 1) }
            if line[place] == UInt8(ascii: "<") { break }
        }
        return addOpen(from: start, orGoOnAt: start + 1)
    }

    private mutating func closeComment(from start: Int, at inside: Int) -> Int {
        var place = inside
        while place + 2 < line.count {
            if line[place...].starts(with: "-->".utf8) { return add(start..<place + 3) }
            place += 1
        }
        leavesCommentOpen = true
        return add(start..<line.count)
    }

    // MARK: Addresses

    /// `scheme://…`
    private mutating func address(at colon: Int) -> Int {
        guard line[colon...].starts(with: "://".utf8) else { return colon + 1 }
        let scheme = line[..<colon].reversed().prefix { isASCIIWordByte($0) || "+-.".utf8.contains($0) }.count
        guard scheme > 0 else { return colon + 1 }
        return add(colon - scheme..<end(ofAddressFrom: colon + 3))
    }

    /// `www.…`
    private mutating func site(at start: Int) -> Int {
        let isStart = start == 0 || !isASCIIWordByte(line[start - 1])
        guard isStart, line[start...].prefix(4).elementsEqual("www.".utf8, by: { $0 | 0x20 == $1 | 0x20 })
        else { return start + 1 }
        return add(start..<end(ofAddressFrom: start + 4))
    }

    /// Up to a blank or a sign that no address has; marks at the end belong to the sentence (as RFC 3986, appendix C,
    /// advises), unless they are only just being typed.
    private func end(ofAddressFrom start: Int) -> Int {
        let none = "\"<>`{}|\\^".utf8
        var end = start
        while end < line.count, line[end] > 0x20, line[end] < 0x7F, !none.contains(line[end]) { end += 1 }
        if end == growsAt { return end }
        while end > start, ".,;:!?')]*_~".utf8.contains(line[end - 1]) { end -= 1 }
        return end
    }

    /// `name@place`
    private mutating func mail(at sign: Int) -> Int {
        var start = sign
        while start > 0, isASCIIWordByte(line[start - 1]) || ".+-%'".utf8.contains(line[start - 1]) {
            start -= 1
        }
        while start < sign, !isASCIIWordByte(line[start]) { start += 1 }
        var end = sign + 1
        while end < line.count, isASCIIWordByte(line[end]) || ".-".utf8.contains(line[end]) { end += 1 }
        if end != growsAt { while end > sign + 1, !isASCIIWordByte(line[end - 1]) { end -= 1 } }
        guard start < sign, end > sign + 1 || growsAt == sign + 1 else { return sign + 1 }
        return add(start..<end)
    }
}
