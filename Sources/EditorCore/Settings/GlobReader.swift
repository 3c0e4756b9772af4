/// Reads the parts of an EditorConfig pattern. What turns out not to be well formed stands for itself.
struct GlobReader {
    /// Digits of a number, at most: any such number fits into `Int`.
    static let longestNumber = 18
    /// Braces within braces that are read; deeper ones stand for themselves.
    private static let deepest = 16

    private let letters: [Unicode.Scalar]
    /// Whether there is a slash outside of brackets: the pattern is then for one place in the folders.
    private var hasSlash: Bool

    init(_ pattern: some StringProtocol) {
        let letters = pattern.unicodeScalars.prefix(EditorConfigGlob.longest)
        hasSlash = letters.first == "/"
        self.letters = (hasSlash ? [] : ["/"]) + letters
    }

    /// The parts for a path that begins with a slash.
    mutating func read() -> [EditorConfigGlob.Part] {
        let parts = parts(in: 0..<letters.count, depth: 0)
        return hasSlash ? parts : [.folders] + parts.dropFirst()
    }

    private mutating func parts(in range: Range<Int>, depth: Int) -> [EditorConfigGlob.Part] {
        var parts: [EditorConfigGlob.Part] = []
        var place = range.lowerBound
        while place < range.upperBound {
            let (part, end) = part(at: place, before: range.upperBound, depth: depth)
            parts += part
            place = end
        }
        return parts
    }

    /// The part that begins at `place`, and where it ends.
    private mutating func part(
        at place: Int, before end: Int, depth: Int
    ) -> ([EditorConfigGlob.Part], end: Int) {
        let next = place + 1 < end ? letters[place + 1] : nil
        switch letters[place] {
        case "\\":
            return next.map { ([.letter($0)], place + 2) } ?? ([.letter("\\")], place + 1)
        case "?": return ([.one], place + 1)
        case "*" where next == "*": return ([.path], place + 2)
        case "*": return ([.name], place + 1)
        case "/":
            hasSlash = hasSlash || place > 0
            let isFolders = place + 3 < end && Array(letters[place..<place + 4]) == ["/", "*", "*", "/"]
            return isFolders ? ([.folders], place + 4) : ([.letter("/")], place + 1)
        case "[":
            return set(at: place, before: end) ?? ([.letter("[")], place + 1)
        case "{" where depth < Self.deepest:
            return braces(at: place, before: end, depth: depth) ?? ([.letter("{")], place + 1)
        default: return ([.letter(letters[place])], place + 1)
        }
    }

    // MARK: Brackets

    /// One letter of several. With a slash in it, it is no set: a letter is part of a name.
    private func set(at place: Int, before end: Int) -> ([EditorConfigGlob.Part], end: Int)? {
        var index = place + 1
        let isExcluded = index < end && letters[index] == "!"
        if isExcluded { index += 1 }
        var members: [Unicode.Scalar] = []
        var dashes: Set<Int> = []
        while index < end, letters[index] != "]" {
            if letters[index] == "/" { return nil }
            if letters[index] == "-" { dashes.insert(members.count) }
            if letters[index] == "\\", index + 1 < end { index += 1 }
            members.append(letters[index])
            index += 1
        }
        guard index < end, !members.isEmpty else { return nil }
        return ([.set(Self.ranges(members, dashes), isExcluded: isExcluded)], index + 1)
    }

    /// A dash between two letters stands for those between them.
    private static func ranges(
        _ members: [Unicode.Scalar], _ dashes: Set<Int>
    ) -> [ClosedRange<Unicode.Scalar>] {
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        var index = 0
        while index < members.count {
            let first = members[index]
            if dashes.contains(index + 1), index + 2 < members.count, first <= members[index + 2] {
                ranges.append(first...members[index + 2])
                index += 3
            } else {
                ranges.append(first...first)
                index += 1
            }
        }
        return ranges
    }

    // MARK: Braces

    /// Several ways, or numbers. Braces around one word stand for themselves.
    private mutating func braces(
        at place: Int, before end: Int, depth: Int
    ) -> ([EditorConfigGlob.Part], end: Int)? {
        var level = 0
        var cuts = [place]
        var index = place
        while index < end {
            switch letters[index] {
            case "\\": index += 1
            case "{": level += 1
            case "}": level -= 1
            case "," where level == 1: cuts.append(index)
            default: break
            }
            if level == 0 { break }
            index += 1
        }
        guard index < end else { return nil }
        cuts.append(index)
        if cuts.count == 2 {
            if let range = numbers(in: place + 1..<index) { return ([.number(range)], index + 1) }
            let inner = parts(in: place + 1..<index, depth: depth + 1)
            return ([.letter("{")] + inner + [.letter("}")], index + 1)
        }
        let ways = zip(cuts, cuts.dropFirst()).map { parts(in: $0 + 1..<$1, depth: depth + 1) }
        return ([.choice(ways)], index + 1)
    }

    private func numbers(in range: Range<Int>) -> ClosedRange<Int>? {
        guard let dots = range.dropLast().first(where: { letters[$0] == "." && letters[$0 + 1] == "." }),
            let first = number(in: range.lowerBound..<dots),
            let last = number(in: dots + 2..<range.upperBound)
        else { return nil }
        return min(first, last)...max(first, last)
    }

    private func number(in range: Range<Int>) -> Int? {
        guard range.count <= Self.longestNumber else { return nil }
        return Int(letters[range].map { String($0) }.joined())
    }
}
