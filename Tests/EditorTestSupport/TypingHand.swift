import EditorCore

/// Types a text key by key into an empty one, marks set, without an editor around.
public enum TypingHand {
    /// The text that comes out.
    public static func typed(
        _ keys: String, _ style: MarkStyle, into start: String = "", before rest: String = ""
    ) -> String {
        var text = Rope(start + rest)
        var caret: TextOffset { text.end - rest.utf8.count }
        var marks = TypedMarks()
        for key in keys {
            text.replace(caret..<caret, with: Rope(String(key)))
            for change in marks.changes(after: key, at: caret, in: text, style) {
                text.replace(change.range, with: Rope(change.bytes))
            }
        }
        return String(decoding: text.bytes(in: text.range), as: UTF8.self)
    }

    /// The text that a conversion of the whole makes.
    public static func converted(
        _ text: String, _ style: MarkStyle, _ direction: MarkConversion.Direction = .setting,
        slice: Int = 1 << 20
    ) -> String {
        let rope = Rope(text)
        var conversion = MarkConversion(direction, of: rope, in: rope.range, style)
        while !conversion.isDone { conversion.advance(atMost: slice) }
        return String(decoding: conversion.result.bytes(in: conversion.result.range), as: UTF8.self)
    }
}
