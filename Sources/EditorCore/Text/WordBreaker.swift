/// How a scalar behaves inside words (UAX #29, table 3). The order is that of the generated table.
enum WordBreakClass: UInt8 {
    case other, cr, lf, newline, extend, zwj, format, katakana, hebrewLetter, aLetter, singleQuote,
        doubleQuote
    case midNumLet, midLetter, midNum, numeric, extendNumLet, regionalIndicator, wSegSpace, pictographic
    case aLetterPictographic

    /// The class of a scalar; an invalid byte is `other`.
    init(_ scalar: Unicode.Scalar?) {
        self = scalar.flatMap { WordBreakClass(rawValue: ScalarTable.wordBreak[$0]) } ?? .other
    }

    var isLetter: Bool { self == .aLetter || self == .hebrewLetter || self == .aLetterPictographic }
    var isNewline: Bool { self == .cr || self == .lf || self == .newline }
    /// What WB4 passes over.
    var isIgnored: Bool { self == .extend || self == .zwj || self == .format }
    var isPictographic: Bool { self == .pictographic || self == .aLetterPictographic }
    var isQuoteOrPeriod: Bool { self == .midNumLet || self == .singleQuote }
}

/// Finds word boundaries (UAX #29 of Unicode 15.0).
struct WordBreaker {
    /// The boundaries between the scalars of `bytes`, rising; the end is one, the start is not listed.
    ///
    /// - Complexity: O(n).
    static func boundaries(in bytes: [UInt8]) -> [Int] {
        var breaker = WordBreaker(bytes)
        var places: [Int] = []
        while let place = breaker.next() { places.append(place) }
        if !bytes.isEmpty { places.append(bytes.count) }
        return places
    }

    private let bytes: [UInt8]
    private var index = 0
    /// Class of the scalar just passed.
    private var last = WordBreakClass.other
    /// Classes of the last two scalars that WB4 does not pass over.
    private var previous = WordBreakClass.other
    private var beforePrevious = WordBreakClass.other
    private var flagIsHalf = false

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next boundary before the end.
    private mutating func next() -> Int? {
        while index < bytes.count {
            let place = index
            let scalar = UTF8Scalar(bytes, at: index)
            let cls = WordBreakClass(scalar.value)
            index += scalar.length
            if place == 0 {
                note(cls)
            } else if !last.isNewline, cls.isIgnored {
                last = cls  // WB4
            } else {
                let breaks = breaks(before: cls)
                if breaks { beforePrevious = .other }
                note(cls)
                if breaks { return place }
            }
        }
        return nil
    }

    private mutating func note(_ cls: WordBreakClass) {
        flagIsHalf = cls == .regionalIndicator && !(previous == .regionalIndicator && flagIsHalf)
        beforePrevious = previous
        previous = cls
        last = cls
    }

    private func breaks(before cls: WordBreakClass) -> Bool {
        if last == .cr, cls == .lf { return false }  // WB3
        if last.isNewline || cls.isNewline { return true }  // WB3a, WB3b
        if last == .zwj, cls.isPictographic { return false }  // WB3c
        if last == .wSegSpace, cls == .wSegSpace { return false }  // WB3d
        return !joinsLetters(cls) && !joinsNumbers(cls) && !joinsOthers(cls)
    }

    /// WB5 to WB7c, WB9, WB10.
    private func joinsLetters(_ cls: WordBreakClass) -> Bool {
        if previous.isLetter {
            if cls.isLetter || cls == .numeric { return true }
            if cls == .midLetter || cls.isQuoteOrPeriod {
                return following.isLetter || (cls == .singleQuote && previous == .hebrewLetter)
            }
            return cls == .doubleQuote && previous == .hebrewLetter && following == .hebrewLetter
        }
        if cls.isLetter, beforePrevious.isLetter, previous == .midLetter || previous.isQuoteOrPeriod {
            return true
        }
        if cls == .hebrewLetter, beforePrevious == .hebrewLetter, previous == .doubleQuote { return true }
        return previous == .numeric && cls.isLetter
    }

    /// WB8, WB11, WB12.
    private func joinsNumbers(_ cls: WordBreakClass) -> Bool {
        if previous == .numeric {
            if cls == .numeric { return true }
            return (cls == .midNum || cls.isQuoteOrPeriod) && following == .numeric
        }
        return cls == .numeric && beforePrevious == .numeric
            && (previous == .midNum || previous.isQuoteOrPeriod)
    }

    /// WB13 to WB16.
    private func joinsOthers(_ cls: WordBreakClass) -> Bool {
        let joins: (WordBreakClass) -> Bool = {
            $0.isLetter || $0 == .numeric || $0 == .katakana || $0 == .extendNumLet
        }
        if previous == .katakana, cls == .katakana { return true }
        if cls == .extendNumLet, joins(previous) { return true }
        if previous == .extendNumLet, joins(cls) { return true }
        return previous == .regionalIndicator && cls == .regionalIndicator && flagIsHalf
    }

    /// Class of the scalar behind the one at hand, less what WB4 passes over.
    private var following: WordBreakClass {
        var place = index
        while place < bytes.count {
            let scalar = UTF8Scalar(bytes, at: place)
            let cls = WordBreakClass(scalar.value)
            if !cls.isIgnored { return cls }
            place += scalar.length
        }
        return .other
    }
}
