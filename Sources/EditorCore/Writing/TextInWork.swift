/// The text while changes are made in it.
struct TextInWork {
    var text: Rope
    var caret: TextOffset
    let style: MarkStyle
    /// What is open where the paragraph of the caret begins.
    let blocks: ProseBlocks
    var changes: [TypedMarks.Change] = []
    var looks = 0

    /// What `typed` is to be, standing where now `range` is, and how many bytes behind that it uses up.
    mutating func set(_ typed: [UInt8], instead range: Range<TextOffset>) -> (bytes: [UInt8], used: Int) {
        looks += 1
        let paragraph = text.paragraphStart(containing: range.lowerBound)
        let from = max(paragraph, range.lowerBound - min(range.lowerBound.bytes, TypedMarks.before))
        let end = min(text.paragraphContentEnd(from: paragraph), caret + TypedMarks.behind)
        let head = text.bytes(in: from..<range.lowerBound)
        let line = head + typed + text.bytes(in: range.upperBound..<max(end, range.upperBound))
        let grows = caret <= end ? head.count + typed.count + (caret - range.upperBound) : nil
        var blocks = blocks
        let setter = MarkSetter(
            line, in: head.count..<head.count + typed.count, state: MarkPlace(style),
            verbatim: blocks.verbatim(in: line, growsAt: grows), growsAt: grows)
        return (setter.output, setter.place - head.count - typed.count)
    }

    /// Changes `range`, if anything differs; down to the caret, so that this comes to stand where it was.
    mutating func replace(_ range: Range<TextOffset>, with bytes: [UInt8]) {
        guard text.bytes(in: range) != bytes else { return }
        let whole = bytes + text.bytes(in: range.upperBound..<caret)
        changes.append(TypedMarks.Change(range: range.lowerBound..<caret, bytes: whole))
        text.replace(range.lowerBound..<caret, with: Rope(whole, breakByte: text.breakByte))
        caret = range.lowerBound + whole.count
    }
}
