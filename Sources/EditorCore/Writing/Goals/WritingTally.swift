/// Counts the words that somebody writes into a text, by one rule: **a stretch of writing counts at its longest**.
///
/// A stretch is what is typed in one place without typing elsewhere in between. Each word counts when it is finished, which
/// is when something follows it or the writer rests. What is deleted within the stretch and written again counts once;
/// what is deleted later is not taken off. Pastes, moves, undo, reloads and texts that are opened are no writing, and only
/// end the stretch.
///
/// So revising costs nothing and moving text gains nothing, and the figure never falls. The rule and what it leaves out are
/// told in docs/goals.md.
public struct WritingTally: Sendable {
    private struct Stretch {
        var range: Range<TextOffset>
        /// Words that it has now.
        var words = 0
        /// Words that were counted.
        var counted = 0
    }

    private var stretch: Stretch?
    private var finished = 0

    /// Bytes on each side of a change within which words are looked for.
    private static let reach = 64
    /// Nobody types this many bytes at once: they come from a terminal that pastes as if it typed.
    private static let longestKey = 1_000

    /// Nothing written yet.
    public init() {}

    /// Words finished since this was asked last.
    public mutating func take() -> Int {
        defer { finished = 0 }
        return finished
    }

    /// Counts a word that is not finished: the writer has left it, or rests.
    public mutating func finishWord() { count(butFor: 0) }

    /// Counts the words of the stretch, but for those at its end that may grow.
    private mutating func count(butFor unfinished: Int) {
        guard let stretch, stretch.words - unfinished > stretch.counted else { return }
        finished += stretch.words - unfinished - stretch.counted
        self.stretch?.counted = stretch.words - unfinished
    }

    /// Notes a change that is no writing.
    ///
    /// - Parameter takesBack: whether it takes back what was typed, and with it a word that is not finished.
    public mutating func pass(takingBack takesBack: Bool = false) {
        if !takesBack { finishWord() }
        stretch = nil
    }

    /// Notes what was typed or deleted by a key.
    ///
    /// - Parameter text: the text after the change.
    /// - Complexity: O(the change)
    public mutating func note(_ edit: Edit, in text: Rope, by rule: CountingRule) {
        guard edit.inserted.count <= Self.longestKey else { return pass() }
        let isInside = stretch.map { stretch in
            edit.offset >= stretch.range.lowerBound
                && edit.removedRange.upperBound <= stretch.range.upperBound
        }
        if isInside != true {
            pass()
            if edit.inserted.isEmpty { return }
            stretch = Stretch(range: edit.offset..<edit.offset)
        }
        guard var stretch else { return }
        let before = isInside == true ? edit.removed : Rope()
        if !before.isEmpty || !Self.growsWord(edit, text) {
            stretch.words +=
                Self.words(edit, edit.inserted, text, rule) - Self.words(edit, before, text, rule)
        }
        stretch.range =
            stretch.range.lowerBound..<stretch.range.upperBound + (edit.inserted.count - before.count)
        self.stretch = stretch
        if !edit.inserted.isEmpty { count(butFor: Self.finishesWord(edit.inserted) ? 0 : 1) }
    }

    /// Whether a letter was typed behind a letter: that makes no word and parts none, and is what most keys do.
    private static func growsWord(_ edit: Edit, _ text: Rope) -> Bool {
        edit.inserted.count == 1 && edit.offset > .zero && text[edit.offset].isASCIILetter
            && text[edit.offset - 1].isASCIILetter
    }

    /// The words around the place of an edit, if `middle` stood there.
    private static func words(_ edit: Edit, _ middle: Rope, _ text: Rope, _ rule: CountingRule) -> Int {
        let end = edit.insertedRange.upperBound
        let before = text.bytes(in: max(.zero, edit.offset - reach)..<edit.offset)
        let after = text.bytes(in: end..<min(text.end, end + reach))
        // What is beyond a blank counts the same whatever stands here.
        let bytes =
            before[(before.lastIndex(of: 0x20) ?? 0)...] + middle.bytes(in: middle.range)
            + after[..<(after.firstIndex(of: 0x20) ?? after.count)]
        return TextFigures(of: Array(bytes), by: rule, breakByte: text.breakByte).words
    }

    /// Whether a word cannot go on behind what was typed.
    private static func finishesWord(_ inserted: Rope) -> Bool {
        let bytes = inserted.bytes(in: max(.zero, inserted.end - 4)..<inserted.end)
        return switch CountedKind(UTF8Scalar(bytes, endingAt: bytes.count).value) {
        case .lower, .upper, .uncased, .digit, .joiner, .closing, .hyphen: false
        default: true
        }
    }
}
