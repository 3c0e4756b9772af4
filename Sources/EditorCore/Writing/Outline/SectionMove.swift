/// Moving a section past its neighbour.
///
/// The two change places, each with all that belongs to it, and what is between them and behind them stays: the blank
/// lines, the line end that the last line has or has not. Scenes change places between their marks, which stay as well;
/// so the first scene of a chapter, which has no mark above it, can be passed like any other.
enum SectionMove {
    /// The change that moves section `index` of `contents` up or down.
    ///
    /// - Returns: nil when there is nothing to pass.
    /// - Complexity: O(bytes of both sections + places).
    static func reshaping(
        _ index: Int, above: Bool, of contents: OutlineContents, _ selection: Selection, in text: Rope
    ) -> Reshaping? {
        let slots = Self.slots(index, above: above, of: contents, in: text)
        guard slots.count == 2 else { return nil }
        return Reordering(slots: slots, order: [1, 0]).reshaping(of: text, selection)
    }

    /// The two stretches that change places, in the order of the text; less when there are not two.
    static func slots(
        _ index: Int, above: Bool, of contents: OutlineContents, in text: Rope
    ) -> [Range<TextOffset>] {
        let place = contents.places[index]
        guard place.beginsSection else { return [] }
        if place.kind == .sceneBreak, above {
            return [sceneAbove(index, of: contents, in: text), scene(index, of: contents, in: text)]
                .compactMap(\.self)
        }
        guard let other = contents.sibling(of: index, above: above) else { return [] }
        let slots = [min(index, other), max(index, other)].map {
            place.kind == .sceneBreak
                ? scene($0, of: contents, in: text) : section($0, of: contents, in: text)
        }
        return slots.compactMap(\.self)
    }

    /// A section without the blank lines behind it.
    private static func section(
        _ index: Int, of contents: OutlineContents, in text: Rope
    ) -> Range<TextOffset>? {
        text.withoutBlankParagraphs(contents.extent(of: index))
    }

    /// What stands behind the mark of a scene.
    private static func scene(
        _ index: Int, of contents: OutlineContents, in text: Rope
    ) -> Range<TextOffset>? {
        let start = text.nextParagraphStart(after: contents.places[index].lines.upperBound)
        return text.withoutBlankParagraphs(start..<max(start, contents.extent(of: index).upperBound))
    }

    /// What stands above the mark of a scene, up to the next mark or heading.
    private static func sceneAbove(
        _ index: Int, of contents: OutlineContents, in text: Rope
    ) -> Range<TextOffset>? {
        let end = contents.places[index].lines.lowerBound
        guard let before = contents.places[..<index].last(where: \.beginsSection) else {
            // Front matter is no scene.
            let start = Document.firstPlace(of: text)
            let opening = text.bytes(in: start..<min(start + 3, end))
            return opening == Array("---".utf8) ? nil : text.withoutBlankParagraphs(start..<end)
        }
        let start = text.nextParagraphStart(after: before.lines.upperBound)
        return text.withoutBlankParagraphs(start..<max(start, end))
    }
}

extension Rope {
    /// From the first paragraph in `range`, which begins with one, that is not blank to the end of the last; nil when
    /// all are.
    ///
    /// - Complexity: O(blank paragraphs · log n).
    func withoutBlankParagraphs(_ range: Range<TextOffset>) -> Range<TextOffset>? {
        var start = range.lowerBound
        while start < range.upperBound, isBlank(start..<paragraphContentEnd(from: start)) {
            start = nextParagraphStart(after: start)
        }
        guard start < range.upperBound else { return nil }
        var last = paragraphStart(containing: range.upperBound)
        if last == range.upperBound, last > start { last = paragraphStart(containing: last - 1) }
        while last > start, isBlank(last..<paragraphContentEnd(from: last)) {
            last = paragraphStart(containing: last - 1)
        }
        return start..<paragraphContentEnd(from: last)
    }
}
