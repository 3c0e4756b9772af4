/// What makes one text another, paragraph by paragraph.
///
/// **Idea.** What both have at their ends is left alone. Between, paragraphs that stand exactly once in each text and in
/// the same order in both hold fast (patience diff), and so do their equal neighbours; what lies between two of them is
/// one change, cut down to the bytes that differ. So a caret in a paragraph that nobody touched stays in it.
///
/// **Invariant.** The changes, made in their order, give the new text whatever was found in common.
///
/// **Rejected.** The shortest list of changes (Myers): it needs time in proportion to their number, and finds letters in
/// common where a person sees a new sentence.
enum TextChanges {
    /// Paragraphs of which more than this differ are one change; they are looked at one by one.
    private static let limit = 200_000

    /// The changes that make `old` into `new`, the last place first, so that each place is one of `old`.
    ///
    /// - Complexity: O(n)
    static func edits(from old: Rope, to new: Rope) -> [Edit] {
        let (a, b) = (old.bytes(in: old.range), new.bytes(in: new.range))
        let end = old.breakByte
        let (head, tail) = common(a[...], b[...])
        guard head + tail < max(a.count, b.count) else { return [] }
        // Back to where a paragraph begins, and on to where one ends.
        let start = a[..<head].lastIndex(of: end).map { $0 + 1 } ?? 0
        let rest = a[(a.count - tail)...].firstIndex(of: end).map { a.count - $0 - 1 } ?? 0
        let olds = paragraphs(a[start..<(a.count - rest)], end)
        let news = paragraphs(b[start..<(b.count - rest)], end)
        var edits: [Edit] = []
        for (from, to) in gaps(olds, news).reversed() {
            let was = olds.span(from, else: start)
            let isNow = news.span(to, else: start)
            let (head, tail) = common(a[was], b[isNow])
            let removed = TextOffset(was.lowerBound + head)..<TextOffset(was.upperBound - tail)
            let inserted = TextOffset(isNow.lowerBound + head)..<TextOffset(isNow.upperBound - tail)
            guard !removed.isEmpty || !inserted.isEmpty else { continue }
            edits.append(Edit(offset: removed.lowerBound, removed: old[removed], inserted: new[inserted]))
        }
        return edits
    }

    /// How many bytes are the same at the start, and how many at the end besides.
    fileprivate static func common(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> (head: Int, tail: Int) {
        let most = min(a.count, b.count)
        var head = 0
        while head < most, a[a.startIndex + head] == b[b.startIndex + head] { head += 1 }
        var tail = 0
        while tail < most - head, a[a.endIndex - 1 - tail] == b[b.endIndex - 1 - tail] { tail += 1 }
        return (head, tail)
    }

    private static func paragraphs(_ bytes: ArraySlice<UInt8>, _ end: UInt8) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let next = bytes[start...].firstIndex(of: end).map { $0 + 1 } ?? bytes.endIndex
            parts.append(bytes[start..<next])
            start = next
        }
        return parts
    }

    /// The stretches of paragraphs that are not the same, in order.
    private static func gaps(
        _ olds: [ArraySlice<UInt8>], _ news: [ArraySlice<UInt8>]
    ) -> [(Range<Int>, Range<Int>)] {
        var gaps: [(Range<Int>, Range<Int>)] = []
        var (a, b) = (0, 0)
        let ends = olds.count + news.count > limit ? [] : anchors(olds, news)
        for anchor in ends + [(olds.count, news.count)] {
            // An anchor may have been passed already as the neighbour of the one before.
            guard anchor.0 >= a, anchor.1 >= b else { continue }
            var (i, j) = anchor
            while i > a, j > b, olds[i - 1] == news[j - 1] { (i, j) = (i - 1, j - 1) }
            if i > a || j > b { gaps.append((a..<i, b..<j)) }
            (a, b) = anchor
            while a < olds.count, b < news.count, olds[a] == news[b] { (a, b) = (a + 1, b + 1) }
        }
        return gaps
    }

    /// Paragraphs that stand once in each text, as many as are in the same order in both.
    private static func anchors(
        _ olds: [ArraySlice<UInt8>], _ news: [ArraySlice<UInt8>]
    ) -> [(Int, Int)] {
        let once = places(olds)
        let other = places(news)
        let pairs = olds.indices.compactMap { index -> (Int, Int)? in
            guard once[olds[index]] == index, let place = other[olds[index]], place >= 0 else { return nil }
            return (index, place)
        }
        return longestRise(pairs)
    }

    /// Where each paragraph stands; -1 for one that stands more than once.
    private static func places(_ paragraphs: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
        Dictionary(zip(paragraphs, paragraphs.indices), uniquingKeysWith: { _, _ in -1 })
    }

    /// The longest run of pairs whose second members rise (patience sorting).
    /// - Complexity: O(n log n)
    private static func longestRise(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        var piles: [Int] = []
        var before: [Int?] = Array(repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, piles.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[piles[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? piles[low - 1] : nil
            if low == piles.count { piles.append(index) } else { piles[low] = index }
        }
        var run: [(Int, Int)] = []
        var next = piles.last
        while let index = next {
            run.append(pairs[index])
            next = before[index]
        }
        return run.reversed()
    }
}

extension [ArraySlice<UInt8>] {
    /// The bytes of some of these paragraphs; where there is none of them, the place between its neighbours.
    fileprivate func span(_ range: Range<Int>, else start: Int) -> Range<Int> {
        let lower =
            range.lowerBound < count ? self[range.lowerBound].startIndex : last.map(\.endIndex) ?? start
        return lower..<(range.isEmpty ? lower : self[range.upperBound - 1].endIndex)
    }
}

extension Rope {
    /// The least single change that makes this text another: what goes, and what comes instead.
    ///
    /// - Complexity: O(n)
    func change(to other: Rope) -> (Range<TextOffset>, Rope) {
        let (old, new) = (bytes(in: range), other.bytes(in: other.range))
        let (head, tail) = TextChanges.common(old[...], new[...])
        return (TextOffset(head)..<TextOffset(old.count - tail), Rope(Array(new[head..<new.count - tail])))
    }
}
