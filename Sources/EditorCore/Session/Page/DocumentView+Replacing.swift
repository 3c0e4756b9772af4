extension DocumentView {
    /// Makes many changes as one step that can be taken back, each edit in the text that the one before has left.
    ///
    /// - Parameters:
    ///   - after: caret and selection from then on.
    mutating func make(_ edits: [Edit], leaving after: Selection, at now: Duration) {
        guard mayChange() else { return }
        journal.begin(document, at: now)
        let before = selection
        document.closeUndoStep()
        writing.tally.pass()
        for edit in edits {
            follow(document.replace(edit.removedRange, with: edit.inserted, .replacing, at: now))
        }
        document.endUndoStep(from: before, at: after)
        forgetMotion()
        isMarking = false
        journal.add(
            .step(
                JournalStep(
                    origin: .made(.replacing, startsStep: true), edits: edits, time: now, before: before,
                    after: after)))
    }
}
