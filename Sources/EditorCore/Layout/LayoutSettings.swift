/// What rows depend on besides the text.
public struct LayoutSettings: Hashable, Sendable {
    /// Width of the column of text in cells, at least 1.
    public var width: Int
    /// Distance of tab stops in cells, at least 1.
    public var tabWidth: Int
    /// Widths of letters.
    public var cellWidth: CellWidth
    /// Whether marks are drawn with ASCII alone.
    public var usesPlainMarks: Bool
    /// How paragraphs are told apart.
    public var paragraphs: ParagraphStyle
    /// Whether the rows of list items, quotations and headings (as Markdown has them) start under their words, and not
    /// under their marks.
    public var hangsIndents: Bool

    /// Makes settings; a width or a tab width below 1 counts as 1.
    public init(
        width: Int, tabWidth: Int = 4, cellWidth: CellWidth = CellWidth(), usesPlainMarks: Bool = false,
        paragraphs: ParagraphStyle = .plain, hangsIndents: Bool = false
    ) {
        self.width = max(1, width)
        self.tabWidth = max(1, tabWidth)
        self.cellWidth = cellWidth
        self.usesPlainMarks = usesPlainMarks
        self.paragraphs = paragraphs
        self.hangsIndents = hangsIndents
    }
}
