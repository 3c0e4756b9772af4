/// A reading divided into the stem of an inflected word and its okurigana, as in 食べる: た and べる.
struct Okurigana: Hashable {
    /// The stem and the Latin letter under which SKK dictionaries have it, such as `たb`.
    let key: String
    /// The kana that stay kana.
    let ending: String

    /// All ways to divide a reading, the longest stems first.
    ///
    /// SKK lets the writer say where okurigana begin, by a capital. Nobody else knows that, so every place is tried.
    static func divisions(of reading: String) -> [Okurigana] {
        let kana = Array(reading)
        return (1..<max(1, kana.count)).reversed().flatMap { cut in
            letters(of: kana[cut...]).map { letter in
                Okurigana(key: String(kana[..<cut]) + String(letter), ending: String(kana[cut...]))
            }
        }
    }

    /// The letters under which okurigana may stand that begin so. A small っ goes by what follows it, and an ん is an
    /// ending only in such as 読んだ and 読んで.
    private static func letters(of ending: ArraySlice<Character>) -> [Character] {
        guard let first = ending.first else { return [] }
        let second = ending.dropFirst().first
        switch first {
        case "っ": return second.flatMap { letters[$0] } ?? []
        case "ん": return second == "だ" || second == "で" ? ["n"] : []
        default: return letters[first] ?? []
        }
    }

    private static let letters: [Character: [Character]] = {
        let rows: [(letter: Character, kana: String)] = [
            ("a", "あ"), ("i", "い"), ("u", "う"), ("e", "え"), ("o", "お"), ("k", "かきくけこ"), ("g", "がぎぐげご"),
            ("s", "さしすせそ"), ("z", "ざじずぜぞ"), ("j", "じ"), ("t", "たちつてと"), ("c", "ち"), ("d", "だぢづでど"),
            ("n", "なにぬねの"), ("h", "はひふへほ"), ("b", "ばびぶべぼ"), ("p", "ぱぴぷぺぽ"), ("m", "まみむめも"),
            ("y", "やゆよ"), ("r", "らりるれろ"), ("w", "わを"),
        ]
        var table: [Character: [Character]] = [:]
        for (letter, kana) in rows {
            for sound in kana { table[sound, default: []].append(letter) }
        }
        return table
    }()
}
