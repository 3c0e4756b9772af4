/// The rows of a document, worked out where somebody looks and remembered per paragraph.
///
/// Nothing here needs the number of rows of the whole text. Every question starts from a place in the text; the
/// paragraph that holds it is found in the rope, its row table is grown as far as needed, and the answer is a `Row`
/// that names its own bytes. A paragraph far away costs nothing until it is visited.
public struct DocumentLayout: Sendable {
    /// A paragraph whose rows are partly known.
    struct CachedParagraph {
        var start: TextOffset
        var contentEnd: TextOffset
        /// Start of the next paragraph, or the end of the text.
        var next: TextOffset
        var indents: RowIndents
        var rows: RowTable
    }

    /// What the rows depend on besides the text.
    public private(set) var settings: LayoutSettings
    /// Rows wrapped so far: the measure of work for tests.
    public private(set) var rowsWrapped = 0

    /// Lines that hold code, whatever they look like.
    private var verbatim = VerbatimLines()
    /// Paragraphs in text order.
    private var cache: [CachedParagraph] = []
    /// The rows that were asked for last: a page asks for them to see whether the caret is on show, and again to show them.
    private var page: (offset: TextOffset, count: Int, rows: [Row])?

    /// Paragraphs remembered before the rest is forgotten.
    private static let capacity = 512

    /// An empty layout.
    public init(settings: LayoutSettings) { self.settings = settings }

    /// Takes other settings; all rows are forgotten when they differ.
    public mutating func change(to settings: LayoutSettings) {
        guard settings != self.settings else { return }
        self.settings = settings
        forgetRows()
    }

    /// Forgets all rows: paragraphs have turned out to end elsewhere.
    public mutating func forget() {
        forgetRows()
        verbatim = VerbatimLines()
    }

    private mutating func forgetRows() {
        cache.removeAll()
        page = nil
    }

    /// Which state of the lines that hold code is known; nil when none is.
    var verbatimVersion: Int? { verbatim.version }

    /// Takes other lines that hold code; all rows are forgotten when they differ.
    mutating func take(_ lines: VerbatimLines) {
        if lines.ranges != verbatim.ranges { forgetRows() }
        verbatim = lines
    }

    /// The row that shows a caret at `offset`.
    ///
    /// - Complexity: O(log n) for a place near one that was asked for; the first visit to a far place of a long
    ///   paragraph wraps it from its last known row on.
    public mutating func row(containing offset: TextOffset, _ affinity: Affinity, in text: Rope) -> Row {
        let slot = slot(containing: offset, in: text)
        let place = min(offset, cache[slot].contentEnd) - cache[slot].start
        learn(slot, place: place, text)
        var index = cache[slot].rows.index(containing: place)
        if affinity == .upstream, index > 0, cache[slot].rows[index] == place { index -= 1 }
        return row(index, of: slot)
    }

    /// Rows from the one on that shows a caret at `offset`: `count` of them, which must be at least 1, or fewer at the
    /// end of the text.
    ///
    /// - Complexity: O(log n) for each paragraph, O(1) for each row that is known.
    public mutating func rows(from offset: TextOffset, _ count: Int, in text: Rope) -> [Row] {
        if let page, page.offset == offset, page.count == count { return page.rows }
        let rows = findRows(from: offset, count, in: text)
        page = (offset, count, rows)
        return rows
    }

