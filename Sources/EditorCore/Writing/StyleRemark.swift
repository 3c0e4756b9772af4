/// Something in a text that a writer may want to look at again.
public struct StyleRemark: Hashable, Sendable {
    /// What there is to look at.
    public enum Reason: Hashable, Sendable {
        /// The same word twice in a row.
        case doubled(String)
        /// The same word again, so many words further on, both counted.
        case repeated(String, within: Int)
        /// A sentence of so many words.
        case long(words: Int)
        /// Words that the writer wants to do without.
        case avoided(String)
    }

    /// Where it is: the second of two words, the first word of a sentence, or the words themselves.
    public var range: Range<TextOffset>
    /// What it is.
    public var reason: Reason

    /// Makes a remark.
    public init(_ range: Range<TextOffset>, _ reason: Reason) {
        self.range = range
        self.reason = reason
    }

    /// The remark as it is told.
    public var sentence: String {
        switch reason {
        case .doubled(let word): "‘\(word)’ twice in a row"
        case .repeated(let word, let count): "‘\(word)’ twice within \(count) words"
        case .long(let words): "a sentence of \(words) words"
        case .avoided(let words): "‘\(words)’ is on your list"
        }
    }
}

/// What counts as worth a remark.
public struct StyleRules: Hashable, Sendable {
    /// The language; words that no text can do without do not count as repeated.
    public var language: Language
    /// Words of the longest sentence that is let pass.
    public var longestSentence: Int
    /// Words that the writer wants to do without, in small letters; each may be several in a row.
    public var avoided: [[String]]

    /// Words within which the same word counts as repeated.
    public static let nearness = 12

    /// Makes rules.
    ///
    /// - Parameter avoid: the writer's list, with commas between its items.
    public init(_ language: Language, longestSentence: Int, avoid: String) {
        self.language = language
        self.longestSentence = longestSentence
        avoided = avoid.split(separator: ",").map { item in
            let bytes = Array(item.utf8)
            return CaseWords.ranges(in: bytes).map { CaseWords.key(bytes, $0) }
        }.filter { !$0.isEmpty }
    }

    /// Whether `word`, in small letters, is one whose repetition is heard.
    func isHeard(_ word: String) -> Bool {
        guard let small = StopWords.of(language) else { return word.count > 4 }
        return word.count > 2 && !small.contains(word)
    }

    /// Whether the same word twice in a row may well be meant: nous nous, vous vous.
    func isUsualTwice(_ word: String) -> Bool {
        language == .french && (word == "nous" || word == "vous")
    }
}
