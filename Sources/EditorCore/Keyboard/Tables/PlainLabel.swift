/// What stands on a key where the terminal has ASCII alone.
enum PlainLabel {
    /// A label for a sign that the key types; its name in words where no other is known.
    static func label(of text: String) -> String {
        if text.isPlainASCII { return text }
        if let label = labels[text] { return label }
        let name = SpokenName.name(of: text)
        return String(name.unicodeScalars.filter { $0.isASCII }.map(Character.init))
    }

    private static let labels = [
        "“": "``", "”": "''", "‘": "`", "’": "'", "„": ",,", "‚": ",", "«": "<<", "»": ">>", "‹": "<",
        "›": ">",
        "—": "em", "–": "en", "―": "bar", "−": "min", "‑": "nb-", "…": "...", "•": "bul", "·": "dot",
        "°": "deg",
        "×": "x", "÷": "div", "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "§": "sec",
        "¶": "par",
        "†": "dag", "‡": "ddg", "€": "EUR", "£": "GBP", "¥": "JPY", "¢": "ct", "₹": "INR", "←": "<-",
        "→": "->",
        "↑": "^", "↓": "v", "↔": "<->", "⇒": "=>", "±": "+-", "≈": "~", "≠": "!=", "≤": "<=", "≥": ">=",
        "∞": "inf", "√": "rt", "′": "min", "″": "inch", "¡": "!", "¿": "?", "©": "(c)", "®": "(r)", "™": "tm",
        "№": "No", "ª": "a-", "º": "o-", "¹": "^1", "²": "^2", "³": "^3", "‰": "o/oo", "ⁿ": "^n", "‽": "?!",
        "「": "[", "」": "]", "『": "[[", "』": "]]", "〈": "<", "〉": ">", "‖": "||", "⁂": "***", "※": "ref",
    ]
}
