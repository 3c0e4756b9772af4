/// What somebody types to find a name in a list, and how well a name fits to it.
///
/// **Idea.** The letters must come in order and need not stand together: `dw` finds “delete word”. Of all the ways to
/// find them the best counts, where letters in a run, at the start of the name and at starts of words are worth most, and
/// each letter passed over takes one off. So the name that was typed out is always first.
///
/// **Invariant.** A letter in a run is worth no less than one at the start of a word, and nothing is worth more than the
/// first letter of the name; hence no name beats the one that is typed.
///
/// Words with blanks between them are looked for one by one, in any order. A word that is typed on only ever finds fewer
/// names, so a list is narrowed without looking at all of it again.
struct FuzzyMatch: Sendable {
    /// The words, folded as `FuzzyText` folds.
    private let words: [[UInt32]]

    private static let first = 12
    private static let inRun = 12
    private static let beginning = 10
    private static let anywhere = 2
    private static let nowhere = Int.min / 4
    /// What a word is worth that is found in the name; found beside it, it is worth nothing.
    private static let inName = 1 << 20

    /// Takes what was typed.
    init(_ typed: String) {
        words = typed.split(separator: " ").map { FuzzyText(String($0)).letters }
    }

    /// Whether nothing is looked for, so that everything fits.
    var isEmpty: Bool { words.isEmpty }

    /// How well `name` fits, more being better; nil when it does not.
    ///
    /// - Parameter beside: what else is said of it, where a word must stand as it is typed.
    /// - Complexity: O(letters of the name × letters typed).
    func score(_ name: String, beside: [String] = []) -> Int? {
        let text = FuzzyText(name)
        var sum = 0
        for word in words {
            if let way = bestWay(word, text) {
                sum += way.score + Self.inName
            } else if !beside.contains(where: { FuzzyText($0).holds(word) }) {
                return nil
            }
        }
        return sum
    }

    /// Where in `name` the letters were found, in order; none that were found beside it.
    func places(in name: String) -> [TextOffset] {
        let text = FuzzyText(name)
        let found = words.flatMap { bestWay($0, text)?.letters ?? [] }
        return Set(found.map { text.places[$0] }).sorted().map { TextOffset($0) }
    }

    /// The best way to find the letters of `word` in order.
    private func bestWay(_ word: [UInt32], _ text: FuzzyText) -> (score: Int, letters: [Int])? {
        guard holdsInOrder(word, text) else { return nil }
        let count = text.letters.count
        // Worth of the best way whose letter `index` is at a place, and the place of the letter before.
        var worth = [Int](repeating: Self.nowhere, count: word.count * count)
        var former = [Int](repeating: -1, count: word.count * count)
        for (index, letter) in word.enumerated() {
            var (best, bestPlace) = (Self.nowhere, -1)
            for place in 0..<count {
                let above = (index - 1) * count + place - 1
                if index > 0, place > 0 {
                    best -= 1
                    if worth[above] >= best { (best, bestPlace) = (worth[above], place - 1) }
                }
                guard text.letters[place] == letter else { continue }
                let cell = index * count + place
                if index == 0 {
                    worth[cell] = value(of: place, text) - place
                } else if bestPlace >= 0 {
                    (worth[cell], former[cell]) = (best + value(of: place, text), bestPlace)
                    if worth[above] + Self.inRun >= worth[cell] {
                        (worth[cell], former[cell]) = (worth[above] + Self.inRun, place - 1)
                    }
                }
            }
        }
        return end(of: worth, former, word.count, count)
    }

    private func value(of place: Int, _ text: FuzzyText) -> Int {
        place == 0 ? Self.first : text.beginsWord[place] ? Self.beginning : Self.anywhere
    }

    private func end(
        of worth: [Int], _ former: [Int], _ rows: Int, _ count: Int
    ) -> (score: Int, letters: [Int])? {
        let last = (rows - 1) * count
        let ends = (0..<count).map { worth[last + $0] - (count - 1 - $0) }
        guard let score = ends.max(), let end = ends.firstIndex(of: score) else { return nil }
        var letters = [end]
        for row in stride(from: rows - 1, to: 0, by: -1) {
            letters.append(former[row * count + letters[letters.count - 1]])
        }
        return (score, letters.reversed())
    }

    private func holdsInOrder(_ word: [UInt32], _ text: FuzzyText) -> Bool {
        var rest = word[...]
        for letter in text.letters where letter == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty && !word.isEmpty
    }
}
