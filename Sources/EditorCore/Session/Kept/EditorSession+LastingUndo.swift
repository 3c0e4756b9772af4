/// Undo that goes on where the last run ended.
extension EditorSession {
    /// Looks for what was done to the file of a document in former runs.
    func findUndo(of document: Document) {
        guard settings.keepUndo, document.loading == .complete, document.stamp != nil,
            let path = document.path,
            let text = document.textOfFile
        else { return }
        want(.file(.findUndo(document.id, path, text)))
    }

    /// Takes it up; what the writer has done meanwhile comes after it.
    func receive(_ answer: UndoAnswer, of id: DocumentID) {
        guard let index = index(of: id) else { return }
        switch answer {
        case .found(let past):
            guard views[index].document.goOn(from: past) else { return }
            views[index].journal.beginAgain(views[index].document, at: now)
        case .stale: staleHistories.insert(id)
        case .notKept(let errno): sayUndoNotKept(errno)
        }
    }

    /// Says why nothing more can be taken back.
    func sayNothingToUndo() {
        guard staleHistories.remove(document.id) != nil else { return say("there is nothing to undo") }
        say("nothing to undo: \(name(of: document)) was changed by another program")
    }

    private func sayUndoNotKept(_ errno: Int32) {
        guard !toldUndoNotKept else { return }
        toldUndoNotKept = true
        say(Messages.cannotKeep("what you do", .failed(errno: errno)))
    }
}
