/// The cells that the rows of one paragraph leave free at their start.
///
/// They follow from the paragraph's first bytes and the settings alone, so rows stay canonical: all rows but the first
/// begin in the same column, wherever wrapping goes on from. A change of those bytes that changes them makes the
/// paragraph's other rows wrong, and those are forgotten (`DocumentLayout.apply`).
///
/// A column in which they would take more than a third of the room has none.
struct RowIndents: Equatable {
    /// Cells before the first row.
    private(set) var first = 0
    /// Cells before every other row.
    private(set) var rest = 0

    /// Bytes of a paragraph that can have a say.
    private static let reach = 64
    /// Cells before the first row of a paragraph that shows by it.
    private static let firstRow = 4

    /// Finds the indents of the paragraph between two places.
    ///
    /// - Parameter isVerbatim: whether it is a line of code, which begins where it begins.
    /// - Complexity: O(log n) where settings ask for any, else O(1).
    init(
        _ text: Rope, from start: TextOffset, to end: TextOffset, _ settings: LayoutSettings, isVerbatim: Bool
    ) {
        guard !isVerbatim else { return }
        guard settings.hangsIndents || settings.paragraphs == .indent else { return }
        let bytes = text.bytes(in: start..<min(end, start + Self.reach))
        let most = settings.width / 3
        let mark = settings.hangsIndents ? ParagraphMark.end(in: bytes) : 0
        if mark > 0 {
            var breaker = RowBreaker(text, from: start, to: end, settings)
            let cells = breaker.clusters(from: start, to: start + mark).reduce(0) { $0 + $1.width }
            if cells <= most { rest = cells }
        } else if settings.paragraphs == .indent, Self.firstRow <= most, !Self.isBlank(bytes.first) {
            first = Self.firstRow
        }
    }

    private static func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }
}
