/// The panel by keyboard alone: arrows walk its keys, letters find one by its name, Enter presses it.
extension EditorSession {
    /// Puts the focus on the panel's keys, or takes it off them.
    func focusPanel() {
        guard hands.focus == nil else { return hands.focus = nil }
        if !panel.isVisible { showPanel(nil) }
        refreshPanel()
        guard let layout = shownPanel?.layout, !layout.keys.isEmpty else { return }
        if hands.isLifted { putPanelDown() }
        moveFocus(to: hands.lastFocus(among: layout.keys.count))
    }

    /// Takes an event while the focus is on the panel, while it is lifted, and while it changes what keys mean; false
    /// for what is not for it.
    func panelTakes(_ event: InputEvent) -> Bool {
        // Not every terminal tells that the button was let go.
        if let grip = hands.grip {
            hands.grip = nil
            if grip.hasMoved { tell(panel: .drop) }
        }
        if hands.isLifted, takeWhileLifted(event) { return true }
        if focusTakes(event) { return true }
        return chordTakes(event) || composerTakes(event)
    }

    private func focusTakes(_ event: InputEvent) -> Bool {
        guard hands.focus != nil, let layout = shownPanel?.layout, !layout.keys.isEmpty else { return false }
        switch event {
        case .text(let text): return typeName(text, layout)
        // What is composed goes first when steps are taken back.
        case .chord(KeyChord(.escape)) where composes && !kana.composition.isEmpty: return false
        case .chord(let chord): return walk(chord, layout)
        case .paste, .pastePart, .mouse, .focus, .reply: return false
        }
    }

    private func takeWhileLifted(_ event: InputEvent) -> Bool {
        guard case .chord(let chord) = event else {
            if case .mouse = event { return false }
            // Who writes on has found the place.
            putPanelDown()
            return false
        }
        switch chord {
        case KeyChord(.enter): putPanelDown()
        case KeyChord(.escape):
            let home = hands.liftedFrom
            if let begin = panel.heldFrom { tell(panel: .drag(to: begin.bounds.origin)) }
            putPanelDown()
            if home == .docked, panel.floats { dockPanel() }
        default:
            if chord.modifiers.isEmpty, moveLifted(chord.key) { return true }
            putPanelDown()
            return false
        }
        return true
    }

    private func walk(_ chord: KeyChord, _ layout: PanelLayout) -> Bool {
        guard let focus = hands.focus, chord.modifiers.isEmpty else { return false }
        switch chord.key {
        case .up: moveFocus(to: layout.neighbour(of: focus.index, .up))
        case .down: moveFocus(to: layout.neighbour(of: focus.index, .down))
        case .left: moveFocus(to: layout.neighbour(of: focus.index, .left))
        case .right: moveFocus(to: layout.neighbour(of: focus.index, .right))
        case .tab: goToNextMatch(layout)
        case .enter: pressFocused()
        case .backspace where !focus.typed.isEmpty: typeName(nil, layout)
        case .escape where prompt == nil && formWindow == nil:
            hands.focus = nil
        default: return false
        }
        return true
    }

    private func moveFocus(to index: Int, typed: String = "") {
        dismissNotice()
        hands.focus = PanelHands.Focus(index: index, typed: typed)
        hands.rememberFocus(index)
    }

    /// One more letter of a name, or with nil one less. A space that no name goes on with presses the key.
    @discardableResult
    private func typeName(_ text: String?, _ layout: PanelLayout) -> Bool {
        guard let focus = hands.focus else { return false }
        let typed = text.map { focus.typed + $0 } ?? String(focus.typed.dropLast())
        if text == " ", layout.matches(typed).isEmpty {
            pressFocused()
            return true
        }
        if let first = layout.matches(typed).first {
            moveFocus(to: first, typed: typed)
        } else if typed.isEmpty {
            moveFocus(to: focus.index)
        } else if let index = turn(toKeyNamed: typed) {
            moveFocus(to: index, typed: typed)
        } else {
            say("no key is called “\(typed)…”")
        }
        return true
    }

    /// Shows the page, or the kind, on which there is such a key.
    ///
    /// - Returns: its place; nil when no page has it, or when there is no room for the kind.
    private func turn(toKeyNamed name: String) -> Int? {
        guard let shown = shownPanel, let found = KeySearch(name, beside: shown.content) else { return nil }
        let former = (panel.wanted.kind, hands.page, hands.turn)
        if found.kind != panel.shown.kind { tell(panel: .change(to: found.kind)) }
        (hands.page, hands.turn) = (found.page, 0)
        refreshPanel()
        // A row that is too short for its keys may not show it yet.
        for _ in 0..<ExtraRow.limit where panel.shown.kind == found.kind {
            if let index = shownPanel?.layout.matches(name).first { return index }
            hands.turn += 1
            refreshPanel()
        }
        if panel.wanted.kind != former.0 { tell(panel: .change(to: former.0)) }
        (hands.page, hands.turn) = (former.1, former.2)
        refreshPanel()
        return nil
    }

    private func goToNextMatch(_ layout: PanelLayout) {
        guard let focus = hands.focus else { return }
        let matches = layout.matches(focus.typed)
        let next = matches.first { $0 > focus.index } ?? matches.first
        moveFocus(to: next ?? (focus.index + 1) % layout.keys.count, typed: focus.typed)
    }

    /// Presses the key; what it opens takes the focus.
    private func pressFocused() {
        guard let focus = hands.focus else { return }
        let before = (prompt == nil, formWindow == nil)
        pressPanelKey(focus.index)
        if before != (prompt == nil, formWindow == nil) { return hands.focus = nil }
        hands.focus?.typed = ""
    }

    /// What the foot line says of the key that has the focus.
    var focusedName: String? {
        guard let focus = hands.focus, let keys = shownPanel?.layout.keys, keys.indices.contains(focus.index)
        else { return nil }
        let name = keys[focus.index].key.spokenName
        return focus.typed.isEmpty ? name : "\(focus.typed)… \(name)"
    }
}
