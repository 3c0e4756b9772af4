/// Draws a form where else the text stands.
struct FormPainter {
    let geometry: PageGeometry
    let settings: LayoutSettings

    /// Rows of the form that can be seen.
    func height(under foot: FootContent) -> Int {
        FootPainter(geometry: geometry, settings: settings).pageRows(above: foot)
    }

    /// The picture of a form whose row `top` is the first on show.
    func frame(of layout: FormLayout, top: Int, foot: FootContent) -> Frame {
        var frame = Frame(size: geometry.size)
        let shown = top..<max(top, min(layout.lines.count, top + geometry.text.size.rows))
        for line in shown { paint(layout, line, row: line - top, into: &frame) }
        let caret = layout.caret
        frame.caret =
            shown.contains(caret.row)
            ? geometry.position(row: caret.row - top, column: caret.column)
            : geometry.position(row: 0, column: 0)
        let painter = FootPainter(geometry: geometry, settings: settings)
        if let caret = painter.paint(foot, into: &frame) { frame.caret = caret }
        return frame
    }

    private func paint(_ layout: FormLayout, _ line: Int, row: Int, into frame: inout Frame) {
        let left = GridPosition(row: geometry.text.origin.row + row, column: geometry.text.origin.column)
        let indented = GridPosition(row: left.row, column: left.column + layout.valueColumn)
        switch layout.lines[line] {
        case .blank: break
        case .title:
            frame.write(layout.page.title, at: left, limit: limit, role: .heading, settings)
        case .heading(let words):
            frame.write(words, at: left, limit: limit, role: .heading, settings)
        case .remark(let sentence):
            frame.write(sentence, at: left, limit: limit, role: .warning, settings)
        case .label(let field):
            paintLabel(layout, field, at: left, into: &frame)
        case .value(let field, let content):
            if !layout.isStacked, content.row.isFirst { paintLabel(layout, field, at: left, into: &frame) }
            for cluster in content.clusters where cluster.width > 0 {
                let place = GridPosition(row: left.row, column: indented.column + cluster.column)
                frame.put(cluster, at: place, role: .text)
            }
            if layout.page.fields[field].isChoice, field == layout.page.focus {
                paintTurns(around: content.width, at: indented, into: &frame)
            }
        case .complaint(_, let sentence):
            frame.write(sentence, at: indented, limit: limit, role: .warning, settings)
        case .actions:
            paintActions(layout, at: left, into: &frame)
        }
    }

    private var limit: Int { geometry.text.origin.column + geometry.text.size.columns }

    private func paintLabel(
        _ layout: FormLayout, _ field: Int, at place: GridPosition, into frame: inout Frame
    ) {
        let role: StyleRole = field == layout.page.focus ? .text : .dimmed
        frame.write(layout.page.fields[field].label, at: place, limit: limit, role: role, settings)
    }

    /// The signs at both sides of a choice say that it can be turned.
    private func paintTurns(around width: Int, at value: GridPosition, into frame: inout Frame) {
        let (back, on) = settings.usesPlainMarks ? ("<", ">") : ("‹", "›")
        let before = GridPosition(row: value.row, column: max(0, value.column - FormLayout.signRoom))
        let behind = GridPosition(row: value.row, column: value.column + width + 1)
        frame.write(back, at: before, limit: limit, role: .dimmed, settings)
        frame.write(on, at: behind, limit: limit + 1, role: .dimmed, settings)
    }

    private func paintActions(_ layout: FormLayout, at left: GridPosition, into frame: inout Frame) {
        for (action, columns) in zip(layout.page.actions, layout.actionColumns) {
            let place = GridPosition(row: left.row, column: left.column + columns.lowerBound)
            let end = frame.write(action.label + " ", at: place, limit: limit, role: .text, settings)
            let keyPlace = GridPosition(row: left.row, column: end)
            frame.write(action.key, at: keyPlace, limit: limit, role: .key, settings)
        }
    }
}
