/// Documents come, go, and stand in front.
extension EditorSession {
    /// Puts a document in front of the others.
    @discardableResult
    func add(
        _ text: OpenedText, at place: TextPlace? = nil, as reserved: DocumentID? = nil,
        scratch: ScratchRole? = nil
    ) -> DocumentID {
        let id = reserved ?? reserveDocument()
        leaveDocumentInFront()
        var view = DocumentView(
            Document(id: id, opened: text), layout: layoutSettings, stage: panel.stage)
        view.viewport.adopt(panelFrame)
        if text.isComplete, text.text.isEmpty { view.writing.begin(at: 0) }
        view.viewport.typewriter = settings.heldPercent
        view.awaitedPlace = awaitedPlace(of: view.document, named: place)
        view.remark = text.remark
        if text.isComplete, view.document.holdsOtherBytes { view.remark = .holdsOtherBytes }
        view.scratch = scratch
        view.setsMarks = view.document.path.flatMap { marksMemory[$0] }
        view.stylesMarkdown = view.document.path.flatMap { markdownMemory[$0] }
        view.showsMarkdown = wantsMarkdown(in: view)
        view.layout.change(to: layoutSettings(of: view))
        views.append(view)
        sidesFollow(id)
        currentIndex = views.count - 1
        countAtOnce()
        goToAwaitedPlace(currentIndex)
        notePlace(of: currentIndex)
        // What came through a pipe is nowhere else.
        if self.view.document.isEdited { self.view.journal.begin(self.view.document, at: now) }
        if hasShownFrame {
            attend(currentIndex)
            noteRecent(at: currentIndex)
            tellHiddenStatus(of: document)
        }
        return id
    }

    /// Adds one of the texts that the program was started with; a file that was named twice is one text.
    func addFirst(_ text: OpenedText, at place: TextPlace?) {
        // The edge counts them all.
        let id = reserveDocument()
        guard let twin = index(ofTwin: text) else { return _ = add(text, at: place, as: id) }
        views[twin].awaitedPlace = place.map(AwaitedPlace.named) ?? views[twin].awaitedPlace
        goToAwaitedPlace(twin)
    }

    /// An identity for a document that is about to come.
    func reserveDocument() -> DocumentID {
        defer { nextDocumentNumber += 1 }
        return DocumentID(nextDocumentNumber)
    }

    /// Brings a document to the front.
    func bringToFront(_ index: Int) {
        guard index != currentIndex else { return }
        leaveDocumentInFront()
        sidesFollow(views[index].document.id)
        currentIndex = index
        tellHiddenStatus(of: document)
        tellRemark()
    }

    /// Ends what belongs to the document in front: a search, a drag, half a chord. A scratch page is saved.
    func leaveDocumentInFront() {
        texts.haveChanged = true
        endComposition()
        // What is looked for on a page goes back to the place on that page.
        leaveFinding()
        if views.indices.contains(currentIndex) {
            keepPlace(of: currentIndex)
            saveScratch(currentIndex)
        }
        pages = []
        mouse.letGo()
        pendingChords = []
        stopIdleWork()
        stopLayingOut()
        stopReplacing()
        finding.hit = nil
    }

    private func leaveFinding() {
        guard case .field(let field) = prompt else { return }
        switch field.purpose {
        case .find, .replacement: leavePrompt()
        default: break
        }
    }

    func index(of id: DocumentID) -> Int? { views.firstIndex { $0.document.id == id } }

    /// The text of a file that is open here, by whichever name.
    func index(ofFile path: FilePath) -> Int? {
        let whole = texts.memory.names.whole(path)
        return views.firstIndex { $0.document.path.map(texts.memory.names.whole) == whole }
    }

    /// The open text of the file that arrives: its name may be another one, by a link, or have been asked for twice.
    func index(ofTwin text: OpenedText) -> Int? {
        guard let stamp = text.stamp else { return text.path.bytes.isEmpty ? nil : index(ofFile: text.path) }
        return views.firstIndex { view in
            // A file that has gone, or was replaced, has left its number to others.
            guard view.outside.lost == nil else { return false }
            return (view.outside.theirs?.stamp ?? view.document.stamp)?.isSameFile(as: stamp) ?? false
        }
    }
}
