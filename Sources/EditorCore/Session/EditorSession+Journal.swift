extension EditorSession {
    /// What the journals are to be told. It comes before all else that the session wants: what follows may be the end.
    func journalEffects() -> [Effect] {
        var effects: [Effect] = []
        for index in views.indices {
            let entries = views[index].journal.take(views[index].selection)
            if !entries.isEmpty { effects.append(.file(.journal(views[index].document.id, entries))) }
        }
        return effects
    }

    /// Ends the journal of a document that is left.
    func endJournal(at index: Int) {
        let isGivenUp = views[index].document.isEdited
        views[index].journal.add(.end(isGivenUp ? .discarded : .saved))
    }

    /// The line to the terminal is broken: everything unsaved is kept for the next run, which goes on with it.
    func hangUp() {
        endComposition()
        for index in views.indices where views[index].document.isEdited {
            views[index].journal.add(.end(.kept))
        }
        for effect in journalEffects() { want(effect) }
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
            isJournalInTrouble = true
            say(Messages.cannotKeepJournal(trouble), role: .warning)
        case .recovered:
            isJournalInTrouble = false
            say("your words are kept again in case of a crash")
        case .needsText(let id):
            guard let index = index(of: id) else { return }
            views[index].journal.beginAgain(views[index].document, at: now)
        }
    }
}
