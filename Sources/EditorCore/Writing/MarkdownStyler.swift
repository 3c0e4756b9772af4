/// How Markdown looks on the page: weight and dimmed signs alone, so that no letter moves.
///
/// **Idea.** A text is cut into units that can be looked at alone: a heading, an item, a paragraph, also one that was
/// wrapped by hand. What was found in a unit is kept with it. An edit makes only the units beside it unknown; the others
/// move along. Blocks of code and front matter, which reach over any distance, are known to the `MarkdownIndex`.
///
/// **Bounds.** A unit has at most `longest` bytes. A longer line is looked at in pieces, so a key costs the same in a
/// paragraph of megabytes.
struct MarkdownStyler: Sendable {
    /// A stretch that is looked at alone, with its line end.
    private struct Unit: Sendable {
        var range: Range<TextOffset>
        /// What is not plain in it, in bytes from its start.
        var runs: [MarkdownInk.Run]
    }

    /// Bytes of a unit.
    private static let longest = 4_096
    /// Bytes in which a blank is looked for, to cut a long line there.
    private static let near = 64
    /// Bytes of a line that goes on in the next one.
    private static let wrapped = 160
    /// Bytes of a heading with a line under it. Longer prose has a rule under it.
    private static let longestHeading = 200
    /// Units that are remembered before the rest is forgotten.
    private static let capacity = 400
    /// Bytes that are looked through for blocks of code before a page is shown.
    private static let readForPage = 1 << 20

    private var index: MarkdownIndex
    /// In order; they need not touch.
    private var units: [Unit] = []
    /// Units looked at so far: the measure of work for tests.
    private(set) var unitsRead = 0

    /// Nothing is known of the text yet.
    init(_ text: Rope) { index = MarkdownIndex(text) }

    /// Whether the text is still to be looked through for blocks of code.
    func hasWork(in text: Rope) -> Bool { index.reached < text.end }

    /// Looks through `count` bytes more.
    mutating func goOn(in text: Rope, atMost count: Int) {
        index.read(text, atMost: count)
        if !hasWork(in: text) { units = [] }
    }

    /// Looks for blocks of code as far as a page needs it that ends at `place` or before.
    mutating func read(_ text: Rope, to place: TextOffset) {
        if index.reached < min(place, text.end) { index.read(text, atMost: Self.readForPage) }
    }

    /// Tells a layout which lines hold code, if it does not know yet.
    func tell(_ layout: inout DocumentLayout) {
        if layout.verbatimVersion != index.version { layout.take(index.verbatimLines) }
    }

    /// Goes along with a change; `text` is the text after it.
    ///
    /// - Complexity: O(units remembered), and what the index needs.
    mutating func follow(_ edit: Edit, in text: Rope) {
        if index.follow(edit, in: text) {
            units = []
            return
        }
        guard !units.isEmpty else { return }
        let removed = edit.removedRange
        var first = units.firstIndex { $0.range.upperBound >= removed.lowerBound } ?? units.count
        var last = units.lastIndex { $0.range.lowerBound <= removed.upperBound }.map { $0 + 1 } ?? 0
        // A line beside it may belong to another unit now.
        first = max(0, first - 1)
        last = min(units.count, max(last, first) + 1)
        for index in last..<units.count {
            let range = units[index].range
            units[index].range = range.lowerBound + edit.delta..<range.upperBound + edit.delta
        }
        units.removeSubrange(first..<last)
    }

    /// What is not plain in and around `range`, in order and without overlap.
    ///
    /// - Complexity: O(units on the page) for those that are known.
    mutating func runs(in range: Range<TextOffset>, of text: Rope) -> [StyledRun] {
        guard range.lowerBound < text.end else { return [] }
        read(text, to: range.upperBound)
        if units.count > Self.capacity { units = [] }
        var found: [StyledRun] = []
        var slot = slot(at: range.lowerBound, in: text)
        while true {
            let unit = units[slot]
            for run in unit.runs {
                let start = unit.range.lowerBound
                found.append(
                    StyledRun(
                        start + run.range.lowerBound..<start + run.range.upperBound, run.role, run.traits))
            }
            let next = unit.range.upperBound
            guard next < range.upperBound, next > unit.range.lowerBound else { return found }
            slot += 1
            if slot == units.count || units[slot].range.lowerBound != next {
                insert(self.unit(from: next, in: text), at: slot)
            }
        }
    }

    // MARK: Units

    /// The slot of the unit around a place; it is looked at if it is not known.
    private mutating func slot(at place: TextOffset, in text: Rope) -> Int {
        let next = units.firstIndex { $0.range.upperBound > place } ?? units.count
        if next < units.count, units[next].range.lowerBound <= place { return next }
        let start = start(ofUnitAt: place, in: text)
        insert(unit(from: start, in: text), at: next)
        return units.firstIndex { $0.range.lowerBound == start } ?? next
    }

    /// Puts a unit into its place; those that it covers were cut otherwise, and go.
    private mutating func insert(_ unit: Unit, at slot: Int) {
        var first = slot
        while first > 0, units[first - 1].range.upperBound > unit.range.lowerBound { first -= 1 }
        var end = max(slot, first)
        while end < units.count, units[end].range.lowerBound < unit.range.upperBound { end += 1 }
        units.replaceSubrange(first..<end, with: [unit])
    }

