extension EditorSession {
    /// What the journals are to be told. It comes before all else that the session wants: what follows may be the end.
    func journalEffects() -> [Effect] {
        var effects: [Effect] = []
        let isWanted = settings.recovery
        for index in views.indices {
            let entries = views[index].journal.take(views[index].document)
            if isWanted, !entries.isEmpty {
                effects.append(.file(.journal(views[index].document.id, entries)))
            }
        }
        return effects
    }

    /// Ends the journal of a document that is left.
    func endJournal(at index: Int) {
        let document = views[index].document
        let isDraft = leaving?.drafts[document.id] != nil
        views[index].journal.add(.end(isDraft ? .draft : document.isEdited ? .discarded : .saved))
    }

    /// Begins the journals of all that is unsaved, or ends them, as the settings have it now.
    func switchJournals() {
        for index in views.indices where views[index].document.isEdited {
            if settings.recovery { views[index].journal.restart(views[index].document, at: now) }
        }
        guard !settings.recovery else { return }
        journalTrouble = nil
        for view in views { want(.file(.journal(view.document.id, [.end(.discarded)]))) }
    }

    /// The line to the terminal is broken: everything unsaved is kept for the next run, which goes on with it.
    func hangUp() {
        endComposition()
        noteWriting()
        for index in views.indices where views[index].document.isEdited {
            views[index].journal.add(.end(.kept))
        }
        for effect in journalEffects() { want(effect) }
        keepPlaces()
    }

    /// Stops the program until the shell brings it back; nothing is left unwritten meanwhile.
    func suspend() {
        for effect in journalEffects() { want(effect) }
        want(.file(.syncJournals))
        want(.terminal(.suspend))
    }

    func receive(_ news: JournalNews) {
        switch news {
        case .trouble(let trouble):
            journalTrouble = trouble
            say(Messages.cannotKeepJournal(trouble), role: .warning)
        case .elsewhere(let trouble, let id):
            guard let index = index(of: id) else { return }
            say(Messages.keptBeside(name(of: views[index].document), trouble), role: .warning)
        case .recovered:
            journalTrouble = nil
            say("your words are kept again in case of a crash")
        case .crowded(let bytes):
            say("\(Messages.bytes(bytes)) of unsaved texts are kept; recover opens them, one after the other")
        case .draft(let id, let isSafe): receiveDraft(id, isSafe: isSafe)
        case .needsText(let id):
            guard let index = index(of: id) else { return }
            views[index].journal.beginAgain(views[index].document, at: now)
        }
    }
}
