extension EditorSession {
    /// Takes an answer about files.
    public func receive(_ answer: FileAnswer, at now: Duration) {
        advance(to: now)
        switch answer {
        case .opened(let id, let text): if !showScratch(text, as: id) { show(text, as: id) }
        case .openFailed(let id, let path, let problem):
            if scratchFailed(id, problem) { break }
            say(Messages.cannotOpen(Messages.text(path.bytes), problem))
        case .appended(let id, let part):
            append(part, to: id)
        case .loadEnded(let id, let result): endLoading(id, result)
        case .saved(let id, let path, let stamp, let reason): receiveSaved(id, path, stamp, inPlace: reason)
        case .saveFailed(let id, let path, let problem): receiveSaveFailure(id, path, problem)
        case .glanced(let seen): receive(seen)
        case .moved(let id, let order, let result): receive(result, of: order, for: id)
        case .scratchCarried(let id, let carriage, let result): receive(result, of: carriage, for: id)
        case .stirred(let id): receiveStir(id)
        case .openElsewhere(let id, let neighbour): receive(neighbour, on: id)
        case .openIn(let id, let editor): receive(editor, on: id)
        case .handedOver(let id, let handOver): receive(handOver, of: id)
        case .asked(let id, let ticket): handOver(id, ticket)
        case .handOverEnded(let id, let isGiven, let terminal):
            endHandOver(id, isGiven: isGiven, to: terminal)
        case .looked(let id, let look): receive(look, of: id)
        case .settings(let result): receiveSettings(result)
        case .settingsSaved(let file, let result): receiveSavedSettings(file, result)
        case .left(let texts): receive(left: texts)
        case .givenUp(let texts): receive(givenUp: texts)
        case .leftClaimed(let journals, let isGranted): receiveClaim(journals, isGranted: isGranted)
        case .cutSaves(let saves): receive(cutSaves: saves)
        case .mended(let save, let result): receiveMended(save, result)
        case .undo(let id, let answer): receive(answer, of: id)
        case .dictionary(let answer): receive(answer)
        case .compared(let number, let page): receive(compared: page, number: number)
        case .versions(let id, let list): receive(versions: list, of: id)
        case .version(let id, let version, let text): receive(version: version, text, of: id)
        case .versionsForgotten(let path, let bytes):
            say(
                "all versions of \(Messages.text(path.lastComponent)) are gone, \(Messages.bytes(bytes)) are free"
            )
        case .spelling(let answer): receive(answer)
        case .folder(let answer): receive(answer)
        case .wishes(let id, let wishes): receive(wishes, of: id)
        case .writing(let news): receive(news)
        case .writingRecords(let records, let now, let problem):
            showStatistics(of: records, at: now, problem: problem)
        case .journal(let news): receive(news)
        case .clipboard(let answer): receive(answer)
        case .keepFailed(let file, let problem): sayNotKept(file, problem)
        case .searches(let memory): receive(memory)
        case .names(let prefix, let names): receive(names: names, for: prefix)
        }
        settleOutside()
        followFocus()
    }

    private func append(_ part: Rope, to id: DocumentID) {
        guard let index = index(of: id) else { return }
        views[index].append(part)
        finding.missing = nil
        goToAwaitedPlace(index)
    }

    /// Brings a file to the front; one that is not open here is asked for.
    @discardableResult
    func open(_ path: FilePath) -> DocumentID {
        if let index = index(ofFile: path) {
            bringToFront(index)
            return document.id
        }
        let id = reserveDocument()
        want(.file(.open(id, path)))
        return id
    }

    private func show(_ text: OpenedText, as id: DocumentID) {
        if let twin = index(ofTwin: text) {
            folders.awaitedHits[views[twin].document.id] = folders.awaitedHits.removeValue(forKey: id)
            bringToFront(twin)
            return goToAwaitedHit(twin)
        }
        let replaces = view.isBlank && !view.document.isEdited ? view.document.id : nil
        add(text, as: id)
        recallSpelling(of: document)
        askForToday(always: true)
        if let replaces { close(replaces) }
        showsStatus = true
        tellRemark()
        findLeft()
        findUndo(of: document)
    }

    /// Says once what is to be known of the file in front before anything is written into it.
    func tellRemark() {
        guard let remark = view.remark, let path = document.path else { return }
        view.remark = nil
        say(Messages.remark(remark, on: path, storingKey: keymap.label(of: .showStoring)))
    }

    private func endLoading(_ id: DocumentID, _ result: Result<FileStamp?, OpenProblem>) {
        guard let index = index(of: id) else { return }
        switch result {
        case .success(let stamp):
            views[index].document.endLoading(complete: true)
            views[index].spelling.reached = .zero
            views[index].journal.add(.loadEnded(isComplete: true))
            // The stamp stays that of the opening: what changed meanwhile is asked about when it is saved.
            if let stamp, stamp != views[index].document.stamp {
                say(
                    "\(name(of: views[index].document)) was changed by another program while it was read",
                    role: .warning)
            }
            goToAwaitedPlace(index)
            offerLeft()
            findUndo(of: views[index].document)
            attend(index)
            if views[index].document.holdsOtherBytes { views[index].remark = .holdsOtherBytes }
            tellRemark()
            if saves.stopWaiting(for: id) { save(id) }
        case .failure(let problem):
            views[index].document.endLoading(complete: false)
            views[index].journal.add(.loadEnded(isComplete: false))
            goToAwaitedPlace(index)
            if saves.stopWaiting(for: id) { leaving = nil }
            let name = name(of: views[index].document)
            say(
                "\(name) \(Messages.reason(problem)): what you see is only a part, and its file stays untouched",
                role: .warning)
        }
    }
}
