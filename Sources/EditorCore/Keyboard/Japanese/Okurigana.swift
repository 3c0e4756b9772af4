/// The kana that end an inflected word and stay kana, as べる does in 食べる.
///
/// SKK dictionaries have such a word under its stem and the first Latin letter of the ending: `たb`.
enum Okurigana {
    /// The letters under which words may stand whose ending begins so. A small っ goes by what follows it, and an ん is
    /// an ending only in such as 読んだ and 読んで.
    static func letters(of ending: ArraySlice<Character>) -> [Character] {
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
