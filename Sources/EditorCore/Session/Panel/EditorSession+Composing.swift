/// Japanese, composed at the caret before it is part of the text, or of a field.
extension EditorSession {
    /// Whether letters are to be composed: the Japanese keys are there, and what has the focus takes Japanese. Commands
    /// and numbers have none.
    var composes: Bool {
        guard panel.shown.kind == .japanese, panel.isVisible else { return false }
        switch prompt {
        case .field(let field): return field.purpose.takesJapanese
        case .question: return false
        case nil: break
        }
        guard let formWindow else { return pages.isEmpty }
        return formWindow.stage == .editing && formWindow.form.focused.info.choices == nil
    }

    /// Takes keys for the composition; false for what is not for it.
    ///
    /// - Parameter isTapped: whether the key is one of the panel. Those of a real keyboard begin nothing in a field: names
    ///   of files are Latin more often than not.
    func composerTakes(_ event: InputEvent, isTapped: Bool = false) -> Bool {
        guard composes else { return false }
        switch event {
        case .text where !isTapped && kana.composition.isEmpty && focusedLine != nil: return false
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
        if kana.composition.isEmpty, letter == " " { return route(.text(" ")) }
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
        if kana.composition.isEmpty { kana.isForField = focusedLine != nil }
        kana.composition.room = candidateRoom
        commit(kana.composition.receive(event, from: candidateSources))
        followExpansion()
    }

    /// What is composed becomes text: nothing that was typed is ever lost. Wherever the focus has gone meanwhile, it
    /// belongs to the text in front; but what was for a field goes with the field.
    func endComposition() {
        guard !kana.composition.isEmpty else { return }
        commit(kana.composition.receive(.commit, from: candidateSources))
        followExpansion()
    }

    private func commit(_ committed: CommittedText?) {
        guard let committed else { return }
        if let reading = committed.reading { remember(committed.text, for: reading) }
        write(committed.text)
    }

    /// Where letters go that leave the composition.
    private func write(_ text: String) {
        if !kana.isForField { return typeIntoText(text) }
        if focusedLine != nil { route(.text(text)) }
    }

    /// What is composed for a field, to be shown in it; nil when nothing is.
    var composedForField: String? {
        kana.isForField && !kana.composition.isEmpty ? kana.composition.shown : nil
    }
}

extension Prompt.Field.Purpose {
    fileprivate var takesJapanese: Bool {
        switch self {
        case .find, .findInBook, .replacement, .saveAs, .rename, .copy: true
        case .choosing(let list): list.takesJapanese
        case .goTo, .spelling, .number: false
        }
    }
}
