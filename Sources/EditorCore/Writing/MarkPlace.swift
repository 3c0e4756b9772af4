/// What a paragraph has said so far, as far as the next mark depends on it.
///
/// A small machine that is fed with the text as it is set, letter by letter. The key just typed and the conversion of a
/// whole novel ask the same machine, so they agree.
struct MarkPlace {
    /// The quotes of the style.
    let style: MarkStyle
    /// The letter or sign just before; nil at the start.
    private(set) var previous: Unicode.Scalar?
    /// The one before that is no blank.
    private(set) var solid: Unicode.Scalar?
    /// The letter or sign before, signs of emphasis (`*`, `_`, `~`) left out: “*“so”*” is quoted like “so”.
    private(set) var base: Unicode.Scalar?
    /// Whether the paragraph has anything but the signs of a rule or of a table's frame.
    private(set) var hasWords = false
    /// Whether an & with letters stands before, so that a semicolon ends a name of HTML.
    private(set) var isInEntity = false
    private var outerIsOpen = false
    private var innerIsOpen = false
    /// An apostrophe behind a letter: if no letter follows, it was the closing quote.
    private var mayHaveClosed = false

    init(_ style: MarkStyle) { self.style = style }

    /// Whether speech has begun and not ended.
    func isOpen(_ pair: BracketPair) -> Bool {
        pair == style.outer ? outerIsOpen : innerIsOpen && !mayHaveClosed
    }

    /// Takes the next scalar; nil for a byte that is none.
    mutating func take(_ scalar: Unicode.Scalar?) {
        let scalar = scalar ?? "\u{FFFD}"
        if mayHaveClosed {
            mayHaveClosed = false
            if !scalar.isLetterOrMark { innerIsOpen = false }
        }
        isInEntity =
            scalar == "&" || isInEntity && (scalar.isLetterOrMark || scalar.isDigit || scalar == "#")
        if !scalar.isBlank {
            note(quote: scalar)
            solid = scalar
            if !Self.ofRules.contains(scalar) { hasWords = true }
        }
        previous = scalar
        if !Self.ofEmphasis.contains(scalar) { base = scalar }
    }

    private mutating func note(quote: Unicode.Scalar) {
        if quote == MarkStyle.apostrophe, previous?.isLetterOrMark == true {
            if quote == style.inner.close { mayHaveClosed = innerIsOpen }
        } else if quote == style.outer.open, quote == style.outer.close {
            outerIsOpen.toggle()
        } else if quote == style.outer.open || quote == style.outer.close {
            outerIsOpen = quote == style.outer.open
        } else if quote == style.inner.open, quote == style.inner.close {
            innerIsOpen.toggle()
        } else if quote == style.inner.open || quote == style.inner.close {
            innerIsOpen = quote == style.inner.open
        }
    }

    private static let ofRules: Set<Unicode.Scalar> = ["-", "|", ":", "=", "+", "*", "_", ">", "–", "—"]
    private static let ofEmphasis: Set<Unicode.Scalar> = ["*", "_", "~"]
}

/// What follows a mark, as far as it is known.
enum MarkFollower: Hashable {
    /// It may be typed yet.
    case unknown
    /// A blank, the end, or a mark that ends a clause.
    case gap
    case letter, digit, quote, other

    /// Looks at what stands at `place`.
    ///
    /// - Parameter growsAt: the caret, at which more may be typed; a letter that stands there already counts.
    init(_ line: [UInt8], at place: Int, growsAt: Int?) {
        guard place < line.count else {
            self = growsAt == place ? .unknown : .gap
            return
        }
        let scalar = UTF8Scalar(line, at: place).value ?? "\u{FFFD}"
        if scalar.isLetterOrMark {
            self = .letter
        } else if scalar.isDigit {
            self = .digit
        } else if growsAt == place {
            self = .unknown
        } else if scalar.isBlank || Self.ofGaps.contains(scalar) {
            self = .gap
        } else {
            self = scalar == "\"" || scalar == "'" ? .quote : .other
        }
    }

    private static let ofGaps: Set<Unicode.Scalar> = [
        ".", ",", ";", ":", "!", "?", ")", "]", "}", "…", "–", "—", "-", "”", "»", "\n", "\r",
    ]
}

extension Unicode.Scalar {
    /// A letter, or a mark that sits on one.
    var isLetterOrMark: Bool {
        if value < 0x80 { return isASCIIWordByte(UInt8(value)) && !isDigit && self != "_" }
        // Looked at for every letter of a text: Latin ones, and general punctuation.
        if (0xC0...0x24F).contains(value) { return self != "×" && self != "÷" }
        if (0x2000...0x206F).contains(value) { return false }
        return properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
    }

    var isDigit: Bool { ("0"..."9").contains(self) }

    /// A space of any kind (White_Space of Unicode 15), or a byte order mark, which is one for this purpose.
    var isBlank: Bool {
        if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
        switch value {
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: return true
        default: return false
        }
    }

    /// A letter of a script that has no blanks between its words.
    var isWithoutBlanks: Bool {
        (0x3040...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value)
            || (0x3001...0x3002).contains(value) || (0xFF01...0xFF60).contains(value)
    }
}