    /// Where the unit begins that holds `place`.
    private func start(ofUnitAt place: TextOffset, in text: Rope) -> TextOffset {
        var start = text.paragraphStart(containing: place)
        let line = start..<text.paragraphContentEnd(from: start)
        if line.count > Self.longest { return pieceStart(of: place, in: line, text) }
        var kind = self.kind(of: line, text)
        while index.state(ofLineAt: start) == .prose, kind == .text || kind == .rule || kind == .underline,
            place - start < Self.longest, let above = text.paragraph(before: start), goesOn(above, text)
        {
            start = above.lowerBound
            kind = self.kind(of: above, text)
        }
        return start
    }

    /// A long line is cut every `longest` bytes, at a blank where there is one near.
    private func pieceStart(of place: TextOffset, in line: Range<TextOffset>, _ text: Rope) -> TextOffset {
        let whole = (place - line.lowerBound) / Self.longest * Self.longest
        let cut = cut(behind: line.lowerBound + whole, in: line, text)
        if cut <= place || whole == 0 { return whole == 0 ? line.lowerBound : cut }
        let before = line.lowerBound + (whole - Self.longest)
        return before == line.lowerBound ? before : self.cut(behind: before, in: line, text)
    }

    private func cut(behind place: TextOffset, in line: Range<TextOffset>, _ text: Rope) -> TextOffset {
        let end = min(line.upperBound, place + Self.near)
        let blank = text.bytes(in: place..<end).firstIndex(of: 0x20)
        return blank.map { place + $0 } ?? text.clusterEdge(atOrBefore: place)
    }

    private func kind(of line: Range<TextOffset>, _ text: Rope) -> MarkdownLine.Kind {
        let bytes = text.bytes(in: line.lowerBound..<min(line.upperBound, line.lowerBound + Self.wrapped))
        return MarkdownLine(bytes, 0..<bytes.count).kind
    }

    /// Whether the words of a line go on in the next one.
    private func goesOn(_ line: Range<TextOffset>, _ text: Rope) -> Bool {
        guard line.count <= Self.wrapped, index.state(ofLineAt: line.lowerBound) == .prose else {
            return false
        }
        let kind = kind(of: line, text)
        return kind == .text || kind == .item
    }

    private mutating func unit(from start: TextOffset, in text: Rope) -> Unit {
        unitsRead += 1
        let contentEnd = text.paragraphContentEnd(from: text.paragraphStart(containing: start))
        let next = text.nextParagraphStart(after: start)
        let lineStart = text.paragraphStart(containing: start)
        let whole = { (role: StyleRole) in
            Unit(
                range: start..<next,
                runs: [MarkdownInk.Run(range: 0..<contentEnd - start, role: role, traits: [])])
        }
        switch index.state(ofLineAt: lineStart) {
        case .frontMatter: return whole(.dimmed)
        case .code: return whole(.code)
        case .fence: return whole(.mark)
        case .prose: break
        }
        if contentEnd - lineStart > Self.longest {
            return piece(from: start, of: lineStart..<contentEnd, text)
        }
        var lines = [start..<contentEnd]
        var end = next
        while let last = lines.last, goesOn(last, text), end - start < Self.longest, end > last.upperBound,
            case let line = end..<text.paragraphContentEnd(from: end),
            index.state(ofLineAt: end) == .prose, mayFollow(line, lines, text)
        {
            lines.append(line)
            end = text.nextParagraphStart(after: end)
            if !goesOn(line, text) { break }
        }
        let bytes = text.bytes(in: start..<(lines.last?.upperBound ?? contentEnd))
        let ranges = lines.map { $0.lowerBound - start..<$0.upperBound - start }
        return Unit(range: start..<end, runs: MarkdownUnit.runs(in: bytes, lines: ranges))
    }

    /// Whether a line belongs to the words above it: it goes on with them, or underlines them.
    private func mayFollow(
        _ line: Range<TextOffset>, _ lines: [Range<TextOffset>], _ text: Rope
    ) -> Bool {
        switch kind(of: line, text) {
        case .text: return line.count <= Self.longest
        case .underline, .rule:
            guard let first = lines.first, kind(of: first, text) == .text else { return false }
            let isHyphens = text[line.lowerBound] == UInt8(ascii: "-") && !text.bytes(in: line).contains(0x20)
            return line.lowerBound - first.lowerBound <= Self.longestHeading
                && (kind(of: line, text) == .underline || isHyphens)
        case .blank, .item, .heading, .definition: return false
        }
    }

    /// A piece of a long line.
    private func piece(from start: TextOffset, of line: Range<TextOffset>, _ text: Rope) -> Unit {
        let whole = ((start - line.lowerBound + Self.near) / Self.longest + 1) * Self.longest
        let isLast = line.lowerBound + whole >= line.upperBound
        let end = isLast ? line.upperBound : cut(behind: line.lowerBound + whole, in: line, text)
        let bytes = text.bytes(in: start..<end)
        var ink = MarkdownInk(count: bytes.count)
        MarkdownInline.paint(bytes, 0..<bytes.count, into: &ink)
        let next = isLast ? text.nextParagraphStart(after: line.lowerBound) : end
        return Unit(range: start..<next, runs: ink.runs)
    }
}
