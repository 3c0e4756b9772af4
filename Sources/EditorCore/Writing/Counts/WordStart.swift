/// The letters of a word, as many as the longest abbreviation has that does not end a sentence.
struct WordStart: Hashable, Sendable {
    /// Small letters, the last one lowest.
    private var letters: UInt32 = 0

    init() {}

    /// Goes on with a letter or digit.
    mutating func add(_ scalar: Unicode.Scalar?) {
        guard let value = scalar?.value, value < 0x80, value > 0x40, letters < 1 << 24 else {
            letters = .max
            return
        }
        letters = letters << 8 | value | 0x20
    }

    /// Whether a full stop behind the word is no end of a sentence: a single letter, as of a name, or a word that stands
    /// before names and numbers.
    var isAbbreviation: Bool { letters > 0 && letters < 0x100 || Self.known.contains(letters) }

    private static let known = Set(
        [
            "mr", "mrs", "ms", "dr", "prof", "st", "gen", "col", "capt", "lt", "sgt", "rev", "hon", "mt",
            "vs",
            "nr", "fig", "vol", "ch", "pp", "cf", "hr", "fr", "bd", "bzw", "ca", "vgl", "eg", "ie", "sr",
            "sra", "av",
        ].map { word in word.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } })
}
