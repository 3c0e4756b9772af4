/// Which of the words that may be meant come first.
enum SuggestionOrder {
    /// The words in the dictionary's order, but first those that differ from `form` in their marks and case alone: who
    /// writes nino without a tilde at hand means niño, and not bino.
    static func sorted(_ words: [String], for form: String) -> [String] {
        let wanted = letters(of: form)
        let near = words.map { letters(of: $0) == wanted }
        return zip(words, near).filter(\.1).map(\.0) + zip(words, near).filter { !$1 }.map(\.0)
    }

    private static func letters(of word: String) -> [Unicode.Scalar] {
        let folded = FoldedText(Array(word.utf8), .caseless).bytes
        return String(decoding: folded, as: UTF8.self).unicodeScalars.filter {
            $0.properties.canonicalCombiningClass == .notReordered
        }
    }
}
