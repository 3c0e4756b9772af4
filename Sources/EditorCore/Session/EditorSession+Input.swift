extension EditorSession {
    /// Takes what a person did.
    public func receive(_ event: InputEvent, at now: Duration) {
        if event.isByHand { lastInput = now }
        advance(to: now)
        switch event {
        case .mouse(let event):
            guard let event = landed(event), !panelTakes(event) else { break }
            if event.kind == .press, prompt == nil { stopIdleWork() }
            receive(event)
        case .text, .chord, .paste:
            if !panelTakes(event) { route(event) }
            offerLeft()
        case .focus(true): lookAtAll()
        case .focus(false): if settings.autosave == .focus { saveByItself() }
        case .reply: break
        }
        tellRefusal()
        settleOutside()
        followFocus()
    }

    /// Hands text, a chord or a paste to whoever has the focus. A key tapped on the panel comes here as if it had been
    /// pressed.
    func route(_ event: InputEvent) {
        switch event {
        case .mouse, .focus, .reply: break
        case .text, .chord, .paste:
            isFootHushed = false
            switch prompt {
            case .field(let field): receive(event, in: field)
            case .question(let question): receive(event, for: question)
            case nil where formWindow != nil: receiveForForm(event)
            case nil where !pages.isEmpty:
                comparing = nil
                stopIdleWork()
                receiveForPage(event)
            case nil:
                comparing = nil
                awaitsVersions = nil
                stopIdleWork()
                receiveForDocument(event)
            }
        }
    }

    private func receiveForDocument(_ event: InputEvent) {
        switch event {
        case .text(let text) where pendingChords.isEmpty:
            typeIntoText(text)
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
            if pendingChords.count == 1 { pendingSince = now }
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
        dismissNotice()
        warnAboutRedo(view.type(text, at: now))
    }

    func warnAboutRedo(_ dropped: Bool) {
        if dropped { say("nothing is left to redo") }
    }
}

extension InputEvent {
    /// Whether a person did it, and not the window around the page.
    fileprivate var isByHand: Bool {
        switch self {
        case .text, .chord, .paste, .mouse: true
        case .focus, .reply: false
        }
    }
}
