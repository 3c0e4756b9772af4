/// How the page tells one paragraph from the next. A matter of looks: no byte of the text is changed by it.
public enum ParagraphStyle: String, CaseIterable, Hashable, Sendable {
    /// As the text has it.
    case plain
    /// With a blank row between two paragraphs that have no blank line between them.
    case gap
    /// With some free cells before the first row.
    case indent
}
