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
        case (.release, _): mouse.letGo()
        case (.press, _), (.drag, _): break
        }
    }

    private func press(at position: GridPosition, extending: Bool) {
        if case .question(let question) = prompt { return tap(question, at: position) }
        if pageTakes(tapAt: position) || lookOverTakes(tapAt: position) { return }
        if asideTakes(tapAt: position) || tapsHint(at: position) { return }
        if position.row == geometry.footRow { return tapFoot() }
        if prompt != nil { leavePrompt() }
        endComposition()
        if isOnOtherSide(position) { goToOtherSide() }
        guard rowsAreKnown() else { return }
        let (offset, affinity) = place(at: position)
        view.document.closeUndoStep()
        view.forgetMotion()
        view.isPointedAt = true
        let extends = extending || view.isMarking
        let unit = extends ? .letter : mouse.press(at: position, now)
        let anchor = view.selection.anchor
        let origin = extends ? anchor..<anchor : view.text.range(of: unit, at: offset)
        let drag = MouseHand.Drag(unit: unit, origin: origin, firstRow: position.row, position: position)
        view.document.selection = drag.selection(to: offset, affinity, in: view.text)
        mouse.drag = drag
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

    /// Presses the key of the hint beside a field on which a tap is. Says whether it was on one.
    func tapsHint(at position: GridPosition) -> Bool {
        guard case .field(let field) = prompt else { return false }
        let painter = FootPainter(geometry: geometry, settings: layoutSettings)
        guard var word = painter.hintWord(at: position, in: footContent()) else { return false }
        word -= chooser?.summary.split(separator: " ").count ?? 0
        guard word >= 0 else { return false }
        for key in hintKeys(of: field) {
            word -= key.hint.split(separator: " ").count
            if word < 0 {
                route(.chord(key.chord))
                return true
            }
        }
        return false
    }

    /// The keys of which the hint beside a field tells now, in order.
    private func hintKeys(of field: Prompt.Field) -> [Chooser.Key] {
        switch field.purpose {
        case .choosing: field.hint == chooser?.hint ? chooser?.keys ?? [] : []
        case .saveAs: [Chooser.Key(chord: KeyChord(.tab), label: "completes")]
        case .find, .replacement, .goTo, .findInBook, .rename, .copy, .spelling, .number: []
        }
    }

    private func drag(to position: GridPosition) {
        guard mouse.drag != nil else { return }
        mouse.drag?.position = position
        followDrag()
    }

    /// Takes the selection along to where the hand is. Beyond the edge of the page the page goes along, a row at once and
    /// then one after the other for as long as the hand stays there: terminals tell of a mouse only when it moves.
    private func followDrag() {
        guard var drag = mouse.drag, prompt == nil, rowsAreKnown() else { return mouse.letGo() }
        let area = geometry.text
        let lowest = area.origin.row + area.size.rows - 1
        let top = view.viewport.top
        let isAbove = drag.position.row < area.origin.row || drag.position.row == 0 && drag.firstRow > 0
        if isAbove { view.scroll(by: -1) } else if drag.position.row > lowest { view.scroll(by: 1) }
        drag.scrollsAt = view.viewport.top == top ? nil : now + MouseHand.scrollPace
        mouse.drag = drag
        var inside = drag.position
        inside.row = max(area.origin.row, min(inside.row, lowest))
        let (offset, affinity) = place(at: inside)
        view.document.selection = drag.selection(to: offset, affinity, in: view.text)
    }

    /// Scrolls on under a hand that rests beyond the edge of the page.
    func scrollUnderHand() {
        if let due = mouse.drag?.scrollsAt, due <= now { followDrag() }
    }

    /// Whether clicks and the wheel come to us now; else they are the terminal's.
    var wantsMouse: Bool {
        switch settings.mouse {
        case .on: true
        case .panel: panel.isVisible
        case .off: false
        }
    }

    /// Asks for the mouse, or gives it back, when that has changed.
    func followMouse() {
        guard wantsMouse != desk.hasMouse else { return }
        desk.hasMouse = wantsMouse
        mouse.letGo()
        want(.terminal(.mouse(wantsMouse)))
    }

    private func tap(_ question: Prompt.Question, at position: GridPosition) {
        guard questionWasShown else { return }
        let painter = FootPainter(geometry: geometry, settings: layoutSettings)
        let answers = shownAnswers(to: question)
        let choices = answers.map { FootContent.Choice(label: $0.label, key: $0.keyLabel) }
        guard let index = painter.choice(at: position, question.shownSentence, choices) else { return }
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
            return (rows[0].start, .downstream)
        }
        let content = RowContent(row, view.text, view.layout.settings)
        let column = position.column - area.origin.column
        let offset = column < 0 ? content.row.start : content.edge(nearColumn: column)
        return (offset, content.affinity(at: offset))
    }
}
