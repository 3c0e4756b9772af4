/// What a language asks of the marks in a text besides its quotes.
extension Language {
    /// What two hyphens are.
    var dash: MarkStyle.Dash {
        switch self {
        case .english, .french, .swissFrench, .canadianFrench, .spanish, .italian, .portuguese, .romanian,
            .turkish:
            .em
        case .czech, .danish, .german, .swissGerman, .finnish, .croatian, .hungarian, .icelandic, .dutch,
            .norwegian, .polish, .slovak, .swedish:
            .en
        }
    }

    /// The spaces beside marks: those of the Imprimerie nationale in France, and what Switzerland and Canada make of them.
    var markSpaces: MarkStyle.Spaces {
        switch self {
        case .french: MarkStyle.Spaces(high: "\u{202F}", colon: "\u{A0}", insideQuotes: "\u{A0}")
        case .swissFrench:
            MarkStyle.Spaces(high: "\u{202F}", colon: "\u{202F}", insideQuotes: "\u{202F}")
        case .canadianFrench: MarkStyle.Spaces(high: nil, colon: "\u{A0}", insideQuotes: "\u{A0}")
        default: MarkStyle.Spaces()
        }
    }

    /// Words that begin with an apostrophe, in small letters and without it.
    ///
    /// Left out are those that may as well be quoted, such as 'cause and 'round: a wrong quote is seen at once, a wrong
    /// apostrophe is not.
    var elidedWords: [String] {
        switch self {
        case .english:
            [
                "tis", "tisn’t", "twas", "twasn’t", "twere", "twill", "twould", "twixt", "tween", "em", "til",
                "cos", "coz", "neath", "gainst", "cept", "nuff", "im", "er",
            ]
        case .german, .swissGerman: ["s", "n", "ne", "nen", "nem", "ner", "nes"]
        case .dutch: ["s", "t", "n", "k", "m", "r", "ns", "ie"]
        case .italian: ["sto", "sta", "sti", "ste", "na", "ndrangheta", "ndrina"]
        case .swedish: ["na", "n"]
        default: []
        }
    }
}

extension Language {
    /// The language of a locale such as `fr_CH.UTF-8` (POSIX, 8.2); nil when it is none of these.
    public init?(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        let code = name.prefix { $0 != "_" }
        let spoken = code == "nb" || code == "nn" ? "no" : String(code)
        let whole = spoken + "-" + String(name.dropFirst(code.count + 1))
        // Asked at every start. `init(rawValue:)` would make a table of all codes first.
        let known = Self.allCases
        guard
            let language = known.first(where: { $0.rawValue == whole })
                ?? known.first(where: { $0.rawValue == spoken })
        else { return nil }
        self = language
    }
}
