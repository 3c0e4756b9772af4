/// A pattern for file names, as the head of a section in an `.editorconfig` (EditorConfig specification, “Glob Expressions”).
///
/// **Idea.** A part of the pattern is a function from the places where it may begin to those where it may end, and a
/// pattern is one after the other. So each part looks at each letter of a path once, whatever the pattern: the files come
/// from strangers, and one that tries every way in turn can be made to take for ever.
///
/// What is not well formed, such as a brace that nothing closes, stands for itself.
public struct EditorConfigGlob: Hashable, Sendable {
    private let parts: [Part]

    /// Letters of a longer pattern that are looked at.
    public static let longest = 4_096

    enum Part: Hashable, Sendable {
        case letter(Unicode.Scalar)
        /// `?`: one letter, never a slash.
        case one
        /// `*`: any letters but slashes.
        case name
        /// `**`: any letters.
        case path
        /// `/**/`: a slash, or folders between two.
        case folders
        /// `[abc]`, `[!a-z]`
        case set([ClosedRange<Unicode.Scalar>], isExcluded: Bool)
        /// `{a,b}`
        case choice([[Part]])
        /// `{3..120}`
        case number(ClosedRange<Int>)
    }

    /// Reads a pattern.
    ///
    /// - Complexity: O(n · depth of the braces, which are read 16 deep); O(n²) where many are never closed.
    public init(_ pattern: some StringProtocol) {
        var reader = GlobReader(pattern)
        parts = reader.read()
    }

    /// Whether a path fits, given from the folder of the `.editorconfig` on, without a slash at its start.
    ///
    /// - Complexity: O(letters of the path · parts of the pattern)
    public func matches(_ path: some StringProtocol) -> Bool {
        let letters = ["/"] + path.unicodeScalars
        var places = Places(count: letters.count + 1)
        places[0] = true
        return Self.ends(of: parts, from: places, in: letters)[letters.count]
    }

    // MARK: Places

    /// Places in a path, before each letter and behind the last.
    private typealias Places = [Bool]

    private static func ends(of parts: [Part], from places: Places, in letters: [Unicode.Scalar]) -> Places {
        var places = places
        for part in parts {
            places = ends(of: part, from: places, in: letters)
            if !places.contains(true) { break }
        }
        return places
    }

    private static func ends(of part: Part, from places: Places, in letters: [Unicode.Scalar]) -> Places {
        switch part {
        case .letter(let letter): step(from: places, in: letters) { $0 == letter }
        case .one: step(from: places, in: letters) { $0 != "/" }
        case .set(let ranges, let isExcluded):
            step(from: places, in: letters) { letter in
                letter != "/" && ranges.contains { $0.contains(letter) } != isExcluded
            }
        case .name: spread(from: places, in: letters) { $0 != "/" }
        case .path: spread(from: places, in: letters) { _ in true }
        case .folders: afterSlashes(from: places, in: letters)
        case .choice(let ways):
            ways.reduce(into: Places(count: places.count)) { all, way in
                for (index, isEnd) in ends(of: way, from: places, in: letters).enumerated() where isEnd {
                    all[index] = true
                }
            }
        case .number(let range): numbers(range, from: places, in: letters)
        }
    }

    /// One letter further, where it fits.
    private static func step(
        from places: Places, in letters: [Unicode.Scalar], _ fits: (Unicode.Scalar) -> Bool
    ) -> Places {
        var ends = Places(count: places.count)
        for index in letters.indices where places[index] && fits(letters[index]) { ends[index + 1] = true }
        return ends
    }

    /// Any number of letters further, as long as they fit.
    private static func spread(
        from places: Places, in letters: [Unicode.Scalar], _ fits: (Unicode.Scalar) -> Bool
    ) -> Places {
        var ends = places
        for index in letters.indices where ends[index] && fits(letters[index]) { ends[index + 1] = true }
        return ends
    }

    private static func afterSlashes(from places: Places, in letters: [Unicode.Scalar]) -> Places {
        var ends = Places(count: places.count)
        var hasBegun = false
        for index in letters.indices where letters[index] == "/" {
            hasBegun = hasBegun || places[index]
            ends[index + 1] = hasBegun
        }
        return ends
    }

    /// Behind whole numbers of the range. A zero in front makes it a name and no number.
    private static func numbers(
        _ range: ClosedRange<Int>, from places: Places, in letters: [Unicode.Scalar]
    ) -> Places {
        var ends = Places(count: places.count)
        for start in letters.indices where places[start] {
            let isNegative = letters[start] == "-"
            let first = isNegative || letters[start] == "+" ? start + 1 : start
            var value = 0
            for index in first..<min(letters.count, first + GlobReader.longestNumber) {
                guard let digit = letters[index].digit, index == first || letters[first] != "0" else { break }
                value = value * 10 + digit
                if range.contains(isNegative ? -value : value) { ends[index + 1] = true }
            }
        }
        return ends
    }
}

extension [Bool] {
    fileprivate init(count: Int) { self.init(repeating: false, count: count) }
}

extension Unicode.Scalar {
    /// The value of an ASCII digit.
    var digit: Int? { ("0"..."9").contains(self) ? Int(value - 0x30) : nil }
}
