/// Draws the foot line, and tells which of its cells answer a question.
struct FootPainter {
    let geometry: PageGeometry
    let settings: LayoutSettings

    /// Two blanks stand between the parts of the line.
    private static let gap = 2

    /// Draws `content` into row `geometry.footRow`; returns where the caret of a field stands.
    func paint(_ content: FootContent, into frame: inout Frame) -> GridPosition? {
        guard let row = geometry.footRow else { return nil }
        switch content {
        case .quiet:
            return nil
        case .status(let left, let right):
            paintStatus(left, right, row: row, into: &frame)
            return nil
        case .notice(let sentence, let role):
            let start = GridPosition(row: row, column: left(for: LineCells(sentence, settings).width))
            frame.write(sentence, at: start, limit: limit, role: role, settings)
            return nil
        case .field(let label, let text, let caret, let hint):
            let start = GridPosition(row: row, column: left(for: 0))
            return paintField(label, text, caret, hint, at: start, into: &frame)
        case .question(let sentence, let choices):
            return paintQuestion(sentence, choices, row: row, into: &frame)
        }
    }

    /// Name and state stand under the left edge of the text, the rest under its right edge.
    private func paintStatus(_ left: String, _ right: String, row: Int, into frame: inout Frame) {
        let start = GridPosition(row: row, column: self.left(for: 0))
        let end = frame.write(left, at: start, limit: limit, role: .dimmed, settings)
        let edge = min(limit, geometry.text.origin.column + geometry.text.size.columns)
        let rightColumn = edge - LineCells(right, settings).width
        guard end + Self.gap <= rightColumn else { return }
        let place = GridPosition(row: row, column: rightColumn)
        frame.write(right, at: place, limit: limit, role: .dimmed, settings)
    }

    /// Which choice of a question a tap at `position` means.
    func choice(at position: GridPosition, _ sentence: String, _ choices: [FootContent.Choice]) -> Int? {
        guard position.row == geometry.footRow else { return nil }
        return places(sentence, choices).firstIndex { $0.contains(position.column) }
    }

    /// The edge of the text, or as far left of it as `width` cells need.
    private func left(for width: Int) -> Int {
        max(margin, min(geometry.text.origin.column, limit - width))
    }

    private var margin: Int { geometry.size.columns >= 3 ? 1 : 0 }
    private var limit: Int { geometry.size.columns - margin }

    /// Columns of each choice. On a narrow screen the sentence is cut so that every choice can be seen.
    private func places(_ sentence: String, _ choices: [FootContent.Choice]) -> [Range<Int>] {
        let widths = choices.map { LineCells(Self.words(of: $0), settings).width }
        let needed = widths.reduce(LineCells(sentence, settings).width) { $0 + $1 + Self.gap }
        var column = left(for: needed) + sentenceRoom(sentence, choices)
        return widths.map { width in
            let range = column + Self.gap..<column + Self.gap + width
            column = range.upperBound
            return range
        }
    }

    private func sentenceRoom(_ sentence: String, _ choices: [FootContent.Choice]) -> Int {
        let needed = choices.reduce(0) { $0 + LineCells(Self.words(of: $1), settings).width + Self.gap }
        return max(0, min(LineCells(sentence, settings).width, limit - margin - needed))
    }

    private static func words(of choice: FootContent.Choice) -> String { "\(choice.label) \(choice.key)" }

    private func paintQuestion(
        _ sentence: String, _ choices: [FootContent.Choice], row: Int, into frame: inout Frame
    ) -> GridPosition {
        let ranges = places(sentence, choices)
        let room = sentenceRoom(sentence, choices)
        let start = GridPosition(row: row, column: (ranges.first?.lowerBound ?? limit) - Self.gap - room)
        let end = frame.write(sentence, at: start, limit: start.column + room, role: .notice, settings)
        for (choice, range) in zip(choices, ranges) {
            let place = GridPosition(row: row, column: range.lowerBound)
            let column = frame.write(
                choice.label + " ", at: place, limit: limit, role: .notice, settings)
            let key = GridPosition(row: start.row, column: column)
            frame.write(choice.key, at: key, limit: limit, role: .key, settings)
        }
        return GridPosition(row: start.row, column: min(end, geometry.size.columns - 1))
    }

    /// A field that is too long for its room scrolls so that its caret is seen.
    private func paintField(
        _ label: String, _ text: String, _ caret: Int, _ hint: String, at start: GridPosition,
        into frame: inout Frame
    ) -> GridPosition {
        var place = start
        if !label.isEmpty {
            let labelLimit = max(start.column, limit - 8)
            place.column = frame.write(label + " ", at: start, limit: labelLimit, role: .notice, settings)
        }
        let cells = LineCells(text, settings)
        let caretColumn = cells.column(atByte: caret)
        let skipped = max(0, caretColumn - max(0, limit - place.column - 1))
        var end = place.column
        for laid in cells.clusters where laid.column >= skipped {
            let column = place.column + laid.column - skipped
            guard column + laid.width <= limit else { break }
            frame.put(laid, at: GridPosition(row: start.row, column: column), role: .text)
            end = column + laid.width
        }
        let hintPlace = GridPosition(row: start.row, column: end + Self.gap)
        frame.write(hint, at: hintPlace, limit: limit, role: .dimmed, settings)
        let column = min(place.column + caretColumn - skipped, geometry.size.columns - 1)
        return GridPosition(row: start.row, column: max(0, column))
    }
}
