/// What spelling passes over: code, and what stands for an address.
enum SpellingGaps {
    /// Such stretches of `bytes` in order, none of which overlap.
    ///
    /// Code is what stands between backticks, as many at its end as at its start and in one paragraph, and what stands
    /// between two lines that begin with ``` or ~~~ (CommonMark 4.5 and 6.1). Addresses are strings without blanks
    /// that hold `://` or `@`, or begin with `www.` or a slash, or have slashes and a name with a period, as `src/main.c`.
    ///
    /// - Complexity: O(n).
    static func ranges(in bytes: [UInt8], isInCode: Bool) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var isInCode = isInCode
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            let isFence = isFence(bytes[start..<end])
            if isInCode || isFence {
                gaps.append(start..<end)
            } else {
                addLine(bytes, start..<end, to: &gaps)
            }
            if isFence { isInCode.toggle() }
            start = end + 1
        }
        return gaps
    }

    /// Whether a line begins or ends a block of code.
    static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
        let marks = line.drop { $0 == 0x20 }
        guard line.count - marks.count <= 3, let mark = marks.first, mark == 0x60 || mark == 0x7E else {
            return false
        }
        return marks.prefix { $0 == mark }.count >= 3
    }

    private static func addLine(_ bytes: [UInt8], _ line: Range<Int>, to gaps: inout [Range<Int>]) {
        var place = line.lowerBound
        while place < line.upperBound {
            if bytes[place] == 0x60 {
                let end = endOfCode(bytes, place..<line.upperBound)
                if let end { gaps.append(place..<end) }
                place = end ?? place + bytes[place..<line.upperBound].prefix { $0 == 0x60 }.count
                continue
            }
            if bytes[place] <= 0x20 {
                place += 1
                continue
            }
            let end =
                bytes[place..<line.upperBound].firstIndex { $0 <= 0x20 || $0 == 0x60 } ?? line.upperBound
            if isAddress(bytes[place..<end]) { gaps.append(place..<end) }
            place = end
        }
    }

    /// The place behind the backticks that end what those at the start of `range` begin; nil when none do.
    private static func endOfCode(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        let count = bytes[range].prefix { $0 == 0x60 }.count
        var place = range.lowerBound + count
        while let tick = bytes[place..<range.upperBound].firstIndex(of: 0x60) {
            let run = bytes[tick..<range.upperBound].prefix { $0 == 0x60 }.count
            place = tick + run
            if run == count { return place }
        }
        return nil
    }

    private static func isAddress(_ string: ArraySlice<UInt8>) -> Bool {
        // An opening bracket or mark belongs to the sentence.
        let core = string.drop { !isNameByte($0) && !"/~.".utf8.contains($0) }
        if ["www.", "~/", "./", "../"].contains(where: { core.starts(with: $0.utf8) }) { return true }
        if core.first == UInt8(ascii: "/"), core.dropFirst().first.map(isNameByte) == true { return true }
        if core.contains(UInt8(ascii: "/")), holdsInnerPeriod(core) { return true }
        var place = core.startIndex
        while let sign = core[place...].firstIndex(where: { $0 == 0x40 || $0 == 0x3A }) {
            place = sign + 1
            if core[sign] == 0x3A, core[place...].starts(with: "//".utf8) { return true }
            if core[sign] == 0x40, place < core.endIndex, isNameByte(core[place]) { return true }
        }
        return false
    }

    /// Whether a period stands between letters or digits.
    private static func holdsInnerPeriod(_ string: ArraySlice<UInt8>) -> Bool {
        zip(zip(string, string.dropFirst()), string.dropFirst(2)).contains {
            $0.1 == UInt8(ascii: ".") && isNameByte($0.0) && isNameByte($1)
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
    }
}
