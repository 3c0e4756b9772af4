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
            if cause == .user { desk.formerKind = former.kind }
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
        followMouse()
    }

    /// Remembers the panel as the writer left it: not as a field has it for a while, nor on its way through the air, nor before
    /// the first frame, which would wait for the writing; behind it this is called anew.
    func keepPanel() {
        guard panel.heldFrom == nil, hasShownFrame else { return }
        var memory = panel.memory
        memory.kind = desk.kindBefore ?? memory.kind
        // It comes back with all else.
        if desk.hidWithAll { memory.isShown = true }
        guard memory != desk.kept else { return }
        desk.kept = memory
        want(.file(.keep(.panel, memory)))
    }

    /// Commands that concern the panel; returns false for any other.
    func perform(panel command: Command) -> Bool {
        switch command {
        // One that only waits for room would come up unasked after this.
        case .togglePanel: panel.isVisible || panel.waitsForRoom ? hidePanel() : showPanel(nil)
        case .focusPanel: focusPanel()
        case .swapPanelKind: showPanel(desk.formerKind)
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
        let isThere = kind == nil || kind == panel.wanted.kind && kind == panel.shown.kind
        if panel.isVisible, isThere { return }
        if let wish = desk.wish, kind == nil {
            desk.kindBefore = desk.kindBefore ?? panel.wanted.kind
            tell(panel: .show(wish), cause: .focus)
        } else {
            tell(panel: .show(kind))
        }
        if !panel.isVisible {
            sayNoRoom("no room for the keys on so small a screen")
        } else if let kind, panel.shown.kind != kind {
            sayNoRoom("no room for those keys on so small a screen")
        }
    }

    /// Says that something has no room on the screen as it is now.
    private func sayNoRoom(_ sentence: String) {
        say(sentence)
        notice?.isOfSize = true
    }

    func dockPanel() {
        if !tell(panel: .dock) { sayNoRoom("no room for the keys at the foot of so small a screen") }
    }

    /// Floats, splits or joins the panel; brings it up first where it is hidden.
    func floatPanel(_ event: PanelEvent) {
        if !panel.isVisible { showPanel(nil) }
        let arrangement: KeyboardPanelState.Arrangement = event == .split ? .split : .undocked
        guard panel.isVisible, panel.arrangement != arrangement else { return }
        if tell(panel: event) { return }
        let place = event == .split ? "in two halves" : "to float"
        sayNoRoom("no room for the keys \(place) on so small a screen")
    }

    /// Takes the panel along to whoever has the focus now, with the kind of keys that is wanted there.
    ///
    /// Called after everything that may open or close a field, so that no way in or out of one can be forgotten. A
    /// panel that is not in use stays away, and so does a pad from the help bar: who types numbers on a keyboard wants none.
    func followFocus() {
        let (owner, wish) = focusWish
        guard owner != panel.owner || wish != desk.wish else { return }
        if owner != panel.owner, hands.isLifted { putPanelDown() }
        desk.wish = wish
        var kind = desk.kindBefore
        if wish == nil {
            desk.kindBefore = nil
        } else if panel.isVisible, panel.wanted.kind != .help || desk.kindBefore != nil {
            desk.kindBefore = desk.kindBefore ?? panel.wanted.kind
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
            case .searches: "what you looked for"
            case .japanese: "the words you choose"
            case .markdown: "for which texts Markdown is shown"
            case .marks: "for which texts marks are set"
            case .spelling: "the spelling of this text"
            case .places: "where you are in this text"
            case .recent: "which files you had open"
            case .session: "which texts are open"
            case .commands: "which commands you ran last"
            case .page: "how the page looks"
            }
        say(Messages.cannotKeep(what, problem))
    }

    /// Rows of the page that a floating panel hides, wherever it stands over the column of text.
    var coveredRows: [Range<Int>] { rowsUnderFoot + rowsUnderPanel(geometry.text) }

    /// Rows of the page that the foot hides: what may be done with a page takes more than one row of a narrow screen, and
    /// a word that a question is about must be seen above it.
    private var rowsUnderFoot: [Range<Int>] {
        guard !pages.isEmpty || askedCorrection != nil, let firstFootRow else { return [] }
        let top = max(0, firstFootRow - geometry.text.origin.row)
        return top < view.viewport.height ? [top..<view.viewport.height] : []
    }

    private func rowsUnderPanel(_ text: GridRect) -> [Range<Int>] {
        guard panel.floats else { return [] }
        let columns = text.origin.column..<text.origin.column + text.size.columns + 1
        return panelFrame.parts.compactMap { part in
            let left = part.origin.column
            guard columns.overlaps(left..<left + part.size.columns) else { return nil }
            let top = part.origin.row - text.origin.row
            return top..<top + part.size.rows
        }
    }

    /// The first row of the foot: a long question takes rows of the page.
    private var firstFootRow: Int? {
        let painter = FootPainter(geometry: geometry, settings: layoutSettings)
        return geometry.footRow.map { $0 - painter.rows(of: footContent()) + 1 }
    }

    /// Sends a floating panel aside that hides a part of a question.
    func uncoverQuestion() {
        guard panel.floats, case .question = prompt, let firstFootRow else { return }
        let bounds = panelFrame.bounds
        let first = max(firstFootRow, bounds.origin.row)
        if first < bounds.origin.row + bounds.size.rows { tell(panel: .clear(row: first), cause: .system) }
    }

    /// Scrolls so far that the caret is seen, panel or not; where scrolling cannot do it, the panel goes aside.
    ///
    /// - Parameter foot: what the foot line says meanwhile.
    func settlePage(over foot: FootContent) {
        // A text that moved under the hand would be hard to place a panel over: it stays still while that is held.
        if panel.heldFrom != nil, view.caretIndex() != nil { return }
        if settleClear(of: foot) { return }
        // A question has the caret in the foot, and the panel out of its own way, unless it is about what stands there.
        if case .question = prompt, finding.replacing == nil { return }
        guard let index = view.caretIndex() else { return }
        if case .question = prompt, makeWayForQuestion(foot, below: geometry.text.origin.row + index) {
            return
        }
        // A float so high that it hides the row at either end of the page leaves the first row free at the lower one,
        // and to that row the page can always be scrolled.
        for row in [index, 0] {
            tell(panel: .clear(row: geometry.text.origin.row + row), cause: .system)
            if settleClear(of: foot) { return }
        }
    }

    /// Puts a float between the hit at `row` and the question about it, where there is room. Says whether that was done.
    private func makeWayForQuestion(_ foot: FootContent, below row: Int) -> Bool {
        let rows = panelFrame.bounds.size.rows
        guard let firstFootRow, firstFootRow - rows > row else { return false }
        let place = GridPosition(row: firstFootRow - rows, column: panelFrame.bounds.origin.column)
        for event in [PanelEvent.grab, .drag(to: place), .drop] { tell(panel: event, cause: .system) }
        return settleClear(of: foot)
    }

    /// Scrolls so far that the caret's row is covered by nothing; where there is no such row, by no panel.
    private func settleClear(of foot: FootContent) -> Bool {
        let rows = rowsUnderNotice(foot)
        return view.settleViewport(clearOf: coveredRows + rows)
            || !rows.isEmpty && view.settleViewport(clearOf: coveredRows)
    }

    /// Whether a question that came by itself is being answered: what it is about may stand at the caret.
    private var isAskedAside: Bool {
        if case .question(let question) = prompt { return question.aside != nil }
        return false
    }

    /// Rows of the page that a sentence covers which is too long for the foot line. One that comes and goes with work in
    /// the background does not count: the page would move by itself.
    private func rowsUnderNotice(_ foot: FootContent) -> [Range<Int>] {
        guard foot != .quiet, progress == nil, foot.isNotice || isAskedAside || foot == waitingFoot
        else { return [] }
        let rows = FootPainter(geometry: geometry, settings: layoutSettings).rows(of: foot) - 1
        let end = geometry.text.size.rows
        return rows > 0 ? [max(0, end - rows)..<end] : []
    }
}

extension Prompt.Field.Purpose {
    /// The keys that serve best to fill in the line; nil when any will do.
    var wantedKind: PanelKind? {
        switch self {
        case .goTo, .number: .numbers
        case .find, .findInBook, .replacement, .choosing, .saveAs, .rename, .copy, .spelling: nil
        }
    }
}

extension FootContent {
    fileprivate var isNotice: Bool {
        if case .notice = self { return true }
        return false
    }
}
