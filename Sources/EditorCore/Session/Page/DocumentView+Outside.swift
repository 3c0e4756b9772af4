extension DocumentView {
    /// Makes the text that of the file, which another program has changed, as one step that can be taken back.
    ///
    /// The caret stays in its paragraph, and the paragraph at its row.
    mutating func reload(_ text: Rope, at now: Duration) {
        let edits = TextChanges.edits(from: document.text, to: text.withBreakByte(document.text.breakByte))
        guard !edits.isEmpty else { return }
        leaveOutOfWriting()
        let (row, before, state) = (isScrolledAway ? nil : caretIndex(), selection, document.state)
        for edit in edits {
            document.reload(edit, at: now)
            follow(edit)
        }
        snapCaret()
        goalColumn = nil
        pageTrail.forget()
        journal.add(
            .step(
                JournalStep(
                    origin: .made(.reload, startsStep: document.state > state), edits: edits, time: now,
                    before: before, after: selection)))
        guard let row else { return }
        viewport.place(caretRow(), at: row, &layout, document.text)
    }
}

extension Document {
    /// Makes a change that the file has gone through.
    fileprivate mutating func reload(_ edit: Edit, at now: Duration) {
        let before = selection
        apply(edit)
        selection = Selection(
            anchor: edit.map(selection.anchor), head: edit.map(selection.head), affinity: selection.affinity)
        history.record(edit, .reload, at: now, before: before, after: selection)
    }

    /// Notes what the file holds now, and that it is nothing that the writer has made.
    mutating func noteTheirs(_ theirs: OpenedText) {
        (stamp, savedState) = (theirs.stamp, nil)
        noteOnDisk(theirs.text, as: theirs.encoding)
    }

    /// Notes that the file holds the present text.
    mutating func adopt(_ theirs: OpenedText) {
        // It came without one, or with one that the text has.
        endsWithLineEnd = false
        (stamp, encoding, isReadOnly) = (theirs.stamp, theirs.encoding, theirs.isReadOnly)
        noteOnDisk(theirs.text, as: theirs.encoding)
        markSaved(state: state)
    }
}
