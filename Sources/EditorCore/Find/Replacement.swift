/// What is put in the place of a hit.
struct Replacement {
    private enum Part {
        case text([UInt8])
        case lineEnd
        case group(Int)
    }

    private let parts: [Part]
    /// The words as typed, where they take on the case of what they stand for.
    private let casedWords: String?

    /// Reads what was typed to be put in.
    ///
    /// For words it is taken as it is; where case does not count and no capital was typed, it takes on the case of each
    /// hit: Colour becomes Color, and COLOUR COLOR. For a pattern, `$1` and `${name}` are what its groups hold, `\n` and
    /// `\t` a line end and a tab, `$$` and `\\` a dollar and a backslash.
    init(_ typed: String, for query: SearchQuery, _ search: TextSearch) throws(PatternProblem) {
        if case .pattern(let pattern) = search {
            parts = try Self.parse(typed, pattern)
            casedWords = nil
        } else {
            parts = [.text(Array(typed.utf8))]
            casedWords = query.ignoresCase && !typed.hasCapital ? typed : nil
        }
    }

    /// The bytes for `hit`.
    func bytes(for hit: SearchHit, in text: Rope, _ ending: LineEnding) -> [UInt8] {
        if let casedWords {
            let found = String(decoding: text.bytes(in: hit.range), as: UTF8.self)
            return Array(CasePattern(of: found).applied(to: casedWords).utf8)
        }
        return parts.flatMap { part in
            switch part {
            case .text(let bytes): bytes
            case .lineEnd: ending.bytes
            case .group(let number):
                hit.groups.indices.contains(number) ? hit.groups[number].map(text.bytes(in:)) ?? [] : []
            }
        }
    }

    // MARK: Reading

    private static func parse(_ typed: String, _ pattern: PatternSearch) throws(PatternProblem) -> [Part] {
        var parts: [Part] = []
        var rest = typed[...]
        while let letter = rest.popFirst() {
            switch letter {
            case "\\":
                switch rest.popFirst() {
                case "n": parts.append(.lineEnd)
                case "t": parts.append(.text([0x09]))
                case let escaped?: parts.append(.text(Array(escaped.utf8)))
                case nil: parts.append(.text(Array(letter.utf8)))
                }
            case "$": parts.append(try group(&rest, pattern))
            default: parts.append(.text(Array(letter.utf8)))
            }
        }
        return parts
    }

    /// What follows a dollar sign; the sign itself where that is no group.
    private static func group(_ rest: inout Substring, _ pattern: PatternSearch) throws(PatternProblem)
        -> Part
    {
        var name = ""
        if rest.first == "{", let end = rest.firstIndex(of: "}") {
            name = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[end...].dropFirst()
        } else if rest.first == "$" {
            rest.removeFirst()
            return .text([UInt8(ascii: "$")])
        } else if rest.first == "&" {
            rest.removeFirst()
            return .group(0)
        } else {
            // As many digits as make the number of a group, so that $10 is group 1 and 0 where there is no tenth.
            while let digit = rest.first, digit.isASCII, digit.isNumber,
                name.isEmpty || Int(name + String(digit)) ?? .max <= pattern.groupCount
            {
                name.append(digit)
                rest.removeFirst()
            }
            if name.isEmpty { return .text([UInt8(ascii: "$")]) }
        }
        guard let number = Int(name) ?? pattern.group(named: name), (0...pattern.groupCount).contains(number)
        else { throw .noGroup(name) }
        return .group(number)
    }
}

/// How the letters of some words are cased.
enum CasePattern {
    /// `colour`, or anything else that is no other case.
    case asTyped
    /// `Colour`
    case firstCapital
    /// `New York`
    case everyWordCapital
    /// `COLOUR`
    case allCapitals

    /// The case of `words`.
    init(of words: String) {
        let cased = words.unicodeScalars.filter { $0.properties.isCased }
        let starts = words.split { !$0.isLetter && $0 != "'" && $0 != "’" }.compactMap(\.first)
        if cased.count > 1, cased.allSatisfy(\.properties.isUppercase) {
            self = .allCapitals
        } else if starts.count > 1, starts.allSatisfy({ String($0).hasCapital }) {
            self = .everyWordCapital
        } else if starts.first.map({ String($0).hasCapital }) ?? false {
            self = .firstCapital
        } else {
            self = .asTyped
        }
    }

    /// `words`, which have no capitals, in this case.
    func applied(to words: String) -> String {
        switch self {
        case .asTyped: return words
        case .allCapitals: return words.uppercased()
        case .firstCapital, .everyWordCapital: break
        }
        var result = ""
        var isDone = false
        var isInWord = false
        for letter in words {
            let isLetter = letter.isLetter || letter == "'" || letter == "’"
            if letter.isLetter, !isInWord, !isDone {
                result += letter.unicodeScalars.first?.properties.titlecaseMapping ?? ""
                result.unicodeScalars.append(contentsOf: letter.unicodeScalars.dropFirst())
                isDone = self == .firstCapital
            } else {
                result.append(letter)
            }
            isInWord = isLetter
        }
        return result
    }
}
