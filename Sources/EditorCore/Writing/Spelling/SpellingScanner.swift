/// Cuts a text into the words that a dictionary is asked for.
///
/// Words are those of UAX #29, joined at inner hyphens. What no dictionary knows is left out: numbers and words with
/// digits, addresses, names with periods or underscores in them or a sign such as # before them, keys such as Ctrl-Z,
/// code, capitals unless they are wanted, and scripts for which there are no such dictionaries.
public struct SpellingScanner: Hashable, Sendable {
    /// Whether words all in capitals are looked up.
    public var checksCapitals: Bool

    /// Makes a scanner.
    public init(checksCapitals: Bool = false) { self.checksCapitals = checksCapitals }

    /// The words of `bytes` in order.
    ///
    /// - Parameter isInCode: whether the bytes begin inside of a block of code.
    /// - Complexity: O(n).
    public func words(in bytes: [UInt8], isInCode: Bool = false) -> [SpelledWord] {
        let pieces = pieces(of: bytes)
        if pieces.isEmpty { return [] }
        var gaps = SpellingGaps.ranges(in: bytes, isInCode: isInCode)[...]
        var words: [SpelledWord] = []
        var index = 0
        while index < pieces.count {
            var range = pieces[index]
            index += 1
            while index < pieces.count, Self.isJoint(bytes, range.upperBound..<pieces[index].lowerBound) {
                range = range.lowerBound..<pieces[index].upperBound
                index += 1
            }
            gaps = gaps.drop { $0.upperBound <= range.lowerBound }
            if let gap = gaps.first, gap.overlaps(range) { continue }
            if range.lowerBound > 0, "#@$\\".utf8.contains(bytes[range.lowerBound - 1]) { continue }
            if let form = form(of: bytes, range) { words.append(SpelledWord(form, at: range)) }
        }
        return words
    }

    /// The pieces between boundaries that begin with a letter or a digit. The marks of _stress_ belong to no word.
    private func pieces(of bytes: [UInt8]) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var from = 0
        for end in WordBreaker.boundaries(in: bytes) {
            defer { from = end }
            var (start, stop) = (from, end)
            while start < stop, bytes[start] == UInt8(ascii: "_") { start += 1 }
            while start < stop, bytes[stop - 1] == UInt8(ascii: "_") { stop -= 1 }
            guard start < stop else { continue }
            let first = WordBreakClass(UTF8Scalar(bytes, at: start).value)
            if first.isLetter || first == .numeric { pieces.append(start..<stop) }
        }
        return pieces
    }

    /// Hyphen-minus, hyphen or no-break hyphen, alone; or the period of a name behind a digit, as in `mp3.txt`.
    private static func isJoint(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        if range.count == 1 { return "-.".utf8.contains(bytes[range.lowerBound]) }
        return range.count == 3 && bytes[range.lowerBound] == 0xE2 && bytes[range.lowerBound + 1] == 0x80
            && (0x90...0x91).contains(bytes[range.lowerBound + 2])
    }

    /// The form to be asked for; nil for what is no matter of spelling.
    private func form(of bytes: [UInt8], _ range: Range<Int>) -> String? {
        let letters = bytes[range]
        let isForeign = letters.contains {
            (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
        }
        if isForeign { return nil }
        let isPlain = letters.allSatisfy { $0 < 0x80 }
        guard let core = isPlain ? String(decoding: letters, as: UTF8.self) : Self.folded(bytes, range) else {
            return nil
        }
        if Self.isKey(core) || !checksCapitals && Self.isCapitals(core) { return nil }
        let opens = Self.apostrophe(bytes, endingAt: range.lowerBound)
        let closes = Self.apostrophe(bytes, startingAt: range.upperBound)
        if !opens, !closes { return core }
        return (opens ? "'" : "") + core + (closes ? "'" : "")
    }

    /// In NFC, with straight apostrophes and plain hyphens, without soft hyphens; nil for numbers of other scripts and
    /// for Hangul.
    private static func folded(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
        var text = String.UnicodeScalarView()
        var place = range.lowerBound
        while place < range.upperBound {
            let scalar = UTF8Scalar(bytes, at: place)
            place += scalar.length
            guard let value = scalar.value else { return nil }
            switch value.value {
            case 0x2019, 0x2BC, 0xFF07: text.append("'")
            case 0x2010, 0x2011: text.append("-")
            case 0xAD: break
            case 0x1100..<0x1200, 0x3130..<0x3190, 0xA960..<0xA980, 0xAC00..<0xD800: return nil
            default:
                if WordBreakClass(value) == .numeric { return nil }
                text.append(value)
            }
        }
        return String(text).composed
    }

    /// Whether it ends with a capital alone, as Ctrl-Z does, and vitamin-C.
    private static func isKey(_ form: String) -> Bool {
        guard form.utf8.count > 2, form.dropLast().last == "-" else { return false }
        return form.last?.isUppercase == true
    }

    /// Whether it is written in capitals: NASA, NASA’s and PDFs too.
    private static func isCapitals(_ form: String) -> Bool {
        // Nearly all words begin small.
        if let first = form.utf8.first, (0x61...0x7A).contains(first) { return false }
        var stem = form.hasSuffix("'s") ? form.dropLast(2) : form[...]
        if stem.hasSuffix("s"), stem.dropLast().last?.isUppercase == true { stem = stem.dropLast() }
        guard let first = stem.first, first.isUppercase, stem.count > 1 else { return false }
        return stem.allSatisfy { !$0.isLowercase }
    }

    private static func apostrophe(_ bytes: [UInt8], endingAt place: Int) -> Bool {
        if place >= 1, bytes[place - 1] == 0x27 { return true }
        return place >= 3 && bytes[place - 3] == 0xE2 && bytes[place - 2] == 0x80 && bytes[place - 1] == 0x99
    }

    private static func apostrophe(_ bytes: [UInt8], startingAt place: Int) -> Bool {
        if place < bytes.count, bytes[place] == 0x27 { return true }
        return place + 2 < bytes.count && bytes[place] == 0xE2 && bytes[place + 1] == 0x80
            && bytes[place + 2] == 0x99
    }
}
