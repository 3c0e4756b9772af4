/// A key of the kana grid.
public struct KanaKey: Hashable, Sendable {
    /// What a tap does.
    public enum Action: Hashable, Sendable {
        /// Types kana or a sign of Japanese.
        case kana(String)
        /// Gives the last kana its next mark or size.
        case toggleMark
    }

    /// What the key does.
    public let action: Action
    /// What stands on the key.
    public let label: String
    /// The label in ASCII, for terminals that show no kana.
    public let plainLabel: String
    /// What the key is called when it is read out and when it is looked for by letters: a kana by its romaji.
    public let spokenName: String

    fileprivate init(_ kana: String, _ name: String, plain: String? = nil) {
        (action, label) = (.kana(kana), kana)
        (plainLabel, spokenName) = (plain ?? name, name)
    }

    private init(mark label: String, _ name: String, plain: String) {
        (action, self.label, plainLabel, spokenName) = (.toggleMark, label, plain, name)
    }

    fileprivate static let mark = KanaKey(mark: "゛゜小", "mark or small", plain: "mark")
}

/// The table of the fifty sounds as keys.
public enum KanaGrid {
    /// Columns from あ to わ, five keys in each from a to o; nil where the language has no sound.
    public static let columns: [[KanaKey?]] = [
        ("", "あいうえお"), ("k", "かきくけこ"), ("s", "さしすせそ"), ("t", "たちつてと"), ("n", "なにぬねの"),
        ("h", "はひふへほ"), ("m", "まみむめも"), ("y", "や ゆ よ"), ("r", "らりるれろ"), ("w", "わ   を"),
    ].map { (consonant, column) in
        zip(column, "aiueo").map { kana, vowel in
            kana == " " ? nil : KanaKey(String(kana), hepburn[kana] ?? "\(consonant)\(vowel)")
        }
    }

    /// The row below: marks, and what belongs to no column.
    public static let marks: [KanaKey] = [
        .mark,
        KanaKey("ん", "n"), KanaKey("ー", "long vowel", plain: "-"),
        KanaKey("、", "comma", plain: ","), KanaKey("。", "full stop", plain: "."),
        KanaKey("「", "opening quote", plain: "["), KanaKey("」", "closing quote", plain: "]"),
    ]

    /// Sounds whose romaji does not follow from consonant and vowel.
    private static let hepburn: [Character: String] = [
        "し": "shi", "ち": "chi", "つ": "tsu", "ふ": "fu", "を": "wo",
    ]
}
