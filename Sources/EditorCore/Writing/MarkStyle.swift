/// How the marks of a text are set: its quotes, its dashes, and the spaces that some languages have beside marks.
public struct MarkStyle: Hashable, Sendable {
    /// What two hyphens become; three are an em dash in any case.
    public enum Dash: Hashable, Sendable {
        case en, em
    }

    /// No-break spaces beside marks; nil where there are none.
    public struct Spaces: Hashable, Sendable {
        /// Before ; ! and ?
        public var high: Unicode.Scalar?
        /// Before :
        public var colon: Unicode.Scalar?
        /// Inside of « and »
        public var insideQuotes: Unicode.Scalar?
    }

    /// What the key " gives.
    public var outer: BracketPair
    /// What the key ' gives, where it is no apostrophe.
    public var inner: BracketPair
    /// What two hyphens become.
    public var dash: Dash
    /// Spaces beside marks.
    public var spaces: Spaces
    /// Words that begin with an apostrophe.
    var elidedWords: [String]

    /// The sign of don’t, in all languages.
    static let apostrophe: Unicode.Scalar = "’"

    /// The style of a language, or with quotes and dashes of the writer's own.
    public init(_ language: Language, quotes: OwnQuotes? = nil, dash: Dash? = nil) {
        outer = quotes?.outer ?? language.quotes
        inner = quotes?.inner ?? language.innerQuotes
        self.dash = dash ?? language.dash
        spaces = language.markSpaces
        elidedWords = language.elidedWords
    }

    /// The space inside of `pair`; nil for none.
    func space(inside pair: BracketPair) -> Unicode.Scalar? {
        pair.open == "«" || pair.open == "‹" ? spaces.insideQuotes : nil
    }

    /// The space before a mark; nil for none.
    func space(before mark: Unicode.Scalar) -> Unicode.Scalar? {
        switch mark {
        case ";", "!", "?": spaces.high
        case ":": spaces.colon
        default: nil
        }
    }

    /// Whether any mark has a space beside it.
    var hasSpaces: Bool { spaces != Spaces() }

    /// The dash for a number of hyphens; nil when they stay as they are.
    func dash(of hyphens: Int, betweenDigits: Bool) -> Unicode.Scalar? {
        switch hyphens {
        case 2: dash == .en || betweenDigits ? "–" : "—"
        case 3: "—"
        default: nil
        }
    }

    /// The quotes as they look, for a sentence.
    public var sample: String {
        [outer.open, outer.close].map(String.init).joined() + " "
            + [inner.open, inner.close].map(String.init).joined()
    }
}

/// Quotes that a writer has chosen instead of those of the language: two pairs, such as “” ‘’ or 「」『』.
public struct OwnQuotes: Hashable, Sendable {
    /// What the key " gives.
    public let outer: BracketPair
    /// What the key ' gives.
    public let inner: BracketPair

    /// Reads the four signs, blanks between them or not; nil when there are not four, or letters among them.
    public init?(_ text: String) {
        let signs = text.unicodeScalars.filter { $0 != " " }
        let areSigns = signs.allSatisfy {
            !$0.properties.isAlphabetic && !$0.properties.isWhitespace && $0.value > 0x20 && $0 != "\u{7F}"
        }
        guard signs.count == 4, areSigns else { return nil }
        let four = Array(signs)
        outer = BracketPair(four[0], four[1])
        inner = BracketPair(four[2], four[3])
    }
}
