/// Which texts are open, for a start without a file (`session = on`).
extension EditorSession {
    /// Keeps which texts are open, if that is wanted and has changed.
    func keepSession() {
        texts.haveChanged = false
        guard settings.session else { return }
        let open = openTexts
        guard open != texts.kept else { return }
        texts.kept = open
        want(.file(.keep(.session, open)))
    }

    /// The texts that have a file. Names are whole: the next run may begin in another folder.
    private var openTexts: FileNotes<SessionNote> {
        var open = FileNotes<SessionNote>(names: texts.memory.names)
        for (index, view) in views.enumerated() where view.document.stamp != nil && view.scratch == nil {
            guard let path = view.document.path else { continue }
            open.remember(SessionNote(isFront: index == currentIndex), for: path)
        }
        return open
    }

    /// Brings the text to the front that was there when the last run was left.
    public func showFront(_ path: FilePath) {
        if let index = views.firstIndex(where: { $0.document.path == path }) { currentIndex = index }
    }
}
