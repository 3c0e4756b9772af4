/// What a word is written in, as far as stepping over words tells it apart.
enum WordScript {
    case letters, ideographs, hiragana
    /// Scripts of South East Asia that put no space between words.
    case unspaced
    case pictures

    /// Whether neighbours of this kind make one word, though UAX #29 parts them.
    var goesTogether: Bool { self != .letters }

    /// The kind of the piece between two boundaries of UAX #29; nil when it is blanks or punctuation.
    ///
    /// - Parameters:
    ///   - before: the kind of the piece before, which a sign of length goes with.
    init?(of bytes: [UInt8], in range: Range<Int>, behind before: WordScript?) {
        var place = range.lowerBound
        var scalar = UTF8Scalar(bytes, at: place)
        while scalar.value == "_", place + 1 < range.upperBound {
            place += 1
            scalar = UTF8Scalar(bytes, at: place)
        }
        guard let first = scalar.value else { return nil }
        switch first.value {
        case 0x3005...0x3007, 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x40000: self = .ideographs
        case 0x3041...0x309F: self = .hiragana
        case 0x30FC where before == .hiragana: self = .hiragana
        case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800: self = .unspaced
        default:
            let properties = first.properties
            let next = place + scalar.length
            if properties.isAlphabetic || properties.numericType != nil {
                self = .letters
            } else if properties.isEmojiPresentation
                || (next < range.upperBound && UTF8Scalar(bytes, at: next).value == "\u{FE0F}")
            {
                self = .pictures
            } else {
                return nil
            }
        }
    }
}
