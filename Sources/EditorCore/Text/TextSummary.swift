/// Facts about a stretch of bytes that add up.
public struct TextSummary: Equatable, Sendable {
    /// Length.
    public var bytes: Int
    /// Paragraph ends: how often the break byte stands in it.
    public var breaks: Int
    /// Whether every byte belongs to well-formed UTF-8. A sequence cut in two by an edit counts as ill-formed.
    public var isValidUTF8: Bool

    /// Nothing at all.
    public static let empty = TextSummary(bytes: 0, breaks: 0, isValidUTF8: true)

    /// The facts of two stretches side by side.
    public static func + (a: TextSummary, b: TextSummary) -> TextSummary {
        TextSummary(
            bytes: a.bytes + b.bytes, breaks: a.breaks + b.breaks, isValidUTF8: a.isValidUTF8 && b.isValidUTF8
        )
    }
}
