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
    /// with okurigana, a word and the rest in kana, words of the text that begin so, the kana themselves, katakana.
    /// Always the same for the same sources; empty for no reading only.
    /// - Complexity: some lookups for each kana of the reading.
    public func candidates(for reading: String) -> [String] {
        guard !reading.isEmpty else { return [] }
        let katakana = KanaForm.katakana.of(reading)
        let all =
            words(for: reading) + inflectedWords(for: reading) + wordsWithRest(for: reading)
            + (wordsOfText(reading) + wordsOfText(katakana)).filter { !$0.isEmpty } + [reading, katakana]
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }
}

extension CandidateSources {
    /// How many words are offered for a guess that is often wrong.
    private static let few = 3
    /// Okurigana longer than this are a guess of that kind.
    private static let usualEnding = 3
    /// Kana that words stand before more often than not: particles and the copula.
    private static let particles = Set<Character>("はがをにでともへのやかだ")
    /// Kana that begin no part of a word.
    private static let dependent = Set<Character>("ぁぃぅぇぉゃゅょゎんー")

    private func words(for reading: String) -> [String] {
        choices.words(for: reading) + (dictionary?.words(for: reading) ?? [])
    }

    private func inflectedWords(for reading: String) -> [String] {
        Okurigana.divisions(of: reading).flatMap { division in
            let words = dictionary?.words(for: division.key) ?? []
            let isUsual = division.ending.count <= Self.usualEnding
            return words.prefix(isUsual ? words.count : Self.few).map { $0 + division.ending }
        }
    }

    /// A word that the reading begins with, and the rest as it is: 今日は for きょうは. Words before a particle are
    /// offered, the longest first; where none are, the longest word.
    private func wordsWithRest(for reading: String) -> [String] {
        let kana = Array(reading)
        var longest: [String] = []
        var beforeParticles: [String] = []
        for cut in (1..<kana.count).reversed() where !Self.dependent.contains(kana[cut]) {
            let found = words(for: String(kana[..<cut])).prefix(Self.few).map { $0 + String(kana[cut...]) }
            if Self.particles.contains(kana[cut]) { beforeParticles += found }
            if longest.isEmpty, cut > 1 { longest = found }
        }
        return beforeParticles.isEmpty ? longest : beforeParticles
    }
}
