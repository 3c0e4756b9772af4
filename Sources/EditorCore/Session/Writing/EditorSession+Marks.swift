/// Marks and abbreviations while typing.
///
/// What is typed is put into the text first, as it is without all this. What becomes of it is a step of its own, so one
/// undo gives back the keys. Pastes, texts of the writer's own keys and composed letters never come here.
extension EditorSession {
    /// Whether marks are set in the text in front.
    var setsMarks: Bool { ofView(\.setsMarks) ?? settings.marks }

    /// Types what came from a keyboard, real or shown.
    func typeKeys(_ text: String) {
        guard setsMarks || !abbreviations.isEmpty else { return typeIntoText(text) }
        for key in text {
            typeIntoText(String(key))
            follow(key: key)
        }
    }

    /// Does what a key asks for that stands before the caret by now.
    func follow(key: Character) {
        markedState = nil
        expandAbbreviation(behind: key)
        guard setsMarks else { return }
        let changes = typedMarks.changes(
            after: key, at: view.selection.head, in: view.text, settings.markStyle)
        for change in changes { put(change) }
        if !changes.isEmpty { markedState = document.state }
    }

    /// A change that reaches to the caret.
    private func put(_ change: TypedMarks.Change) {
        let bytes = Rope(change.bytes, breakByte: view.text.breakByte)
        view.replace(change.range, with: bytes, .marking, at: now)
    }

    private func expandAbbreviation(behind key: Character) {
        guard !abbreviations.isEmpty, Abbreviations.ends(key) else { return }
        let caret = view.selection.head
        let end = key == "\n" ? view.text.lineEndStart(before: caret) : caret - String(key).utf8.count
        guard let found = abbreviations.match(endingAt: end, in: view.text) else { return }
        let ending = view.text.bytes(in: end..<caret)
        put(.init(range: found.range.lowerBound..<caret, bytes: Array(found.text.utf8) + ending))
    }

    /// Gives back the key as typed when a mark was set for it just now; false when there is nothing to give back.
    func giveBackKey() -> Bool {
        guard let state = markedState, state == document.state, view.selection.isEmpty,
            let change = typedMarks.justSet(before: view.selection.head, in: view.text)
        else { return false }
        markedState = nil
        put(change)
        return true
    }

    // MARK: On and off

    /// Switches marks on or off for the text in front, which is remembered.
    func toggleMarks() {
        view.setsMarks = !setsMarks
        keepMarks(of: currentIndex)
        say(
            setsMarks
                ? "typing marks are on: \(settings.markStyle.sample) – …"
                : "typing marks are off: keys stay as they are")
    }

    /// Remembers what was chosen for a text, once it has a name.
    func keepMarks(of index: Int) {
        guard let isOn = views[index].setsMarks, let path = views[index].document.path,
            marksMemory[path] != isOn
        else { return }
        want(.file(.note(.marks, marksMemory.remember(isOn, for: path))))
    }
}

extension Rope {
    /// Where the line end begins that ends at `place`.
    fileprivate func lineEndStart(before place: TextOffset) -> TextOffset {
        let end = place - 1
        return breakByte == 0x0A && end > .zero && self[end - 1] == 0x0D ? end - 1 : end
    }
}
