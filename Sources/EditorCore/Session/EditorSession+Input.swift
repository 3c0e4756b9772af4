extension EditorSession {
    /// Takes what a person did.
    public func receive(_ event: InputEvent, at now: Duration) {
        advance(to: now)
        switch event {
        case .mouse(let event) where panelTakes(event): break
        case .mouse(let event):
            if event.kind == .press, prompt == nil { stopIdleWork() }
            receive(event)
        case .text, .chord, .paste:
            if !panelTakes(event) { route(event) }
        case .focus, .reply: break
        }
        followFocus()
    }

    /// Hands text, a chord or a paste to whoever has the focus. A key tapped on the panel comes here as if it had been
    /// pressed.
    func route(_ event: InputEvent) {
        switch event {
        case .mouse, .focus, .reply: break
        case .text, .chord, .paste:
            switch prompt {
            case .field(let field): receive(event, in: field)
            case .question(let question): receive(event, for: question)
            case nil where formWindow != nil: receiveForForm(event)
            case nil:
                let wasConverting = markConversion != nil
                stopIdleWork()
                receiveForDocument(event)
                if wasConverting, notice == nil { sayConversionStopped() }
            }
        }
    }

    private func receiveForDocument(_ event: InputEvent) {
        switch event {
        case .text(let text) where pendingChords.isEmpty:
            typeKeys(text)
        case .text(let text):
            // A plain letter after a prefix chord belongs to the sequence, as in ^K B.
            for scalar in text.unicodeScalars { follow(KeyChord(.character(scalar))) }
        case .chord(let chord):
            follow(chord)
        case .paste(let bytes):
            pendingChords = []
            paste(bytes)
        case .mouse, .focus, .reply:
            break
        }
    }

    /// Takes one more chord of a sequence.
    private func follow(_ chord: KeyChord) {
        pendingChords.append(chord)
        switch keymap[pendingChords] {
        case .command(let command):
            pendingChords = []
            perform(command)
        case .prefix:
            break
        case .none:
            let label = KeyNotation.label(pendingChords)
            let wasSequence = pendingChords.count > 1
            pendingChords = []
            if wasSequence || chord.key != .escape { say("\(label) does nothing") }
        }
    }

    func typeIntoText(_ text: String) {
        showsStatus = false
        lastTyping = now
        if notice?.role != .warning { notice = nil }
        warnAboutRedo(view.type(text, at: now))
    }

    func warnAboutRedo(_ dropped: Bool) {
        if dropped { say("nothing is left to redo") }
    }
}
