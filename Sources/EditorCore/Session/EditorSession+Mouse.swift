extension EditorSession {
    /// Rows that one notch of the wheel scrolls.
    static let wheelRows = 3

    func receive(_ event: MouseEvent) {
        // A tap may leave the field for which it is.
        if event.kind == .press, kana.isForField { endComposition() }
        if chooser != nil { return receiveForChooser(event) }
        if formWindow != nil, prompt == nil { return receiveForForm(event) }
        if scrollsOtherSide(event) { return }
        switch (event.kind, event.button) {
        case (.wheelUp, _): if rowsAreKnown() { view.scroll(by: -Self.wheelRows) }
        case (.wheelDown, _): if rowsAreKnown() { view.scroll(by: Self.wheelRows) }
        case (.press, .left): press(at: event.position, extending: event.modifiers.contains(.shift))
        case (.drag, .left): drag(to: event.position)
        case (.release, _): dragAnchor = nil
        case (.press, _), (.drag, _): break
        }
    }

    private func press(at position: GridPosition, extending: Bool) {
        if case .question(let question) = prompt { return tap(question, at: position) }
        if pageTakes(tapAt: position) || lookOverTakes(tapAt: position) { return }
        if position.row == geometry.footRow { return tapFoot() }
        if prompt != nil { leavePrompt() }
        endComposition()
        if isOnOtherSide(position) { goToOtherSide() }
        guard rowsAreKnown() else { return }
        let (offset, affinity) = place(at: position)
        view.document.closeUndoStep()
        view.forgetMotion()
        view.isPointedAt = true
        view.place(offset, affinity, extending: extending || view.isMarking)
        dragAnchor = view.selection.anchor
    }

    /// The foot line is a button too: it tells name and state, and brings the keys. Where it is in the rule of a docked
    /// panel, a tap on what it says gives the place back to the panel's name and the kinds.
    func tapFoot() {
        if panel.arrangement == .docked, prompt == nil {
            notice = nil
            isFootHushed = true
            return
        }
        showsStatus = true
        if !panel.isVisible { showPanel(nil) }
    }

    private func drag(to position: GridPosition) {
        guard let anchor = dragAnchor.map({ min($0, view.text.end) }), prompt == nil, rowsAreKnown() else {
            return
        }
        // Beyond the edge the view goes along, a row for each report.
        let area = geometry.text
        var inside = position
        if position.row < area.origin.row { view.scroll(by: -1) }
        if position.row >= area.origin.row + area.size.rows { view.scroll(by: 1) }
        inside.row = max(area.origin.row, min(position.row, area.origin.row + area.size.rows - 1))
        let (offset, affinity) = place(at: inside)
        view.document.selection = Selection(
            anchor: view.text.clusterEdge(atOrBefore: anchor), head: offset, affinity: affinity)
    }

    private func tap(_ question: Prompt.Question, at position: GridPosition) {
        guard questionWasShown else { return }
        let painter = FootPainter(geometry: geometry, settings: layoutSettings)
        let answers = shownAnswers(to: question)
        let choices = answers.map { FootContent.Choice(label: $0.label, key: $0.keyLabel) }
        guard let index = painter.choice(at: position, question.sentence, choices) else { return }
        answer(answers[index].action)
    }

    /// The edge between letters that is nearest to a cell, on the very row that shows it.
    private func place(at position: GridPosition) -> (TextOffset, Affinity) {
        let rows = view.visibleRows()
        let area = geometry.text
        let index = position.row - area.origin.row
        guard index < rows.count else { return (view.text.end, .downstream) }
        // A gap belongs to the paragraph above it; what is blank above the text, to its start.
        guard let row = rows[...max(0, index)].last(where: { !$0.isGap }) else {
            return (max(rows[0].start, Document.firstPlace(of: view.text)), .downstream)
        }
        let content = RowContent(row, view.text, view.layout.settings)
        let column = position.column - area.origin.column
        let offset = column < 0 ? content.row.start : content.edge(nearColumn: column)
        return (offset, content.affinity(at: offset))
    }
}
