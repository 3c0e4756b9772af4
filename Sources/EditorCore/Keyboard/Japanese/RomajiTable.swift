/// Spellings of kana in Latin letters: Hepburn and Kunrei, the small kana of x and l, and signs. Every spelling ends
/// where no longer one goes on, so a kana can be given as soon as its last letter is typed.
enum RomajiTable {
    /// Consonants, and what they spell with a, i, u, e and o; `-` is nothing.
    private static let rows: [(consonants: String, kana: String)] = [
        ("", "あ い う え お"),
        ("k", "か き く け こ"), ("ky", "きゃ きぃ きゅ きぇ きょ"), ("kw", "くぁ くぃ くぅ くぇ くぉ"),
        ("g", "が ぎ ぐ げ ご"), ("gy", "ぎゃ ぎぃ ぎゅ ぎぇ ぎょ"), ("gw", "ぐぁ ぐぃ ぐぅ ぐぇ ぐぉ"),
        ("s", "さ し す せ そ"), ("sy", "しゃ しぃ しゅ しぇ しょ"), ("sh", "しゃ し しゅ しぇ しょ"),
        ("z", "ざ じ ず ぜ ぞ"), ("zy", "じゃ じぃ じゅ じぇ じょ"),
        ("j", "じゃ じ じゅ じぇ じょ"), ("jy", "じゃ じぃ じゅ じぇ じょ"),
        ("t", "た ち つ て と"), ("ty", "ちゃ ちぃ ちゅ ちぇ ちょ"), ("ch", "ちゃ ち ちゅ ちぇ ちょ"),
        ("cy", "ちゃ ちぃ ちゅ ちぇ ちょ"), ("ts", "つぁ つぃ つ つぇ つぉ"),
        ("th", "てゃ てぃ てゅ てぇ てょ"), ("tw", "とぁ とぃ とぅ とぇ とぉ"),
        ("d", "だ ぢ づ で ど"), ("dy", "ぢゃ ぢぃ ぢゅ ぢぇ ぢょ"),
        ("dh", "でゃ でぃ でゅ でぇ でょ"), ("dw", "どぁ どぃ どぅ どぇ どぉ"),
        ("n", "な に ぬ ね の"), ("ny", "にゃ にぃ にゅ にぇ にょ"),
        ("h", "は ひ ふ へ ほ"), ("hy", "ひゃ ひぃ ひゅ ひぇ ひょ"),
        ("f", "ふぁ ふぃ ふ ふぇ ふぉ"), ("fy", "ふゃ ふぃ ふゅ ふぇ ふょ"),
        ("b", "ば び ぶ べ ぼ"), ("by", "びゃ びぃ びゅ びぇ びょ"),
        ("p", "ぱ ぴ ぷ ぺ ぽ"), ("py", "ぴゃ ぴぃ ぴゅ ぴぇ ぴょ"),
        ("m", "ま み む め も"), ("my", "みゃ みぃ みゅ みぇ みょ"),
        ("y", "や い ゆ いぇ よ"),
        ("r", "ら り る れ ろ"), ("ry", "りゃ りぃ りゅ りぇ りょ"),
        ("w", "わ うぃ う うぇ を"), ("wh", "うぁ うぃ う うぇ うぉ"), ("wy", "- ゐ - ゑ -"),
        ("v", "ゔぁ ゔぃ ゔ ゔぇ ゔぉ"), ("vy", "ゔゃ ゔぃ ゔゅ ゔぇ ゔょ"),
        ("q", "くぁ くぃ く くぇ くぉ"), ("c", "か し く せ こ"),
    ]

    /// As `rows`, for what may begin with x or with l.
    private static let smallRows: [(consonants: String, kana: String)] = [
        ("", "ぁ ぃ ぅ ぇ ぉ"), ("y", "ゃ ぃ ゅ ぇ ょ"), ("t", "- - っ - -"), ("ts", "- - っ - -"),
        ("w", "ゎ - - - -"), ("k", "ヵ - - ヶ -"),
    ]

    private static let signs: [(spelling: String, kana: String)] = [
        ("nn", "ん"), ("n'", "ん"), ("xn", "ん"),
        ("-", "ー"), (",", "、"), (".", "。"), ("[", "「"), ("]", "」"), ("/", "・"), ("~", "〜"),
        ("!", "！"), ("?", "？"), ("(", "（"), (")", "）"), (":", "："),
        ("z,", "‥"), ("z.", "…"), ("z/", "／"), ("z-", "〜"), ("z[", "『"), ("z]", "』"),
    ]

    /// What each whole spelling gives.
    static let kana: [String: String] = {
        var table: [String: String] = [:]
        let small = smallRows.flatMap { [("x" + $0.consonants, $0.kana), ("l" + $0.consonants, $0.kana)] }
        for (consonants, cells) in rows + small {
            for (vowel, cell) in zip("aiueo", cells.split(separator: " ")) where cell != "-" {
                table[consonants + String(vowel)] = String(cell)
            }
        }
        for (spelling, sign) in signs { table[spelling] = sign }
        return table
    }()

    /// Letters that a spelling begins with and that are none yet.
    static let beginnings: Set<String> = Set(
        kana.keys.flatMap { spelling in (1..<max(1, spelling.count)).map { String(spelling.prefix($0)) } })
}
