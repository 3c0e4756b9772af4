/// Words that a writer has taught: those of all texts, or those of one.
///
/// A word written small is right with capitals too, and each has its possessive: who knows Zarathos knows Zarathos’s.
public struct PersonalWords: Hashable, Sendable {
    /// The words as they were taught, in NFC with straight apostrophes.
    public private(set) var words: Set<String> = []

    /// No words.
    public init() {}

    /// Reads a list with one word a line. That of hunspell has flags behind a slash, and lines with a star for words
    /// that are wrong; those are left out.
    public init(list bytes: [UInt8]) {
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard let text = String(validating: line, as: UTF8.self), line.first != UInt8(ascii: "*") else {
                continue
            }
            add(String(text.prefix { $0 != "/" }))
        }
    }

    /// Whether there are none.
    public var isEmpty: Bool { words.isEmpty }

    /// Teaches a word; what holds no letter is none.
    public mutating func add(_ word: String) {
        let form = Self.form(of: word)
        if form.contains(where: \.isLetter) { words.insert(form) }
    }

    /// Adds the words of another list.
    public mutating func add(_ other: PersonalWords) { words.formUnion(other.words) }

    /// Whether `form` is one of them, in a form of its own.
    public func contains(_ form: String) -> Bool {
        if words.isEmpty { return false }
        if holds(form) { return true }
        if form.hasSuffix("'s") { return holds(String(form.dropLast(2))) }
        return form.hasSuffix("'") && holds(String(form.dropLast()))
    }

    private func holds(_ form: String) -> Bool {
        if words.contains(form) { return true }
        guard let first = form.first, first.isUppercase else { return false }
        let rest = form.dropFirst()
        if words.contains(first.lowercased() + rest) { return true }
        guard !rest.isEmpty, rest.allSatisfy({ !$0.isLowercase }) else { return false }
        return words.contains(form.lowercased()) || words.contains(String(first) + rest.lowercased())
    }

    /// How a word of a text or of a list is kept.
    static func form(of word: String) -> String {
        String(word.filter { !$0.isWhitespace }).replacing("’", with: "'").composed
    }

    /// The list with one word a line, in order.
    public var list: [UInt8] { words.sorted().flatMap { Array($0.utf8) + [0x0A] } }
}
