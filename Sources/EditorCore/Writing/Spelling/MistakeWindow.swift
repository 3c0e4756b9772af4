/// The misspelt words of the part of a text that is on show, kept from one frame to the next.
///
/// **Idea.** Between two keys little changes. So the bytes on show are compared with those of the last time, and only what
/// differs is cut into words again, from blank to blank; the marks behind it move along. When the page has scrolled, when
/// a dictionary has answered, or where code is in sight, everything is looked at anew, which is a page's work.
///
/// **Invariant.** The marks are those that a look at the whole window gives (a property test holds it), less the word
/// that is being written.
///
/// **Rejected.** Marks kept for the whole text and moved by every edit: work for each key that grows with the text, for
/// marks that nobody sees.
public struct MistakeWindow: Sendable {
    /// How words are judged.
    public struct Judge {
        /// How the text is cut into words.
        public var scanner: SpellingScanner
        /// Words that are right in this text alone.
        public var own: PersonalWords
        /// Places of words that are to be let be.
        public var ignored: [Range<TextOffset>]

        /// Makes a judge.
        public init(scanner: SpellingScanner, own: PersonalWords, ignored: [Range<TextOffset>]) {
            self.scanner = scanner
            self.own = own
            self.ignored = ignored
        }
    }

    private var bytes: [UInt8] = []
    private var start = TextOffset.zero
    private var generation = Self.nothing
    private var hasCode = false
    private var startsInCode = false
    private var marks: [Range<Int>] = []
    /// The word that is being written. It is not looked up before the caret has left it.
    private var held: Range<Int>?
    /// Bytes that were cut into words, for tests.
    private(set) var scanned = 0

    /// Nothing is on show yet.
    public init() {}

    /// Forgets what was found, because words are judged otherwise from now on.
    public mutating func forget() { generation = Self.nothing }

    private static let nothing = -1

    /// The misspelt words in and around `range`, in text order. Words that are not known yet are noted in `verdicts`.
    ///
    /// - Parameter editedAt: where the text was changed last.
    /// - Complexity: O(n) at the speed of memory for the bytes on show, and O(m) for those that have changed.
    public mutating func mistakes(
        in range: Range<TextOffset>, of text: Rope, caret: TextOffset, editedAt: TextOffset?,
        by judge: Judge, _ verdicts: inout SpellingVerdicts
    ) -> [Range<TextOffset>] {
        let stretch = text.spellingStretch(around: range)
        let new = text.bytes(in: stretch)
        let place = caret - stretch.lowerBound
        if stretch.lowerBound != start || generation == Self.nothing {
            start = stretch.lowerBound
            bytes = new
            // Its place was one in the bytes that were on show.
            held = nil
            noteCode(in: new[...], text)
            lookAtAll(writingAt: editedAt == caret ? place : nil, judge, &verdicts)
        } else {
            if let changed = Self.change(from: bytes, to: new) {
                follow(changed.old, changed.new, new, caret: place, judge, &verdicts)
                if Self.mayHoldCode(new[...]) || hasCode { noteCode(in: new[...], text) }
            } else if let word = held, !word.touches(place) {
                held = nil
                look(in: Self.expand(word, in: new), judge, &verdicts)
            }
            if generation != verdicts.generation || hasCode { lookAtAll(writingAt: nil, judge, &verdicts) }
        }
        return marks.map { start + $0.lowerBound..<start + $0.upperBound }
    }

    /// Takes the new bytes, moves the marks along, and looks at what has changed.
    private mutating func follow(
        _ old: Range<Int>, _ changed: Range<Int>, _ new: [UInt8], caret: Int, _ judge: Judge,
        _ verdicts: inout SpellingVerdicts
    ) {
        bytes = new
        marks = marks.compactMap { $0.moved(by: old, changed) }
        let region = Self.expand(changed, in: new)
        let left = held?.moved(by: old, changed)
        held = nil
        look(in: region, writingAt: caret, judge, &verdicts)
        // A word that was left for another place within one frame.
        if let left, !left.overlaps(region) { look(in: Self.expand(left, in: new), judge, &verdicts) }
    }

    private mutating func noteCode(in new: ArraySlice<UInt8>, _ text: Rope) {
        startsInCode = text.isInCode(at: start)
        hasCode = startsInCode || Self.mayHoldCode(new)
    }

    /// - Parameter caret: the caret, if what stands there is being written; nil when the word held stays that.
    private mutating func lookAtAll(
        writingAt caret: Int?, _ judge: Judge, _ verdicts: inout SpellingVerdicts
    ) {
        generation = verdicts.generation
        marks = []
        scanned += bytes.count
        let words = judge.scanner.words(in: bytes, isInCode: startsInCode)
        if let caret { held = words.first { $0.range.touches(caret) }?.range }
        for word in words where word.range != held { self.judge(word, judge, &verdicts) }
    }

    /// Cuts a part into words and judges them.
    ///
    /// - Parameter caret: where the part has just been changed: the word there is being written.
    private mutating func look(
        in region: Range<Int>, writingAt caret: Int? = nil, _ judge: Judge,
        _ verdicts: inout SpellingVerdicts
    ) {
        scanned += region.count
        let later = marks.filter { $0.lowerBound >= region.upperBound }
        marks.removeAll { $0.upperBound > region.lowerBound }
        for word in judge.scanner.words(in: Array(bytes[region])) {
            let range = word.range.lowerBound + region.lowerBound..<word.range.upperBound + region.lowerBound
            if let caret, range.touches(caret) {
                held = range
            } else {
                self.judge(SpelledWord(word.form, at: range), judge, &verdicts)
            }
        }
        marks += later
    }

    private mutating func judge(_ word: SpelledWord, _ judge: Judge, _ verdicts: inout SpellingVerdicts) {
        guard verdicts.isRight(word.form, own: judge.own) == false else { return }
        let place = start + word.range.lowerBound..<start + word.range.upperBound
        if !judge.ignored.contains(place) { marks.append(word.range) }
    }

    // MARK: Bytes

    /// What differs between two versions; nil when nothing does.
    private static func change(from old: [UInt8], to new: [UInt8]) -> (old: Range<Int>, new: Range<Int>)? {
        let head = ByteScan.commonPrefix(old, new)
        if head == old.count, head == new.count { return nil }
        let tail = min(ByteScan.commonSuffix(old, new), min(old.count, new.count) - head)
        return (head..<old.count - tail, head..<new.count - tail)
    }

    /// From the blank before to the blank behind.
    private static func expand(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, bytes[start - 1] > 0x20 { start -= 1 }
        while end < bytes.count, bytes[end] > 0x20 { end += 1 }
        return start..<end
    }

    private static func mayHoldCode(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBytes {
            ByteScan.firstIndex(of: 0x60, in: $0) != nil || ByteScan.firstIndex(of: 0x7E, in: $0) != nil
        }
    }
}

extension Range<Int> {
    /// Whether `place` is inside or at an end.
    fileprivate func touches(_ place: Int) -> Bool { lowerBound <= place && place <= upperBound }

    /// Where the range is after `old` has become `new`; nil when it touches what has changed.
    fileprivate func moved(by old: Range<Int>, _ new: Range<Int>) -> Range<Int>? {
        if upperBound < old.lowerBound { return self }
        if lowerBound <= old.upperBound { return nil }
        let delta = new.count - old.count
        return lowerBound + delta..<upperBound + delta
    }
}
