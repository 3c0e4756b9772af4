/// The words of a stretch of text, each with its weight around one place.
///
/// An occurrence weighs the more the nearer it is, so a word that was just written and one that is written often
/// both come first. A capital at the start of a word may be that of a sentence and does not count, so “The” and “the”
/// are one; NASA and McDonald are words of their own.
struct WordList {
    /// A word with its weight.
    struct Entry: Hashable {
        /// Whether words with a capital at the start were counted in.
        var isPlain: Bool
        var word: String
    }

    private struct Weight {
        var sum = 0
        /// Bytes from the place to the nearest occurrence.
        var distance = Int.max

        /// Notes an occurrence `distance` bytes away.
        mutating func add(_ distance: Int) {
            sum += distance < 1_024 ? 8 : distance < 8_192 ? 4 : distance < 65_536 ? 2 : 1
            self.distance = min(self.distance, distance)
        }
    }

    private var weights: [Entry: Weight] = [:]
    private var byFirst: [Character: [Entry]] = [:]

    /// Adds the words of `bytes`.
    ///
    /// - Parameters:
    ///   - start: where the bytes stand in the text.
    ///   - place: what distances are measured from.
    ///   - isBefore: whether they stand before the caret. What was typed since the list was made reaches over `place`, and
    ///     so has distances below 0, the nearer the lower.
    ///   - isCut: whether the first and the last piece may be parts of words, and are left out.
    /// - Complexity: O(n).
    mutating func add(
        _ bytes: [UInt8], at start: TextOffset, around place: TextOffset, isBefore: Bool,
        isCut: (first: Bool, last: Bool) = (false, false)
    ) {
        var from = 0
        for end in WordBreaker.boundaries(in: bytes) {
            defer { from = end }
            if isCut.first && from == 0 || isCut.last && end == bytes.count { continue }
            guard let word = Self.word(in: bytes, from..<end) else { continue }
            add(word, distance: isBefore ? place - (start + end) : start + from - place)
        }
    }

    private mutating func add(_ word: String, distance: Int) {
        let entry = Self.entry(of: word)
        if weights[entry] == nil, let first = entry.word.first { byFirst[first, default: []].append(entry) }
        weights[entry, default: Weight()].add(distance)
    }

    /// Words that go on with `beginning`, in its case, the weightiest first.
    ///
    /// - Complexity: O(words with the same first letter).
    func words(goingOn beginning: String, atMost count: Int) -> [String] {
        guard let first = beginning.first else { return [] }
        var found: [(word: String, weight: Weight)] = []
        let exact = (byFirst[first] ?? []).filter { !$0.isPlain }
        let plain = Self.lowered(beginning)
        let folded = (plain.first.flatMap { byFirst[$0] } ?? []).filter(\.isPlain)
        for (entries, letters) in [(exact, beginning), (folded, plain)] {
            for entry in entries where entry.word.starts(with: letters) {
                let rest = entry.word.dropFirst(letters.count)
                if !rest.isEmpty, let weight = weights[entry] { found.append((beginning + rest, weight)) }
            }
        }
        found.sort {
            ($1.weight.sum, $0.weight.distance, $0.word) < ($0.weight.sum, $1.weight.distance, $1.word)
        }
        return found.prefix(count).map(\.word)
    }

    /// The word in a piece between two boundaries; nil for blanks, marks, numbers, and scripts without spaces, whose
    /// words only a dictionary knows. The marks of _stress_ belong to no word.
    private static func word(in bytes: [UInt8], _ range: Range<Int>) -> String? {
        let isLine = { (byte: UInt8) in byte == UInt8(ascii: "_") }
        var piece = bytes[range].drop(while: isLine)
        while let last = piece.last, isLine(last) { piece.removeLast() }
        guard !piece.isEmpty else { return nil }
        let scalar = UTF8Scalar(bytes, at: piece.startIndex)
        guard scalar.length < piece.count, WordBreakClass(scalar.value).isLetter else { return nil }
        return String(decoding: piece, as: UTF8.self)
    }

    private static func entry(of word: String) -> Entry {
        let plain = lowered(word)
        let isPlain = plain == word.lowercased()
        return Entry(isPlain: isPlain, word: isPlain ? plain : word)
    }

    /// With a small letter at the start.
    private static func lowered(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }
}
