/// The way out: what the writer leaves, and what they have decided so far. Who stays after all has decided nothing.
struct Leaving {
    enum Wish {
        case program
        case document(DocumentID)
    }

    /// What becomes of several texts that are not saved.
    enum Way {
        /// Each is asked about.
        case oneByOne
        /// All are saved.
        case savingAll
    }

    let wish: Wish
    /// Nil until the writer was asked.
    var way: Way?
    /// Documents whose changes are given up.
    var discarded: Set<DocumentID> = []
    /// Documents that are to be kept as they are.
    var drafts: [DocumentID: DraftState] = [:]

    init(_ wish: Wish) { self.wish = wish }

    /// Whether the writer has decided about a document already.
    func isDecided(_ id: DocumentID) -> Bool { discarded.contains(id) || drafts[id] != nil }
}

extension EditorSession {
    /// Leaves a document or the program; whatever is unsaved is asked about first.
    func leave(_ wish: Leaving.Wish) {
        leaving = Leaving(wish)
        continueLeaving()
    }

    /// Saves the text in front and leaves it, or the program; other texts that are unsaved are asked about.
    func saveAndLeave(_ wish: Leaving.Wish) {
        guard document.isEdited, !view.isBlank else { return leave(wish) }
        leaving = Leaving(wish)
        save(document.id)
    }

    /// Goes on leaving as far as nothing unsaved stands in the way.
    func continueLeaving() {
        guard let wish = leaving?.wish else { return }
        saveScratchPages(leftBy: wish)
        let concerned = views(concernedBy: wish)
        guard !isUnderWay(concerned) else { return say("saving…") }
        let unsaved = unsavedTexts(concernedBy: wish)
        if let first = unsaved.first {
            switch leaving?.way {
            case .savingAll: return save(first.id)
            case nil where unsaved.count > 1: return askAboutAll(unsaved)
            case .oneByOne, nil: return askAbout(first)
            }
        }
        guard keepDrafts(concerned.map(\.document.id)) else { return say("keeping…") }
        noteWriting()
        tellGivenUp(concerned.map(\.document.id).filter { leaving?.discarded.contains($0) == true }, by: wish)
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
        leaving = nil
    }

    /// Whether words are on their way to the disk, or the writer is yet to hear what came of that.
    private func isUnderWay(_ concerned: [DocumentView]) -> Bool {
        let saving = concerned.contains { saves.isSaving($0.document.id) }
        let cutting = awaitedScratches.contains { page in
            page.cuttings != nil && concerned.contains { $0.document.id == page.role.home }
        }
        return saving || cutting || !texts.copies.isEmpty || !texts.carriedPages.isEmpty
    }

    private func views(concernedBy wish: Leaving.Wish) -> [DocumentView] {
        views.filter { view in
            if case .document(let id) = wish { return [view.document.id, view.scratch?.home].contains(id) }
            return true
        }
    }

    /// Nobody is asked about these, unless they cannot be saved.
    private func saveScratchPages(leftBy wish: Leaving.Wish) {
        for id in scratchPages(leftBy: wish) where !saves.isSaving(id) {
            index(of: id).map(saveScratch)
        }
    }

    /// Texts that would be lost, but for those about which the writer has decided already.
    private func unsavedTexts(concernedBy wish: Leaving.Wish) -> [Document] {
        views(concernedBy: wish).filter { view in
            view.document.isEdited && !view.isBlank && leaving?.isDecided(view.document.id) != true
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

    /// Asks about one text after the other, or saves them so. The first that cannot be saved stops the leaving, or is asked
    /// about.
    func leave(_ way: Leaving.Way) {
        leaving?.way = way
        continueLeaving()
    }

    /// Keeps all texts as they are, for the next start.
    func keepAllAsDrafts() {
        guard let wish = leaving?.wish else { return }
        for document in unsavedTexts(concernedBy: wish) { leaving?.drafts[document.id] = .wanted }
        continueLeaving()
    }

    /// Lets all texts go with their changes.
    func discardAll() {
        guard let wish = leaving?.wish else { return }
        let unsaved = unsavedTexts(concernedBy: wish).map(\.id)
        leaving?.discarded.formUnion(unsaved)
        continueLeaving()
    }

    private func askAbout(_ document: Document) {
        if let index = index(of: document.id) { bringToFront(index) }
        var answers = [
            Prompt.Question.Answer(
                label: "Save", key: KeyChord(.enter), others: Self.yes, action: .save(document.id))
        ]
        if document.isReadOnly { answers.append(.init("Another name", "n", .saveElsewhere(document.id))) }
        if canKeepDrafts { answers.append(.init("Keep as draft", "k", .keepAsDraft(document.id))) }
        answers += [.init("Discard", "d", .discard(document.id)), .stay]
        ask("Save changes to \(nameApart(document))?", answers)
    }

    /// Lets a document go with its changes. They are still there if the writer then stays after all.
    func discard(_ id: DocumentID) {
        leaving?.discarded.insert(id)
        continueLeaving()
    }

    /// Says how what was given up comes back: here, or in the shell when the program ends.
    private func tellGivenUp(_ ids: [DocumentID], by wish: Leaving.Wish) {
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
        let home = views[index].scratch.flatMap { self.index(of: $0.home) }
        if index == currentIndex,
            let next = indexBeside(index) ?? home ?? others.last(where: { $0 < index }) ?? others.first
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
