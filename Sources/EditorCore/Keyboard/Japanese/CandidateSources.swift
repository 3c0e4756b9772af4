/// Where the candidates for a reading come from.
public struct CandidateSources: Sendable {
    /// Words and how they are read; nil when no dictionary is at hand, or not yet.
    public var dictionary: SKKDictionary?
    /// What the writer chose before.
    public var choices: UserChoices
    /// Words of the text that begin with the kana it is given, the best first.
    public var wordsOfText: @Sendable (String) -> [String]

    /// Sources that know what is handed in.
    public init(
        dictionary: SKKDictionary? = nil, choices: UserChoices = UserChoices(),
        wordsOfText: @escaping @Sendable (String) -> [String] = { _ in [] }
    ) {
        self.dictionary = dictionary
        self.choices = choices
        self.wordsOfText = wordsOfText
    }

    /// What may be meant by `reading`, each once: what was chosen for it before, words with just this reading, words
    /// for the beginning of it with the rest in kana, words of the text that begin so, the kana themselves, katakana.
    /// Always the same for the same sources; empty for no reading only.
    /// - Complexity: some lookups for each kana of the reading.
    public func candidates(for reading: String) -> [String] {
        guard !reading.isEmpty else { return [] }
        let katakana = KanaForm.katakana.of(reading)
        let all =
            words(for: reading) + wordsWithRest(for: reading)
            + (wordsOfText(reading) + wordsOfText(katakana)).filter { !$0.isEmpty } + [reading, katakana]
        // By bytes: strings hold old and new forms of a kanji to be equal, of which a name may need the old one.
        var seen: Set<[UInt8]> = []
        return all.filter { seen.insert(Array($0.utf8)).inserted }
    }
}

extension CandidateSources {
    /// How many words are offered for a guess that is often wrong.
    private static let few = 3
    /// Okurigana longer than this are a guess of that kind.
    private static let usualEnding = 3
    /// No word is read with more kana; what is longer is a sentence, and every key would take longer.
    private static let longestWord = 30
    /// Kana that words stand before more often than not: particles and the copula.
    private static let particles = Set<Character>("はがをにでともへのやかだ")
    /// Kana that begin no part of a word.
    private static let dependent = Set<Character>("ぁぃぅぇぉゃゅょゎんー")

    private func words(for reading: String) -> [String] {
        choices.words(for: reading) + (dictionary?.words(for: reading) ?? [])
    }

    /// Words that the reading begins with, and the rest as it is: 食べる for たべる, 今日は for きょうは.
    ///
    /// SKK lets the writer say by a capital where a word ends. Nobody else knows that, so every place is tried where
    /// okurigana or a particle may begin, the longest word first; where that gives nothing, the longest word is taken.
    private func wordsWithRest(for reading: String) -> [String] {
        let kana = Array(reading)
        var divided: [String] = []
        var longest: [String] = []
        for cut in (1..<min(kana.count, Self.longestWord + 1)).reversed() {
            let (stem, rest) = (String(kana[..<cut]), kana[cut...])
            let whole = words(for: stem).prefix(Self.few)
            let isBeforeParticle = Self.particles.contains(kana[cut])
            let found = inflectedWords(stem: stem, ending: rest) + (isBeforeParticle ? whole : [])
            divided += found.map { $0 + String(rest) }
            if longest.isEmpty, cut > 1, !Self.dependent.contains(kana[cut]) {
                longest = whole.map { $0 + String(rest) }
            }
        }
        return divided.isEmpty ? longest : divided
    }

    private func inflectedWords(stem: String, ending: ArraySlice<Character>) -> [String] {
        let words = Okurigana.letters(of: ending).flatMap { dictionary?.words(for: stem + String($0)) ?? [] }
        return ending.count <= Self.usualEnding ? words : Array(words.prefix(Self.few))
    }
}
