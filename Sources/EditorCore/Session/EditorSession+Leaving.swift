extension EditorSession {
    /// Whether the writer wants to leave, and what.
    enum Leaving {
        case program
        case document(DocumentID)
    }

    /// How a writer leaves who has texts that are not saved.
    enum LeavingWay {
        /// Each is asked about.
        case oneByOne
        /// All are saved.
        case savingAll
    }

    /// Leaves a document or the program; whatever is unsaved is asked about first.
    func leave(_ wish: Leaving) {
        leaving = wish
        leavingWay = .oneByOne
        discarded = []
        drafts = [:]
        saveScratchPages(leftBy: wish)
        let unsaved = unsavedTexts(concernedBy: wish)
        if unsaved.count > 1 { return askAboutAll(unsaved) }
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
        saveScratchPages(leftBy: wish)
        let concerned = views(concernedBy: wish)
        if concerned.contains(where: { saves.isSaving($0.document.id) }) {
            return say("saving…")
        }
        if let unsaved = unsavedTexts(concernedBy: wish).first {
            return leavingWay == .savingAll ? save(unsaved.id) : askAbout(unsaved)
        }
        guard keepDrafts(concerned.map(\.document.id)) else { return say("keeping…") }
        leaving = nil
        noteWriting()
        tellGivenUp(concerned.map(\.document.id).filter(discarded.contains), by: wish)
        switch wish {
        case .program:
            keepPlaces()
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

    private func views(concernedBy wish: Leaving) -> [DocumentView] {
        views.filter { view in
            if case .document(let id) = wish { return [view.document.id, view.scratch?.home].contains(id) }
            return true
        }
    }

    /// Nobody is asked about these, unless they cannot be saved.
    private func saveScratchPages(leftBy wish: Leaving) {
        for id in scratchPages(leftBy: wish) where !discarded.contains(id) && !saves.isSaving(id) {
            index(of: id).map(saveScratch)
        }
    }

    /// Texts that would be lost, but for those about which the writer has decided already.
    private func unsavedTexts(concernedBy wish: Leaving) -> [Document] {
        views(concernedBy: wish).filter { view in
            view.document.isEdited && !view.isBlank && !discarded.contains(view.document.id)
                && drafts[view.document.id] == nil
                && (view.scratch == nil || !saves.isSaving(view.document.id))
        }.map(\.document)
    }

    /// Letters by which hands save elsewhere. None gives words up that does not stand in the question.
    static let yes: [Unicode.Scalar] = ["y", "s"]

    /// Asks once for all.
    private func askAboutAll(_ unsaved: [Document]) {
        var answers = [
            Prompt.Question.Answer(
                label: "Save all", key: KeyChord(.enter), others: Self.yes, action: .saveAll)
        ]
        answers.append(.init("One by one", "o", .leaveOneByOne))
        if canKeepDrafts { answers.append(.init("Keep as drafts", "k", .keepAllAsDrafts)) }
        answers += [.init("Discard all", "d", .discardAll), .stay]
        ask(Messages.notSaved(unsaved.map(nameApart)), answers)
    }

    /// Saves one text after the other. The first that cannot be saved stops the leaving, or is asked about.
    func saveAllAndLeave() {
        leavingWay = .savingAll
        continueLeaving()
    }

    /// Keeps all texts as they are, for the next start.
    func keepAllAsDrafts() {
        guard let wish = leaving else { return }
        for document in unsavedTexts(concernedBy: wish) { drafts[document.id] = .wanted }
        continueLeaving()
    }

    /// Lets all texts go with their changes.
    func discardAll() {
        guard let wish = leaving else { return }
        discarded.formUnion(unsavedTexts(concernedBy: wish).map(\.id))
        continueLeaving()
    }

    private func askAbout(_ document: Document) {
        if let index = index(of: document.id) { bringToFront(index) }
        var answers = [
            Prompt.Question.Answer(
                label: "Save", key: KeyChord(.enter), others: Self.yes, action: .save(document.id))
        ]
        if canKeepDrafts { answers.append(.init("Keep as draft", "k", .keepAsDraft(document.id))) }
        answers += [.init("Discard", "d", .discard(document.id)), .stay]
        ask("Save changes to \(nameApart(document))?", answers)
    }

    /// Lets a document go with its changes. They are still there if the writer then stays after all.
    func discard(_ id: DocumentID) {
        discarded.insert(id)
        continueLeaving()
    }

    /// Says how what was given up comes back: here, or in the shell when the program ends.
    private func tellGivenUp(_ ids: [DocumentID], by wish: Leaving) {
        let names = ids.compactMap { id in index(of: id).map { name(of: views[$0].document) } }
        guard !names.isEmpty, canKeepDrafts else { return }
        switch wish {
        case .program:
            farewell = Messages.givenUp(
                Messages.list(names), count: names.count, by: "\(recoverKey) or cleanwriter --recover")
        case .document: say(Messages.givenUp(Messages.list(names), count: names.count, by: recoverKey))
        }
    }

    /// Takes a document away; the one in front stays in front.
    func close(_ id: DocumentID) {
        guard let index = index(of: id) else { return }
        keepPlace(of: index)
        endJournal(at: index)
        forgetLeft(of: id)
        want(.file(.release(id)))
        for effect in journalEffects() { want(effect) }
        if writtenTexts == [index] { add(OpenedText(path: FilePath([]), text: Rope())) }
        let others = writtenTexts.filter { $0 != index }
        if index == currentIndex,
            let next = indexBeside(index) ?? others.last(where: { $0 < index }) ?? others.first
        {
            bringToFront(next)
        }
        views.remove(at: index)
        texts.haveChanged = true
        if index < currentIndex { currentIndex -= 1 }
        if texts.sides?.other == id { endSides() }
    }
}

extension DocumentView {
    /// Whether this is an unnamed text in which nothing stands: leaving it loses nothing.
    var isBlank: Bool { document.path == nil && text.isEmpty }
}
