extension WrappedItem {
    /// Where the lines are, in bytes of the content.
    ///
    /// - Parameters:
    ///   - open: what the first line begins with.
    ///   - then: what the others begin with.
    /// - Complexity: O(n).
    func lines(
        for length: Rewrapping.LineLength, _ settings: LayoutSettings, open: [UInt8], then: [UInt8]
    ) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for end in breaks + (breaks.last == content.count ? [] : [content.count]) {
            switch length {
            case .joined: lines.append(start..<end)
            case .wrapped(let width):
                let first = cells(of: lines.isEmpty ? open : then, settings)
                var filler = LineFiller(
                    content, start..<end, limit: width, first: first, then: cells(of: then, settings),
                    settings)
                lines += filler.fill()
            }
            start = end
        }
        return lines
    }

    private func cells(of prefix: [UInt8], _ settings: LayoutSettings) -> Int {
        LineCells(String(decoding: prefix, as: UTF8.self), settings).width
    }
}

/// Fills lines with the words of one stretch.
private struct LineFiller {
    /// Where a line may end: behind the last byte on it, before the first of the next.
    private struct Place {
        var end: Int
        var next: Int
        /// Cells of the line up to the next one.
        var column: Int
    }

    private let bytes: [UInt8]
    private let offset: Int
    private let limit: Int
    private let then: Int
    private let settings: LayoutSettings
    private var column: Int

    /// - Parameters:
    ///   - first: cells before the first line.
    ///   - then: cells before the others.
    init(
        _ content: [UInt8], _ range: Range<Int>, limit: Int, first: Int, then: Int, _ settings: LayoutSettings
    ) {
        bytes = range == 0..<content.count ? content : Array(content[range])
        offset = range.lowerBound
        self.limit = limit
        self.then = then
        self.settings = settings
        column = first
    }

    /// The lines, in bytes of the content.
    mutating func fill() -> [Range<Int>] {
        var scanner = ClusterScanner(bytes, from: 0, isFinal: true)
        var lines: [Range<Int>] = []
        var start = 0
        var place: Place?
        while let cluster = scanner.next() {
            let width = self.width(of: cluster)
            if cluster.kind == .space {
                if mayEnd(atBlank: cluster.start, from: start) {
                    place = Place(end: cluster.start, next: cluster.end, column: column + width)
                }
            } else {
                if cluster.canBreakBefore, mayEnd(beforeLetter: cluster.start) {
                    place = Place(end: cluster.start, next: cluster.start, column: column)
                }
                if column + width > limit, let found = place {
                    lines.append(offset + start..<offset + found.end)
                    start = found.next
                    column += then - found.column
                    place = nil
                }
            }
            column += width
        }
        lines.append(offset + start..<offset + bytes.count)
        return lines
    }

    private func width(of cluster: ClusterScanner.Cluster) -> Int {
        switch cluster.kind {
        case .ascii, .space: return 1
        case .tab: return settings.tabWidth - column % settings.tabWidth
        case .other:
            let range = cluster.start..<cluster.end
            switch DisplayForm(bytes, in: range, settings.cellWidth, plain: settings.usesPlainMarks) {
            case .glyph(_, let width, _): return width
            case .mark(let mark): return mark.unicodeScalars.count
            }
        }
    }

    /// Whether joining would put this one blank back, and the next line would begin as plain words do.
    private func mayEnd(atBlank place: Int, from start: Int) -> Bool {
        guard place > 0, place + 1 < bytes.count else { return false }
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        if isBlank(bytes[place - 1]) || isBlank(bytes[place + 1]) { return false }
        if let before = UTF8Scalar(bytes, endingAt: place).value, before.needsNoBlanks,
            let after = UTF8Scalar(bytes, at: place + 1).value, after.needsNoBlanks
        {
            return false
        }
        if isSomethingElse(bytes[start..<place]) { return false }
        return !beginsStructure(bytes[(place + 1)...])
    }

    private func mayEnd(beforeLetter place: Int) -> Bool {
        guard place > 0, let before = UTF8Scalar(bytes, endingAt: place).value, before.needsNoBlanks,
            let after = UTF8Scalar(bytes, at: place).value, after.needsNoBlanks
        else { return false }
        return true
    }

    /// Whether what stands on the line so far would be something else by itself: a backslash at its end would break it for
    /// good, hyphens alone are a rule.
    private func isSomethingElse(_ line: ArraySlice<UInt8>) -> Bool {
        line.last == UInt8(ascii: "\\") || line.allSatisfy { "-=*_ ".utf8.contains($0) }
    }

    /// Whether a line that begins so would be something else than a line of a paragraph.
    private func beginsStructure(_ rest: ArraySlice<UInt8>) -> Bool {
        let word = rest.prefix { $0 != 0x20 }
        guard let first = word.first else { return true }
        return first == UInt8(ascii: ">") || word.isListSign || WrappedLine.isFixed(word)
            || word.allSatisfy { "-=*_".utf8.contains($0) }
    }
}
