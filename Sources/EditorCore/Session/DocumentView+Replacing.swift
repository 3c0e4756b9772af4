extension DocumentView {
    /// Makes many changes as one step that can be taken back, each edit in the text that the one before has left.
    ///
    /// - Parameters:
    ///   - after: caret and selection from then on.
    /// - Returns: whether redoing became impossible.
    mutating func make(_ edits: [Edit], leaving after: Selection, at now: Duration) -> Bool {
        guard mayChange() else { return false }
        journal.begin(document, at: now)
        let before = selection
        document.closeUndoStep()
        writing.tally.pass()
        var droppedRedo = false
        for edit in edits {
            let change = document.replace(edit.removedRange, with: edit.inserted, .replacing, at: now)
            if change.droppedRedo { droppedRedo = true }
            follow(change.edit)
        }
        document.endUndoStep(from: before, at: after)
        forgetMotion()
        isMarking = false
        journal.add(
            .step(
                JournalStep(
                    origin: .made(.replacing, startsStep: true), edits: edits, time: now, before: before,
                    after: after)))
        return droppedRedo
    }
}
