/// Finds the edges of grapheme clusters (UAX #29), scalar by scalar.
///
/// The rules are the standard library's. Two are ours: an invalid byte is a cluster of its own, and a cluster is cut
/// after 32 scalars, so that a heap of accents can neither hide text nor slow it down.
struct GraphemeBreaker: Sendable {
    /// Scalars in the longest cluster.
    static let longest = 32

    private var recognizer = Unicode._CharacterRecognizer()
    private var scalars = 0
    private var isFresh = true

    /// Whether a cluster ends before `scalar`; an invalid byte is nil. Always so for the first one.
    mutating func hasBreak(before scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else {
            self = GraphemeBreaker()
            return true
        }
        let isBreak = recognizer.hasBreak(before: scalar) || isFresh || scalars == Self.longest
        isFresh = false
        scalars = isBreak ? 1 : scalars + 1
        return isBreak
    }
}

extension Unicode.Scalar {
    /// Whether this is a letter or mark that never joins its like: two side by side are two clusters.
    ///
    /// A quick answer for most of most texts, and a safe place to begin from when stepping back.
    var standsAlone: Bool {
        switch value {
        case 0x20..<0x7F, 0xC0..<0x300, 0x400..<0x483, 0x2010..<0x2028, 0x3041..<0x3097, 0x30A1..<0x30FB,
            0x4E00..<0xA000:
            true
        default: false
        }
    }
}
