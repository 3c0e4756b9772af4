/// What signs are called: in the foot line under panel focus, and by those who look for a key by its name.
enum SpokenName {
    /// The name of a sign, or of the first scalar of several: Unicode's, but for the signs that people call otherwise.
    static func name(of text: String) -> String {
        if let name = names[text] { return name }
        guard let scalar = text.unicodeScalars.first, let name = scalar.properties.name?.lowercased() else {
            return text
        }
        if let letter = name.without(prefix: "latin small letter ") { return letter }
        if let letter = name.without(prefix: "latin capital letter ") { return "capital " + letter }
        for prefix in ["digit ", "vulgar fraction ", "hiragana letter ", "katakana letter "] {
            if let rest = name.without(prefix: prefix) { return rest }
        }
        return name.replacing("left ", with: "opening ").replacing("right ", with: "closing ")
    }

    private static let names = [
        ".": "period", ",": "comma", "-": "hyphen", "'": "straight apostrophe", "\"": "straight quote",
        "/": "slash", "\\": "backslash", "_": "underscore", "`": "backtick", "^": "caret", "|": "bar",
        "$": "dollar", "@": "at", "#": "hash", "%": "percent", "+": "plus", "=": "equals",
        "!": "exclamation mark",
        "(": "opening parenthesis", ")": "closing parenthesis", "[": "opening bracket",
        "]": "closing bracket",
        "{": "opening brace", "}": "closing brace", "<": "less than", ">": "greater than",
        "“": "opening quote", "”": "closing quote", "‘": "opening single quote", "’": "apostrophe",
        "„": "low quote", "‚": "low single quote", "«": "opening guillemet", "»": "closing guillemet",
        "‹": "opening single guillemet", "›": "closing single guillemet", "…": "ellipsis",
        "¶": "paragraph mark",
        "§": "section mark", "€": "euro", "£": "pound", "¥": "yen", "¢": "cent", "₹": "rupee", "−": "minus",
        "×": "times", "÷": "divided by", "±": "plus or minus", "°": "degree", "·": "middle dot",
        "©": "copyright",
        "®": "registered", "™": "trade mark", "№": "number", "←": "arrow left", "→": "arrow right",
        "↑": "arrow up", "↓": "arrow down", "↔": "arrow both ways", "⇒": "double arrow",
        "ª": "feminine ordinal",
        "º": "masculine ordinal", "‑": "no-break hyphen", "¡": "inverted exclamation",
        "¿": "inverted question",
        "\u{A0}": "no-break space", "\u{2009}": "thin space", "\u{202F}": "narrow no-break space",
    ]
}

extension String {
    fileprivate func without(prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}

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

extension PanelKey {
    /// A key that types `text`, with the label and the name that go with it.
    static func sign(_ text: String, width: Int = 4) -> PanelKey {
        guard var key = common[text] else { return makeSign(text, width) }
        key.width = width
        return key
    }

    /// ASCII as keys: these are asked for with every letter that is typed, and looking their names up takes time.
    private static let common = Dictionary(
        uniqueKeysWithValues: (0x21..<0x7F).map { byte in
            let text = String(Unicode.Scalar(UInt8(byte)))
            return (text, makeSign(text, 4))
        })

    private static func makeSign(_ text: String, _ width: Int) -> PanelKey {
        PanelKey(
            text, plain: PlainLabel.label(of: text), spoken: SpokenName.name(of: text), .text(text),
            width: width)
    }
}
