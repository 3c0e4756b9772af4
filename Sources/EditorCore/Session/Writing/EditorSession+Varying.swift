/// A form that was just put in, and that the writer may still turn on.
struct Varied {
    var document: DocumentID
    var start: TextOffset
    var form: String
    var key: VaryMemory.Key

    /// Whether `place` is where the form still stands.
    func stands(at place: VaryPlace, in document: DocumentID) -> Bool {
        document == self.document && place.range.lowerBound == start && place.unit == form
    }
}

extension EditorSession {
    /// Turns the letter before the caret into its next relative.
    ///
    /// What was used last comes first, but the order must not change while a letter is being turned. So the choice is
    /// noted only when another letter has its turn.
    func vary() {
        guard view.selection.isEmpty else {
            return say("nothing was varied: first take the selection back with Esc")
        }
        guard let place = VaryPlace(before: view.selection.head, in: view.text),
            let vary = Vary(place.unit, behind: place.before)
        else { return say("nothing to vary: what stands before the caret has no other forms") }
        if let last = lastVaried, !last.stands(at: place, in: document.id) {
            varyMemory.settle(last.form, for: last.key)
        }
        let form = vary.next(settings.language, remembering: varyMemory)
        if let name = VaryTable.name(of: form) { say(name) }
        view.replace(place.range, with: Rope(form), .varying, at: now)
        lastVaried = Varied(
            document: document.id, start: place.range.lowerBound, form: form, key: vary.key)
    }
}
