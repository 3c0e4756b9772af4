/// What one screen line shows of a paragraph.
public struct Row: Hashable, Sendable {
    /// The paragraph, without the bytes that end it.
    public var paragraph: Range<TextOffset>
    /// The bytes of this row; an empty paragraph has one empty row.
    public var range: Range<TextOffset>
    /// Cells left free before the first letter.
    public var indent = 0
    /// Whether it is a blank row between two paragraphs, or above the text: no byte is in it, and no caret.
    public var isGap = false

    /// First byte.
    public var start: TextOffset { range.lowerBound }
    /// Just after the last byte; the next row of the paragraph starts here.
    public var end: TextOffset { range.upperBound }
    /// Whether the paragraph begins here.
    public var isFirst: Bool { start == paragraph.lowerBound && !isGap }
    /// Whether the paragraph ends here.
    public var isLast: Bool { end == paragraph.upperBound && !isGap }
}

/// One grapheme cluster, or a mark that stands for it, at its place in a row.
///
/// The unit of drawing and of pointing. What is drawn need not be what the text holds: a tab is blanks, a control
/// character is a mark of several cells, a hanging space is nothing.
public struct LaidCluster: Equatable, Sendable {
    /// How a cluster shows.
    public enum Display: Equatable, Sendable {
        /// One glyph, sent as it is.
        case glyph(Glyph, isDoubtful: Bool)
        /// Visible letters that stand for what must not be sent.
        case mark(String)
        /// Blank cells: spaces and tabs.
        case blank
    }

    /// The bytes in the text.
    public var range: Range<TextOffset>
    /// First cell in the row; may equal the width for what hangs at the edge.
    public var column: Int
    /// Cells covered; 0 for what hangs.
    public var width: Int
    /// What is drawn.
    public var display: Display
}
