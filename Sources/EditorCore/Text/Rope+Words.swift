/// Words as a writer steps over them.
///
/// Boundaries are those of UAX #29, with two liberties. What holds no letter or digit is passed over with the spaces,
/// so a dash parts two words and is no stop itself. And ideographs, which UAX #29 gives one by one, go together
/// with their neighbours of the same script: 東京 is one step, as writers of Japanese expect of other editors.
///
/// Windows are bounded: a "word" of megabytes ends after 4 KB.
extension Rope {
    private static let reach = 4096

    /// The end of the next word, or of the paragraph; from there the start of the next paragraph.
    public func wordEnd(after place: TextOffset) -> TextOffset {
        let paragraphEnd = paragraphContentEnd(from: paragraphStart(containing: place))
        guard place < paragraphEnd else { return nextParagraphStart(after: place) }
        let limit = Swift.min(paragraphEnd, place + Self.reach)
        return words(from: contextStart(before: place), to: limit).first { $0.upperBound > place }?.upperBound
            ?? limit
    }

    /// The start of the word before, or of the paragraph; from there the end of the paragraph before.
    public func wordStart(before place: TextOffset) -> TextOffset {
        let start = paragraphStart(containing: place)
        guard place > start else {
            return start == .zero ? .zero : paragraphContentEnd(from: paragraphStart(containing: start - 1))
        }
        let limit = Swift.max(start, clusterEdge(atOrBefore: place - Swift.min(place.bytes, Self.reach)))
        let end = Swift.min(paragraphContentEnd(from: start), place + 64)
        return words(from: limit, to: end).last { $0.lowerBound < place }?.lowerBound ?? limit
    }

    /// The word around `place`, or the blanks and marks between two words.
    public func wordRange(at place: TextOffset) -> Range<TextOffset> {
        let start = paragraphStart(containing: place)
        let end = paragraphContentEnd(from: start)
        let from = Swift.max(start, contextStart(before: place))
        let to = Swift.min(end, place + Self.reach)
        var gap = from
        for word in words(from: from, to: to) {
            if word.lowerBound > place { return gap..<word.lowerBound }
            if word.contains(place) || word.upperBound == place { return word }
            gap = word.upperBound
        }
        return gap..<Swift.max(gap, to)
    }

    /// The sentence around `place`, with the blanks behind it.
    public func sentenceRange(at place: TextOffset) -> Range<TextOffset> {
        let start = paragraphStart(containing: place)
        let from = Swift.max(start, clusterEdge(atOrBefore: place - Swift.min(place.bytes, Self.reach)))
        let to = Swift.min(paragraphContentEnd(from: start), place + Self.reach)
        var begin = from
        for boundary in SentenceBreaker.boundaries(in: bytes(in: from..<Swift.max(from, to))) {
            if from + boundary > place { return begin..<from + boundary }
            if from + boundary < to { begin = from + boundary }
        }
        return begin..<Swift.max(begin, to)
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
            let script = WordScript(UTF8Scalar(window, at: start).value)
            let range = from + start..<from + end
            if let script, script == lastScript, let last = words.last, last.upperBound == range.lowerBound {
                words[words.count - 1] = last.lowerBound..<range.upperBound
            } else if script != nil {
                words.append(range)
            }
            lastScript = script == .letters ? nil : script
            start = end
        }
        return words
    }
}

/// What a word is written in; scripts without spaces go together.
private enum WordScript {
    case letters, ideographs, hiragana

    /// The script of a word that begins with `scalar`; nil when it is no word.
    init?(_ scalar: Unicode.Scalar?) {
        guard let scalar else { return nil }
        switch scalar.value {
        case 0x3005...0x3007, 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x40000: self = .ideographs
        case 0x3041...0x309F: self = .hiragana
        default:
            let properties = scalar.properties
            guard properties.isAlphabetic || properties.numericType != nil else { return nil }
            self = .letters
        }
    }
}
