/// What spelling passes over: code, tags and comments of HTML, and what stands for an address or a file.
enum SpellingGaps {
    /// Such stretches of `bytes` in order, none of which overlap: blocks of code, what `ProseSpans` leaves as it is typed,
    /// and paths, which are strings without blanks that begin with a slash, `~/` or `./`, or have slashes and a name with
    /// a period, as `src/main.c`.
    ///
    /// - Complexity: that of `ProseSpans`.
    static func ranges(in bytes: [UInt8], isInCode: Bool) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var isInCode = isInCode
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            let isFence = CodeFence(bytes[start..<end])?.mayBegin == true
            if isInCode || isFence {
                gaps.append(start..<end)
            } else if start < end {
                // A comment that goes on is not followed: a word must not be right or wrong by where the page begins.
                let spans = ProseSpans(Array(bytes[start..<end]), isInComment: false, growsAt: nil)
                let verbatim = spans.verbatim.map { start + $0.lowerBound..<start + $0.upperBound }
                gaps += merged(verbatim, paths(in: bytes, start..<end))
            }
            if isFence { isInCode.toggle() }
            start = end + 1
        }
        return gaps
    }

    private static func merged(_ some: [Range<Int>], _ others: [Range<Int>]) -> [Range<Int>] {
        if others.isEmpty { return some }
        let apart = others.filter { other in !some.contains { $0.overlaps(other) } }
        return (some + apart).sorted { $0.lowerBound < $1.lowerBound }
    }

    private static func paths(in bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
        guard bytes[line].contains(UInt8(ascii: "/")) else { return [] }
        return bytes[line].split { $0 <= 0x20 || $0 == UInt8(ascii: "`") }.filter(isPath).map(\.indices)
    }

    private static func isPath(_ string: ArraySlice<UInt8>) -> Bool {
        // An opening bracket or mark belongs to the sentence.
        let core = string.drop { !isNameByte($0) && !"/~.".utf8.contains($0) }
        if ["~/", "./", "../"].contains(where: { core.starts(with: $0.utf8) }) { return true }
        if core.first == UInt8(ascii: "/") { return core.dropFirst().first.map(isNameByte) == true }
        return core.contains(UInt8(ascii: "/")) && holdsInnerPeriod(core)
    }

    /// Whether a period stands between letters or digits.
    private static func holdsInnerPeriod(_ string: ArraySlice<UInt8>) -> Bool {
        zip(zip(string, string.dropFirst()), string.dropFirst(2)).contains {
            $0.1 == UInt8(ascii: ".") && isNameByte($0.0) && isNameByte($1)
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool { byte >= 0x80 || isASCIIWordByte(byte) }
}
