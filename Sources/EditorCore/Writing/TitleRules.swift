/// Which words of a title have capitals. What is in neither list stays as it is, so that NASA and McDonald do.
struct TitleRules {
    /// Where the first letters of words stand that have a capital.
    private(set) var capitals: Set<Int> = []
    /// The words that are small, in order.
    private(set) var small: [Range<Int>] = []

    /// - Complexity: O(n).
    init(_ bytes: [UInt8], _ language: Language) {
        let words = CaseWords.ranges(in: bytes)
        for (index, word) in words.enumerated() {
            guard let letter = CaseWriter.firstLetter(in: bytes, word) else { continue }
            let isEdge =
                index == 0 || index == words.count - 1
                || Self.startsAnew(bytes[words[index - 1].upperBound..<word.lowerBound])
            if isEdge || !language.smallTitleWords.contains(CaseWords.key(bytes, word)) {
                capitals.insert(letter)
            } else {
                small.append(word)
            }
        }
    }

    /// Whether a title begins anew behind these signs: a subtitle, a line.
    private static func startsAnew(_ gap: ArraySlice<UInt8>) -> Bool {
        String(decoding: gap, as: UTF8.self).contains { ":.!?\n\r\r\n—".contains($0) }
    }
}

/// Which words inside of a sentence keep their capitals.
enum SentenceRules {
    /// Words all in capitals, and the English I. In order.
    static func keptWords(of bytes: [UInt8], _ language: Language) -> [Range<Int>] {
        CaseWords.ranges(in: bytes).filter { word in
            let text = String(decoding: bytes[word], as: UTF8.self)
            if language == .english, text.hasPrefix("I"), isPronoun(text) { return true }
            return text.count > 1 && text == text.uppercased() && text != text.lowercased()
        }
    }

    private static func isPronoun(_ word: String) -> Bool {
        let rest = word.dropFirst()
        return rest.isEmpty || ["'", "’"].contains(rest.prefix(1))
    }
}

/// Words as far as capitals go: hyphens part them, apostrophes do not.
enum CaseWords {
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        for end in WordBreaker.boundaries(in: bytes) {
            if CaseWriter.firstLetter(in: bytes, start..<end) != nil { words.append(start..<end) }
            start = end
        }
        return words
    }

    /// The word in small letters, its apostrophe straight.
    static func key(_ bytes: [UInt8], _ word: Range<Int>) -> String {
        let text = String(decoding: bytes[word], as: UTF8.self).lowercased()
        return text.contains("’") ? text.replacing("’", with: "'") : text
    }
}

extension Language {
    /// Words that are small inside of a title: articles, and the short words that join.
    var smallTitleWords: Set<String> {
        switch self {
        case .english:
            [
                "a", "an", "and", "as", "at", "but", "by", "for", "from", "if", "in", "into", "nor", "of",
                "off",
                "on", "onto", "or", "over", "per", "so", "than", "the", "to", "up", "upon", "via", "vs",
                "with",
                "yet",
            ]
        case .turkish:
            ["ve", "ile", "ya", "veya", "yahut", "ki", "da", "de", "mi", "mı", "mu", "mü", "için", "ise"]
        default: []
        }
    }
}
