/// The look of one unit of Markdown: some lines that belong together.
enum MarkdownUnit {
    /// What is not plain in it, in bytes from its start.
    ///
    /// - Complexity: O(n).
    static func runs(in bytes: [UInt8], lines: [Range<Int>]) -> [MarkdownInk.Run] {
        guard let first = lines.first else { return [] }
        let start = MarkdownLine(bytes, first)
        if lines.count == 1, start.marks.isEmpty, start.kind == .text || start.kind == .blank,
            !bytes.contains(where: MarkdownInline.isSign)
        {
            return []
        }
        var ink = MarkdownInk(count: bytes.count)
        var words = start.start..<bytes.count
        switch start.kind {
        case .rule, .underline: ink.mark(first)
        case .definition: ink.paint(first, .dimmed)
        case .heading: paint(heading: start.start..<first.upperBound, bytes, &ink)
        case .blank, .text, .item:
            if lines.count > 1, let last = lines.last, isUnderline(bytes, last) {
                words = words.lowerBound..<last.lowerBound
                paint(words, asHeadingIn: &ink)
                ink.mark(last)
            }
            MarkdownInline.paint(bytes, words, into: &ink)
        }
        for mark in start.marks { ink.mark(mark) }
        for line in lines.dropFirst() {
            for mark in MarkdownLine(bytes, line).marks { ink.mark(mark) }
        }
        return ink.runs
    }

    private static func isUnderline(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
        let kind = MarkdownLine(bytes, line).kind
        return kind == .underline || kind == .rule
    }

    private static func paint(_ words: Range<Int>, asHeadingIn ink: inout MarkdownInk) {
        ink.paint(words, .heading)
        ink.stress(words, .strong)
    }

    /// The words of a heading, and the signs that may close it.
    private static func paint(heading words: Range<Int>, _ bytes: [UInt8], _ ink: inout MarkdownInk) {
        paint(words, asHeadingIn: &ink)
        var end = words.upperBound
        while end > words.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
        var start = end
        while start > words.lowerBound, bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
        if start < end, start == words.lowerBound || bytes[start - 1] == 0x20 {
            ink.mark(start..<words.upperBound)
            end = start
        }
        MarkdownInline.paint(bytes, words.lowerBound..<end, into: &ink)
    }
}
