extension EditorSession {
    /// Takes what a person did.
    public func receive(_ event: InputEvent, at now: Duration) {
        if event.isByHand { lastInput = now }
        advance(to: now)
        if holds(event) { return }
        guard let event = gathered(event) else { return }
        switch event {
        case .mouse(let event):
            guard let event = landed(event), !panelTakes(event) else { break }
            if event.kind == .press, prompt == nil { stopIdleWork() }
            receive(event)
        case .text, .chord, .paste, .pastePart:
            mouse.letGo()
            if !panelTakes(event) { route(event) }
            offerLeft()
        case .focus(true):
            lookAtAll()
            askForToday()
        case .focus(false):
            mouse.letGo()
            if settings.autosave == .focus { saveByItself() }
        case .reply: break
        }
        tellRefusal()
        tellDrafting()
        noteKeys()
        settleOutside()
        followFocus()
    }

    /// Hands text, a chord or a paste to whoever has the focus. A key tapped on the panel comes here as if it had been
    /// pressed.
    func route(_ event: InputEvent) {
        switch event {
        case .mouse, .focus, .reply: break
        case .text, .chord, .paste, .pastePart:
            isFootHushed = false
            // A question that comes up meanwhile takes nothing of a paste away from the text.
            if ofView(\.document.pasteGoesOn) { return receiveForDocument(event) }
            switch prompt {
            case .field(let field): receive(event, in: field)
            case .question(let question): receive(event, for: question)
            case nil where $formWindow: receiveForForm(event)
            case nil where !pages.isEmpty:
                stopIdleWork()
                receiveForPage(event)
            case nil:
                left.awaitsGivenUp = false
                let wasConverting = $markConversion
                stopIdleWork()
                receiveForDocument(event)
                if wasConverting, notice == nil { sayConversionStopped() }
            }
        }
    }

    /// The parts of a paste go into the text as they come. For all else they wait for its end: a line takes no more of a
    /// paste than its first line. Nil while it waits.
    private func gathered(_ event: InputEvent) -> InputEvent? {
        let isForText = prompt == nil && !$formWindow && pages.isEmpty || view.document.pasteGoesOn
        switch event {
        case .pastePart(let bytes) where !isForText || !pasteParts.isEmpty:
            pasteParts += bytes
            return nil
        case .paste(let bytes):
            defer { pasteParts = [] }
            return pasteParts.isEmpty ? event : .paste(pasteParts + bytes)
        case .text, .chord, .pastePart, .mouse, .focus, .reply: return event
        }
    }

    private func receiveForDocument(_ event: InputEvent) {
        switch event {
        case .text(let text) where pendingChords.isEmpty:
            typeKeys(text)
        case .text(let text):
            // A plain letter after a prefix chord belongs to the sequence, as in ^K B.
            var rest = Substring(text).unicodeScalars
            while !pendingChords.isEmpty, let scalar = rest.popFirst() {
                follow(KeyChord(.character(scalar)))
            }
            // What came in the same burst is for whatever the sequence has opened.
            if !rest.isEmpty { route(.text(String(rest))) }
        case .chord(let chord):
            follow(chord)
        case .paste(let bytes):
            pendingChords = []
            paste(bytes)
        case .pastePart(let bytes):
            pendingChords = []
            paste(bytes, goesOn: true)
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
            pendingChords = []
            // Escape is the way out of a sequence.
            if chord.key != .escape { say("\(label) does nothing") }
        }
    }

    func typeIntoText(_ text: String) {
        showsStatus = false
        lastTyping = now
        dismissNotice()
        view.type(text, at: now)
    }
}

extension InputEvent {
    /// Whether a person did it, and not the window around the page.
    var isByHand: Bool {
        switch self {
        case .text, .chord, .paste, .pastePart, .mouse: true
        case .focus, .reply: false
        }
    }
}
