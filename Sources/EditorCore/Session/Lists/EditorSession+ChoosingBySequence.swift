/// Sequences of chords while a list is in front: the look of the page can be changed there as well. What else a sequence
/// does is for the text, which is told.
extension EditorSession {
    /// Takes a chord of which it is not known what it is for; it may begin a sequence.
    func beginInChooser(_ chord: KeyChord) {
        guard isChoosing, keymap[[chord]] == .prefix else { return }
        (pendingChords, pendingSince) = ([chord], now)
        hint(inChooser: KeyNotation.label(pendingChords) + " …")
    }

    /// Takes what follows in a sequence; false when none has begun.
    func followInChooser(_ event: InputEvent) -> Bool {
        guard isChoosing, !pendingChords.isEmpty else { return false }
        switch event {
        case .chord(let chord): pendingChords.append(chord)
        case .text(let text): pendingChords += text.unicodeScalars.prefix(1).map { KeyChord(.character($0)) }
        case .paste, .pastePart, .mouse, .focus, .reply: return false
        }
        let lookup = keymap[pendingChords]
        let label = KeyNotation.label(pendingChords)
        if lookup == .prefix {
            hint(inChooser: label + " …")
            return true
        }
        pendingChords = []
        hint(inChooser: nil)
        switch lookup {
        case .command(let command) where command.looksEverywhere: perform(command)
        case .command(.quit), .command(.cancel): leavePrompt()
        case .command(let command): if !moveChoice(command) { hint(inChooser: whyNotHere(command)) }
        case .prefix, .none: hint(inChooser: "\(label) does nothing")
        }
        return true
    }
}
