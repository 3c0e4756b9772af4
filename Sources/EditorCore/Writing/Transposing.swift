/// Two neighbours that change places.
public enum Transposing {
    /// Exchanges the words on both sides of the caret, or the word around it and the next one; at a paragraph's end the
    /// last two. The caret goes behind both, so that the same again carries the first word on.
    ///
    /// - Returns: nil where the paragraph has no two words there.
    public static func words(at caret: TextOffset, in text: Rope) -> Reshaping? {
        let start = text.paragraphStart(containing: caret)
        let end = text.paragraphContentEnd(from: start)
        guard let (first, second) = pair(around: caret, start..<end, text) else { return nil }
        guard
            var swapped = Reordering(slots: [first, second], order: [1, 0])
                .reshaping(of: text, Selection(caret: caret))
        else { return nil }
        swapped.selection = Selection(caret: second.upperBound)
        return swapped
    }

    private static func pair(
        around caret: TextOffset, _ paragraph: Range<TextOffset>, _ text: Rope
    ) -> (Range<TextOffset>, Range<TextOffset>)? {
        guard let second = word(behind: caret, paragraph, text) else {
            guard let last = word(before: paragraph.upperBound, paragraph, text),
                let first = word(before: last.lowerBound, paragraph, text)
            else { return nil }
            return (first, last)
        }
        if second.lowerBound < caret {
            if let next = word(behind: second.upperBound, paragraph, text) { return (second, next) }
            return word(before: second.lowerBound, paragraph, text).map { ($0, second) }
        }
        guard let first = word(before: second.lowerBound, paragraph, text) else {
            return word(behind: second.upperBound, paragraph, text).map { (second, $0) }
        }
        return (first, second)
    }

    /// The first word that ends behind `place`.
    private static func word(
        behind place: TextOffset, _ paragraph: Range<TextOffset>, _ text: Rope
    ) -> Range<TextOffset>? {
        guard place < paragraph.upperBound else { return nil }
        let start = text.wordStart(before: text.wordEnd(after: place))
        // Where no word is left, the last one is found again, though it ends before.
        let end = text.wordEnd(after: start)
        return end <= paragraph.upperBound && start >= paragraph.lowerBound && end > place
            && text.isWord(start..<end) ? start..<end : nil
    }

    /// The last word that begins before `place`.
    private static func word(
        before place: TextOffset, _ paragraph: Range<TextOffset>, _ text: Rope
    ) -> Range<TextOffset>? {
        guard place > paragraph.lowerBound else { return nil }
        let start = text.wordStart(before: place)
        guard start >= paragraph.lowerBound, start < place else { return nil }
        let end = min(text.wordEnd(after: start), place)
        return text.isWord(start..<end) ? start..<end : nil
    }

    /// Exchanges the letters on both sides of the caret; at a paragraph's end the last two.
    ///
    /// - Returns: nil where the paragraph has no two letters there.
    public static func letters(at caret: TextOffset, in text: Rope) -> Reshaping? {
        let start = text.paragraphStart(containing: caret)
        let end = text.paragraphContentEnd(from: start)
        let middle = caret < end ? caret : text.clusterStart(before: caret)
        guard middle > start, middle < end else { return nil }
        let first = text.clusterStart(before: middle)..<middle
        let second = middle..<text.clusterEnd(after: middle)
        let bytes = text.bytes(in: second) + text.bytes(in: first)
        return Reshaping(
            first.lowerBound..<second.upperBound, bytes, Selection(caret: second.upperBound))
    }
}

extension Rope {
    /// Whether a word, and no blanks or marks, stands there.
    func isWord(_ range: Range<TextOffset>) -> Bool { !range.isEmpty && hasWord(in: range) }
}
