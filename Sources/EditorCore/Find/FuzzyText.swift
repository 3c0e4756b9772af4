/// A name as letters are looked for in it: folded, and each with the place it comes from.
struct FuzzyText {
    /// Folded scalars; an accent is one of its own behind its letter, so that nobody has to type it.
    private(set) var letters: [UInt32] = []
    /// Where the scalar begins that each of them comes from, in bytes of the name.
    private(set) var places: [Int] = []
    /// Whether a word begins there.
    private(set) var beginsWord: [Bool] = []

    /// Letters behind these are not looked at: no name is longer that somebody types.
    static let limit = 512

    /// Folds `name`.
    ///
    /// - Complexity: O(length of the name).
    init(_ name: String) {
        letters.reserveCapacity(min(name.utf8.count, Self.limit))
        places.reserveCapacity(letters.capacity)
        beginsWord.reserveCapacity(letters.capacity)
        var place = 0
        var before: Unicode.Scalar = " "
        for scalar in name.unicodeScalars {
            guard letters.count < Self.limit else { break }
            let begins = scalar.isPartOfWord && (!before.isPartOfWord || before.isSmall && scalar.isCapital)
            Self.fold(scalar) { letter in
                beginsWord.append(begins && places.last != place)
                letters.append(letter)
                places.append(place)
            }
            place += UTF8.width(scalar)
            before = scalar
        }
    }

    /// Whether `word` stands somewhere in it, letter by letter.
    func holds(_ word: [UInt32]) -> Bool {
        guard word.count <= letters.count else { return false }
        return (0...letters.count - word.count).contains { start in
            word.indices.allSatisfy { letters[start + $0] == word[$0] }
        }
    }

    private static func fold(_ scalar: Unicode.Scalar, _ take: (UInt32) -> Void) {
        if scalar.isASCII {
            take(scalar.isCapital ? scalar.value + 32 : scalar.value)
        } else if let sequence = LetterFolding.caseless.sequence(of: scalar) {
            sequence.forEach(take)
        } else if let parts = LetterFolding.parts(ofHangul: scalar) {
            parts.forEach(take)
        } else {
            take(scalar.value)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfWord: Bool {
        guard isASCII else { return properties.isAlphabetic || properties.numericType != nil }
        return isCapital || isSmall || ("0"..."9").contains(self)
    }

    fileprivate var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
    fileprivate var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
}
