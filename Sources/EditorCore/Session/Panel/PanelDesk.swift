/// What the session knows of the keyboard panel beside its state, the hands on it and its picture.
struct PanelDesk: ~Copyable {
    /// What the keys are made from; nil until the panel is used for the first time.
    @Rare var choices: PanelChoices?
    /// The help bar's keys, and what they belong to.
    @Rare var help: (situation: HelpSituation, items: [PanelHelpItem])?
    /// The kind shown before the present one.
    var formerKind = PanelKind.symbols
    /// The kind that a field took the place of, to come back when the field is left.
    var kindBefore: PanelKind?
    /// The kind that the present field wants.
    var wish: PanelKind?
    /// Whether it went with everything else, and comes back with it.
    var hidWithAll = false
    /// How the panel is remembered; nil before anything was.
    var kept: PanelMemory?
    /// The panel's way to where it is, while it is drawn.
    @Rare var slide: PanelSlide?
    /// Whether the terminal reports the mouse.
    var hasMouse = false
    /// What tells the pages of the panel; without it they have the whole height.
    var pageObservation: PanelObservation?
    /// What writes the panel's log.
    var logObservation: PanelObservation?
    /// What lets the panel slide.
    var slideObservation: PanelObservation?
}

extension EditorSession {
    /// Lets everybody hear of the panel: first the pages, then the log, which tells of their height.
    func observePanel(logsIt: Bool) {
        desk.pageObservation = panelHub.observe { [unowned self] notice in
            for index in views.indices { views[index].viewport.receive(notice) }
            for index in pages.indices { pages[index].view.viewport.receive(notice) }
        }
        if logsIt {
            desk.logObservation = panelHub.observe { [unowned self] notice in
                want(.file(.log(PanelLog.line(notice, view.viewport))))
            }
        }
        desk.slideObservation = panelHub.observe { [unowned self] notice in
            if hasShownFrame { slide(by: notice) }
        }
    }

    /// Makes the panel's keys, if that has not been done.
    func measurePanel() {
        guard desk.choices == nil else { return }
        panelHub.post(panel.measure(by: makeMeasures()))
    }

    /// Lets the panel's keys be as the settings have them; where its size changes by that, the page is told.
    func renewPanelChoices() {
        guard desk.choices != nil else { return }
        let measures = makeMeasures()
        if !settings.japanese {
            if panel.wanted.kind == .japanese { tell(panel: .change(to: .letters), cause: .system) }
            if desk.formerKind == .japanese { desk.formerKind = .symbols }
            if desk.kindBefore == .japanese { desk.kindBefore = .letters }
        }
        panelHub.post(panel.measure(by: measures))
        notePanel()
    }

    private func makeMeasures() -> KeyTableMeasures {
        let choices = makePanelChoices()
        desk.choices = choices
        return KeyTableMeasures(choices)
    }
}