    private mutating func findRows(from offset: TextOffset, _ count: Int, in text: Rope) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(count)
        var offset = offset
        while true {
            let slot = slot(containing: offset, in: text)
            rowsWrapped += cache[slot].add(to: &rows, from: offset, upTo: count, text, settings)
            if rows.count == count || cache[slot].next == cache[slot].contentEnd { return rows }
            if let gap = gap(below: slot, in: text) {
                rows.append(gap)
                if rows.count == count { return rows }
            }
            offset = cache[slot].next
        }
    }

    /// The row below, in this paragraph or behind it; nil at the end of the text.
    public mutating func row(after row: Row, in text: Rope) -> Row? {
        if !row.isLast, !row.isGap { return self.row(containing: row.end, .downstream, in: text) }
        let slot = slot(containing: row.end, in: text)
        guard cache[slot].next > cache[slot].contentEnd else { return nil }
        if !row.isGap, let gap = gap(below: slot, in: text) { return gap }
        return self.row(containing: cache[slot].next, .downstream, in: text)
    }

    /// The row above, in this paragraph or before it; nil at the start of the text.
    public mutating func row(before row: Row, in text: Rope) -> Row? {
        if !row.isFirst, !row.isGap { return self.row(containing: row.start, .upstream, in: text) }
        if row.isFirst, row.paragraph.lowerBound == .zero { return nil }
        let slot = slot(containing: row.isGap ? row.start : row.paragraph.lowerBound - 1, in: text)
        if !row.isGap, let gap = gap(below: slot, in: text) { return gap }
        learn(slot, place: cache[slot].contentEnd - cache[slot].start, text)
        return self.row(cache[slot].rows.count - 1, of: slot)
    }

    /// The blank row behind a paragraph, where paragraphs are told apart by one; nil where none is wanted, because it is
    /// the last, or a blank line is there already.
    ///
    /// An empty paragraph at the end of the text is no blank line: it is about to be written, and must not jump down with
    /// its first letter.
    private func gap(below slot: Int, in text: Rope) -> Row? {
        guard settings.paragraphs == .gap else { return nil }
        let (start, end, next) = (cache[slot].start, cache[slot].contentEnd, cache[slot].next)
        guard next > end, !text.showsNothing(in: start..<end),
            next == text.end || !text.showsNothing(in: next..<text.paragraphContentEnd(from: next))
        else { return nil }
        return Row(paragraph: start..<end, range: end..<end, isGap: true)
    }

    /// Wraps the paragraph of `offset` towards it, so that `row(containing:)` need not do it all at once.
    ///
    /// - Parameters:
    ///   - budget: bytes that may be wrapped; lessened by those that were.
    /// - Returns: how much of the way is done, in percent; nil once the row of `offset` is known.
    /// - Complexity: O(budget).
    public mutating func approach(_ offset: TextOffset, _ budget: inout Int, in text: Rope) -> Int? {
        let slot = slot(containing: offset, in: text)
        let place = min(offset, cache[slot].contentEnd) - cache[slot].start
        if cache[slot].rows.covers(place) { return nil }
        let frontier = cache[slot].rows.frontier
        if budget > 0 { learn(slot, place: min(place, frontier + budget), text) }
        budget -= cache[slot].rows.frontier - frontier
        if cache[slot].rows.covers(place) { return nil }
        return place == 0 ? 0 : cache[slot].rows.frontier * 100 / place
    }

    /// Forgets what a change made wrong, and moves the rest along.
    ///
    /// - Parameters:
    ///   - text: the text after the change.
    /// - Complexity: O(paragraphs remembered).
    public mutating func apply(_ edit: Edit, in text: Rope) {
        let hasBreaks = edit.removed.summary.breaks > 0 || edit.inserted.summary.breaks > 0
        verbatim.follow(edit)
        page = nil
        // In place: a table of many rows must not be copied for a letter.
        var kept = 0
        for index in cache.indices
        where Self.follow(&cache[index], edit, hasBreaks: hasBreaks, text, settings, verbatim) {
            if kept != index { cache.swapAt(kept, index) }
            kept += 1
        }
        cache.removeLast(cache.count - kept)
    }

    /// Takes one paragraph along with a change; false when it is no paragraph any more.
    private static func follow(
        _ paragraph: inout CachedParagraph, _ edit: Edit, hasBreaks: Bool, _ text: Rope,
        _ settings: LayoutSettings, _ verbatim: VerbatimLines
    ) -> Bool {
        if paragraph.next <= edit.offset, paragraph.contentEnd < paragraph.next { return true }
        if paragraph.start <= edit.offset {
            revise(&paragraph, edit, hasBreaks: hasBreaks, text, settings, verbatim)
            return true
        }
        guard paragraph.start > edit.removedRange.upperBound else { return false }
        paragraph.start += edit.delta
        paragraph.contentEnd += edit.delta
        paragraph.next += edit.delta
        return true
    }

    /// The paragraph in which a change began: its start is where it was, the rest is asked anew.
    private static func revise(
        _ paragraph: inout CachedParagraph, _ edit: Edit, hasBreaks: Bool, _ text: Rope,
        _ settings: LayoutSettings, _ verbatim: VerbatimLines
    ) {
        let start = paragraph.start
        let contentEnd = text.paragraphContentEnd(from: start)
        let oldLength = paragraph.contentEnd - start
        let from = min(edit.offset - start, oldLength)
        let to = min(edit.removedRange.upperBound - start, oldLength)
        let length = contentEnd - start
        if !hasBreaks, length == oldLength + edit.delta, edit.removedRange.upperBound - start <= oldLength {
            paragraph.rows.replace(from, to, inserted: edit.inserted.count)
        } else {
            paragraph.rows.truncate(from: from, length: length)
        }
        paragraph.contentEnd = contentEnd
        paragraph.next = text.nextParagraphStart(after: contentEnd)
        let indents = RowIndents(
            text, from: start, to: contentEnd, settings, isVerbatim: verbatim.contains(start))
        if indents != paragraph.indents {
            paragraph.indents = indents
            paragraph.rows = RowTable(length: length)
        }
    }

    private func row(_ index: Int, of slot: Int) -> Row { cache[slot].row(index) }

    private mutating func learn(_ slot: Int, place: Int, _ text: Rope) {
        rowsWrapped += cache[slot].learn(place, text, settings)
    }

    /// Where in the cache the paragraph of `offset` is; it is put there if it was not.
    private mutating func slot(containing offset: TextOffset, in text: Rope) -> Int {
        var low = 0
        var high = cache.count
        while low < high {
            let middle = (low + high) / 2
            if cache[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        if low > 0, holds(cache[low - 1], offset, in: text) { return low - 1 }
        if cache.count >= Self.capacity {
            cache.removeAll()
            low = 0
        }
        let start = text.paragraphStart(containing: offset)
        let contentEnd = text.paragraphContentEnd(from: start)
        let paragraph = CachedParagraph(
            start: start, contentEnd: contentEnd, next: text.nextParagraphStart(after: contentEnd),
            indents: RowIndents(
                text, from: start, to: contentEnd, settings, isVerbatim: verbatim.contains(start)),
            rows: RowTable(length: contentEnd - start))
        cache.insert(paragraph, at: low)
        return low
    }

    private func holds(_ paragraph: CachedParagraph, _ offset: TextOffset, in text: Rope) -> Bool {
        offset < paragraph.next || (offset == paragraph.next && paragraph.contentEnd == paragraph.next)
    }
}

// In place: whoever takes a paragraph out of the cache to look at it makes a copy, for each row of each page.
extension DocumentLayout.CachedParagraph {
    /// Row `index`, which must be known.
    fileprivate func row(_ index: Int) -> Row {
        Row(
            paragraph: start..<contentEnd, range: start + rows[index]..<start + rows.end(of: index),
            indent: index == 0 ? indents.first : indents.rest)
    }

    /// Learns the rows as far as the byte `place`; gives how many had to be wrapped.
    fileprivate mutating func learn(_ place: Int, _ text: Rope, _ settings: LayoutSettings) -> Int {
        guard !rows.covers(place) else { return 0 }
        let (start, indents) = (start, indents)
        var breaker = RowBreaker(text, from: start, to: contentEnd, settings)
        rows.extend(toCover: place) {
            breaker.endOfRow(from: start + $0, indent: $0 == 0 ? indents.first : indents.rest) - start
        }
        return breaker.rowsWrapped
    }

    /// Adds the rows from the one that shows `offset` on, until there are `count` or the paragraph ends; gives how
    /// many had to be wrapped.
    fileprivate mutating func add(
        to found: inout [Row], from offset: TextOffset, upTo count: Int, _ text: Rope,
        _ settings: LayoutSettings
    ) -> Int {
        let place = min(offset, contentEnd) - start
        var wrapped = learn(place, text, settings)
        var index = rows.index(containing: place)
        while found.count < count, index < rows.count {
            wrapped += learn(rows[index], text, settings)
            found.append(row(index))
            index += 1
        }
        return wrapped
    }
}

extension Rope {
    /// Whether a line has nothing in it but blanks, and of these no more than fit on a page.
    fileprivate func showsNothing(in line: Range<TextOffset>) -> Bool {
        line.count <= 256 && bytes(in: line).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
