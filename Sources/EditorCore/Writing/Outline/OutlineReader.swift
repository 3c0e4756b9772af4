/// Reads a text for the places of its outline, from any start of a paragraph on whose state is known.
///
/// What a paragraph is depends on what is open before it, such as a fence, on whether the one above is blank, and on
/// the one below. The first two are the reader's state; the third is looked at ahead. So whoever reads on from the same
/// state finds the same places, and a change is forgotten where the states agree again.
struct OutlineReader {
    /// What the text before leaves behind.
    struct State: Hashable {
        /// Fences and front matter.
        var blocks = ProseBlocks()
        /// Whether the paragraph above is blank, or there is none.
        var isBelowBlank = true
        /// Whether the next bytes go on with a paragraph that was too long to be read at once.
        var isInside = false

        init() {}

        /// Where a text begins.
        init(topOf text: Rope) { blocks = ProseBlocks(frontMatter: FrontMatter(of: text).lines) }
    }

    /// What has been read of a text in one go.
    struct Reading {
        var range: Range<TextOffset>
        var places: [OutlinePlace] = []
        var state: State
    }

    /// Bytes that are read in one go, where paragraphs allow it.
    var window = 16 << 10
    /// Longer paragraphs are read in parts. They hold no headings.
    var longest = 64 << 10

    /// Reads what begins at `start`, up to `limit` or some way before it, and over it where no paragraph ends there. Less
    /// than a window is not left over.
    ///
    /// - Complexity: O(window).
    func read(_ text: Rope, from start: TextOffset, to limit: TextOffset, _ state: State) -> Reading {
        let goal = limit - start < 2 * window ? limit : start + window
        var end = text.nextParagraphStart(after: goal - 1)
        if end - start > longest {
            let earlier = text.paragraphStart(containing: goal)
            end = earlier > start ? earlier : end
        }
        let isCut = end - start > longest
        if isCut { end = text.clusterEdge(atOrBefore: start + longest) }
        var reading = Reading(range: start..<end, state: state)
        let bytes = text.bytes(in: start..<end)
        var place = 0
        while place < bytes.count {
            let next = bytes.withUnsafeBytes { buffer in
                ByteScan.firstIndex(of: text.breakByte, in: buffer.part(place..<buffer.count))
            }
            let stop = next.map { place + $0 + 1 } ?? bytes.count
            read(Line(bytes[place..<stop], at: start, in: text), &reading)
            place = stop
        }
        reading.state.isInside = isCut && bytes.last != text.breakByte
        return reading
    }

    /// One paragraph, and what comes behind it.
    private struct Line {
        /// Its bytes, those that end it left out.
        let bytes: ArraySlice<UInt8>
        let base: TextOffset
        let text: Rope
        private let next: TextOffset

        init(_ whole: ArraySlice<UInt8>, at base: TextOffset, in text: Rope) {
            var bytes = whole
            if bytes.last == text.breakByte { bytes = bytes.dropLast() }
            if text.breakByte == 0x0A, bytes.last == 0x0D { bytes = bytes.dropLast() }
            if base == .zero, whole.startIndex == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                bytes = bytes.dropFirst(3)
            }
            (self.bytes, self.base, self.text) = (bytes, base, text)
            next = base + whole.endIndex
        }

        var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
        /// Whether it is so short that it may be a heading.
        var isShort: Bool { bytes.count <= OutlineLine.longest }

        func range(_ part: Range<Int>) -> Range<TextOffset> {
            base + part.lowerBound..<base + part.upperBound
        }

        /// The paragraph below; nil at the end of the text, and for a long one.
        var below: Range<TextOffset>? {
            let end = text.paragraphContentEnd(from: next)
            return next < text.end && end - next <= OutlineLine.longest ? next..<end : nil
        }

        var isAboveBlank: Bool { next >= text.end || below.map(text.isBlank) ?? false }
    }

    private func read(_ line: Line, _ reading: inout Reading) {
        if reading.state.isInside {
            reading.state.isInside = false
            return note(OpenMarks.ranges(in: line.bytes), of: line, &reading)
        }
        let isSetApart = passesOver(line, &reading.state.blocks)
        if line.isShort, !isSetApart, let place = place(of: line, reading.state) {
            reading.places.append(place)
        }
        reading.state.isBelowBlank = line.isBlank
        if !isSetApart { note(OpenMarks.ranges(in: line.bytes), of: line, &reading) }
    }

    private func note(_ marks: [Range<Int>], of line: Line, _ reading: inout Reading) {
        for mark in marks {
            let range = line.range(mark)
            reading.places.append(
                OutlinePlace(.openMark, level: OutlinePlace.markLevel, title: range, lines: range))
        }
    }

    /// Whether a paragraph is code, front matter or the fence of one.
    private func passesOver(_ line: Line, _ blocks: inout ProseBlocks) -> Bool {
        let isOrdinary = blocks.isPlainProse && !line.bytes.withUnsafeBytes(ProseBlocks.mayMatter)
        if isOrdinary { return false }
        let wasSetApart = blocks.isSetApart
        _ = blocks.verbatim(in: Array(line.bytes))
        return wasSetApart || blocks.isSetApart
    }

    private func place(of line: Line, _ state: State) -> OutlinePlace? {
        guard let first = line.bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
        if first == UInt8(ascii: "#"), let found = OutlineLine(marked: line.bytes) {
            return place(found, line)
        }
        if let found = OutlineLine(counted: line.bytes) { return place(found, line) }
        let isAlone = state.isBelowBlank && line.isAboveBlank
        if let found = OutlineLine(sceneBreak: line.bytes, isAlone: isAlone) { return place(found, line) }
        guard state.isBelowBlank else { return nil }
        if isAlone { return OutlineLine(alone: line.bytes).map { place($0, line) } }
        guard let below = line.below else { return nil }
        return OutlineLine(line.bytes, underlinedBy: text(below, line)[...]).map {
            place($0, line, to: below.upperBound)
        }
    }

    private func text(_ range: Range<TextOffset>, _ line: Line) -> [UInt8] { line.text.bytes(in: range) }

    private func place(_ found: OutlineLine, _ line: Line, to end: TextOffset? = nil) -> OutlinePlace {
        let whole = line.range(line.bytes.indices)
        return OutlinePlace(
            found.kind, level: found.level, title: line.range(found.title),
            lines: whole.lowerBound..<(end ?? whole.upperBound))
    }
}
