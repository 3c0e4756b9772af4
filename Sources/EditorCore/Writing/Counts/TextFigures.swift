/// How much a text is, counted in several ways. Figures of neighbouring stretches add up.
public struct TextFigures: Hashable, Sendable {
    /// Words, each ideograph and each kana among them.
    public var words = 0
    /// Ideographs and kana.
    public var ideographs = 0
    /// Letters as people see them (grapheme clusters), blanks among them, line ends not.
    public var characters = 0
    /// Blanks among the characters.
    public var blanks = 0
    /// Sentences, about: what ends one is told by its marks, not by its sense.
    public var sentences = 0
    /// Lines that hold more than blanks.
    public var paragraphs = 0

    /// The figures of nothing.
    public init() {}

    /// The figures of a whole text, counted from its first byte to its last.
    ///
    /// - Complexity: O(n)
    public init(of bytes: [UInt8], by rule: CountingRule = .prose, breakByte: UInt8 = 0x0A) {
        var counter = TextCounter(rule, breakByte: breakByte)
        _ = counter.pass(bytes, from: 0, to: bytes.count)
        self = counter.figures
    }

    /// The figures of a whole text.
    ///
    /// - Complexity: O(n)
    public init(of text: Rope, by rule: CountingRule = .prose) {
        self.init(of: text.bytes(in: text.range), by: rule, breakByte: text.breakByte)
    }

    /// The figures of two stretches.
    public static func + (a: TextFigures, b: TextFigures) -> TextFigures {
        var sum = a
        sum += b
        return sum
    }

    /// Adds the figures of another stretch.
    public static func += (a: inout TextFigures, b: TextFigures) {
        a.words += b.words
        a.ideographs += b.ideographs
        a.characters += b.characters
        a.blanks += b.blanks
        a.sentences += b.sentences
        a.paragraphs += b.paragraphs
    }

    /// Takes the figures of a stretch away that was counted before.
    static func -= (a: inout TextFigures, b: TextFigures) {
        a.words -= b.words
        a.ideographs -= b.ideographs
        a.characters -= b.characters
        a.blanks -= b.blanks
        a.sentences -= b.sentences
        a.paragraphs -= b.paragraphs
    }

    /// Pages, a begun one as a whole.
    public func pages(wordsOnEach: Int) -> Int { (words + wordsOnEach - 1) / max(1, wordsOnEach) }

    /// Seconds that reading takes. An ideograph takes half as long as a word.
    public func readingSeconds(wordsPerMinute: Int) -> Int {
        (2 * (words - ideographs) + ideographs) * 30 / max(1, wordsPerMinute)
    }
}

extension TextFigures: StretchContent, StretchSum {
    var sum: TextFigures { self }
}

/// What a word is.
public enum CountingRule: String, CaseIterable, Sendable {
    /// As people count who write prose: dashes part words, marks alone are none.
    case prose
    /// As Microsoft Word counts: blanks alone part words, and whatever stands between them is one.
    case word
}
