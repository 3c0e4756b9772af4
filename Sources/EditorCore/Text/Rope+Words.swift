/// Words as a writer steps over them.
///
/// Boundaries are those of UAX #29, with two liberties. What holds no letter, digit or picture is passed over with the
/// spaces, so a dash parts two words and is no stop itself. And scripts without spaces, which UAX #29 gives letter by
/// letter, go together with their neighbours of the same script: 東京 is one step, as writers of Japanese expect of
/// other editors, and so is a Thai phrase, whose words only a dictionary could part.
///
/// Windows are bounded: a "word" of megabytes ends after 4 KB. Most words are found in a small window; the large one
/// is read only when a word comes near the small one's edge, where the rules could not look far enough.
extension Rope {
    private static let reach = 4096
    private static let reaches = [256, reach]
    /// Bytes beside a word that settle where it ends.
    private static let context = 64

    /// The end of the next word, or of the paragraph; from there the start of the next paragraph.
    public func wordEnd(after place: TextOffset) -> TextOffset {
        let paragraphEnd = paragraphContentEnd(from: paragraphStart(containing: place))
        guard place < paragraphEnd else { return nextParagraphStart(after: place) }
        let from = contextStart(before: place)
        for reach in Self.reaches {
            let limit = limit(of: paragraphEnd, from: place, reach: reach)
            let end = words(from: from, to: limit).first { $0.upperBound > place }?.upperBound ?? limit
            if end + Self.context < limit || limit == paragraphEnd || reach == Self.reach { return end }
        }
        return paragraphEnd
    }

    /// The start of the word before, or of the paragraph; from there the end of the paragraph before.
    public func wordStart(before place: TextOffset) -> TextOffset {
        let start = paragraphStart(containing: place)
        guard place > start else {
            return start == .zero ? .zero : paragraphContentEnd(from: paragraphStart(containing: start - 1))
        }
        let paragraphEnd = paragraphContentEnd(from: start)
        for reach in Self.reaches {
            let from = Swift.max(start, clusterEdge(atOrBefore: place - Swift.min(place.bytes, reach)))
            let to = limit(of: paragraphEnd, from: place, reach: Self.context)
            let found = words(from: from, to: to).last { $0.lowerBound < place }?.lowerBound ?? from
            if found > from + Self.context || from == start || reach == Self.reach { return found }
        }
        return start
    }

    /// The word around `place`, or the blanks and marks between two words.
    public func wordRange(at place: TextOffset) -> Range<TextOffset> {
        let start = paragraphStart(containing: place)
        let from = Swift.max(start, contextStart(before: place))
        let to = limit(of: paragraphContentEnd(from: start), from: place, reach: Self.reach)
        var gap = from
        for word in words(from: from, to: to) {
            if word.lowerBound > place { return gap..<word.lowerBound }
            if word.contains(place) || word.upperBound == place { return word }
            gap = word.upperBound
        }
        return gap..<Swift.max(gap, to)
    }

    /// Whether no word reaches over `place`, by the boundaries of UAX #29.
    public func isWordEdge(_ place: TextOffset) -> Bool {
        guard place > .zero, place < end else { return true }
        let from = contextStart(before: place)
        let to = Swift.min(end, clusterEdge(atOrBefore: place + Self.context))
        return from == place || WordBreaker.boundaries(in: bytes(in: from..<to)).contains(place - from)
    }

    /// Whether a word begins in a part of the text, as `wordEnd(after:)` steps over them.
    ///
    /// - Complexity: O(length of the range).
    func hasWord(in range: Range<TextOffset>) -> Bool {
        !words(from: range.lowerBound, to: range.upperBound).isEmpty
    }

    /// Where a window behind `place` ends: at the paragraph's end, or at the last whole cluster in reach.
    private func limit(of paragraphEnd: TextOffset, from place: TextOffset, reach: Int) -> TextOffset {
        place + reach < paragraphEnd ? clusterEdge(atOrBefore: place + reach) : paragraphEnd
    }

    /// A place at or before the word that holds `place`, from which boundaries come out right.
    private func contextStart(before place: TextOffset) -> TextOffset {
        let start = paragraphStart(containing: place)
        let near = Swift.max(start, clusterEdge(atOrBefore: place - Swift.min(place.bytes, 256)))
        let window = bytes(in: near..<place)
        return window.lastIndex(of: 0x20).map { near + $0 } ?? near
    }

    /// The words between two places.
    private func words(from: TextOffset, to: TextOffset) -> [Range<TextOffset>] {
        let window = bytes(in: from..<Swift.max(from, to))
        var words: [Range<TextOffset>] = []
        var lastScript: WordScript?
        var start = 0
        for end in WordBreaker.boundaries(in: window) {
            let script = WordScript(of: window, in: start..<end, behind: lastScript)
            let range = from + start..<from + end
            if let script, script.goesTogether, script == lastScript, let last = words.last {
                words[words.count - 1] = last.lowerBound..<range.upperBound
            } else if script != nil {
                words.append(range)
            }
            lastScript = script
            start = end
        }
        return words
    }
}
