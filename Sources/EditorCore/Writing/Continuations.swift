/// Words of a text that go on with the letters being typed.
///
/// **Idea.** The words around the caret are gathered once, which takes milliseconds, and then looked through with
/// every key. Whether the list still holds is seen from the text itself: a rope kept from the last time costs nothing,
/// and comparing two ropes reads only what they do not share. So the list stays while the writer types on, takes in
/// each word as it is finished, and is gathered anew when something changed elsewhere.
///
/// **Rejected.** To know a text by the number of its undo step: a step grows while it is typed, so two texts have the
/// same number.
public struct Continuations: Sendable {
    /// Bytes that are looked at: so many before the caret, and behind it what is left of them.
    public static let reach = 256 * 1_024
    /// Bytes that a word begun may have; longer ones are no words.
    private static let longestBeginning = 256
    /// Bytes behind the caret that settle whether it stands inside of a word.
    private static let context = 64
    /// Bytes of finished words after which the list is gathered anew, so that near words are near again.
    private static let drift = 16 * 1_024

    private var words = WordList()
    private var source: Source?
    /// How often the words were gathered from the whole window, for tests.
    private(set) var gatherings = 0

    /// What the list was gathered from: a window of a text, less the word being typed.
    private struct Source: Sendable {
        var text: Rope
        var window: Range<TextOffset>
        /// The word being typed.
        var hole: Range<TextOffset>
        /// Where the caret's word began when everything was gathered.
        var origin: TextOffset

        /// Whether `text` is this one but for words typed at the caret.
        func leads(to text: Rope, _ hole: Range<TextOffset>) -> Bool {
            let tail = window.upperBound - self.hole.upperBound
            let rest = text.end - hole.upperBound
            // Where all of the text was looked at, nothing may have been added to its end.
            guard window.upperBound == self.text.end ? rest == tail : rest >= tail,
                hole.lowerBound >= self.hole.lowerBound, hole.lowerBound - origin <= drift
            else { return false }
            let head = window.lowerBound..<self.hole.lowerBound
            return text[head] == self.text[head]
                && text[hole.upperBound..<hole.upperBound + tail]
                    == self.text[self.hole.upperBound..<window.upperBound]
        }
    }

    /// Nothing is gathered yet.
    public init() {}

    /// At most `count` words that go on with the letters before `caret`, in their case; those near and frequent first.
    /// None where no word is being typed, or where the caret stands inside of one.
    ///
    /// - Complexity: O(words with the same first letter), and O(`reach`) when the text has changed elsewhere.
    public mutating func words(at caret: TextOffset, in text: Rope, atMost count: Int) -> [String] {
        guard let start = Self.startOfWord(before: caret, in: text) else { return [] }
        update(text, start..<caret)
        let beginning = String(decoding: text.bytes(in: start..<caret), as: UTF8.self)
        return words.words(goingOn: beginning, atMost: count)
    }

    /// Where the word begins that a letter typed at `caret` would go on with; nil when it would begin one.
    ///
    /// So “don’” is one, for the t that comes makes it so.
    static func startOfWord(before caret: TextOffset, in text: Rope) -> TextOffset? {
        let paragraph = text.paragraphStart(containing: caret)
        let from = max(paragraph, text.clusterEdge(atOrBefore: caret - min(caret.bytes, longestBeginning)))
        let behind = text.bytes(in: caret..<min(text.end, caret + context))
        var window = text.bytes(in: from..<caret)
        guard WordBreaker.boundaries(in: window + behind).contains(window.count) else { return nil }
        window.append(UInt8(ascii: "a"))
        var start = WordBreaker.boundaries(in: window).dropLast().last ?? 0
        if start == 0, from > paragraph { return nil }
        while window[start] == UInt8(ascii: "_") { start += 1 }
        let isLetter = WordBreakClass(UTF8Scalar(window, at: start).value).isLetter
        return isLetter && from + start < caret ? from + start : nil
    }

    private mutating func update(_ text: Rope, _ hole: Range<TextOffset>) {
        guard let source, source.leads(to: text, hole) else { return gather(text, hole) }
        let finished = text.bytes(in: source.hole.lowerBound..<hole.lowerBound)
        words.add(finished, at: source.hole.lowerBound, around: source.origin, isBefore: true)
        let tail = source.window.upperBound - source.hole.upperBound
        let window = source.window.lowerBound..<hole.upperBound + tail
        self.source = Source(text: text, window: window, hole: hole, origin: source.origin)
    }

    private mutating func gather(_ text: Rope, _ hole: Range<TextOffset>) {
        let before = min(hole.lowerBound.bytes, Self.reach)
        let after = min(text.end - hole.upperBound, Self.reach - before)
        // A window that tears a letter would show the rest of its word as a word.
        let from = text.clusterEdge(atOrBefore: hole.lowerBound - before)
        let window = from..<max(hole.upperBound, text.clusterEdge(atOrBefore: hole.upperBound + after))
        words = WordList()
        words.add(
            text.bytes(in: window.lowerBound..<hole.lowerBound), at: window.lowerBound,
            around: hole.lowerBound, isBefore: true, isCut: (window.lowerBound > .zero, false))
        words.add(
            text.bytes(in: hole.upperBound..<window.upperBound), at: hole.upperBound,
            around: hole.lowerBound, isBefore: false, isCut: (false, window.upperBound < text.end))
        source = Source(text: text, window: window, hole: hole, origin: hole.lowerBound)
        gatherings += 1
    }
}
