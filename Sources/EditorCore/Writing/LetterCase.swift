/// Ways to write the same words in capitals and small letters.
///
/// Letters are mapped as Unicode's SpecialCasing has it, whole words at a time, with what languages add to it: İ and ı in
/// Turkish, IJ in Dutch, a small final sigma everywhere. German ß becomes ẞ, which comes back as ß; elsewhere it becomes
/// SS, as Unicode has it.
public enum LetterCase: CaseIterable, Hashable, Sendable {
    /// all small letters
    case lower
    /// As a Title Is Written. Only English and Turkish write its words with capitals, and not all of them; the others
    /// write titles as they write sentences.
    case title
    /// ALL CAPITALS
    case upper
    /// As a sentence is written.
    case sentence

    /// The next of small letters, title and capitals after what `bytes` have; small letters after anything else.
    public static func next(after bytes: [UInt8], _ language: Language) -> LetterCase {
        let isWritten = { (way: LetterCase) in way.applied(to: bytes, language).bytes == bytes }
        if isWritten(.lower) { return isWritten(.title) ? .upper : .title }
        if isWritten(.upper) { return .lower }
        return isWritten(.title) ? .upper : .lower
    }

    /// `bytes` written so, and where the places in them are then.
    ///
    /// - Parameter places: bytes from the start.
    /// - Complexity: O(n).
    public func applied(
        to bytes: [UInt8], _ language: Language, places: [Int] = []
    ) -> (bytes: [UInt8], places: [Int]) {
        var writer = CaseWriter(bytes, language, places)
        switch self {
        case .lower: writer.write { _ in .lower }
        case .upper: writer.write { _ in .upper }
        case .title where language.capitalizesTitles:
            let rules = TitleRules(bytes, language)
            let shouts = writer.isAllCapitals
            var small = rules.small[...]
            writer.write { place in
                if rules.capitals.contains(place) { return .title }
                small = small.drop { $0.upperBound <= place }
                return shouts || small.first?.contains(place) == true ? .lower : .keep
            }
        case .title, .sentence:
            let starts = Self.sentenceStarts(in: bytes, language)
            let kept = keepsInnerCapitals(language) && !writer.isAllCapitals
            let acronyms = writer.isAllCapitals ? [] : SentenceRules.keptWords(of: bytes, language)
            var words = acronyms[...]
            writer.write { place in
                if starts.contains(place) { return .title }
                words = words.drop { $0.upperBound <= place }
                return kept || words.first?.contains(place) == true ? .keep : .lower
            }
        }
        return (writer.result, writer.mapped)
    }

    /// Whether capitals inside of a sentence stay: names in a title, nouns in German.
    private func keepsInnerCapitals(_ language: Language) -> Bool { self == .title || language == .german }

    /// Where the first letter of each sentence stands.
    private static func sentenceStarts(in bytes: [UInt8], _ language: Language) -> Set<Int> {
        let starts = SentenceFinder(language).starts(in: Rope(withoutSmallLetters(bytes))).map(\.bytes)
        return Set(
            zip(starts, starts.dropFirst() + [bytes.count]).compactMap {
                CaseWriter.firstLetter(in: bytes, $0..<$1)
            })
    }

    /// In a text without any capital, a small letter behind a stop does not tell that the sentence goes on, as it does
    /// elsewhere.
    private static func withoutSmallLetters(_ bytes: [UInt8]) -> [UInt8] {
        let isSmall = { (byte: UInt8) in (0x61...0x7A).contains(byte) }
        if bytes.contains(where: { (0x41...0x5A).contains($0) }) { return bytes }
        return bytes.map { isSmall($0) ? $0 - 0x20 : $0 }
    }
}

extension Language {
    /// Whether the words of a title have capitals.
    var capitalizesTitles: Bool { self == .english || self == .turkish }
}

/// Writes bytes anew, scalar by scalar; bytes that are no text stay.
struct CaseWriter {
    enum Way { case lower, upper, title, keep }

    private(set) var result: [UInt8] = []
    /// Where the places that were given are now.
    private(set) var mapped: [Int]
    private let bytes: [UInt8]
    private let places: [Int]
    private let language: Language

    init(_ bytes: [UInt8], _ language: Language, _ places: [Int]) {
        self.bytes = bytes
        self.language = language
        self.places = places
        mapped = places
        result.reserveCapacity(bytes.count)
    }

    /// Whether there are two letters or more, and none of them small.
    var isAllCapitals: Bool {
        var capitals = 0
        var index = 0
        while index < bytes.count {
            let scalar = UTF8Scalar(bytes, at: index)
            index += scalar.length
            guard let properties = scalar.value?.properties else { continue }
            if properties.isLowercase { return false }
            if properties.isUppercase { capitals += 1 }
        }
        return capitals > 1
    }

    /// Where the first letter stands that has capitals and small ones, or any other letter or digit.
    static func firstLetter(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            let scalar = UTF8Scalar(bytes, at: index)
            if let properties = scalar.value?.properties,
                properties.isAlphabetic || properties.numericType != nil
            {
                return index
            }
            index += scalar.length
        }
        return nil
    }

    /// Writes everything, each scalar as `way` says of its place.
    mutating func write(_ way: (Int) -> Way) {
        var index = 0
        var previousWay = Way.keep
        while index < bytes.count {
            for (number, place) in places.enumerated() where place == index { mapped[number] = result.count }
            let scalar = UTF8Scalar(bytes, at: index)
            var present = way(index)
            // The Dutch ij is one letter: IJsland.
            if language == .dutch, previousWay == .title, scalar.value == "j" || scalar.value == "J",
                index > 0, bytes[index - 1] | 0x20 == UInt8(ascii: "i")
            {
                present = .upper
            }
            if let value = scalar.value {
                result += letters(value, present, at: index).utf8
            } else {
                result.append(bytes[index])
            }
            previousWay = present
            index += scalar.length
        }
        for (number, place) in places.enumerated() where place >= index { mapped[number] = result.count }
    }

    private func letters(_ scalar: Unicode.Scalar, _ way: Way, at index: Int) -> String {
        switch (way, scalar) {
        case (.keep, _): return String(scalar)
        case (.lower, "I") where language == .turkish: return "ı"
        case (.lower, "İ"): return language == .turkish ? "i" : scalar.properties.lowercaseMapping
        case (.upper, "i") where language == .turkish, (.title, "i") where language == .turkish: return "İ"
        case (.lower, "Σ"): return isFinalSigma(at: index) ? "ς" : "σ"
        case (.upper, "ß") where language == .german: return "ẞ"
        case (.lower, _): return scalar.properties.lowercaseMapping
        case (.upper, _): return scalar.properties.uppercaseMapping
        case (.title, _): return scalar.properties.titlecaseMapping
        }
    }

    /// Final_Sigma of SpecialCasing: a letter before it, none behind; marks and apostrophes do not count.
    private func isFinalSigma(at index: Int) -> Bool {
        var before = index
        while before > 0 {
            let scalar = UTF8Scalar(bytes, endingAt: before)
            before -= scalar.length
            if scalar.value?.properties.isCaseIgnorable == true { continue }
            guard scalar.value?.properties.isCased == true else { return false }
            return !isLetter(behind: index)
        }
        return false
    }

    private func isLetter(behind index: Int) -> Bool {
        var after = index + UTF8Scalar(bytes, at: index).length
        while after < bytes.count {
            let scalar = UTF8Scalar(bytes, at: after)
            if scalar.value?.properties.isCaseIgnorable != true {
                return scalar.value?.properties.isCased == true
            }
            after += scalar.length
        }
        return false
    }
}
