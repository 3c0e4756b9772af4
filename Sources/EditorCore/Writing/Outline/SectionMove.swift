/// Moving a section past its neighbour.
///
/// The two change places, each with all that belongs to it, and what is between them and behind them stays: the blank
/// lines, the line end that the last line has or has not. Scenes change places between their marks, which stay as well;
/// so the first scene of a chapter, which has no mark above it, can be passed like any other.
struct SectionMove {
    /// What changes places, in the order of the text.
    let slots: [Range<TextOffset>]
    private let isUp: Bool

    /// The move of section `index` of `contents` up or down; nil when there is nothing to pass.
    ///
    /// - Complexity: O(places + blank lines · log n).
    init?(_ index: Int, above: Bool, of contents: OutlineContents, in text: Rope) {
        let place = contents.places[index]
        guard place.beginsSection else { return nil }
        let (upper, lower): (Range<TextOffset>?, Range<TextOffset>?)
        if place.kind == .sceneBreak, above {
            upper = Self.sceneAbove(index, contents, text)
            lower = Self.scene(index, contents, text)
        } else {
            guard let other = contents.sibling(of: index, above: above) else { return nil }
            let slot = place.kind == .sceneBreak ? Self.scene : Self.section
            upper = slot(min(index, other), contents, text)
            lower = slot(max(index, other), contents, text)
        }
        guard let upper, let lower else { return nil }
        slots = [upper, lower]
        isUp = above
    }

    /// From the first letter that moves to the last.
    var range: Range<TextOffset> { slots[0].lowerBound..<slots[1].upperBound }

    /// Where the section begins afterwards.
    var landing: TextOffset {
        isUp ? range.lowerBound : range.lowerBound + (slots[1].upperBound - slots[0].upperBound)
    }

    /// The change that this is.
    ///
    /// - Complexity: O(bytes of both sections).
    func reshaping(of text: Rope, _ selection: Selection) -> Reshaping? {
        Reordering(slots: slots, order: [1, 0]).reshaping(of: text, selection)
    }

    /// A section without the blank lines behind it.
    private static func section(
        _ index: Int, _ contents: OutlineContents, _ text: Rope
    ) -> Range<TextOffset>? {
        text.withoutBlankParagraphs(contents.extent(of: index))
    }

    /// What stands behind the mark of a scene.
    private static func scene(
        _ index: Int, _ contents: OutlineContents, _ text: Rope
    ) -> Range<TextOffset>? {
        let start = text.nextParagraphStart(after: contents.places[index].lines.upperBound)
        return text.withoutBlankParagraphs(start..<max(start, contents.extent(of: index).upperBound))
    }

    /// What stands above the mark of a scene, up to the next mark or heading.
    private static func sceneAbove(
        _ index: Int, _ contents: OutlineContents, _ text: Rope
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
