/// What is open where a paragraph begins. Nearly always the next key is typed in the same one; to see that the text before
/// it is still the same costs nothing, for both share it.
struct BlocksBefore: Sendable {
    let paragraph: TextOffset
    let before: Rope
    let blocks: ProseBlocks

    /// Looks at the text before a paragraph.
    init(_ paragraph: TextOffset, in text: Rope) {
        self.paragraph = paragraph
        before = Self.before(paragraph, in: text)
        blocks = ProseBlocks(behind: before)
    }

    /// Whether that is still so.
    func holds(at paragraph: TextOffset, in text: Rope) -> Bool {
        paragraph == self.paragraph && before == Self.before(paragraph, in: text)
    }

    private static func before(_ paragraph: TextOffset, in text: Rope) -> Rope {
        let reach = paragraph - min(paragraph.bytes, TypedMarks.blocks)
        let start = reach == .zero ? reach : min(paragraph, text.nextParagraphStart(after: reach))
        return text[min(paragraph, max(start, FrontMatter(of: text).end))..<paragraph]
    }
}

extension ProseBlocks {
    /// What some paragraphs behind the front matter leave open.
    fileprivate init(behind paragraphs: Rope) {
        self.init()
        let bytes = paragraphs.bytes(in: paragraphs.range)
        guard bytes.withUnsafeBytes(ProseBlocks.mayMatter) else { return }
        let lines = bytes.split(separator: paragraphs.breakByte, omittingEmptySubsequences: false)
        for line in lines.dropLast() { _ = verbatim(in: Array(line)) }
    }
}
