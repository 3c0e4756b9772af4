/// Finding words in a text that is folded window by window (see `FoldedText`).
///
/// Windows begin small, because most hits are near, and grow to what the processor's cache holds. The last one is
/// kept, so that the next hit in it costs no folding.
public struct LiteralSearch: Sendable {
    /// Work done so far, in bytes looked through.
    private(set) var work = 0
    /// Whether the bytes were met, but not as whole letters or words.
    private(set) var hasTornHits = false

    private let needle: [UInt8]
    private let folding: LetterFolding
    private let wholeWords: Bool
    /// Bytes of text that a hit has at most: three for one of the words', and some that fold to nothing.
    private let reach: Int
    private var window: Window?
    private var windowSize = 1_024

    /// A folded piece of the text.
    private struct Window: Sendable {
        var range: Range<TextOffset>
        /// Where a hit may start that is wholly in `range`.
        var starts: Range<TextOffset>
        var folded: FoldedText
        /// The length of the text it is from: what arrives at the end may go on with a hit.
        var textCount: Int
    }

    /// What a place costs that has to be looked at closely because the bytes are right, in bytes looked through: a
    /// text may be full of letters that are nearly those looked for.
    private static let closeLook = 16_384
    private static let largestWindow = 262_144

    /// A search for the words of `query`; empty words are found nowhere.
    init(_ query: SearchQuery) {
        folding = query.ignoresCase ? .caseless : .exact
        let folded = FoldedText(Array(query.words.utf8), folding).bytes
        needle = folded
        wholeWords = query.options.contains(.wholeWords)
        reach = 4 * folded.count + 64
    }

    mutating func nearest(
        _ direction: SearchDirection, in places: Range<TextOffset>, of text: Rope, budget: Int
    ) -> SearchStep {
        guard !needle.isEmpty else { return .none }
        let start = work
        var left = min(places.lowerBound, text.end)..<min(places.upperBound, text.end)
        while !left.isEmpty {
            let isForward = direction == .forward
            if work - start >= max(1, budget) {
                return .unfinished(reached: isForward ? left.lowerBound : left.upperBound)
            }
            let room = max(1, budget - (work - start))
            let window = window(direction, over: left, of: text, atMost: room)
            self.window = window
            if let hit = isForward ? first(in: window, left, text) : last(in: window, left, text) {
                if text.isWhole(hit, asWords: wholeWords) { return .hit(SearchHit(hit)) }
                hasTornHits = true
                work += Self.closeLook
                left = isForward ? hit.lowerBound + 1..<left.upperBound : left.lowerBound..<hit.lowerBound
            } else if isForward {
                left = min(window.starts.upperBound, left.upperBound)..<left.upperBound
            } else {
                left = left.lowerBound..<max(window.starts.lowerBound, left.lowerBound)
            }
        }
        return .none
    }

    /// The window that decides about the near end of `places`.
    private mutating func window(
        _ direction: SearchDirection, over places: Range<TextOffset>, of text: Rope, atMost room: Int
    ) -> Window {
        let near = direction == .forward ? places.lowerBound : places.upperBound - 1
        if let window, window.textCount == text.count, window.starts.contains(near) { return window }
        windowSize = min(windowSize * 4, Self.largestWindow)
        let size = min(windowSize, room)
        let starts =
            direction == .forward
            ? near..<min(near + size, places.upperBound)
            : max(places.upperBound - size, places.lowerBound)..<places.upperBound
        let range = starts.lowerBound..<min(text.end, starts.upperBound + reach)
        work += range.count
        return Window(
            range: range, starts: starts, folded: FoldedText(text.bytes(in: range), folding),
            textCount: text.count)
    }

    private mutating func first(
        in window: Window, _ places: Range<TextOffset>, _ text: Rope
    ) -> Range<TextOffset>? {
        let limit = min(window.starts.upperBound, places.upperBound)
        var from = window.folded.place(atOrBefore: places.lowerBound - window.range.lowerBound)
        while let found = scan(window.folded, from..<window.folded.bytes.count, ByteScan.firstIndex) {
            from = found + 1
            guard let hit = hit(at: found, window) else { continue }
            if hit.lowerBound >= limit { return nil }
            if hit.lowerBound >= places.lowerBound { return hit }
        }
        return nil
    }

    private mutating func last(
        in window: Window, _ places: Range<TextOffset>, _ text: Rope
    ) -> Range<TextOffset>? {
        let first = max(window.starts.lowerBound, places.lowerBound)
        let count = window.folded.bytes.count
        let near = window.folded.place(atOrBefore: places.upperBound - window.range.lowerBound)
        var end = min(count, near + needle.count)
        while let found = scan(window.folded, 0..<end, ByteScan.lastIndex) {
            end = found + needle.count - 1
            guard let hit = hit(at: found, window) else { continue }
            if hit.lowerBound < first { return nil }
            if hit.lowerBound < places.upperBound { return hit }
        }
        return nil
    }

    private func scan(
        _ folded: FoldedText, _ part: Range<Int>,
        _ index: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int?
    ) -> Int? {
        guard part.count >= needle.count else { return nil }
        let found = needle.withUnsafeBytes { wanted in
            folded.bytes.withUnsafeBytes { index(wanted, $0.part(part)) }
        }
        return found.map { part.lowerBound + $0 }
    }

    /// Where the words that stand at a place of the folded text come from; nil when they begin or end inside a letter.
    private mutating func hit(at place: Int, _ window: Window) -> Range<TextOffset>? {
        guard let start = window.folded.start(place), let end = window.folded.end(place + needle.count),
            start < end, end - start <= reach
        else {
            hasTornHits = true
            return nil
        }
        return window.range.lowerBound + start..<window.range.lowerBound + end
    }
}
