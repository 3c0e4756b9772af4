/// Draws the foot line, and tells which of its cells answer a question.
struct FootPainter {
    let geometry: PageGeometry
    let settings: LayoutSettings

    /// Draws `content` into row `geometry.footRow`, and above it what is too long for one row.
    ///
    /// - Returns: where the caret of a field or a question stands.
    func paint(_ content: FootContent, into frame: inout Frame) -> GridPosition? {
        guard let row = geometry.footRow, geometry.size.columns > 0 else { return nil }
        switch content {
        case .quiet:
            return nil
        case .status(let name, let state, let right):
            paintStatus(name, state, right, row: row, into: &frame)
            return nil
        case .notice(let sentence, let role):
            paint(layout(sentence, [], leaves: 1), [], role, into: &frame)
            return nil
        case .field(let label, let text, let caret, let hint):
            let start = GridPosition(row: row, column: left(for: 0))
            let fits = hintFits(hint, behind: label, text)
            if !fits { paintAbove(hint, into: &frame) }
            return paintField(label, text, caret, fits ? hint : "", at: start, into: &frame)
        case .offer(let sentence, let choices):
            paint(layout(sentence, choices), choices, .notice, into: &frame)
            return nil
        case .question(let sentence, let choices):
            let layout = layout(sentence, choices)
            paint(layout, choices, .notice, into: &frame)
            let last = layout.parts.last { $0.choice == nil }
            return last.map {
                GridPosition(
                    row: row - $0.height, column: min($0.columns.upperBound, geometry.size.columns - 1))
            }
        }
    }

    /// Which choice of a question a tap at `position` means.
    func choice(at position: GridPosition, _ sentence: String, _ choices: [FootContent.Choice]) -> Int? {
        guard let row = geometry.footRow else { return nil }
        return layout(sentence, choices).parts.first {
            $0.choice != nil && row - $0.height == position.row && $0.columns.contains(position.column)
        }?.choice
    }

    /// Which word of the hint beside a field a tap at `position` means; a blank belongs to the word before it.
    func hintWord(at position: GridPosition, in content: FootContent) -> Int? {
        guard case .field(let label, let text, _, let hint) = content, let row = geometry.footRow else {
            return nil
        }
        if hintFits(hint, behind: label, text) {
            let start = left(for: 0) + fieldCells(label, text) + FootLayout.gap
            return position.row == row ? word(of: hint, at: position.column - start) : nil
        }
        let lines = linesAbove(hint)
        let line = position.row - (row - lines.count)
        guard lines.indices.contains(line) else { return nil }
        let start = max(margin, geometry.text.origin.column)
        let before = lines[..<line].reduce(0) { $0 + $1.split(separator: " ").count }
        return word(of: lines[line], at: position.column - start).map { before + $0 }
    }

    private func word(of line: String, at cell: Int) -> Int? {
        guard cell >= 0, cell < LineCells(line, settings).width else { return nil }
        var (place, count) = (0, 0)
        for part in line.split(separator: " ", omittingEmptySubsequences: false) where place <= cell {
            if !part.isEmpty { count += 1 }
            place += LineCells(String(part), settings).width + 1
        }
        return count > 0 ? count - 1 : nil
    }

    /// The rows of a hint that has none of the foot line; a row of the page is left.
    private func linesAbove(_ hint: String) -> ArraySlice<String> {
        var wide = settings
        wide.width = max(1, geometry.size.columns - 2 * margin)
        return FootLayout.wrap(hint, wide).prefix(max(0, (geometry.footRow ?? 0) - 1))
    }

    private func paintAbove(_ hint: String, into frame: inout Frame) {
        let lines = linesAbove(hint)
        for (index, line) in lines.enumerated() {
            let row = (geometry.footRow ?? 0) - lines.count + index
            frame.clear(row: row)
            let place = GridPosition(row: row, column: max(margin, geometry.text.origin.column))
            frame.write(line, at: place, limit: geometry.size.columns, role: .dimmed, settings)
        }
    }

    /// The column behind the last cell that `content` would take on a row that is long enough.
    ///
    /// - Parameter limit: a hint that would end behind it is not counted, for it goes above.
    func columns(of content: FootContent, hintsEndingBy limit: Int) -> Int {
        let columns = columns(of: content)
        guard columns > limit, case .field(let label, let text, let caret, _) = content else {
            return columns
        }
        return self.columns(of: .field(label: label, text: text, caret: caret, hint: ""))
    }

    private func columns(of content: FootContent) -> Int {
        let width = { (text: String) in LineCells(text, settings).width }
        let words: Int =
            switch content {
            case .quiet: 0
            case .status(let name, let state, let right):
                // What counts most of the right side has room too, before the panel's controls have.
                width(name + " · " + state) + (right.first.map { FootLayout.gap + width($0) } ?? 0)
            case .notice(let sentence, _): width(sentence)
            case .field(let label, let text, _, let hint):
                width(label) + 1
                    + (hint.isEmpty ? max(Self.leastField, width(text)) : width(text + "  " + hint))
            case .question(let sentence, let choices), .offer(let sentence, let choices):
                choices.reduce(width(sentence)) { $0 + FootLayout.gap + width("\($1.label) \($1.key)") }
            }
        return words == 0 ? 0 : left(for: words) + words + 1
    }

