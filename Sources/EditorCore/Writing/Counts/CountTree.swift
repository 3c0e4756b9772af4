/// The counts of a text, kept along with its changes.
///
/// **Idea.** The text is cut into chunks of some kilobytes; each knows its figures and the state in which the counter came
/// to it (`TextCounter.State`). A change reads nothing: it makes one unknown chunk of those that it touches. Later, when
/// nothing else is to be done, that one is counted from the state in which it begins; and when the counter leaves it in
/// another state than the next chunk was counted from, that is unknown too. In prose this ends at once, so a key costs one
/// chunk, and the figures are those of the whole text read from the start: a word across two chunks is one.
///
/// **Invariant.** The chunks cover the text. What lies before the first unknown chunk is right. A counted chunk begins and
/// ends at edges of grapheme clusters; an unknown one begins at one. But for the last one, chunks are not much shorter than
/// half of `chunkBytes`, so there are never many of them.
///
/// **Rejected.** Counting by paragraph: one of 10 MB would be counted anew for each letter. Summaries with loose ends that
/// can be joined in any order: right for words, but not for clusters and sentences.
public struct CountTree: Sendable {
    /// How much of the text has a figure.
    public private(set) var rule: CountingRule
    /// The figures of the whole text when they were last known; nil before that.
    public private(set) var lastKnown: TextFigures?
    private(set) var root: CountNode
    private let chunkBytes: Int

    /// Bytes that the longest cluster and the scalar behind it take.
    private static let margin = 4 * (GraphemeBreaker.longest + 1)

    /// The counts of a text of `bytes` bytes, of which nothing is known yet.
    ///
    /// - Parameter chunkBytes: bytes that are counted anew after a change; tests take few.
    public init(bytes: Int = 0, rule: CountingRule = .prose, chunkBytes: Int = 4_096) {
        self.rule = rule
        self.chunkBytes = chunkBytes
        root = CountNode([CountChunk]())
        forget(bytes: bytes, rule: rule)
    }

    /// Begins anew.
    public mutating func forget(bytes: Int, rule: CountingRule) {
        self.rule = rule
        lastKnown = nil
        root = CountNode(bytes == 0 ? [] : [CountChunk(bytes: bytes, entry: .init(), figures: nil)])
        noteKnown()
    }

    /// The figures of the whole text; nil while some of it is not counted.
    public var total: TextFigures? { root.sum.unknown == 0 ? root.sum.figures : nil }

    /// Lets the counts follow a change.
    ///
    /// - Complexity: O(log n + chunks removed)
    public mutating func follow(_ edit: Edit) {
        guard !edit.removed.isEmpty || !edit.inserted.isEmpty else { return }
        // The last bytes before the change may become a letter with what comes.
        let first = root.chunk(at: max(0, edit.offset.bytes - 4))
        let start = first?.start ?? 0
        var end = max(edit.removedRange.upperBound.bytes, start + (first?.chunk.bytes ?? 0))
        if let last = root.chunk(at: max(0, end - 1)) { end = max(end, last.start + last.chunk.bytes) }
        // Little or nothing is left: it goes together with the chunk behind, which has another one before it now.
        while end - start + edit.delta <= chunkBytes / 2, let next = root.chunk(at: end) {
            end += next.chunk.bytes
        }
        let chunk = CountChunk(
            bytes: end - start + edit.delta, entry: first?.chunk.entry ?? .init(), figures: nil)
        replace(start..<end, with: chunk.bytes > 0 ? [chunk] : [])
    }

    /// Counts on.
    ///
    /// - Parameters:
    ///   - text: the text as it is now.
    ///   - count: bytes to be read, about.
    /// - Complexity: O(`count`)
    public mutating func goOn(in text: Rope, atMost count: Int) {
        guard let (start, chunk) = root.firstUnknown() else { return }
        let place = TextOffset(start)
        let goal = chunk.bytes - count < chunkBytes ? chunk.bytes : max(count, 1)
        let window = text.bytes(in: place..<min(text.end, place + goal + Self.margin))
        var counter = TextCounter(rule, breakByte: text.breakByte, from: chunk.entry)
        var chunks: [CountChunk] = []
        var reached = 0
        while reached < goal {
            let entry = counter.state
            // No crumb is left behind, or each key would make one.
            let step = goal - reached < 2 * chunkBytes ? goal - reached : chunkBytes
            let end = counter.pass(window, from: reached, to: reached + step)
            chunks.append(CountChunk(bytes: end - reached, entry: entry, figures: counter.takeFigures()))
            reached = end
        }
        var end = start + max(chunk.bytes, reached)
        if let last = root.chunk(at: end - 1) { end = last.start + last.chunk.bytes }
        if end == start + reached, let next = root.chunk(at: end)?.chunk,
            next.figures == nil || next.entry != counter.state
        {
            end += next.bytes
        }
        let rest = end - start - reached
        if rest > 0 { chunks.append(CountChunk(bytes: rest, entry: counter.state, figures: nil)) }
        replace(start..<end, with: chunks)
    }

    /// The figures of a part of the text, taken as a text of its own; nil where something in it is not counted yet.
    ///
    /// - Complexity: O(log n + chunk)
    public func figures(of range: Range<TextOffset>, in text: Rope) -> TextFigures? {
        var counter = TextCounter(rule, breakByte: text.breakByte)
        var sum = TextFigures()
        var place = range.lowerBound.bytes
        let end = range.upperBound.bytes
        while place < end {
            guard let (start, chunk) = root.chunk(at: place), chunk.figures != nil else { return nil }
            let whole = root.sum(endingBy: end)
            if start == place, chunk.entry == counter.state, whole.bytes > place {
                let before = root.sum(endingBy: place)
                guard whole.unknown == before.unknown else { return nil }
                sum += whole.figures
                sum -= before.figures
                place = whole.bytes
                guard place < end, let next = root.chunk(at: place)?.chunk else { break }
                counter = TextCounter(rule, breakByte: text.breakByte, from: next.entry)
            } else {
                let stop = min(end, start + chunk.bytes)
                let bytes = text.bytes(in: TextOffset(place)..<TextOffset(stop))
                _ = counter.pass(bytes, from: 0, to: bytes.count)
                sum += counter.takeFigures()
                place = stop
            }
        }
        return sum
    }

    private mutating func replace(_ range: Range<Int>, with chunks: [CountChunk]) {
        var nodes = range.isEmpty ? [CountNode(chunks)] : root.replacing(range, with: chunks)
        while nodes.count > 1 { nodes = CountNode.grouped(nodes).map { CountNode($0) } }
        root = nodes.first ?? CountNode([CountChunk]())
        while case .nodes(let below) = root.content, let only = below.first, below.count == 1 { root = only }
        noteKnown()
    }

    private mutating func noteKnown() {
        if let total { lastKnown = total }
    }
}
