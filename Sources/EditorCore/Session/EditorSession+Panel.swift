/// The keyboard panel: what happens to it, and who hears of that.
extension EditorSession {
    /// Lets something happen to the panel, and tells everybody.
    ///
    /// - Returns: whether it had any effect.
    @discardableResult
    func tell(panel event: PanelEvent, cause: PanelNotice.Cause = .user) -> Bool {
        measurePanel()
        let former = panel.memory
        if event.takesKeysAway(from: .japanese) { endComposition() }
        let notices = panel.handle(event, cause: cause)
        panelHub.post(notices)
        if former.kind != panel.memory.kind {
            // The writer did not ask for the keys of a field, and finds them again in the field alone.
            if cause == .user { formerKind = former.kind }
            hands.page = 0
            hands.turn = 0
        }
        notePanel()
        keepPanel()
        return !notices.isEmpty || former != panel.memory
    }

    /// Follows a panel that may have got other keys, or none.
    func notePanel() {
        if !panel.isVisible { hands.rest() }
        fitComposition()
        wantDictionary()
    }

    /// Remembers the panel as the writer left it: not as a field has it for a while, nor on its way through the air.
    private func keepPanel() {
        guard panel.heldFrom == nil else { return }
        var memory = panel.memory
        memory.kind = panelBefore ?? memory.kind
        guard memory != keptPanel else { return }
        keptPanel = memory
        want(.file(.keep(.panel, memory.encoded)))
    }

    /// Commands that concern the panel; returns false for any other.
    func perform(panel command: Command) -> Bool {
        switch command {
        case .togglePanel: panel.isVisible ? hidePanel() : showPanel(nil)
        case .focusPanel: focusPanel()
        case .swapPanelKind: showPanel(formerKind)
        case .floatPanel: panel.floats ? dockPanel() : floatPanel(.undock)
        case .splitPanel: panel.arrangement == .split ? floatPanel(.merge) : floatPanel(.split)
        case .showLetters: showPanel(.letters)
        case .showNumbers: showPanel(.numbers)
        case .showSymbols: showPanel(.symbols)
        case .showExtraRow: showPanel(.extra)
        case .showHelpBar: showPanel(.help)
        case .showJapanese: showPanel(.japanese)
        default: return false
        }
        return true
    }

    func hidePanel() { tell(panel: .hide) }

    /// Brings the panel up, with the keys wanted last or with others.
    func showPanel(_ kind: PanelKind?) {
        if kind == .japanese, !settings.japanese {
            return say("kana keys are off: switch them on with japanese = on in the settings")
        }
        if panel.isVisible, kind == nil || kind == panel.shown.kind { return }
        if let panelWish, kind == nil {
            panelBefore = panelBefore ?? panel.wanted.kind
            tell(panel: .show(panelWish), cause: .focus)
        } else {
            tell(panel: .show(kind))
        }
        if !panel.isVisible {
            say("there is no room for the keys on so small a screen")
        } else if let kind, panel.shown.kind != kind {
            say("there is no room for those keys on so small a screen")
        }
    }

    func dockPanel() {
        if !tell(panel: .dock) { say("there is no room for the keys at the foot of so small a screen") }
    }

    /// Floats, splits or joins the panel; brings it up first where it is hidden.
    func floatPanel(_ event: PanelEvent) {
        if !panel.isVisible { showPanel(nil) }
        let arrangement: KeyboardPanelState.Arrangement = event == .split ? .split : .undocked
        guard panel.isVisible, panel.arrangement != arrangement else { return }
        if !tell(panel: event) { say("there is no room for the keys to float on so small a screen") }
    }

    /// Takes the panel along to whoever has the focus now, with the kind of keys that is wanted there.
    ///
    /// Called after everything that may open or close a field, so that no way in or out of one can be forgotten. A
    /// panel that is not in use stays away: who types numbers on a keyboard wants no pad.
    func followFocus() {
        let (owner, wish) = focusWish
        guard owner != panel.owner || wish != panelWish else { return }
        if owner != panel.owner, hands.isLifted { putPanelDown() }
        panelWish = wish
        var kind = panelBefore
        if wish == nil {
            panelBefore = nil
        } else if panel.isVisible {
            panelBefore = panelBefore ?? panel.wanted.kind
            kind = wish
        }
        tell(panel: .focus(owner, kind), cause: .focus)
    }

    private var focusWish: (PanelOwner, PanelKind?) {
        if case .field(let field) = prompt { return (.prompt, field.purpose.wantedKind) }
        return formFocus ?? (.document, nil)
    }

    /// Says once that something will not be remembered; nothing of the writer's is touched by that.
    func sayNotKept(_ file: StateFile, _ problem: SaveProblem) {
        guard unkept.insert(file).inserted else { return }
        let what =
            switch file {
            case .panel: "where the keys stand"
            case .japanese: "the words you choose"
            case .spelling: "the spelling of this text"
            }
        say(Messages.cannotKeep(what, problem))
    }

    /// Rows of the page that a floating panel hides, wherever it stands over the column of text.
    var coveredRows: [Range<Int>] {
        guard panel.floats else { return rowsUnderCorrection }
        let text = geometry.text
        let columns = text.origin.column..<text.origin.column + text.size.columns + 1
        return panelFrame.parts.compactMap { part in
            let left = part.origin.column
            guard columns.overlaps(left..<left + part.size.columns) else { return nil }
            let top = part.origin.row - text.origin.row
            return top..<top + part.size.rows
        } + rowsUnderCorrection
    }

    /// Rows of the page that a question about a word hides: the word must be seen above it.
    private var rowsUnderCorrection: [Range<Int>] {
        guard askedCorrection != nil, let foot = geometry.footRow else { return [] }
        let rows = FootPainter(geometry: geometry, settings: layoutSettings).rows(of: footContent())
        let top = foot - rows + 1 - geometry.text.origin.row
        return top < view.viewport.height ? [max(0, top)..<view.viewport.height] : []
    }

    /// Sends a floating panel aside that hides a part of a question.
    func uncoverQuestion() {
        guard panel.floats, case .question = prompt, let foot = geometry.footRow else { return }
        let painter = FootPainter(geometry: geometry, settings: layoutSettings)
        let bounds = panelFrame.bounds
        let first = max(foot - painter.rows(of: footContent()) + 1, bounds.origin.row)
        if first < bounds.origin.row + bounds.size.rows { tell(panel: .clear(row: first), cause: .system) }
    }

    /// Scrolls so far that the caret is seen, panel or not; where scrolling cannot do it, the panel goes aside.
    func settlePage() {
        // A text that moved under the hand would be hard to place a panel over: it stays still while that is held.
        if panel.heldFrom != nil, view.caretIndex() != nil { return }
        if view.settleViewport(clearOf: coveredRows) { return }
        // A question has the caret in the foot, and the panel out of its own way.
        if case .question = prompt { return }
        guard let index = view.caretIndex() else { return }
        tell(panel: .clear(row: geometry.text.origin.row + index), cause: .system)
        _ = view.settleViewport(clearOf: coveredRows)
    }
}

extension Prompt.Field.Purpose {
    /// The keys that serve best to fill in the line; nil when any will do.
    var wantedKind: PanelKind? {
        if case .goTo = self { return .numbers }
        return nil
    }
}
