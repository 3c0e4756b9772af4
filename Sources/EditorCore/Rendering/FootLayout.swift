/// Where the words of a sentence and its answers go: in the foot line, and in rows above it where one is too short.
///
/// Nothing of a question is ever cut: who answers must have read it. The answers follow the sentence where they fit,
/// else they begin a row of their own; on a screen with too few rows the sentence gives way from its start.
struct FootLayout {
    /// Some words in one row.
    struct Part {
        /// Rows above the foot line; 0 is the foot line itself.
        var height: Int
        var columns: Range<Int>
        var words: String
        /// Which answer this is; nil for the sentence.
        var choice: Int?
    }

    private(set) var parts: [Part] = []
    /// Rows taken, at least 1.
    private(set) var rows = 1

    /// Blanks between the parts of a line.
    static let gap = 2

    /// Lays out a sentence and the answers to it.
    ///
    /// - Parameters:
    ///   - columns: the columns that may be used.
    ///   - left: where a line begins that is short enough for it.
    init(
        _ sentence: String, _ choices: [FootContent.Choice], columns: Range<Int>, left: Int,
        rowLimit: Int, _ settings: LayoutSettings
    ) {
        let words = choices.map { "\($0.label) \($0.key)" }
        var narrow = settings
        narrow.width = max(1, columns.count)
        let lines = Self.wrap(sentence, narrow)
        let width = { (text: String) in LineCells(text, settings).width }
        let answers = words.reduce(0) { $0 + Self.gap + width($1) }
        let needed = lines.count == 1 ? width(lines[0]) + answers : columns.count
        let start = max(columns.lowerBound, min(left, columns.upperBound - needed))
        var row = 0
        var column = start
        for (index, line) in lines.enumerated() {
            row = index
            column = start + width(line)
            parts.append(Part(height: row, columns: start..<column, words: line, choice: nil))
        }
        if column + answers > columns.upperBound {
            row += 1
            column = start - Self.gap
        }
        for (index, word) in words.enumerated() {
            let cells = width(word)
            if column + Self.gap + cells > columns.upperBound, column >= start {
                row += 1
                column = start - Self.gap
            }
            let place = column + Self.gap
            parts.append(Part(height: row, columns: place..<place + cells, words: word, choice: index))
            column = place + cells
        }
        standOnFoot(lastRow: row, rowLimit: max(1, rowLimit))
    }

    /// Turns rows counted from the top into rows above the foot line, and leaves out what has no room.
    private mutating func standOnFoot(lastRow: Int, rowLimit: Int) {
        rows = min(lastRow + 1, rowLimit)
        for index in parts.indices { parts[index].height = lastRow - parts[index].height }
        parts.removeAll { $0.height >= rowLimit }
    }

    /// Cuts a sentence into lines as a paragraph is cut into rows.
    static func wrap(_ sentence: String, _ settings: LayoutSettings) -> [String] {
        let text = Rope(sentence)
        return rows(of: text, settings).map {
            String(decoding: text.bytes(in: $0.range), as: UTF8.self).trimmedOfBlanks
        }
    }

    /// The rows of a text without line ends; an empty one has an empty row.
    static func rows(of text: Rope, _ settings: LayoutSettings) -> [Row] {
        var breaker = RowBreaker(text, from: .zero, to: text.end, settings)
        var rows: [Row] = []
        var start = TextOffset.zero
        repeat {
            let end = breaker.endOfRow(from: start)
            rows.append(Row(paragraph: text.range, range: start..<end))
            start = end
        } while start < text.end
        return rows
    }
}
