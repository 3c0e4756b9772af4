/// What a writer looks for, and how.
public struct SearchQuery: Hashable, Sendable {
    /// Ways to look that are switched on and off.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The ways as bits.
        public let rawValue: UInt8
        /// Makes a set of bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Capitals count even where none was typed.
        public static let exactCase = Options(rawValue: 1)
        /// A hit is no part of a longer word.
        public static let wholeWords = Options(rawValue: 2)
        /// The words are a regular expression.
        public static let pattern = Options(rawValue: 4)
    }

    /// As typed.
    public var words: String
    /// How they are looked for.
    public var options: Options

    /// A query for `words`.
    public init(_ words: String, _ options: Options = []) {
        self.words = words
        self.options = options
    }

    /// Whether capitals and small letters are one: so as long as no capital was typed.
    public var ignoresCase: Bool {
        if options.contains(.exactCase) { return false }
        return !(options.contains(.pattern) ? PatternSyntax.letters(of: words) : words).hasCapital
    }

    /// Whether a hit may reach over the end of a paragraph.
    public var crossesParagraphs: Bool {
        options.contains(.pattern) && PatternSyntax.crossesParagraphs(words)
    }
}

extension StringProtocol {
    /// Whether there is a capital letter in it.
    var hasCapital: Bool {
        unicodeScalars.contains {
            $0.properties.isUppercase || $0.properties.generalCategory == .titlecaseLetter
        }
    }
}
