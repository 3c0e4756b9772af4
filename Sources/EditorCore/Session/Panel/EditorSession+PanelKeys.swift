/// The panel's keys, pressed by whatever means.
extension EditorSession {
    /// Presses the key at a place of the layout, and lets it be seen for a moment.
    func pressPanelKey(_ index: Int) {
        guard let keys = shownPanel?.layout.keys, keys.indices.contains(index) else { return }
        hands.pressed = PanelHands.Pressed(index: index, until: now + PanelHands.Pressed.glow)
        perform(keys[index].key.action)
    }

    private func perform(_ action: PanelAction) {
        switch action {
        case .shift: hands.shift.press()
        case .sticky(.control): hands.control.press()
        case .sticky(.alt): hands.alt.press()
        case .sticky: break
        case .page(let page): hands.page = page
        case .turn: hands.turn += 1
        case .kind(let kind): showPanel(kind)
        case .panel(let control): perform(control)
        default:
            type(action)
            hands.releaseOnce()
        }
    }

    /// Does what the key of a real keyboard would do.
    private func type(_ action: PanelAction) {
        switch action {
        case .text(let text): enter(chorded(text).map(InputEvent.chord) ?? .text(text))
        case .key(let key):
            let shift: KeyChord.Modifiers = hands.shift.isOn ? .shift : []
            enter(.chord(KeyChord(key, hands.modifiers.union(shift))))
        case .chord(let chord): enter(.chord(chord))
        case .command(let command): run(command)
        case .macro(let text): enter(.paste(Array(text.utf8)))
        case .bracket(let open, let close): typeBracket(open, close)
        case .done: finishNumber()
        case .kana(let kana): compose(.kana(kana))
        case .compose(let work): perform(work)
        case .candidate(let index): take(candidate: index)
        default: break
        }
    }

    /// Hands over what a key gives; letters that are composed go to the composition first.
    func enter(_ event: InputEvent) {
        if !composerTakes(event, isTapped: true) { route(event) }
    }

    /// A key of a real keyboard goes with the keys held on the panel; false when none are.
    func chordTakes(_ event: InputEvent) -> Bool {
        switch event {
        case .text(let text) where !hands.modifiers.isEmpty:
            guard let chord = chorded(text) else { return false }
            enter(.chord(chord))
        case .text(let text) where hands.shift.isOn: enter(.text(text.uppercased()))
        case .chord(let chord) where !hands.modifiers.isEmpty:
            enter(.chord(KeyChord(chord.key, chord.modifiers.union(hands.modifiers))))
        default: return false
        }
        hands.releaseOnce()
        return true
    }

    /// The chord that a letter makes with the keys held.
    private func chorded(_ text: String) -> KeyChord? {
        guard !hands.modifiers.isEmpty, let scalar = text.unicodeScalars.first,
            text.unicodeScalars.count == 1
        else { return nil }
        let isControl = hands.modifiers.contains(.control)
        // Terminals send the byte of Ctrl-_ for Ctrl-/, and that is what the chord is bound as.
        if isControl, scalar == "/" { return KeyChord(.character("_"), hands.modifiers) }
        let letter = isControl ? scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar : scalar
        return KeyChord(.character(letter), hands.modifiers)
    }

    /// By the command's own chord, so that prompts and forms take it as they take the real key.
    private func run(_ command: Command) {
        pendingChords = []
        if let chord = keymap.chord(for: command) {
            enter(.chord(chord))
        } else if prompt == nil, formWindow == nil, pages.isEmpty {
            endComposition()
            perform(command)
        }
    }

    private func typeBracket(_ open: String, _ close: String) {
        guard let first = open.unicodeScalars.first, let last = close.unicodeScalars.first else { return }
        let pair = BracketPair(first, last)
        if let line = focusedLine {
            let before = Array(line.text.utf8.prefix(line.caret))
            return route(.text(String(pair.typed(behind: before))))
        }
        route(.text(String(pair.typed(at: view.selection.head, in: view.text))))
    }

    /// The line that is being filled in; nil while the text has the focus.
    var focusedLine: LineField? {
        if case .field(let field) = prompt { return field.line }
        return formWindow?.form.focused.line
    }

    /// Done: accepts the field; where there is none, the pad has served its turn.
    private func finishNumber() {
        if prompt != nil || formWindow != nil { return route(.chord(KeyChord(.enter))) }
        hidePanel()
    }

    private func perform(_ control: PanelControl) {
        switch control {
        case .lift: hands.isLifted ? putPanelDown() : liftPanel()
        case .float: floatPanel(.undock)
        case .dock: dockPanel()
        case .split: floatPanel(.split)
        case .merge: floatPanel(.merge)
        case .hide:
            dismissNotice()
            hidePanel()
        }
    }
}
