/// Puts a suggestion into the dress of the word that it takes the place of: its apostrophes and its capitals.
public enum WordDressing {
    /// - Parameters:
    ///   - suggestion: as the dictionary gives it, with straight apostrophes.
    ///   - word: as the text has it.
    ///   - curls: whether the text around has curly apostrophes, for a word that has none.
    public static func dress(_ suggestion: String, as word: String, curls: Bool) -> String {
        let isCurly = word.contains("’") || (curls && !word.contains("'"))
        let marked = isCurly ? suggestion.replacing("'", with: "’") : suggestion
        let letters = word.filter(\.isLetter)
        if letters.count > 1, letters.allSatisfy(\.isUppercase) { return marked.uppercased() }
        if word.first?.isUppercase == true { return marked.prefix(1).uppercased() + marked.dropFirst() }
        return marked
    }
}
