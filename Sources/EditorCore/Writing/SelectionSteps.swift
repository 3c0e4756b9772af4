/// Selecting more and more around the caret: the word, the sentence, the paragraph, the block, everything.
public enum SelectionSteps {
    /// The smallest of these that holds what is selected and is larger; nil when everything is selected.
    static func grown(_ selection: Selection, in text: Rope, _ finder: SentenceFinder) -> Selection? {
        let present = selection.range
        let place = present.lowerBound
        let paragraph = paragraph(at: place, in: text)
        let steps = [
            word(at: place, in: text), sentence(at: place, in: text, finder), paragraph,
            text.isBlank(paragraph) ? paragraph : text.block(around: paragraph), text.range,
        ]
        return steps.first {
            $0.lowerBound <= present.lowerBound && $0.upperBound >= present.upperBound
                && $0.count > present.count
        }.map { Selection(anchor: $0.lowerBound, head: $0.upperBound) }
    }

    /// The word at `place`, on either side of it; empty between words.
    public static func word(at place: TextOffset, in text: Rope) -> Range<TextOffset> {
        let range = text.wordRange(at: place)
        if text.isWord(range) { return range }
        let before = text.wordStart(before: place)
        let end = before < place ? text.wordEnd(after: before) : before
        return end == place && text.isWord(before..<end) ? before..<end : place..<place
    }

    /// The sentence at `place`, without the blanks behind it.
    static func sentence(
        at place: TextOffset, in text: Rope, _ finder: SentenceFinder
    ) -> Range<TextOffset> {
        let range = finder.sentence(at: place, in: text)
        var end = range.upperBound
        while end > range.lowerBound, " \t\r\n".utf8.contains(text[end - 1]) { end -= 1 }
        return range.lowerBound..<end
    }

    /// The paragraph at `place`, without the bytes that end it.
    public static func paragraph(at place: TextOffset, in text: Rope) -> Range<TextOffset> {
        let start = text.paragraphStart(containing: place)
        return start..<text.paragraphContentEnd(from: start)
    }
}
