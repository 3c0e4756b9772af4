import EditorCore

/// A text with its caret written into it: `‸` is the caret, `⟦` and `⟧` hold the selection.
public struct MarkedText {
    /// The text without marks.
    public var bytes: [UInt8]
    /// Caret and selection; the caret is at the selection's end unless `‸` says otherwise.
    public var selection: Selection

    /// Reads marked text.
    public init(_ marked: String) {
        bytes = []
        var caret: Int?
        var anchor: Int?
        var end: Int?
        for character in marked {
            switch character {
            case "‸": caret = bytes.count
            case "⟦": anchor = bytes.count
            case "⟧": end = bytes.count
            default: bytes += Array(String(character).utf8)
            }
        }
        guard let anchor, let end else {
            selection = Selection(caret: TextOffset(caret ?? 0))
            return
        }
        let isBackward = caret == anchor
        selection = Selection(
            anchor: TextOffset(isBackward ? end : anchor), head: TextOffset(isBackward ? anchor : end))
    }

    /// Writes a document down with its marks.
    public static func of(_ document: Document) -> String {
        let bytes = document.text.bytes(in: document.text.range)
        let text = { (range: Range<TextOffset>) in
            String(decoding: bytes[range.lowerBound.bytes..<range.upperBound.bytes], as: UTF8.self)
        }
        let selected = document.selection.range
        let before = text(.zero..<selected.lowerBound)
        let after = text(selected.upperBound..<document.text.end)
        if document.selection.isEmpty { return before + "‸" + after }
        let inside = text(selected)
        return document.selection.head == selected.lowerBound
            ? before + "⟦‸" + inside + "⟧" + after : before + "⟦" + inside + "‸⟧" + after
    }
}
