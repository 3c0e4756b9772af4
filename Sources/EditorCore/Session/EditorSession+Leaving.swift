extension EditorSession {
    /// Leaves a document or the program; whatever is unsaved is asked about first.
    func leave(_ wish: Leaving) {
        leaving = wish
        continueLeaving()
    }

    /// Goes on leaving as far as nothing unsaved stands in the way.
    func continueLeaving() {
        guard let wish = leaving else { return }
        let concerned = views.filter { view in
            if case .document(let id) = wish { return view.document.id == id }
            return true
        }
        if concerned.contains(where: { saves.isSaving($0.document.id) }) {
            return say("saving…")
        }
        if let unsaved = concerned.first(where: { $0.document.isEdited && !$0.isBlank }) {
            return askAbout(unsaved.document)
        }
        leaving = nil
        switch wish {
        case .program: want(.leave(0))
        case .document(let id): close(id)
        }
    }

    private func askAbout(_ document: Document) {
        if let index = index(of: document.id) { currentIndex = index }
        ask(
            "Save changes to \(name(of: document))?",
            [
                .init(label: "Save", key: KeyChord(.enter), action: .save(document.id)),
                .init("Discard", "d", .discard(document.id)),
                .stay,
            ])
    }

    /// Forgets the changes of a document, on the way out.
    func discard(_ id: DocumentID) {
        guard let index = index(of: id) else { return }
        views[index].document.markSaved(state: views[index].document.state)
        continueLeaving()
    }

    private func close(_ id: DocumentID) {
        views.removeAll { $0.document.id == id }
        if views.isEmpty { add(OpenedText(path: FilePath([]), text: Rope()), at: nil) }
        currentIndex = min(currentIndex, views.count - 1)
    }
}

extension DocumentView {
    /// Whether this is an unnamed text in which nothing stands: leaving it loses nothing.
    var isBlank: Bool { document.path == nil && text.isEmpty }
}
