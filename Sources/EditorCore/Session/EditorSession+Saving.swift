extension EditorSession {
    /// Saves the document in view, asking for a name when it has none.
    func save() { save(document.id) }

    func save(_ id: DocumentID) {
        guard let index = index(of: id) else { return }
        let document = views[index].document
        guard let path = document.path else { return askForName(of: id) }
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
            order(id, path, replacesAnything: false, makesFolders: false)
        }
    }

    /// Saves under a name that the writer has typed.
    func save(_ id: DocumentID, as name: String) {
        let name = name.trimmedOfBlanks
        guard !name.isEmpty else {
            leaving = nil
            return say("not saved: no name was given")
        }
        if let index = index(of: id), views[index].document.loading != .complete,
            views[index].document.path == FilePath(name)
        {
            leaving = nil
            return say(
                "not saved: only a part of \(name) is here, so its file stays as it is", role: .warning)
        }
        order(id, FilePath(name), replacesAnything: false, makesFolders: false)
    }

    /// Hands a snapshot to the saver. Typing goes on meanwhile.
    func order(_ id: DocumentID, _ path: FilePath, replacesAnything: Bool, makesFolders: Bool) {
        guard let index = index(of: id) else { return }
        guard !saves.isSaving(id) else { return saves.askAgain(id) }
        addFinalNewline(index)
        views[index].document.closeUndoStep()
        let document = views[index].document
        saves.begin(id, state: document.state)
        want(
            .file(
                .save(
                    id,
                    SaveOrder(
                        text: document.text, path: path, encoding: document.encoding,
                        expected: path == document.path ? document.stamp : nil,
                        replacesAnything: replacesAnything, makesFolders: makesFolders))))
        showsStatus = true
    }

    /// A text that has no file yet ends with a line end, as texts do; one that has a file keeps its own end.
    private func addFinalNewline(_ index: Int) {
        let document = views[index].document
        guard document.isNew, !document.text.isEmpty,
            document.text[document.text.end - 1] != document.text.breakByte
        else { return }
        let selection = document.selection
        let end = document.text.end
        let ending = Rope(document.lineEnding(at: end).bytes)
        views[index].document.closeUndoStep()
        views[index].replace(end..<end, with: ending, .finalNewline, at: now)
        views[index].document.selection = selection
    }

    func receiveSaved(_ id: DocumentID, _ path: FilePath, _ stamp: FileStamp) {
        guard let order = saves.end(id), let index = index(of: id) else { return }
        views[index].document.path = path
        views[index].document.stamp = stamp
        views[index].document.isReadOnly = false
        views[index].document.markSaved(state: order.state)
        notice = nil
        showsStatus = true
        if order.again { return save(id) }
        continueLeaving()
    }

    func receiveSaveFailure(_ id: DocumentID, _ path: FilePath, _ problem: SaveProblem) {
        guard saves.end(id) != nil, let index = index(of: id) else { return }
        let sentence = Messages.cannotSave(name(of: views[index].document, path), problem)
        currentIndex = index
        switch problem {
        case .changedOutside:
            ask(sentence, [.init("Save over it", "o", .saveOver(id, path)), elsewhere(id), .stay])
        case .vanished:
            ask(sentence, [.init("Write it anew", "w", .saveOver(id, path)), elsewhere(id), .stay])
        case .exists:
            ask(sentence, [.init("Replace it", "r", .saveOver(id, path)), elsewhere(id), .stay])
        case .noSuchFolder:
            ask(sentence, [.init("Make it", "m", .makeFolders(id, path)), elsewhere(id), .stay])
        case .refused:
            ask(sentence, [elsewhere(id), .stay])
        case .othersKept:
            say(sentence, role: .warning)
        case .diskFull, .notUTF16, .notConfirmed, .failed:
            leaving = nil
            say(sentence, role: .warning)
        }
    }

    private func elsewhere(_ id: DocumentID) -> Prompt.Question.Answer {
        .init("Another name", "n", .saveElsewhere(id))
    }

    /// Asks for a name; the first words of the text are the proposal.
    func askForName(of id: DocumentID) {
        guard let index = index(of: id) else { return }
        currentIndex = index
        let document = views[index].document
        let proposal = document.path.map { Messages.text($0.bytes) } ?? Self.proposedName(for: document.text)
        let line = LineField(proposal, isProposal: true)
        prompt = .field(.init(purpose: .saveAs(id), line: line, hint: "tab completes"))
    }

    /// A file name made of the first words: `The Lighthouse at` becomes `the-lighthouse-at.txt`.
    static func proposedName(for text: Rope) -> String {
        let head = text.bytes(in: .zero..<min(text.end, TextOffset(200)))
        let words = String(decoding: head, as: UTF8.self)
            .split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            .prefix(4).map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
            .filter { !$0.isEmpty }
        return (words.isEmpty ? "untitled" : words.joined(separator: "-").prefix(40).description) + ".txt"
    }
}
