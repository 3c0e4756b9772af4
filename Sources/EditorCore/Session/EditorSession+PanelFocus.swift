/// The panel by keyboard alone: arrows walk its keys, letters find one by its name, Enter presses it.
extension EditorSession {
    /// Puts the focus on the panel's keys, or takes it off them.
    func focusPanel() {
        guard hands.focus == nil else { return hands.focus = nil }
        if !panel.isVisible { showPanel(nil) }
        refreshPanel()
        guard let layout = shownPanel?.layout, !layout.keys.isEmpty else { return }
        hands.isLifted = false
        hands.focus = PanelHands.Focus(index: hands.lastFocus(among: layout.keys.count))
        sayFocused()
    }

    /// Takes an event while the focus is on the panel or while it is lifted; false for what is not for it.
    func panelTakes(_ event: InputEvent) -> Bool {
        if hands.isLifted, takeWhileLifted(event) { return true }
        if composerTakes(event) { return true }
        guard hands.focus != nil, let layout = shownPanel?.layout else { return false }
        switch event {
        case .text(let text): return typeName(text, layout)
        case .chord(let chord): return walk(chord, layout)
        case .paste, .mouse, .focus, .reply: return false
        }
    }

    private func takeWhileLifted(_ event: InputEvent) -> Bool {
        guard case .chord(let chord) = event else { return false }
        switch chord {
        case KeyChord(.enter): putPanelDown()
        case KeyChord(.escape):
            if let begin = panel.heldFrom { tell(panel: .drag(to: begin.bounds.origin)) }
            putPanelDown()
        default: return chord.modifiers.isEmpty && moveLifted(chord.key)
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
            notice = nil
        default: return false
        }
        return true
    }

    private func moveFocus(to index: Int, typed: String = "") {
        hands.focus = PanelHands.Focus(index: index, typed: typed)
        sayFocused()
    }

    /// One more letter of a name, or with nil one less. A space alone presses the key.
    @discardableResult
    private func typeName(_ text: String?, _ layout: PanelLayout) -> Bool {
        guard let focus = hands.focus else { return false }
        if text == " ", focus.typed.isEmpty {
            pressFocused()
            return true
        }
        let typed = text.map { focus.typed + $0 } ?? String(focus.typed.dropLast())
        if let first = layout.matches(typed).first {
            moveFocus(to: first, typed: typed)
        } else if typed.isEmpty {
            moveFocus(to: focus.index)
        } else {
            say("no key is called “\(typed)…”")
        }
        return true
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
        refreshPanel()
        guard hands.focus != nil, let layout = shownPanel?.layout, !layout.keys.isEmpty else { return }
        hands.focus = PanelHands.Focus(index: min(focus.index, layout.keys.count - 1))
    }

    private func sayFocused() {
        guard let focus = hands.focus, let keys = shownPanel?.layout.keys, keys.indices.contains(focus.index)
        else { return }
        let name = keys[focus.index].key.spokenName
        say(focus.typed.isEmpty ? name : "\(focus.typed)… \(name)")
        hands.rememberFocus(focus.index)
    }
}
