/// Marks as they are typed: which change follows a key.
///
/// **Idea.** The key stands in the text already; what it becomes is a change of its own, so one undo gives it back. Some
/// marks are shown in another light by the letters behind them: 'tis begins like a quote, and `--` alone in its line may
/// become a rule. So those of a moment ago are asked about again, as long as they stand as they were set: a writer who
/// took one back is not contradicted.
///
/// **Cost.** A key that is no mark, with none nearby, costs nothing. For others the paragraph is looked at around the
/// caret (`before`, `behind`), and `blocks` before it for fences and comments. A fenced block longer than that counts as
/// prose while typing; a conversion sees it.
public struct TypedMarks: Sendable {
    /// One change; of several, each is made in the text that the one before has left.
    public struct Change: Hashable, Sendable {
        /// What is taken away.
        public var range: Range<TextOffset>
        /// What comes instead.
        public var bytes: [UInt8]
    }

    /// Bytes of the paragraph that are looked at on either side of the caret.
    static let before = 4_096
    static let behind = 1_024
    /// Bytes before the paragraph in which blocks are looked for.
    static let blocks = 65_536
    /// Bytes of a word that may show the mark before it in another light.
    private static let reach = 24

    /// A mark that was set a moment ago.
    private struct Recent: Sendable {
        var start: TextOffset
        /// As it was typed, with a blank before it that belongs to it.
        var typed: [UInt8]
        /// As it was set.
        var set: [UInt8]
        var end: TextOffset { start + set.count }

        /// Whether it is near in the same paragraph, and as it was set.
        func stands(before caret: TextOffset, in text: Rope) -> Bool {
            end < caret && caret - end <= reach && start >= text.paragraphStart(containing: caret - 1)
                && text.bytes(in: start..<end) == set
        }
    }

    private var recent: [Recent] = []
    /// What was open where the paragraph begins, and the text that told so.
    private var seen: BlocksBefore?
    /// How often a paragraph was looked at, for tests.
    private(set) var looks = 0

    /// Nothing has been typed yet.
    public init() {}

    /// What is to be changed after `key` was typed, which now stands before `caret`; nothing for most keys.
    public mutating func changes(
        after key: Character, at caret: TextOffset, in text: Rope, _ style: MarkStyle
    )
        -> [Change]
    {
        recent.removeAll { !$0.stands(before: caret, in: text) }
        let isMark = Self.isMark(key, style)
        guard isMark || !recent.isEmpty else { return [] }
        var work = TextInWork(text: text, caret: caret, style: style, blocks: blocks(at: caret - 1, in: text))
        var start = caret - key.utf8.count
        var typed = Array(String(key).utf8)
        if isMark { (start, typed) = joinRun(typed, from: start, in: text) }
        for index in recent.indices { reconsider(index, &work, &start) }
        // A mark that was set is settled when its word is over, and any when its line is.
        if key.isWhitespace { recent.removeAll { $0.set != $0.typed || key == "\n" } }
        if isMark { set(typed, from: start, &work) }
        looks += work.looks
        return work.changes
    }

    /// The mark that ends at `caret`, and how it was typed; nil when none was set there just now.
    public func justSet(before caret: TextOffset, in text: Rope) -> Change? {
        guard let mark = recent.last, mark.end == caret, mark.set != mark.typed,
            text.bytes(in: mark.start..<mark.end) == mark.set
        else { return nil }
        return Change(range: mark.start..<mark.end, bytes: mark.typed)
    }

    /// What is open where the paragraph begins that holds `place`.
    private mutating func blocks(at place: TextOffset, in text: Rope) -> ProseBlocks {
        let paragraph = text.paragraphStart(containing: place)
        if FrontMatter.holds(paragraph, in: text) { return ProseBlocks(frontMatter: 1) }
        if let seen, seen.holds(at: paragraph, in: text) { return seen.blocks }
        let found = BlocksBefore(paragraph, in: text)
        seen = found
        return found.blocks
    }

    /// Hyphens and dots count together with those before them, set or not.
    private mutating func joinRun(_ key: [UInt8], from start: TextOffset, in text: Rope) -> (
        TextOffset, [UInt8]
    ) {
        guard key == [UInt8(ascii: "-")] || key == [UInt8(ascii: ".")] else { return (start, key) }
        if let last = recent.last, last.end == start, last.typed.last == key[0] {
            recent.removeLast()
            return (last.start, last.typed + key)
        }
        let head = text.bytes(in: start - min(start.bytes, 8)..<start)
        let run = head.reversed().prefix { $0 == key[0] }.count
        return (start - run, Array(repeating: key[0], count: run + 1))
    }

    private static func isMark(_ key: Character, _ style: MarkStyle) -> Bool {
        guard let scalar = key.unicodeScalars.first, key.unicodeScalars.count == 1 else { return false }
        return ["\"", "'", "-", "."].contains(scalar) || style.space(before: scalar) != nil
    }

    /// Asks about a mark again, and notes what it is now. `start` is the place of the key, which may move.
    private mutating func reconsider(_ index: Int, _ work: inout TextInWork, _ start: inout TextOffset) {
        let mark = recent[index]
        let (set, used) = work.set(mark.typed, instead: mark.start..<mark.end)
        guard set != mark.set || used > 0 else { return }
        let tail = work.text.bytes(in: mark.end..<mark.end + used)
        if mark.set != mark.typed, set != mark.typed {
            // First as it was typed: that is what the first undo gives back.
            work.replace(mark.start..<mark.end, with: mark.typed)
            work.replace(mark.start..<mark.start + mark.typed.count + used, with: set)
        } else {
            work.replace(mark.start..<mark.end + used, with: set)
        }
        recent[index].typed += tail
        recent[index].set = set
        let shift = set.count - mark.set.count - used
        start += shift
        for later in recent.indices where later > index { recent[later].start += shift }
    }

    /// Sets the mark just typed.
    private mutating func set(_ typed: [UInt8], from start: TextOffset, _ work: inout TextInWork) {
        let mayHaveSpace =
            work.style.hasSpaces && typed != [UInt8(ascii: "-")] && typed != [UInt8(ascii: ".")]
        let begin = mayHaveSpace && start > .zero && work.text[start - 1] == 0x20 ? start - 1 : start
        let whole = begin < start ? [0x20] + typed : typed
        let (set, _) = work.set(whole, instead: begin..<work.caret)
        work.replace(begin..<work.caret, with: set)
        recent.append(Recent(start: begin, typed: whole, set: set))
    }
}
