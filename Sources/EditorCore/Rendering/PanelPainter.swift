/// Draws the keyboard panel: any kind, in any arrangement, from where its layout puts the keys.
public struct PanelPainter {
    private let content: PanelContent
    private let layout: PanelLayout
    private let frame: PanelFrame

    /// A painter for a panel that stands at `frame`.
    public init(_ content: PanelContent, _ layout: PanelLayout, in frame: PanelFrame) {
        self.content = content
        self.layout = layout
        self.frame = frame
    }

    /// Draws the panel and nothing outside its frame.
    public func paint(into screen: inout Frame) {
        for part in frame.parts { clear(part, 0..<part.size.rows, 0, in: &screen) }
        paintLines(0, into: &screen)
        for index in layout.keys.indices { paint(index, 0, into: &screen) }
    }

    /// Draws the rule alone: the row that changes when the rest does not.
    ///
    /// - Parameter offset: rows by which the panel still lies below its place while it slides.
    func paintRule(into screen: inout Frame, offset: Int = 0) {
        for part in frame.parts { clear(part, 0..<min(1, part.size.rows), offset, in: &screen) }
        paintLines(offset, into: &screen)
        for index in layout.keys.indices where layout.keys[index].label.row == frame.bounds.origin.row {
            paint(index, offset, into: &screen)
        }
    }

    private func paintLines(_ offset: Int, into screen: inout Frame) {
        let line = Cell(.scalar(content.choices.usesPlainLabels ? "-" : "─"), role: .rule)
        for rect in layout.ruleLines {
            for column in 0..<rect.size.columns {
                let place = GridPosition(row: rect.origin.row + offset, column: rect.origin.column + column)
                put(line, at: place, in: &screen)
            }
        }
    }

    private func clear(_ part: GridRect, _ rows: Range<Int>, _ offset: Int, in screen: inout Frame) {
        // The foot line is drawn in the left part of a docked panel's rule.
        let isForFoot = content.arrangement == .docked && content.footColumns > 0
        for row in rows {
            let first = isForFoot && row == 0 ? layout.ruleLimit : part.origin.column
            for column in first..<max(first, part.origin.column + part.size.columns) {
                put(
                    Cell(), at: GridPosition(row: part.origin.row + row + offset, column: column), in: &screen
                )
            }
        }
    }

    private func put(_ cell: Cell, at place: GridPosition, in screen: inout Frame) {
        guard frame.contains(place) else { return }
        screen.put(cell, at: place)
    }

    private func paint(_ index: Int, _ offset: Int, into screen: inout Frame) {
        let placed = layout.keys[index]
        var place = placed.label
        place.row += offset
        guard frame.contains(place), place.row < screen.size.rows else { return }
        let role = role(of: index)
        let limit = min(place.column + placed.labelColumns, screen.size.columns)
        if role == .keyPressed || role == .keySticky {
            for column in [place.column - 1, limit] where placed.rect.holds(column: column) {
                put(Cell(role: role), at: GridPosition(row: place.row, column: column), in: &screen)
            }
        }
        screen.write(placed.text, at: place, limit: limit, role: role, content.choices.layout)
        guard role == .key, !placed.key.caption.isEmpty else { return }
        // The caption follows the chord, also where the label is cut.
        let words = content.choices.width(of: placed.text) - content.choices.width(of: placed.key.caption)
        let caption = GridPosition(row: place.row, column: place.column + words)
        screen.write(placed.key.caption, at: caption, limit: limit, role: .dimmed, content.choices.layout)
    }

    private func role(of index: Int) -> StyleRole {
        let placed = layout.keys[index]
        if content.hands.pressed?.index == index { return .keyPressed }
        if content.hands.focus?.index == index { return .keyFocused }
        switch placed.key.action {
        case .shift where content.hands.shift.isOn: return .keySticky
        case .sticky(.control) where content.hands.control.isOn: return .keySticky
        case .sticky(.alt) where content.hands.alt.isOn: return .keySticky
        case .panel(.lift) where content.hands.isLifted: return .keySticky
        case .kind(content.face.kind) where placed.isControl: return .heading
        default: return placed.isControl ? .dimmed : .key
        }
    }
}

extension GridRect {
    fileprivate func holds(column: Int) -> Bool {
        column >= origin.column && column < origin.column + size.columns
    }
}
