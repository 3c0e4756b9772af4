/// The places of a text that a writer wants to go to, found a slice at a time and kept while the text is edited.
///
/// **Idea.** The text is cut into stretches of some kilobytes, each with its places, the words between them, and the
/// state of the reader at its start and its end. Everything in a stretch is counted from its own start, so an edit
/// touches one stretch, which turns stale, and moves the others for nothing. Only stale stretches are read again.
///
/// **Invariant.** The lengths of the stretches add up to the text. When all are fresh and each begins with the state in
/// which the one before has ended, the places are those of a reading from the start.
///
/// **Rejected.** Offsets from the start of the text: each edit would move all that follow, on the way of a key.
public struct Outline: Sendable {
    private struct Stretch: Sendable {
        var length: Int
        /// Whether it must be read; then all below means nothing.
        var isStale = true
        var entry = OutlineReader.State()
        var exit = OutlineReader.State()
        /// Counted from the start of the stretch.
        var places: [OutlinePlace] = []
        /// Words before the first section that begins here, and behind the start of each.
        var words: [Int] = [0]

        static func stale(_ length: Int) -> Stretch { Stretch(length: length) }
    }

    private var stretches: [Stretch]
    private let reader: OutlineReader
    /// What counts as a word.
    let rule: CountingRule
    /// How the reader stands at the start of the text.
    private var beginning: OutlineReader.State
    /// Stretches before this one are fresh and fit together.
    private var firstDoubtful = 0

    /// Begins; nothing has been read yet.
    public init(of text: Rope, rule: CountingRule = .prose) {
        self.init(of: text, rule: rule, reader: OutlineReader())
    }

    init(of text: Rope, rule: CountingRule = .prose, reader: OutlineReader) {
        self.reader = reader
        self.rule = rule
        beginning = OutlineReader.State(topOf: text)
        stretches = text.isEmpty ? [] : [.stale(text.count)]
    }

    /// Whether all of the text has been read.
    ///
    /// - Complexity: O(stretches) after a change, else constant.
    public var isComplete: Bool { firstDoubtful == stretches.count }

    // MARK: Reading

    /// Reads on, in the text that all edits have led to.
    ///
    /// - Complexity: O(`count` + stretches).
    public mutating func read(_ text: Rope, atMost count: Int) {
        var left = count
        var start = stretches[..<firstDoubtful].reduce(TextOffset.zero) { $0 + $1.length }
        while firstDoubtful < stretches.count {
            let stretch = stretches[firstDoubtful]
            let entry = firstDoubtful > 0 ? stretches[firstDoubtful - 1].exit : beginning
            if !stretch.isStale, stretch.entry == entry {
                firstDoubtful += 1
                start += stretch.length
                continue
            }
            if left <= 0 { return }
            let reading = reader.read(text, from: start, to: start + stretch.length, entry)
            take(reading, entry, in: text)
            left -= reading.range.count
            start = reading.range.upperBound
        }
    }

    /// Puts what was read in the place of the stretches that it covers; one that it covers in part becomes stale.
    private mutating func take(_ reading: OutlineReader.Reading, _ entry: OutlineReader.State, in text: Rope)
    {
        var covered = 0
        var last = firstDoubtful
        while last < stretches.count, covered + stretches[last].length <= reading.range.count {
            covered += stretches[last].length
            last += 1
        }
        var fresh = Stretch(length: reading.range.count, isStale: false, entry: entry, exit: reading.state)
        fresh.places = reading.places.map { $0.moved(by: -reading.range.lowerBound.bytes) }
        fresh.words = words(in: text, between: reading.places, reading.range)
        var replacement = [fresh]
        if covered < reading.range.count {
            replacement.append(.stale(covered + stretches[last].length - reading.range.count))
            last += 1
        }
        stretches.replaceSubrange(firstDoubtful..<last, with: replacement)
        firstDoubtful += 1
    }

    private func words(
        in text: Rope, between places: [OutlinePlace], _ range: Range<TextOffset>
    ) -> [Int] {
        let starts = places.filter(\.beginsSection).map(\.lines.lowerBound)
        return zip([range.lowerBound] + starts, starts + [range.upperBound]).map {
            TextFigures(of: text.bytes(in: $0..<$1), by: rule, breakByte: text.breakByte).words
        }
    }

    // MARK: Following

    /// Takes a change into account that has led to `text`. What is around it has to be read again.
    ///
    /// - Complexity: O(stretches), which is some microseconds for a text of 100 MB; nothing is read.
    public mutating func follow(_ edit: Edit, in text: Rope) {
        if edit.offset.bytes <= FrontMatter.limit, beginning != OutlineReader.State(topOf: text) {
            beginning = OutlineReader.State(topOf: text)
            firstDoubtful = 0
        }
        guard !stretches.isEmpty else {
            if !text.isEmpty { stretches = [.stale(text.count)] }
            return
        }
        // The paragraph above is read with an eye on the one that is changed.
        let paragraph = text.paragraphStart(containing: edit.offset)
        let touched = paragraph > .zero ? text.paragraphStart(containing: paragraph - 1) : paragraph
        var start = TextOffset.zero
        var first = 0
        while first < stretches.count - 1, start + stretches[first].length <= touched {
            start += stretches[first].length
            first += 1
        }
        var last = first
        var end = start + stretches[first].length
        while last < stretches.count - 1, end < edit.removedRange.upperBound {
            last += 1
            end += stretches[last].length
        }
        let length = end - start + edit.delta
        stretches.replaceSubrange(first...last, with: length > 0 ? [.stale(length)] : [])
        firstDoubtful = min(firstDoubtful, first)
        joinStale(around: first)
    }

    /// Stale neighbours are one stretch, so that many edits do not leave many.
    private mutating func joinStale(around index: Int) {
        var first = index
        while first > 0, first < stretches.count, stretches[first - 1].isStale, stretches[first].isStale {
            first -= 1
        }
        while first + 1 < stretches.count, stretches[first].isStale, stretches[first + 1].isStale {
            stretches[first].length += stretches[first + 1].length
            stretches.remove(at: first + 1)
        }
        firstDoubtful = min(firstDoubtful, first)
    }

    // MARK: What was found

    /// The places found so far, in the order of the text, and the words behind each start of a section up to the next.
    ///
    /// - Complexity: O(places + stretches).
    public func contents() -> OutlineContents {
        var contents = OutlineContents(isComplete: isComplete)
        var start = TextOffset.zero
        for stretch in stretches {
            if !stretch.isStale {
                contents.add(stretch.places.map { $0.moved(by: start.bytes) }, words: stretch.words)
            }
            start += stretch.length
        }
        contents.end(at: start)
        return contents
    }
}
