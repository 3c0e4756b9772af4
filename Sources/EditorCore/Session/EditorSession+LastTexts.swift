/// Which texts are open, for a start without a file (`session = on`).
extension EditorSession {
    /// Keeps which texts are open, if that is wanted and has changed.
    func keepSession() {
        guard settings.session else { return }
        let texts = openTexts
        guard texts != keptSession else { return }
        keptSession = texts
        want(.file(.keep(.session, texts.encoded)))
    }

    /// Whether other texts are open than those that are kept.
    var hasNewSession: Bool { settings.session && openTexts != keptSession }

    /// The texts that have a file. Names are whole: the next run may begin in another folder.
    private var openTexts: FileNotes<SessionNote> {
        var texts = FileNotes<SessionNote>(names: memory.names)
        for (index, view) in views.enumerated() where view.document.stamp != nil {
            guard let path = view.document.path else { continue }
            texts.remember(SessionNote(isFront: index == currentIndex), for: path)
        }
        return texts
    }

    /// Brings the text to the front that was there when the last run was left.
    public func showFront(_ path: FilePath) {
        if let index = views.firstIndex(where: { $0.document.path == path }) { currentIndex = index }
    }
}
