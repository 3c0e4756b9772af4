/// What happens around a frame.
extension EditorSession {
    /// Whether the next frame brings something that no key pressed before must answer: a question, or a page with choices.
    public var asksAnew: Bool {
        if case .question = prompt { return !questionWasShown }
        return pages.last?.wasShown == false
    }

    /// Notes that the last frame is on the screen.
    public func didShowFrame() {
        // A question that no row was left for has not been asked.
        questionWasShown = geometry.footRow != nil
        if !pages.isEmpty { pages[pages.count - 1].wasShown = true }
        if hasShownFrame { return }
        hasShownFrame = true
        keepPanel()
        // Made now, or the first key would wait for it.
        _ = keymap
        findLeft()
        for view in views { findUndo(of: view.document) }
        for view in views where view.document.isArriving { want(.file(.load(view.document.id))) }
        for index in views.indices {
            attend(index)
            noteRecent(at: index)
        }
        for view in views { recallSpelling(of: view.document) }
        askForToday()
    }

    /// Takes another screen size.
    public func resize(to size: GridSize) {
        self.size = size
        if notice?.isOfSize == true { notice = nil }
        desk.slide = nil
        let notices = panel.resize(to: PanelStage(size: size))
        panelHub.post(notices.before)
        for index in views.indices {
            views[index].resize(layoutSettings(of: views[index]), stage: panel.stage)
        }
        for index in pages.indices { pages[index].view.resize(layoutSettings, stage: panel.stage) }
        panelHub.post(notices.after)
        notePanel()
    }

    /// Puts caret and selection where they were left: the way in for a remembered place.
    public func select(_ selection: Selection) {
        let end = view.text.end
        view.document.selection = Selection(
            anchor: min(selection.anchor, end), head: min(selection.head, end), affinity: selection.affinity)
    }
}
