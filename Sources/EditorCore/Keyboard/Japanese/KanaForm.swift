/// The two forms of kana, and the marks and sizes that one kana can have.
public enum KanaForm: Hashable, Sendable {
    case hiragana
    case katakana

    /// `text` with all kana in this form; what exists in one form only stays as it is.
    public func of(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map(scalar)))
    }

    /// The kana that the key ゛゜小 makes of `kana`: は → ば → ぱ → は, つ → っ → づ → つ, や → ゃ → や. Nil for what has
    /// no other.
    public static func next(after kana: Character) -> Character? {
        let hiragana = KanaForm.hiragana.of(String(kana))
        guard let next = Character(hiragana).nextInCycle else { return nil }
        return hiragana == String(kana) ? next : Character(KanaForm.katakana.of(String(next)))
    }

    /// Unicode has the two forms in the same order, U+60 apart.
    private func scalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch (self, scalar.value) {
        case (.katakana, 0x3041...0x3096), (.katakana, 0x309D...0x309E):
            Unicode.Scalar(scalar.value + 0x60) ?? scalar
        case (.hiragana, 0x30A1...0x30F6), (.hiragana, 0x30FD...0x30FE):
            Unicode.Scalar(scalar.value - 0x60) ?? scalar
        default: scalar
        }
    }
}

extension Character {
    fileprivate var nextInCycle: Character? { cycles[self] }
}

/// From each hiragana to the next in its cycle.
private let cycles: [Character: Character] = {
    let groups = [
        "あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず", "せぜ", "そぞ",
        "ただ", "ちぢ", "つっづ", "てで", "とど", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ", "やゃ", "ゆゅ", "よょ", "わゎ",
        "ゝゞ",
    ]
    var table: [Character: Character] = [:]
    for group in groups {
        for (kana, next) in zip(group, group.dropFirst() + group.prefix(1)) { table[kana] = next }
    }
    return table
}()
