/// A few letters that stand for more: `;mk` for a name.
public struct Abbreviation: Hashable, Sendable {
    /// What is typed; no blanks.
    public let letters: String
    /// What it stands for.
    public let text: String

    /// Bytes that the letters may have.
    public static let longestLetters = 40
    /// Bytes that the text may have.
    public static let longestText = 2_000

    /// Reads the letters, a blank and the text; nil when one of them is missing or too long.
    public init?(_ line: String) {
        let parts = line.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "\t" })
        guard parts.count == 2 else { return nil }
        letters = String(parts[0])
        text = String(parts[1].drop { $0 == " " || $0 == "\t" })
        guard letters.utf8.count <= Self.longestLetters, !text.isEmpty, text.utf8.count <= Self.longestText
        else { return nil }
    }

    /// The line that `init` reads.
    public var line: String { "\(letters) \(text)" }
}

/// Finds the abbreviation that a key has just ended.
public struct Abbreviations: Sendable {
    private let all: [[UInt8]: String]
    private let longest: Int

    /// Of several with the same letters the last holds.
    public init(_ abbreviations: [Abbreviation]) {
        all = Dictionary(abbreviations.map { (Array($0.letters.utf8), $0.text) }, uniquingKeysWith: { $1 })
        longest = all.keys.map(\.count).max() ?? 0
    }

    /// Whether there are none.
    public var isEmpty: Bool { all.isEmpty }

    /// Whether `key` ends a word: a blank, or a sign that no letter or digit is.
    public static func ends(_ key: Character) -> Bool { !key.isLetter && !key.isNumber }

    /// The abbreviation that ends at `end`, and what it stands for; the longest one. It must begin a word, or stand
    /// behind a bracket, a quote or a dash.
    ///
    /// - Complexity: O(bytes of the longest abbreviation).
    public func match(endingAt end: TextOffset, in text: Rope) -> (range: Range<TextOffset>, text: String)? {
        let start = max(text.paragraphStart(containing: end), end - min(end.bytes, longest + 4))
        let tail = text.bytes(in: start..<end)
        for length in stride(from: min(longest, tail.count), to: 0, by: -1) {
            guard let found = all[Array(tail.suffix(length))] else { continue }
            let before = length < tail.count ? UTF8Scalar(tail, endingAt: tail.count - length).value : nil
            if before?.maySetOffWord ?? (length == tail.count) { return (end - length..<end, found) }
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// Whether a word may begin behind it.
    fileprivate var maySetOffWord: Bool {
        isBlank || "([{<\"'“”„‘’‚«»‹›—–-/*_¿¡".unicodeScalars.contains(self)
    }
}
