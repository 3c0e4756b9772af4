/// Text wrapped by hand: its lines wrapped anew at a width, or joined to one.
///
/// **Idea.** A passage is read into items, each the words of one paragraph or list item with what its lines begin with
/// (`WrappedText`), and written out again at a width; joining is writing at no width at all. So a text that was
/// rewrapped joins to the same lines as the one before.
///
/// **Invariant.** A line ends only where joining would put back what was there: at a single blank, or between two letters
/// of scripts that use none; and never so that the next line would begin like a list item, a quotation or a heading.
/// Two blanks between sentences therefore stay together, on one line.
///
/// **Left alone.** Fenced and indented code, front matter, tables, lines with `#`, rules, trailers of commit messages.
public struct Rewrapping {
    /// How long lines are to be.
    public enum LineLength: Hashable, Sendable {
        /// Lines of at most so many cells.
        case wrapped(Int)
        /// One line for each paragraph and list item.
        case joined
    }

    private let length: LineLength
    private let settings: LayoutSettings
    private let ending: [UInt8]

    /// - Parameters:
    ///   - settings: widths of letters, and tab stops.
    ///   - ending: what ends a line that is new.
    public init(_ length: LineLength, _ settings: LayoutSettings, ending: LineEnding) {
        self.length = length
        self.settings = settings
        self.ending = ending.bytes
    }

    /// The paragraphs that are selected, or that of the caret, with lines of this length. Caret and selection stay with their letters.
    ///
    /// - Returns: nil when only blank lines are there.
    /// - Complexity: O(bytes of the paragraphs), and of 64 KB before them, where code may have begun.
    public func reshaping(of text: Rope, _ selection: Selection) -> Reshaping? {
        let touched = text.paragraphs(touching: selection.range).filter { !text.isBlank($0) }
        guard let first = touched.first, let last = touched.last else { return nil }
        let top = text.block(around: first).lowerBound
        let end = text.nextParagraphStart(after: text.block(around: last).upperBound)
        let far = text.paragraphStart(containing: max(.zero, top - Self.lookingBack))
        let base = min(far, top)
        let bytes = text.bytes(in: base..<end)
        let wrapped = WrappedText(
            bytes, breakByte: text.breakByte, frontMatter: max(0, FrontMatter(of: text).end - base), settings)
        let range =
            selection.range.lowerBound - base..<max(selection.range.upperBound, last.upperBound) - base
        let parts = wrapped.parts(touching: range, isCaret: selection.isEmpty)
        guard let start = parts.first?.range.lowerBound, let stop = parts.last?.range.upperBound else {
            return nil
        }
        var writer = WrapWriter(
            bytes, length, settings, ending: ending,
            places: [selection.anchor - base, selection.head - base].map { max(start, min($0, stop)) })
        for part in parts { writer.write(part) }
        let places = writer.places.map { base + start + $0 }
        return Reshaping(
            base + start..<base + stop, writer.result, Selection(anchor: places[0], head: places[1]))
    }

    private static let lookingBack = 64 * 1_024
}
