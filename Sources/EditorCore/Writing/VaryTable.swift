/// Letters and signs that are each other's relatives, as rings.
///
/// A ring begins with its home, which every keyboard has, and goes on with what is reached from there. Each form is
/// in one ring alone, so that any of them leads back home. Strings are compared as Unicode does, so a letter that is
/// written as two scalars is the same as its composed form.
public enum VaryTable {
    /// Relatives, the home first.
    public struct Ring: Hashable, Sendable {
        /// The forms in the order of the table.
        public let forms: [String]
        /// Whether these are quotes, whose order depends on what stands before them.
        public let isQuotes: Bool

        /// The form that the keyboard has.
        public var home: String { forms[0] }
    }

    /// The ring that has `form`, if any.
    public static func ring(of form: String) -> Ring? { byForm[form] }

    /// Forms that take several letters, such as three dots.
    public static let longUnits = rings.flatMap(\.forms).filter { $0.count > 1 }

    private static let byForm = Dictionary(
        rings.flatMap { ring in ring.forms.map { ($0, ring) } }, uniquingKeysWith: { first, _ in first })

    /// All rings.
    static let rings: [Ring] =
        letters.map { ring($0) } + signs.map { ring($0) } + quotes.map { ring($0, isQuotes: true) }
        + [Ring(forms: [" ", "\u{A0}", "\u{202F}", "\u{2009}"], isQuotes: false)]

    private static func ring(_ line: String, isQuotes: Bool = false) -> Ring {
        Ring(forms: line.split(separator: " ").map(String.init), isQuotes: isQuotes)
    }

    /// What a form is called that is not told from its relatives by looking at it; nil for the others.
    public static func name(of form: String) -> String? { names[form] }

    private static let names = [
        "-": "hyphen", "–": "en dash", "—": "em dash", "\u{2011}": "no-break hyphen", "−": "minus sign",
        " ": "space", "\u{A0}": "no-break space", "\u{202F}": "narrow no-break space",
        "\u{2009}": "thin space",
    ]

    private static let quotes = ["\" “ ” „ « » ‹ ›", "' ’ ‘ ‚"]

    private static let signs = [
        "- – — \u{2011} −", "... …", ". ·", "? ¿", "! ¡", "* • † ‡", "$ € £ ¥ ¢", "% ‰", "# №", "§ ¶",
        "+ ±", "= ≠ ≈", "< ≤ ←", "> ≥ →", "/ ÷ ⁄",
        "0 ° ⁰ ₀", "1 ¹ ₁ ½ ¼ ⅓", "2 ² ₂ ⅔", "3 ³ ₃ ¾", "4 ⁴ ₄", "5 ⁵ ₅", "6 ⁶ ₆", "7 ⁷ ₇", "8 ⁸ ₈", "9 ⁹ ₉",
    ]

    private static let letters = [
        "a à á â ä ã å æ ā ă ą", "A À Á Â Ä Ã Å Æ Ā Ă Ą",
        "c ç č ć ĉ ċ ©", "C Ç Č Ć Ĉ Ċ",
        "d ð ď đ", "D Ð Ď Đ",
        "e é è ê ë ē ę ě ė ĕ", "E É È Ê Ë Ē Ę Ě Ė Ĕ",
        "g ğ ĝ ġ ģ", "G Ğ Ĝ Ġ Ģ",
        "h ĥ ħ", "H Ĥ Ħ",
        "i í ì î ï ī į ı", "I Í Ì Î Ï Ī Į İ",
        "j ĵ", "J Ĵ",
        "k ķ", "K Ķ",
        "l ł ľ ĺ ļ", "L Ł Ľ Ĺ Ļ",
        "n ñ ń ň ņ ŋ", "N Ñ Ń Ň Ņ Ŋ",
        "o ó ò ô ö õ ø œ ō ő", "O Ó Ò Ô Ö Õ Ø Œ Ō Ő",
        "r ř ŕ ®", "R Ř Ŕ",
        "s ß ś š ş ș ŝ ſ", "S ẞ Ś Š Ş Ș Ŝ",
        "t þ ť ț ţ ™", "T Þ Ť Ț Ţ",
        "u ú ù û ü ū ů ű ų ŭ", "U Ú Ù Û Ü Ū Ů Ű Ų Ŭ",
        "w ŵ", "W Ŵ",
        "x ×",
        "y ý ÿ ŷ", "Y Ý Ÿ Ŷ",
        "z ž ź ż", "Z Ž Ź Ż",
        "α ά", "ε έ", "η ή", "ι ί ϊ ΐ", "ο ό", "υ ύ ϋ ΰ", "ω ώ", "σ ς",
        "Α Ά", "Ε Έ", "Η Ή", "Ι Ί Ϊ", "Ο Ό", "Υ Ύ Ϋ", "Ω Ώ",
        "е ё є", "Е Ё Є", "и й і ї", "И Й І Ї", "г ґ", "Г Ґ", "у ў", "У Ў",
    ]
}
