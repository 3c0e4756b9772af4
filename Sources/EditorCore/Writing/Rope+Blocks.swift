/// Paragraphs of a text, and blocks: paragraphs in a row with blank ones around them. Where prose was wrapped by hand, or
/// in verse and lists, a block is what a writer calls a paragraph.
extension Rope {
    /// The paragraphs that `range` reaches into, without the bytes that end them. Where it only comes up to the start of
    /// one, it does not reach into that.
    ///
    /// - Complexity: O(paragraphs · log n).
    func paragraphs(touching range: Range<TextOffset>) -> [Range<TextOffset>] {
        var start = paragraphStart(containing: range.lowerBound)
        var found: [Range<TextOffset>] = []
        while true {
            let end = paragraphContentEnd(from: start)
            found.append(start..<end)
            let next = nextParagraphStart(after: start)
            guard next > end, next < range.upperBound else { return found }
            start = next
        }
    }

    /// Whether nothing but spaces and tabs stands there.
    func isBlank(_ range: Range<TextOffset>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            let end = Swift.min(place + 256, range.upperBound)
            if !bytes(in: place..<end).allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return false }
            place = end
        }
        return true
    }

    /// The paragraph that ends before the one that starts at `start`; nil at the start of the text.
    func paragraph(before start: TextOffset) -> Range<TextOffset>? {
        guard start > .zero else { return nil }
        let begin = paragraphStart(containing: start - 1)
        return begin..<paragraphContentEnd(from: begin)
    }

    /// The paragraph behind the one that starts at `start`; nil when that is the last.
    func paragraph(after start: TextOffset) -> Range<TextOffset>? {
        let next = nextParagraphStart(after: start)
        guard next > paragraphContentEnd(from: start) else { return nil }
        return next..<paragraphContentEnd(from: next)
    }

    /// The first paragraph above or below that is not blank.
    func neighbour(of range: Range<TextOffset>, above: Bool) -> Range<TextOffset>? {
        var next = above ? paragraph(before: range.lowerBound) : paragraph(after: lastStart(in: range))
        while let found = next, isBlank(found) {
            next = above ? paragraph(before: found.lowerBound) : paragraph(after: found.lowerBound)
        }
        return next
    }

    /// The block around `paragraph`, which must not be blank.
    ///
    /// - Complexity: O(paragraphs in the block · log n).
    func block(around paragraph: Range<TextOffset>) -> Range<TextOffset> {
        var block = paragraph
        while let before = self.paragraph(before: block.lowerBound), !isBlank(before) {
            block = before.lowerBound..<block.upperBound
        }
        var last = lastStart(in: block)
        while let after = self.paragraph(after: last), !isBlank(after) {
            last = after.lowerBound
            block = block.lowerBound..<after.upperBound
        }
        return block
    }

    /// Whether nothing that is not blank stands right above or below.
    func isWholeBlocks(_ range: Range<TextOffset>) -> Bool {
        paragraph(before: range.lowerBound).map(isBlank) ?? true
            && paragraph(after: lastStart(in: range)).map(isBlank) ?? true
    }

    /// The blocks that `range` reaches into.
    func blocks(touching range: Range<TextOffset>) -> [Range<TextOffset>] {
        var blocks: [Range<TextOffset>] = []
        for paragraph in paragraphs(touching: range) where !isBlank(paragraph) {
            if let last = blocks.last, last.upperBound >= paragraph.upperBound { continue }
            blocks.append(block(around: paragraph))
        }
        return blocks
    }

    private func lastStart(in range: Range<TextOffset>) -> TextOffset {
        paragraphStart(containing: range.upperBound)
    }
}
