extension EditorSession {
    /// Whether the writer wants to leave, and what.
    enum Leaving {
        case program
        case document(DocumentID)
    }

    /// Leaves a document or the program; whatever is unsaved is asked about first.
    func leave(_ wish: Leaving) {
        leaving = wish
        discarded = []
        drafts = [:]
        continueLeaving()
    }

    /// Saves the text in front and leaves it, or the program; other texts that are unsaved are asked about.
    func saveAndLeave(_ wish: Leaving) {
        guard document.isEdited, !view.isBlank else { return leave(wish) }
        leaving = wish
        discarded = []
        drafts = [:]
        save(document.id)
    }

    /// Goes on leaving as far as nothing unsaved stands in the way.
    func continueLeaving() {
        guard let wish = leaving else { return }
        let concerned = views.filter { view in
            if case .document(let id) = wish { return [view.document.id, view.scratch?.home].contains(id) }
            return true
        }
        for id in scratchPages(leftBy: wish) where !discarded.contains(id) && !saves.isSaving(id) {
            index(of: id).map(saveScratch)
        }
        if concerned.contains(where: { saves.isSaving($0.document.id) }) {
            return say("saving…")
        }
        if let unsaved = concerned.first(where: {
            $0.document.isEdited && !$0.isBlank && !discarded.contains($0.document.id)
                && drafts[$0.document.id] == nil
        }) {
            return askAbout(unsaved.document)
        }
        guard keepDrafts(concerned.map(\.document.id)) else { return say("keeping…") }
        leaving = nil
        noteWriting()
        switch wish {
        case .program:
            for index in views.indices {
                endJournal(at: index)
                forgetLeft(of: views[index].document.id)
            }
            want(.leave(0))
        case .document(let id):
            for page in scratchPages(leftBy: wish) { close(page) }
            close(id)
        }
    }

    private func askAbout(_ document: Document) {
        if let index = index(of: document.id) { bringToFront(index) }
        var answers = [
            Prompt.Question.Answer(label: "Save", key: KeyChord(.enter), action: .save(document.id))
        ]
        if canKeepDrafts { answers.append(.init("Keep as draft", "k", .keepAsDraft(document.id))) }
        answers += [.init("Discard", "d", .discard(document.id)), .stay]
        ask("Save changes to \(name(of: document))?", answers)
    }

    /// Lets a document go with its changes. They are still there if the writer then stays after all.
    func discard(_ id: DocumentID) {
        discarded.insert(id)
        continueLeaving()
    }

    /// Takes a document away; the one in front stays in front.
    func close(_ id: DocumentID) {
        guard let index = index(of: id) else { return }
        endJournal(at: index)
        forgetLeft(of: id)
        want(.file(.release(id)))
        for effect in journalEffects() { want(effect) }
        if writtenTexts == [index] { add(OpenedText(path: FilePath([]), text: Rope())) }
        let others = writtenTexts.filter { $0 != index }
        if index == currentIndex, let next = others.last(where: { $0 < index }) ?? others.first {
            bringToFront(next)
        }
        views.remove(at: index)
        if index < currentIndex { currentIndex -= 1 }
    }
}

extension DocumentView {
    /// Whether this is an unnamed text in which nothing stands: leaving it loses nothing.
    var isBlank: Bool { document.path == nil && text.isEmpty }
}
