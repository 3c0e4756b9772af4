extension EditorSession {
    /// Takes an event while the form is open.
    func receiveForForm(_ event: InputEvent) {
        guard formWindow?.stage == .editing else {
            if event == .chord(KeyChord(.escape)) { leaveForm() }
            return
        }
        dismissNotice()
        changeForm { $0.isScrolledAway = false }
        switch event {
        case .text(let text): edit { $0.insert(text) }
        case .paste(let bytes): pasteIntoForm(bytes)
        case .chord(let chord): receiveForForm(chord)
        case .pastePart, .mouse, .focus, .reply: break
        }
    }

    private func receiveForForm(_ pressed: KeyChord) {
        var chord = pressed
        var command: Command?
        if case .command(let found) = keymap[[pressed]] {
            command = found
            if let key = found.keyInLine { chord = KeyChord(key) }
        }
        var isTaken = false
        edit { isTaken = $0.handle(chord) }
        if isTaken { return }
        switch chord {
        case KeyChord(.up): moveInForm(by: -1)
        case KeyChord(.down): moveInForm(by: 1)
        case KeyChord(.tab): edit { $0.moveFocus(by: 1, wrapping: true) }
        case KeyChord(.tab, .shift): edit { $0.moveFocus(by: -1, wrapping: true) }
        case KeyChord(.enter): acceptField()
        default: if let command { performInForm(command) }
        }
    }

    private func performInForm(_ command: Command) {
        switch command {
        case .save: saveForm()
        case .cancel, .quit: leaveForm()
        case .paste: askForClipboard()
        case .redraw, .suspend: perform(command)
        default: _ = perform(panel: command)
        }
    }

    /// Changes a field or the focus; where moving up and down came from is forgotten.
    private func edit(_ change: (inout Form) -> Void) {
        changeForm {
            $0.goalColumn = nil
            change(&$0.form)
        }
    }

    /// A field is one line: line ends become blanks, but for those at the end of the paste.
    private func pasteIntoForm(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard !lines.isEmpty else { return }
        edit { $0.insert(lines.joined(separator: " ")) }
    }

    /// Enter: on to the next field, and from the last one to the disk.
    private func acceptField() {
        guard let form = formWindow?.form else { return }
        if form.focus == form.fields.count - 1 { return saveForm() }
        edit { if $0.checkFocused() { $0.moveFocus(by: 1, wrapping: false) } }
    }

    private func moveInForm(by step: Int) {
        guard let layout = formLayout else { return }
        changeForm { $0.moveVertically(by: step, in: layout) }
    }

    /// Takes the mouse while the form is open.
    func receiveForForm(_ event: MouseEvent) {
        guard formWindow?.stage == .editing, let layout = formLayout else { return }
        switch (event.kind, event.button) {
        case (.wheelUp, _): scrollForm(by: -Self.wheelRows, layout)
        case (.wheelDown, _): scrollForm(by: Self.wheelRows, layout)
        case (.press, .left): tap(layout, at: event.position)
        case (.press, _), (.drag, _), (.release, _): break
        }
    }

    private func scrollForm(by rows: Int, _ layout: FormLayout) {
        let height = formHeight
        changeForm {
            $0.isScrolledAway = true
            $0.scroll.scroll(by: rows, height: height, total: layout.lines.count)
        }
    }

    private func tap(_ layout: FormLayout, at position: GridPosition) {
        if position.row == geometry.footRow { return tapFoot() }
        let area = geometry.text
        let row = position.row - area.origin.row
        guard (0..<formHeight).contains(row), let top = formWindow?.scroll.top else { return }
        let place = GridPosition(row: top + row, column: position.column - area.origin.column)
        changeForm { $0.isScrolledAway = false }
        switch layout.target(at: place) {
        case .field(let index): edit { $0.focus(on: index) }
        case .place(let index, let byte):
            edit {
                $0.focus(on: index)
                $0.place(caret: byte)
            }
        case .turn(let index, let step):
            edit {
                $0.focus(on: index)
                $0.turn(by: step)
            }
        case .action(0): saveForm()
        case .action: leaveForm()
        case nil: break
        }
    }
}
