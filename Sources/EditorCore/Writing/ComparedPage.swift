/// A stretch of a page that does not look like text.
public struct PageMark: Hashable, Sendable {
    /// Where it is.
    public var range: Range<TextOffset>
    /// How it looks.
    public var role: StyleRole

    /// Makes a mark.
    public init(_ range: Range<TextOffset>, _ role: StyleRole) {
        self.range = range
        self.role = role
    }
}

/// A comparison as a page to be read: what was removed in brackets and dimmed, what was inserted underlined, and one line
/// for each stretch of paragraphs that are as they were.
public struct ComparedPage: Sendable {
    /// The page. Its paragraphs end in LF.
    public let text: Rope
    /// What on it is no plain text, in order.
    public let marks: [PageMark]
    /// Where on it the changes are, in order.
    public let changes: [Range<TextOffset>]

    /// Writes a comparison out.
    ///
    /// - Parameters:
    ///   - oldName: what the old text is called on the page, such as `today 14:02`.
    ///   - spelledOut: signs are put around what was inserted too, for a page that is read aloud.
    /// - Complexity: O(n).
    public init(_ comparison: TextComparison, oldName: String, newName: String, spelledOut: Bool = false) {
        var writer = ComparedPageWriter(comparison, spelledOut: spelledOut)
        writer.write(oldName: oldName, newName: newName)
        text = Rope(writer.bytes)
        marks = writer.marks
        changes = writer.changes
    }
}

/// Puts the parts of a comparison one behind the other.
private struct ComparedPageWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var marks: [PageMark] = []
    private(set) var changes: [Range<TextOffset>] = []
    private let comparison: TextComparison
    private let removedSigns: (String, String)
    private let insertedSigns: (String, String)

    /// A single paragraph that is as it was is shown as long as it is not longer than this, in bytes.
    private static let shortParagraph = 400

    init(_ comparison: TextComparison, spelledOut: Bool) {
        self.comparison = comparison
        removedSigns = spelledOut ? ("[-", "-]") : ("[", "]")
        insertedSigns = spelledOut ? ("{+", "+}") : ("", "")
    }

    private var place: TextOffset { TextOffset(bytes.count) }

    mutating func write(oldName: String, newName: String) {
        mark(.removed) { $0.add($0.removedSigns.0 + oldName + $0.removedSigns.1) }
        add("  ")
        mark(.inserted) { $0.add($0.insertedSigns.0 + newName + $0.insertedSigns.1) }
        add("\n\n")
        let spans = comparison.spans
        for (index, span) in spans.enumerated() {
            if span.kind == .kept {
                addKept(span.new, isFirst: index == 0, isLast: index == spans.count - 1)
                continue
            }
            let start = span.kind == .removed ? addRemoved(span) : addInserted(span)
            if let last = changes.last, index > 0, spans[index - 1].kind != .kept {
                changes[changes.count - 1] = last.lowerBound..<place
            } else {
                changes.append(start..<place)
            }
        }
    }

    // MARK: What was kept

    /// The ends of the paragraphs in which something was changed, and a line for those between.
    private mutating func addKept(_ range: Range<TextOffset>, isFirst: Bool, isLast: Bool) {
        let text = comparison.new
        var start = range.lowerBound
        if !isFirst, text.paragraphStart(containing: start) != start {
            start = min(text.nextParagraphStart(after: start), range.upperBound)
        }
        var end = range.upperBound
        if !isLast { end = max(start, text.paragraphStart(containing: end)) }
        add(text[range.lowerBound..<start])
        addUnchanged(text, start..<end)
        add(text[end..<range.upperBound])
    }

    private mutating func addUnchanged(_ text: Rope, _ range: Range<TextOffset>) {
        var count = 0
        var hasBlank = false
        var start = range.lowerBound
        while start < range.upperBound {
            if text.paragraphContentEnd(from: start) > start { count += 1 } else { hasBlank = true }
            start = text.nextParagraphStart(after: start)
        }
        if count <= 1, range.count <= Self.shortParagraph { return add(text[range]) }
        if hasBlank, bytes.suffix(2) != [0x0A, 0x0A] { add("\n") }
        let words = count == 1 ? "… 1 paragraph as it is …" : "… \(count) paragraphs as they are …"
        mark(.dimmed) { $0.add(words) }
        add(hasBlank ? "\n\n" : "\n")
    }

    // MARK: What was changed

    /// - Returns: where on the page the change begins.
    private mutating func addRemoved(_ span: TextComparison.Span) -> TextOffset {
        let isWholeParagraphs =
            comparison.new.paragraphStart(containing: span.new.lowerBound) == span.new.lowerBound
        let (words, ends) = parts(of: comparison.old[span.old], afterEnd: isWholeParagraphs)
        let start = place
        mark(.removed) {
            $0.add($0.removedSigns.0)
            $0.bytes += words
            // The paragraph that ended here goes on.
            if !isWholeParagraphs { $0.add(String(repeating: "¶", count: ends)) }
            $0.add($0.removedSigns.1)
        }
        if isWholeParagraphs { add(String(repeating: "\n", count: ends)) }
        return start
    }

    private mutating func addInserted(_ span: TextComparison.Span) -> TextOffset {
        let isWholeParagraphs =
            comparison.new.paragraphStart(containing: span.new.lowerBound) == span.new.lowerBound
        let (words, ends) = parts(of: comparison.new[span.new], afterEnd: isWholeParagraphs)
        let start = place
        mark(.inserted) {
            $0.add($0.insertedSigns.0)
            $0.bytes += words
            // Else nothing would be seen of a paragraph that was parted in two.
            if words.isEmpty { $0.add("¶") }
            $0.add($0.insertedSigns.1)
        }
        add(String(repeating: "\n", count: ends))
        return start
    }

    /// The bytes as they stand on the page, without the paragraph ends behind them, and how many of these there are.
    /// Blank paragraphs before whole ones are put on the page at once: nobody looks for a change there.
    private mutating func parts(of text: Rope, afterEnd: Bool) -> (words: [UInt8], ends: Int) {
        var words = plain(text)
        if afterEnd, let blank = words.firstIndex(where: { $0 != 0x0A }), blank > 0 {
            words.removeFirst(blank)
            if bytes.suffix(2) != [0x0A, 0x0A] { add("\n") }
        }
        let length = words.count
        while words.last == 0x0A { words.removeLast() }
        return (words, length - words.count)
    }

    /// The bytes with LF at the ends of paragraphs.
    private func plain(_ text: Rope) -> [UInt8] {
        let bytes = text.bytes(in: text.range)
        if text.breakByte != 0x0A { return bytes.map { $0 == text.breakByte ? 0x0A : $0 } }
        guard bytes.contains(0x0D) else { return bytes }
        return bytes.indices.filter {
            !(bytes[$0] == 0x0D && $0 + 1 < bytes.count && bytes[$0 + 1] == 0x0A)
        }.map { bytes[$0] }
    }

    private mutating func add(_ words: String) { bytes += Array(words.utf8) }

    private mutating func add(_ text: Rope) { bytes += plain(text) }

    private mutating func mark(_ role: StyleRole, _ body: (inout Self) -> Void) {
        let start = place
        body(&self)
        if start < place { marks.append(PageMark(start..<place, role)) }
    }
}
