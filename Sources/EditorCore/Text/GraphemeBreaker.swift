/// Finds the edges of grapheme clusters (UAX #29), scalar by scalar.
///
/// The rules are the standard library's. Two are ours: an invalid byte is a cluster of its own, and a cluster is cut
/// after 32 scalars, so that a heap of accents can neither hide text nor slow it down. Behind a cut the breaker
/// knows no more than one that begins there, so every edge is a place to begin from.
struct GraphemeBreaker: Sendable {
    /// Scalars in the longest cluster.
    static let longest = 32

    private var recognizer = Unicode._CharacterRecognizer()
    /// Scalars in the cluster under way; 0 at the start and behind an invalid byte.
    private var scalars = 0
    /// The cluster under way as long as it is one plain scalar, which the recognizer has not been told of.
    private var plain: Unicode.Scalar?

    /// Whether a cluster ends before `scalar`; an invalid byte is nil. Always so for the first one.
    mutating func hasBreak(before scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else {
            self = GraphemeBreaker()
            return true
        }
        if scalar.standsAlone, plain != nil || scalars == 0 {
            plain = scalar
            scalars = 1
            return true
        }
        if scalars == 0 || scalars == Self.longest {
            begin(with: scalar)
            return true
        }
        if let plain { recognizer = Unicode._CharacterRecognizer(from: plain) }
        plain = nil
        let isBreak = recognizer.hasBreak(before: scalar)
        scalars = isBreak ? 1 : scalars + 1
        return isBreak
    }

    private mutating func begin(with scalar: Unicode.Scalar) {
        recognizer = Unicode._CharacterRecognizer(from: scalar)
        plain = nil
        scalars = 1
    }
}

extension Unicode._CharacterRecognizer {
    /// A recognizer that has seen the start of a text and `scalar`.
    init(from scalar: Unicode.Scalar) {
        self.init()
        _ = hasBreak(before: scalar)
    }
}

extension Unicode.Scalar {
    /// Whether this is a letter or mark that never joins its like: two side by side are two clusters.
    ///
    /// A quick answer for most of most texts. None of these is a combining mark, a picture that a joiner could bind
    /// or a consonant that a virama could, so whether one joins what stands before it can be told from that alone.
    var standsAlone: Bool {
        switch value {
        case 0x20..<0x7F,  // ASCII
            0xC0..<0x300,  // Latin
            0x374..<0x378, 0x384..<0x38B, 0x38E..<0x3A2, 0x3A3..<0x483, 0x48A..<0x530,  // Greek, Cyrillic
            0x5D0..<0x5EB, 0x620..<0x64B, 0x671..<0x6D6,  // Hebrew, Arabic
            0xE01..<0xE31, 0xE40..<0xE47,  // Thai
            0x2010..<0x2028,  // dashes, quotes, the ellipsis
            0x3001..<0x302A, 0x3041..<0x3097, 0x309B..<0x3100,  // kana and their punctuation
            0x3400..<0x4DC0, 0x4E00..<0xA000,  // ideographs
            0xAC00..<0xD7A4,  // Hangul syllables
            0xFF01..<0xFF9E:  // fullwidth forms
            true
        default: false
        }
    }
}
