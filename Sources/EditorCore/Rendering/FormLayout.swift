/// Which row of a form shows what. A long value wraps as a paragraph does; where the labels leave too little room for
/// values, they stand above them.
struct FormLayout {
    /// What one row shows.
    enum Line {
        case title
        case remark(String)
        case heading(String)
        case blank
        /// The label of a field, in a row of its own.
        case label(Int)
        /// A row of a field's value. The first one has the label before it, unless that has a row of its own.
        case value(Int, RowContent)
        case complaint(Int, String)
        case actions
    }

    /// What a tap means.
    enum Target: Equatable {
        /// The field alone.
        case field(Int)
        /// A place in the value of a field, in bytes.
        case place(Int, Int)
        /// A choice, and which way it turns.
        case turn(Int, by: Int)
        case action(Int)
    }

    let page: FormPage
    /// How values are laid out.
    let settings: LayoutSettings
    /// Where values begin, in cells from the left edge of the form. The two cells before them are for the sign that turns
    /// a choice back.
    let valueColumn: Int
    /// Whether labels stand above the values.
    let isStacked: Bool
    private(set) var lines: [Line] = [.title]
    /// The rows of each field, its heading, its label and its complaint among them.
    private(set) var fieldLines: [Range<Int>] = []

    /// Cells before a value in which the sign is that turns a choice back.
    static let signRoom = 2
    /// Cells that a value should have beside its label.
    private static let leastValueWidth = 14

    /// Lays `page` out in `settings.width` cells.
    init(_ page: FormPage, _ settings: LayoutSettings) {
        let labels = page.fields.map { LineCells($0.label, settings).width }.max() ?? 0
        isStacked = settings.width < labels + 1 + Self.signRoom + Self.leastValueWidth
        valueColumn = isStacked ? min(Self.signRoom, settings.width - 1) : labels + 1 + Self.signRoom
        var narrow = settings
        narrow.width = settings.width - valueColumn
        self.page = page
        self.settings = narrow
        lines += page.remarks.flatMap { FootLayout.wrap($0, settings) }.map(Line.remark)
        lines.append(.blank)
        for index in page.fields.indices { add(index) }
        if !page.actions.isEmpty { lines += [.blank, .actions] }
    }

    private mutating func add(_ index: Int) {
        let field = page.fields[index]
        if field.heading != nil, index > 0 { lines.append(.blank) }
        let start = lines.count
        if let heading = field.heading { lines.append(.heading(heading)) }
        if isStacked { lines.append(.label(index)) }
        let text = Rope(field.value)
        for row in FootLayout.rows(of: text, settings) {
            lines.append(.value(index, RowContent(row, text, settings)))
        }
        if let complaint = field.complaint {
            lines += FootLayout.wrap(complaint, settings).map { .complaint(index, $0) }
        }
        fieldLines.append(start..<lines.count)
    }

    /// The row of the form that the caret is in, and its column.
    var caret: GridPosition {
        let selection = Selection(caret: TextOffset(page.caret))
        for line in fieldLines[page.focus] {
            guard case .value(_, let content) = lines[line], content.row.shows(selection) else { continue }
            return GridPosition(row: line, column: valueColumn + content.column(of: selection.head))
        }
        return GridPosition(row: fieldLines[page.focus].lowerBound, column: valueColumn)
    }

    /// The place one row above or below the caret in the same value, in bytes; nil when there is no such row.
    ///
    /// - Parameter column: the column to be kept, in cells from the left edge of the form.
    func place(_ rows: Int, fromCaretAt column: Int) -> Int? {
        let line = caret.row + rows
        guard fieldLines[page.focus].contains(line), case .value(_, let content) = lines[line] else {
            return nil
        }
        return place(in: content, content.place(atColumn: column - valueColumn))
    }

    /// The first or the last row of a value, as a place in it for a caret that comes from above or below.
    func entrance(of field: Int, fromBelow: Bool, column: Int) -> Int? {
        let contents = fieldLines[field].compactMap { line in
            if case .value(_, let content) = lines[line] { content } else { nil }
        }
        guard let content = fromBelow ? contents.last : contents.first else { return nil }
        return place(in: content, content.place(atColumn: column - valueColumn))
    }

    /// Behind the last letter of a row that goes on, the caret would stand in the next one.
    private func place(in content: RowContent, _ place: TextOffset) -> Int {
        let last = content.row.isLast ? content.row.end : content.clusters.last?.range.lowerBound
        return min(place, last ?? content.row.end).bytes
    }

    /// What a tap on a cell of the form means; nil for nothing.
    func target(at position: GridPosition) -> Target? {
        guard lines.indices.contains(position.row) else { return nil }
        switch lines[position.row] {
        case .title, .remark, .heading, .blank: return nil
        case .label(let field), .complaint(let field, _): return .field(field)
        case .value(let field, let content):
            let column = position.column - valueColumn
            guard page.fields[field].isChoice else {
                if column < 0 { return .field(field) }
                return .place(field, place(in: content, content.edge(nearColumn: column)))
            }
            if column < -Self.signRoom { return .field(field) }
            return .turn(field, by: column < 0 ? -1 : 1)
        case .actions:
            return actionColumns.firstIndex { $0.contains(position.column) }.map { .action($0) }
        }
    }

    /// Where each action stands in its row.
    var actionColumns: [Range<Int>] {
        var column = 0
        return page.actions.map { action in
            let width = LineCells("\(action.label) \(action.key)", settings).width
            defer { column += width + FootLayout.gap }
            return column..<column + width
        }
    }
}
