/// A language to write in, as far as typing goes: which variants of a letter come first, and how it quotes.
///
/// The raw value is the code of ISO 639-1, as the settings have it, with the country where that makes a difference.
public enum Language: String, CaseIterable, Sendable {
    case czech = "cs"
    case danish = "da"
    case german = "de"
    case swissGerman = "de-CH"
    case english = "en"
    case spanish = "es"
    case finnish = "fi"
    case french = "fr"
    case swissFrench = "fr-CH"
    case canadianFrench = "fr-CA"
    case croatian = "hr"
    case hungarian = "hu"
    case icelandic = "is"
    case italian = "it"
    case dutch = "nl"
    case norwegian = "no"
    case polish = "pl"
    case portuguese = "pt"
    case romanian = "ro"
    case slovak = "sk"
    case swedish = "sv"
    case turkish = "tr"

    /// Letters and signs that a writer of this language needs and may miss on the keyboard, the most frequent first.
    /// Small letters stand for their capitals too.
    public var letters: String {
        switch self {
        case .czech: "áčďěéíňóřšťůúýž"
        case .danish: "æøåé"
        case .german: "äöüß€"
        case .swissGerman: "äöüéèà"
        case .english: "éèêïçñöôàæœ£"
        case .spanish: "áéíóúñü¿¡€"
        case .finnish: "äöåšž€"
        case .french, .swissFrench, .canadianFrench: "éèàçêùœâîôûëïüæÿ€"
        case .croatian: "čćđšž€"
        case .hungarian: "áéíóöőúüű"
        case .icelandic: "áðéíóúýþæö"
        case .italian: "àèéìòù€"
        case .dutch: "ëéïóöü€"
        case .norwegian: "åøæé"
        case .polish: "ąćęłńóśżź"
        case .portuguese: "ãáàâçéêíóõôú€"
        case .romanian: "ăâîșț"
        case .slovak: "áäčďéíĺľňóôŕšťúýž€"
        case .swedish: "åäöé"
        case .turkish: "çğıİöşü"
        }
    }

    /// How speech is quoted.
    public var quotes: BracketPair {
        switch self {
        case .english, .dutch, .portuguese, .turkish: BracketPair("“", "”")
        case .german, .czech, .slovak, .icelandic: BracketPair("„", "“")
        case .french, .swissFrench, .canadianFrench, .swissGerman, .spanish, .italian, .norwegian:
            BracketPair("«", "»")
        case .swedish, .finnish: BracketPair("”", "”")
        case .danish: BracketPair("»", "«")
        case .polish, .hungarian, .romanian, .croatian: BracketPair("„", "”")
        }
    }

    /// How speech inside of speech is quoted.
    public var innerQuotes: BracketPair {
        switch self {
        case .english, .dutch, .portuguese, .turkish, .norwegian, .croatian: BracketPair("‘", "’")
        case .german, .czech, .slovak, .icelandic: BracketPair("‚", "‘")
        case .french, .canadianFrench, .spanish, .italian: BracketPair("“", "”")
        case .swissFrench, .swissGerman: BracketPair("‹", "›")
        case .swedish, .finnish: BracketPair("’", "’")
        case .danish: BracketPair("›", "‹")
        case .polish, .romanian: BracketPair("«", "»")
        case .hungarian: BracketPair("»", "«")
        }
    }
}
