extension EditorSession {
    /// Saves the document in view, asking for a name when it has none.
    func save() { save(document.id) }

    func save(_ id: DocumentID) {
        guard let index = index(of: id) else { return }
        let document = views[index].document
        guard let path = document.path else { return askForName(of: id) }
        if views[index].isForReading { return sayForReading(index) }
        switch document.loading {
        case .arriving:
            saves.wait(for: id)
            return say("still reading \(name(of: document)): it is saved when all of it is here")
        case .incomplete:
            say(
                "only a part of \(name(of: document)) could be read: save it under another name",
                role: .warning)
            return askForName(of: id)
        case .complete:
            order(id, path, saves.lastingConsent(for: id))
        }
    }

    /// Saves under a name that the writer has typed.
    func save(_ id: DocumentID, as name: String) {
        let name = name.trimmedOfBlanks
        guard !name.isEmpty else {
            leaving = nil
            return say("not saved: no name was given")
        }
        guard let index = index(of: id) else { return }
        let document = views[index].document
        // Its own name in other letters is its own name.
        let isOwn = self.index(ofFile: FilePath(name)) == index
        let path = isOwn ? document.path ?? FilePath(name) : FilePath(name)
        if let complaint = complaint(about: index, savedAs: path) ?? obstacle(to: path, for: id) {
            leaving = nil
            return say("not saved: " + complaint, role: .warning)
        }
        save(id, under: path)
    }

    /// Why a text that is not whole, or not ours to write, may not go to the disk as `path`.
    private func complaint(about index: Int, savedAs path: FilePath) -> String? {
        let document = views[index].document
        if views[index].isForReading, document.path == path {
            return "the other window writes this file; choose another name"
        }
        return switch document.loading {
        case .complete: nil
        case .arriving: "still reading; save it when all of it is here"
        case .incomplete where path.lastComponent == document.path?.lastComponent:
            "only a part of it is here, so the file of this name stays as it is"
        case .incomplete: nil
        }
    }

    /// Hands a snapshot to the saver. Typing goes on meanwhile.
    ///
    /// - Parameter isAutomatic: whether the writer has not asked for it.
    func order(_ id: DocumentID, _ path: FilePath, _ consent: SaveConsent, isAutomatic: Bool = false) {
        guard let index = index(of: id) else { return }
        guard !saves.isSaving(id) else {
            return saves.askAgain(id, .init(path: path, consent: consent))
        }
        guard consent.contains(.mixing) || !views[index].document.wouldMixEncodings else {
            if isAutomatic { return blockAutosave(index) }
            saves.fail(id, .init(wish: .init(path: path, consent: consent), problem: .mixesEncodings))
            return askOnTheWay(.unsaved(id))
        }
        meetWishes(index)
        views[index].document.closeUndoStep()
        let document = views[index].document
        saves.begin(
            id,
            .init(
                state: document.state, text: document.savedForm, encoding: document.encoding,
                consent: consent,
                isAutomatic: isAutomatic))
        views[index].journal.add(.saving(document.savedForm))
        want(
            .file(
                .save(
                    id,
                    SaveOrder(
                        text: document.savedForm, path: path, encoding: document.encoding,
                        expected: path == document.path ? document.stamp : nil, consent: consent,
                        history: settings.keepUndo ? document.history : nil,
                        former: formerText(of: document, savedAs: path)))))
        if !isAutomatic { showsStatus = true }
    }

    /// What the file under this name holds, where versions of it are kept.
    private func formerText(of document: Document, savedAs path: FilePath) -> ReplacedText? {
        guard settings.versions, path == document.path, let stamp = document.stamp else { return nil }
        return ReplacedText(
            text: document.onDisk, modified: stamp.modified, room: settings.versionsMegabytes * 1_000_000)
    }

    func receiveSaved(_ id: DocumentID, _ path: FilePath, _ stamp: FileStamp, inPlace: InPlaceReason?) {
        if receiveSavedCopy(id, path) { return }
        guard let order = saves.end(id), let index = index(of: id) else { return }
        take(name: path, at: index)
        views[index].document.stamp = stamp
        texts.haveChanged = true
        views[index].isForReading = false
        noteRecent(at: index)
        views[index].document.isReadOnly = false
        views[index].document.markSaved(state: order.state)
        views[index].document.noteOnDisk(order.text, as: order.encoding)
        views[index].journal.add(.saved(path, stamp))
        attend(index)
        forgetLeft(of: id)
        forgetCutSaves(of: id)
        saves.keepConsent(order.consent, for: id)
        // A part that was saved under another name is a whole text of that name.
        if views[index].document.loading == .incomplete { views[index].document.endLoading(complete: true) }
        if !order.isAutomatic || order.next != nil {
            notice = nil
            showsStatus = true
            tellHiddenStatus(of: views[index].document)
        }
        views[index].autosaveIsBlocked = false
        if let inPlace, saves.tellsInPlace(id) {
            say(Messages.savedInPlace(name(of: views[index].document), inPlace))
        }
        if let next = order.next {
            self.order(id, next.path, next.consent)
        } else {
            let told = views[index].scratch == nil ? name(of: views[index].document) : nil
            carryScratch(index)
            continueLeaving()
            if let told, self.index(of: id) == nil { say("\(told) is saved and closed") }
        }
    }

