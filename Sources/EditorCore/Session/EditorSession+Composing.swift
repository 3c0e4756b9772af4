/// Japanese, composed at the caret before it is part of the text.
extension EditorSession {
    /// Whether letters are to be composed: the Japanese keys are there, and the text has the focus.
    var composes: Bool {
        panel.shown.kind == .japanese && panel.isVisible && prompt == nil && formWindow == nil
            && pages.isEmpty
    }

    /// Takes keys of a real keyboard for the composition; false for what is not for it.
    func composerTakes(_ event: InputEvent) -> Bool {
        guard composes else { return false }
        switch event {
        case .text(let text):
            for letter in text { typeComposed(letter) }
            return true
        case .chord(let chord):
            guard !kana.composition.isEmpty else { return false }
            if chord.modifiers.isEmpty, let event = Self.composingKeys[chord.key] {
                compose(event)
                return true
            }
            endComposition()
            return false
        case .paste, .pastePart:
            endComposition()
            return false
        case .mouse, .focus, .reply: return false
        }
    }

    private static let composingKeys: [KeyChord.Key: CompositionEvent] = [
        .enter: .commit, .escape: .cancel, .backspace: .backspace, .tab: .pageForward,
        .pageDown: .pageForward,
        .pageUp: .pageBack, .up: .previous, .down: .convert,
    ]

    /// A letter spells; Space converts; a digit takes a candidate while converting.
    private func typeComposed(_ letter: Character) {
        if kana.composition.isEmpty, letter == " " { return typeIntoText(" ") }
        if letter == " " { return compose(.convert) }
        if kana.composition.isConverting, let digit = letter.asciiValue.map({ Int($0) - 0x31 }),
            kana.composition.places.indices.contains(digit)
        {
            return take(candidate: digit)
        }
        compose(.letter(letter))
    }

    /// Lets something happen to the composition. What leaves it goes into the text.
    func compose(_ event: CompositionEvent) {
        guard composes else {
            if case .kana(let kana) = event { route(.text(kana)) }
            return
        }
        kana.composition.room = candidateRoom
        commit(kana.composition.receive(event, from: candidateSources))
        followExpansion()
    }

    /// What is composed becomes text: nothing that was typed is ever lost. Wherever the focus has gone meanwhile, it
    /// belongs to the text in front.
    func endComposition() {
        guard !kana.composition.isEmpty else { return }
        commit(kana.composition.receive(.commit, from: candidateSources))
        followExpansion()
    }

    private func commit(_ committed: CommittedText?) {
        guard let committed else { return }
        if let reading = committed.reading { remember(committed.text, for: reading) }
        typeIntoText(committed.text)
    }
}
