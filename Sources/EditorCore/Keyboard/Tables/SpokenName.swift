/// What signs are called: in the foot line under panel focus, and by those who look for a key by its name.
enum SpokenName {
    /// The name of a sign, or of the first scalar of several: Unicode's, but for the signs that people call otherwise.
    static func name(of text: String) -> String {
        if let name = names[text] { return name }
        if let letter = text.utf8.first, text.utf8.count == 1, letter.isASCIILetter {
            // Looking up a name takes a while, and a panel has many letters.
            return letter.isSmallASCIILetter ? text : "capital " + text.lowercased()
        }
        guard let scalar = text.unicodeScalars.first, let name = scalar.properties.name?.lowercased() else {
            return text
        }
        if let letter = name.without(prefix: "latin small letter ") { return letter }
        if let letter = name.without(prefix: "latin capital letter ") { return "capital " + letter }
        for prefix in ["digit ", "vulgar fraction ", "hiragana letter ", "katakana letter "] {
            if let rest = name.without(prefix: prefix) { return rest }
        }
        // A bracket is a left one; the last word is a direction, and “left-to-right” one of its own.
        var words = name.split(separator: " ").map(String.init)
        for index in words.indices.dropLast() {
            if words[index] == "left" { words[index] = "opening" }
            if words[index] == "right" { words[index] = "closing" }
        }
        return words.joined(by: " ")
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