    func receiveSaveFailure(_ id: DocumentID, _ path: FilePath, _ problem: SaveProblem) {
        if receiveCopyFailure(id, problem) { return }
        guard let order = saves.end(id), let index = index(of: id) else { return }
        if order.isAutomatic, order.next == nil, leaving == nil {
            return receiveAutosaveFailure(index, problem)
        }
        let isQuestion =
            switch problem {
            case .refused, .damaged: true
            default: wayOn(from: problem) != nil
            }
        if isQuestion {
            saves.fail(id, .init(wish: .init(path: path, consent: order.consent), problem: problem))
            // One question about the same change is enough.
            if problem == .changedOutside { asides.removeAll { $0 == .theirs(id) } }
            return askOnTheWay(.unsaved(id))
        }
        if leaving != nil, prompt == nil { bringToFront(index) }
        leaving = nil
        let sentence = Messages.cannotSave(name(of: views[index].document, path), problem)
        if case .othersKept = problem {
            take(name: path, at: index)
            views[index].document.markSaved(state: order.state)
            views[index].document.noteOnDisk(order.text, as: order.encoding)
        }
        say(sentence, role: .warning)
    }

    func questionAboutSaving(_ id: DocumentID) -> Prompt.Question? {
        guard let index = index(of: id), let failure = saves.failures[id] else { return nil }
        let (wish, problem) = (failure.wish, failure.problem)
        var answers = [elsewhere(id), .stay]
        if problem == .mixesEncodings {
            let action = Prompt.Action.readBytesAndSave(id, wish.path, wish.consent)
            answers = [.init("Read the bytes as Latin-1", "r", action), .stay]
        }
        if problem == .changedOutside { answers.insert(comparison(with: id), at: 0) }
        if let way = wayOn(from: problem) {
            let action = Prompt.Action.saveAllowing(id, wish.path, wish.consent.union(way.consent))
            answers.insert(.init(label: way.label, key: way.key, action: action), at: 0)
        }
        return .init(
            sentence: Messages.cannotSave(name(of: views[index].document, wish.path), problem),
            answers: answers)
    }

    /// What the writer may say yes to, so that the save goes on.
    func wayOn(from problem: SaveProblem) -> (label: String, key: KeyChord, consent: SaveConsent)? {
        switch problem {
        case .changedOutside: ("Save over it", KeyChord(.character("o")), .replacing)
        case .vanished: ("Write it anew", KeyChord(.character("w")), .replacing)
        case .exists: ("Replace it", KeyChord(.character("r")), .replacing)
        case .noSuchFolder: ("Make it", KeyChord(.character("m")), .makingFolders)
        case .readOnly: ("Save anyway", KeyChord(.enter), .readOnly)
        case .unprotected: ("Write without a copy", KeyChord(.character("w")), .unprotected)
        case .mixesEncodings: ("Save as it is", KeyChord(.character("s")), .mixing)
        case .refused, .notUTF16, .diskFull, .notConfirmed, .othersKept, .putBack, .damaged, .failed: nil
        }
    }

    private func comparison(with id: DocumentID) -> Prompt.Question.Answer {
        .init("Compare", "c", .compareTheirs(id))
    }

    private func elsewhere(_ id: DocumentID) -> Prompt.Question.Answer {
        .init("Another name", "n", .saveElsewhere(id))
    }

    /// Asks for a name; the first words of the text, up to the end of their line, are the proposal.
    func askForName(of id: DocumentID) {
        guard let index = index(of: id) else { return }
        bringToFront(index)
        let line = LineField(proposedName(for: views[index].document), isProposal: true)
        prompt = .field(.init(purpose: .saveAs(id), line: line, hint: "tab completes"))
    }

    /// A file name made of the first words: `The Lighthouse at` becomes `the-lighthouse-at.txt`, a heading of Markdown
    /// `the-lighthouse.md`.
    static func proposedName(for text: Rope) -> String {
        let head = text.bytes(in: .zero..<min(text.end, TextOffset(200)))
        let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
        let line = lines.first { $0.contains { $0.isLetter || $0.isNumber } } ?? ""
        let ending = OutlineLine(marked: Array(line.utf8)[...]) == nil ? ".txt" : ".md"
        let words =
            line
            .split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            .prefix(4).map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
            .filter { !$0.isEmpty }
        return (words.isEmpty ? "untitled" : words.joined(separator: "-").prefix(40).description) + ending
    }
}