    /// Rows that `content` takes, the foot line among them.
    func rows(of content: FootContent) -> Int {
        switch content {
        case .notice(let sentence, _): layout(sentence, [], leaves: 1).rows
        case .question(let sentence, let choices), .offer(let sentence, let choices):
            layout(sentence, choices).rows
        case .field(let label, let text, _, let hint):
            hintFits(hint, behind: label, text) ? 1 : 1 + linesAbove(hint).count
        case .quiet, .status: 1
        }
    }

    /// Rows of the page that a long sentence in the foot line leaves, at least 1.
    func pageRows(above content: FootContent) -> Int {
        max(1, geometry.text.size.rows - (rows(of: content) - 1))
    }

    /// Whether a hint has room behind the field. It goes above it else: half a hint is none.
    private func hintFits(_ hint: String, behind label: String, _ text: String) -> Bool {
        // The caret may stand behind the text, before the blanks.
        let end =
            left(for: 0) + fieldCells(label, text) + FootLayout.gap + LineCells(hint, settings).width
        return hint.isEmpty || end <= limit
    }

    /// Cells of a label and what stands behind it.
    private func fieldCells(_ label: String, _ text: String) -> Int {
        let cells = { (text: String) in LineCells(text, settings).width }
        return label.isEmpty ? cells(text) : cells(label) + 1 + cells(text)
    }

    /// Cells that a label leaves for what is filled in.
    private static let leastField = 8

    /// The edge of the text, or as far left of it as `width` cells need.
    private func left(for width: Int) -> Int {
        max(margin, min(geometry.text.origin.column, limit - width))
    }

    private var margin: Int { geometry.size.columns >= 3 ? 1 : 0 }
    private var limit: Int {
        // What is right of the foot line may be close to it, but for the edge of the screen.
        geometry.footLimit < geometry.size.columns ? geometry.footLimit : geometry.size.columns - margin
    }

    /// - Parameter leaves: rows above that stay as they are. A question may take all there are.
    private func layout(
        _ sentence: String, _ choices: [FootContent.Choice], leaves: Int = 0
    ) -> FootLayout {
        FootLayout(
            sentence, choices, columns: margin..<max(margin, limit), left: geometry.text.origin.column,
            rowLimit: (geometry.footRow ?? 0) + 1 - leaves, settings)
    }

    private func paint(
        _ layout: FootLayout, _ choices: [FootContent.Choice], _ role: StyleRole, into frame: inout Frame
    ) {
        guard let row = geometry.footRow else { return }
        for height in 0..<layout.rows { frame.clear(row: row - height) }
        for part in layout.parts {
            let place = GridPosition(row: row - part.height, column: part.columns.lowerBound)
            let end = frame.write(part.words, at: place, limit: limit, role: role, settings)
            guard let choice = part.choice else { continue }
            let key = choices[choice].key
            let keyPlace = GridPosition(row: place.row, column: end - LineCells(key, settings).width)
            frame.write(key, at: keyPlace, limit: limit, role: .key, settings)
        }
    }

    /// Name and state stand under the left edge of the text, the rest under its right edge. A long name is cut, so that
    /// the state is always seen. Of what stands right the last gives way first.
    private func paintStatus(
        _ name: String, _ state: String, _ right: [String], row: Int, into frame: inout Frame
    ) {
        let start = GridPosition(row: row, column: left(for: 0))
        let tail = " · " + state
        let room = max(start.column, limit - LineCells(tail, settings).width)
        var place = start
        let isLong = LineCells(name, settings).width > room - start.column
        place.column = frame.write(name, at: start, limit: isLong ? room - 1 : room, role: .dimmed, settings)
        if isLong { place.column = frame.write("…", at: place, limit: room, role: .dimmed, settings) }
        let end = frame.write(tail, at: place, limit: limit, role: .dimmed, settings)
        // The panel's controls begin one cell behind the limit, and are to be two cells away.
        let least = geometry.footLimit < geometry.size.columns ? limit - 1 : limit
        let edge = min(least, geometry.text.origin.column + geometry.text.size.columns)
        for count in (1...max(1, right.count)).reversed() {
            let words = right.prefix(count).joined(by: " · ")
            let place = GridPosition(row: row, column: edge - LineCells(words, settings).width)
            guard end + FootLayout.gap <= place.column else { continue }
            frame.write(words, at: place, limit: limit, role: .dimmed, settings)
            break
        }
    }

    /// A field that is too long for its room scrolls so that its caret is seen.
    private func paintField(
        _ label: String, _ text: String, _ caret: Int, _ hint: String, at start: GridPosition,
        into frame: inout Frame
    ) -> GridPosition {
        var place = start
        if !label.isEmpty {
            let labelLimit = max(start.column, limit - Self.leastField)
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
        let hintPlace = GridPosition(row: start.row, column: end + FootLayout.gap)
        frame.write(hint, at: hintPlace, limit: limit, role: .dimmed, settings)
        let column = min(place.column + caretColumn - skipped, geometry.size.columns - 1)
        return GridPosition(row: start.row, column: max(0, column))
    }
}
