import EditorCore

/// What has to do with other programs that have the same files.
extension FileWorkers {
    /// Watches and claims the file that a document has now; nil for none.
    func attend(_ document: DocumentID, _ wish: Neighbourhood.Wish?) {
        watcher.want(wish?.path, for: document)
        neighbours.want(wish, for: document)
        WorkerThread.run {
            self.watcher.arm(document)
            // What happened before there was a watch is told now.
            if let wish, !self.opener.isThere(wish.path, as: wish.stamp) { self.send(.stirred(document)) }
            self.neighbours.settle(document)
        }
    }

    /// Reads what the folders of a file want of it.
    func findWishes(_ document: DocumentID, _ path: FilePath) {
        let files = EditorConfigFinder(calls: opener.calls).files(for: whole(path))
        send(.wishes(document, EditorConfig(files)))
    }

    /// Watches first, so that nothing falls between the look and the next event.
    func look(_ document: DocumentID, _ file: KnownFile) {
        watcher.arm(document)
        send(.looked(document, opener.look(at: file, in: expanded(file.path))))
    }

    /// Asks another window for a text, and reads what it has left.
    func takeOver(_ document: DocumentID, _ neighbour: Neighbour, _ file: KnownFile) {
        let (answer, path) = neighbours.ask(neighbour)
        let whole = path ?? whole(file.path)
        let words: LeftText? =
            switch answer {
            case .kept: nil
            case .silent: journals?.words(of: whole, seeingHeld: true)
            case .given, .gone: journals?.wordsLeft(of: whole)
            }
        let look = opener.look(at: file, in: expanded(file.path))
        send(.handedOver(document, HandOver(answer, look: look, words: words)))
    }

    /// Answers another window. What it is to go on with must be in the journal first, so this waits for the disk, and
    /// keeps the text where the disk takes too long.
    func handOver(_ document: DocumentID, _ ticket: HandOverTicket, _ isGiven: Bool) {
        guard isGiven else {
            _ = neighbours.answer(ticket, isGiven: false)
            return
        }
        let isWritten =
            neighbours.isAwaited(ticket) && journals?.finish(within: JournalWriter.patience) ?? true
        let terminal = neighbours.answer(ticket, isGiven: isWritten)
        send(.handOverEnded(document, isGiven: isWritten && terminal != nil, terminal: terminal ?? ""))
    }
}
