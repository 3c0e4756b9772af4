/// What stands before the caret, as `Vary` looks at it.
public struct VaryPlace: Sendable {
    /// The bytes of the unit.
    public let range: Range<TextOffset>
    /// Its letters: one grapheme cluster, or a unit of several such as three dots.
    public let unit: String
    /// The cluster before it; nil at the start of the text.
    public let before: String?

    /// The unit that ends at `caret`; nil at the start of the text.
    ///
    /// - Complexity: O(log n).
    public init?(before caret: TextOffset, in text: Rope) {
        guard caret > .zero else { return nil }
        let start = Self.startOfLongUnit(before: caret, in: text) ?? text.clusterStart(before: caret)
        range = start..<caret
        unit = String(decoding: text.bytes(in: range), as: UTF8.self)
        let cluster = text.clusterStart(before: start)..<start
        before = cluster.isEmpty ? nil : String(decoding: text.bytes(in: cluster), as: UTF8.self)
    }

    private static func startOfLongUnit(before caret: TextOffset, in text: Rope) -> TextOffset? {
        for unit in VaryTable.longUnits where caret.bytes >= unit.utf8.count {
            let start = caret - unit.utf8.count
            if text.bytes(in: start..<caret).elementsEqual(unit.utf8), text.isClusterEdge(start) {
                return start
            }
        }
        return nil
    }
}
