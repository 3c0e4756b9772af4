/// The sentence and the paragraph that a writer is at.
///
/// A paragraph is what ends with a line end. Only where prose was wrapped by hand it is a whole block of lines, and a
/// sentence goes on from one line to the next. That is told from the lines themselves: long enough to have been
/// wrapped, short enough to have been wrapped by hand, and broken where no sentence ends.
struct SentenceFinder {
    /// Whose abbreviations it knows.
    let language: Language
    private let abbreviations: SentenceAbbreviations

    /// Bytes on either side in which the ends of a sentence are looked for: most are near, and cost little.
    private static let reaches = [500, 8_192]
    /// Bytes beside an end that settle whether it is one.
    private static let context = 64
    /// Bytes of a line that was wrapped by hand; only the last may be shorter.
    private static let wrappedLine = 40...160
    /// Lines above and below that are looked at.
    private static let lines = 30

    /// Knows the abbreviations of `language`.
    init(_ language: Language) {
        self.language = language
        abbreviations = SentenceAbbreviations(language)
    }

    /// The sentence around `place`, with the blanks behind it. One that ends nowhere in reach goes on to the end of the
    /// paragraph.
    ///
    /// - Complexity: O(1) in the length of the text and the paragraph.
    func sentence(at place: TextOffset, in text: Rope) -> Range<TextOffset> {
        let paragraph = paragraph(at: place, in: text)
        for reach in Self.reaches {
            let from = max(
                paragraph.lowerBound, text.clusterEdge(atOrBefore: place - min(place.bytes, reach)))
            let to =
                place + reach < paragraph.upperBound
                ? text.clusterEdge(atOrBefore: place + reach) : paragraph.upperBound
            let found = sentence(at: place, in: from..<max(from, to), of: paragraph, text)
            let startIsSure = from == paragraph.lowerBound || found.lowerBound > from
            let endIsSure = to == paragraph.upperBound || found.upperBound + Self.context < to
            if startIsSure, endIsSure { return found }
            if reach == Self.reaches.last {
                let start = startIsSure ? found.lowerBound : paragraph.lowerBound
                return start..<(endIsSure ? found.upperBound : paragraph.upperBound)
            }
        }
        return paragraph
    }

    /// Where the sentences of a text begin; each paragraph begins one.
    ///
    /// - Complexity: O(n).
    func starts(in text: Rope) -> [TextOffset] {
        var starts: [TextOffset] = []
        var place = TextOffset.zero
        while place < text.end {
            let first = place..<text.paragraphContentEnd(from: place)
            let lines = self.lines(below: first, in: text, atMost: .max)
            let last = lines.last ?? first
            for paragraph in isWrapped(lines, text) ? [place..<last.upperBound] : lines {
                let ends = SentenceEdges.places(in: text.bytes(in: paragraph), abbreviations)
                starts += ([0] + ends.dropLast()).map { paragraph.lowerBound + $0 }
            }
            place = max(last.upperBound, text.nextParagraphStart(after: last.lowerBound))
        }
        return starts
    }

    private func sentence(
        at place: TextOffset, in window: Range<TextOffset>, of paragraph: Range<TextOffset>, _ text: Rope
    ) -> Range<TextOffset> {
        let edges = SentenceEdges.places(
            in: text.bytes(in: window), abbreviations, startsLine: window.lowerBound == paragraph.lowerBound)
        var start = window.lowerBound
        for edge in edges {
            let end = window.lowerBound + edge
            if end > place || end == window.upperBound { return start..<end }
            start = end
        }
        return start..<window.upperBound
    }

    /// The paragraph at `place`; a block of lines where prose was wrapped by hand.
    ///
    /// - Complexity: O(lines looked at · log n).
    func paragraph(at place: TextOffset, in text: Rope) -> Range<TextOffset> {
        let start = text.paragraphStart(containing: place)
        let line = start..<text.paragraphContentEnd(from: start)
        guard line.count <= Self.wrappedLine.upperBound, !text.isBlank(line) else { return line }
        var lines = [line]
        while lines.count < Self.lines, let above = text.paragraph(before: lines[0].lowerBound),
            !begins(lines[0], text), mayBeWrapped(above, text)
        {
            lines.insert(above, at: 0)
        }
        lines += self.lines(below: line, in: text, atMost: 2 * Self.lines - lines.count).dropFirst()
        return isWrapped(lines, text) ? lines[0].lowerBound..<lines[lines.count - 1].upperBound : line
    }

    /// A line, and those below it that may go on with it.
    private func lines(
        below first: Range<TextOffset>, in text: Rope, atMost count: Int
    ) -> [Range<TextOffset>] {
        var lines = [first]
        while lines.count <= count, let last = lines.last, mayBeWrapped(last, text),
            let below = text.paragraph(after: last.lowerBound),
            below.count <= Self.wrappedLine.upperBound, !text.isBlank(below), !begins(below, text)
        {
            lines.append(below)
        }
        return lines
    }

    /// Whether lines in a row are prose that was wrapped by hand: most are broken where no sentence ends.
    private func isWrapped(_ lines: [Range<TextOffset>], _ text: Rope) -> Bool {
        let broken = lines.dropLast().filter { !endsSentence($0, text) }.count
        return lines.count > 2 && 2 * broken >= lines.count - 1
    }

    private func mayBeWrapped(_ line: Range<TextOffset>, _ text: Rope) -> Bool {
        Self.wrappedLine.contains(line.count) && !text.isBlank(line)
    }

    /// Whether a line begins a paragraph whatever stands above: an item of a list, a heading.
    private func begins(_ line: Range<TextOffset>, _ text: Rope) -> Bool {
        let words = text.bytes(in: line.lowerBound..<line.lowerBound + min(line.count, 80)).drop {
            $0 == 0x20
        }
        return WrappedLine.isFixed(words) || words.prefix { $0 != 0x20 }.isListSign
    }

    private func endsSentence(_ line: Range<TextOffset>, _ text: Rope) -> Bool {
        let tail = line.upperBound - min(SentenceEdges.lineEnd, line.count)..<line.upperBound
        return SentenceEdges.endsSentence(text.bytes(in: tail), abbreviations)
    }
}
