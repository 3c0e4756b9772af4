/// Other windows that have the same file open.
///
/// A second window asks what to do: read, open anyway, or take over. Taking over is agreed with the first one, which
/// writes everything down and leaves the text; its journal is then what the second one goes on with.
extension EditorSession {
    func receive(_ neighbour: Neighbour, on id: DocumentID) {
        guard let index = index(of: id) else { return }
        views[index].neighbour = neighbour
        askAside(.neighbour(id))
    }

    func receive(_ editor: ForeignEditor, on id: DocumentID) {
        guard let index = index(of: id) else { return }
        say(Messages.openIn(editor, name(of: views[index].document)))
    }

    /// What is asked about the neighbour of a text, and after its answer once more.
    func questionAboutNeighbour(of id: DocumentID) -> Prompt.Question? {
        guard let index = index(of: id), let neighbour = views[index].neighbour, !views[index].isForReading
        else { return nil }
        let takeOver = Prompt.Question.Answer("Take over", "t", .takeOver(id, neighbour))
        let (sentence, way): (String, Prompt.Question.Answer?) =
            switch views[index].neighbourSaid {
            case .kept: ("The other window cannot let go of it now: try again, or save there.", takeOver)
            case .silent:
                (
                    "The other window does not answer; it may be stuck.",
                    views[index].strandedWords.map { _ in .init("Take its words", "t", .takeStranded(id)) }
                )
            case .given, .gone, nil:
                (
                    Messages.openElsewhere(neighbour, name(of: views[index].document)),
                    neighbour.host == nil ? takeOver : nil
                )
            }
        return .init(
            sentence: sentence,
            answers: [way].compactMap(\.self) + waysBeside(id, isWritten: views[index].document.isEdited))
    }

    /// Who has written here already goes on with that.
    private func waysBeside(_ id: DocumentID, isWritten: Bool) -> [Prompt.Question.Answer] {
        let escape = KeyChord(.escape)
        if isWritten {
            return [.init(label: "Open anyway", key: escape, others: ["o"], action: .openAnyway(id))]
        }
        return [
            .init("Open anyway", "o", .openAnyway(id)),
            .init(label: "Read", key: escape, others: ["r"], action: .read(id)),
        ]
    }

    func openAnyway(_ id: DocumentID) { index(of: id).map { forgetNeighbour(at: $0) } }

    private func forgetNeighbour(at index: Int) {
        views[index].neighbour = nil
        views[index].neighbourSaid = nil
        views[index].strandedWords = nil
    }

    /// The text is only looked at from here.
    func read(_ id: DocumentID) {
        guard let index = index(of: id) else { return }
        forgetNeighbour(at: index)
        views[index].isForReading = true
        attend(index)
        sayForReading(index)
    }

    /// Says once more why a text does not change.
    func sayForReading(_ index: Int) {
        let key = keymap.label(of: .saveAs)
        say("\(name(of: views[index].document)) is open for reading only; \(key) saves it under another name")
    }

    /// Tells of an edit that was refused because the text is for reading only.
    func tellRefusal() {
        guard views[currentIndex].refusedEdit else { return }
        views[currentIndex].refusedEdit = false
        sayForReading(currentIndex)
    }

    // MARK: Taking over

    func takeOver(_ id: DocumentID, _ neighbour: Neighbour) {
        guard let index = index(of: id), let file = KnownFile(views[index].document) else { return }
        views[index].isForReading = true
        say("asking the other window…")
        want(.file(.takeOver(id, neighbour, file)))
    }

    func receive(_ handOver: HandOver, of id: DocumentID) {
        guard let index = index(of: id) else { return }
        views[index].isForReading = false
        notice = nil
        views[index].neighbourSaid = handOver.answer
        switch handOver.answer {
        case .given, .gone:
            forgetNeighbour(at: index)
            follow(handOver.look, at: index)
            guard take(handOver.words, into: index) else { return }
            let name = name(of: views[index].document)
            say(
                handOver.answer == .given
                    ? "\(name) goes on here, as it was in the other window"
                    : "the other window is no more there; \(name) goes on here")
        case .kept, .silent:
            views[index].strandedWords = handOver.words
            askAside(.neighbour(id))
        }
    }

    /// Follows the file to where the neighbour has left it.
    private func follow(_ look: OutsideLook, at index: Int) {
        switch look {
        case .touched(let stamp): views[index].document.stamp = stamp
        case .changed(let text): views[index].outside.theirs = text
        case .same, .gone, .unreadable, .unsteady: break
        }
        settleOutside()
    }

    /// Puts the neighbour's words into the text where that is the one that they belong to; else they wait as all words
    /// do that were left.
    private func take(_ words: LeftText?, into index: Int) -> Bool {
        guard let words else { return true }
        let document = views[index].document
        guard words.stamp == document.stamp, !document.isEdited else {
            left.add(words)
            offerLeft()
            return false
        }
        takenJournals[document.id, default: []] += words.journals
        views[index].goOn(with: words.former, replacing: words.journals, at: now)
        return true
    }

    /// Takes what is known of the words of a neighbour that does not answer. Its journal stays its own.
    func takeStranded(_ id: DocumentID) {
        guard let index = index(of: id), let words = views[index].strandedWords else { return }
        forgetNeighbour(at: index)
        if take(words, into: index) {
            say("these are its words, but for those of the last moment", role: .warning)
        }
    }

    // MARK: Handing over

    /// Another window asks for a text: everything unsaved is written down, and then the text is left to it.
    func handOver(_ id: DocumentID, _ ticket: HandOverTicket) {
        guard let index = index(of: id), !saves.isSaving(id), views[index].document.loading == .complete,
            journalTrouble == nil || !views[index].document.isEdited
        else {
            return want(.file(.handOver(id, ticket, isGiven: false)))
        }
        if index == currentIndex {
            endComposition()
            stopReplacing()
            if prompt != nil { leavePrompt() }
        }
        views[index].isForReading = true
        views[index].journal.add(.end(views[index].document.isEdited ? .kept : .saved))
        for effect in journalEffects() { want(effect) }
        want(.file(.handOver(id, ticket, isGiven: true)))
    }

    /// The other window has the text, or could not get it.
    func endHandOver(_ id: DocumentID, isGiven: Bool, to terminal: String) {
        guard let index = index(of: id) else { return }
        let sentence = Messages.handedOver(name(of: views[index].document), to: terminal)
        guard isGiven else {
            views[index].isForReading = false
            if views[index].document.isEdited { views[index].journal.begin(views[index].document, at: now) }
            return attend(index)
        }
        takenJournals[id] = nil
        if views.count == 1 {
            farewell = sentence
            return want(.leave(0))
        }
        close(id)
        say(sentence)
    }
}
