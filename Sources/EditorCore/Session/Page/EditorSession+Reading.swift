/// Pages that are read: what is on the foot line, what the keys do, how one comes and goes.
extension EditorSession {
    /// Whether a page may come up that was on its way: none covers a question, a line or the form.
    var hasRoomForPage: Bool { prompt == nil && formWindow == nil }

    /// Puts a page in front.
    func open(_ page: ReadingPage) {
        endComposition()
        mouse.letGo()
        pendingChords = []
        stopIdleWork()
        stopLayingOut()
        pages.append(page)
        layOut(page: pages.count - 1)
    }

    /// Looks at a text that is to be read, on the page as it is now.
    func readingView(_ text: Rope) -> DocumentView {
        // No document of the writer's has this number.
        let document = Document(id: DocumentID(0), opened: OpenedText(path: FilePath([]), text: text))
        var view = DocumentView(document, layout: layoutSettings, stage: panel.stage)
        view.viewport.adopt(panelFrame)
        return view
    }

    /// What the foot line says of the page in front.
    func footContent(of page: ReadingPage) -> FootContent {
        .offer(
            sentence(of: page),
            choices(on: page).map { FootContent.Choice(label: $0.label, key: $0.keyLabel) })
    }

    /// All that can be done by a key of its own, the way back last.
    func choices(on page: ReadingPage) -> [Prompt.Question.Answer] {
        page.choices + [.init(label: "Back", key: KeyChord(.escape), action: page.leave)]
    }

    private func sentence(of page: ReadingPage) -> String {
        switch page.content {
        case .comparison:
            let count = page.stops.count
            let all = count == 1 ? "1 change" : "\(count) changes"
            return page.stop.map { "\($0 + 1) of " + all } ?? all
        case .figures(let title): return title
        case .versions(let list): return sentence(of: list)
        }
    }

    // MARK: Keys

    /// Takes an event while a page is in front of the text.
    func receiveForPage(_ event: InputEvent) {
        guard let page = pages.last else { return }
        let chord: KeyChord
        switch event {
        case .chord(let pressed): chord = pressed
        case .text(let text):
            guard let scalar = text.unicodeScalars.first else { return }
            if text.unicodeScalars.count > 1, pendingChords.isEmpty { return }
            chord = KeyChord(.character(scalar))
        case .paste, .pastePart, .mouse, .focus, .reply: return
        }
        if notice?.role != .warning { notice = nil }
        if !pendingChords.isEmpty { return followOnPage(chord) }
        if page.wasShown, let found = page.choices.first(where: { $0.key == chord }) {
            return choose(found.action)
        }
        switch chord {
        case KeyChord(.escape): leavePage()
        case KeyChord(.character("n")), KeyChord(.tab): goToStop((page.stop ?? -1) + 1)
        case KeyChord(.character("p")), KeyChord(.tab, .shift): goToStop(stopBefore(page))
        case KeyChord(.character(" ")): perform(.pageDown)
        default: followOnPage(chord)
        }
    }

    /// The stop above the caret: a caret behind the start of one goes there first.
    private func stopBefore(_ page: ReadingPage) -> Int {
        guard let stop = page.stop else { return -1 }
        return page.stops[stop].lowerBound < page.view.selection.range.lowerBound ? stop : stop - 1
    }

    /// Takes a key that may begin a sequence or go on with one.
    private func followOnPage(_ chord: KeyChord) {
        pendingChords.append(chord)
        switch keymap[pendingChords] {
        case .prefix: if pendingChords.count == 1 { pendingSince = now }
        case .command(let command):
            pendingChords = []
            performOnPage(command)
        case .none:
            let wasSequence = pendingChords.count > 1
            defer { pendingChords = [] }
            say(
                wasSequence
                    ? "\(KeyNotation.label(pendingChords)) does nothing"
                    : "this page is only for reading; Esc goes back")
        }
    }

    private func performOnPage(_ command: Command) {
        if case .versions = pages.last?.content, let step = command.stepInList {
            return goToStop(max(0, min((pages.last?.stop ?? 0) + step, (pages.last?.stops.count ?? 1) - 1)))
        }
        switch command {
        case .copy, .selectAll, .toggleMark, .redraw, .suspend, .scrollUp, .scrollDown, .find, .findNext,
            .findPrevious:
            perform(command)
        case .toggleTypewriter where pages.last?.isProse == true: perform(command)
        case _ where command.looksEverywhere: perform(command)
        case _ where command.info.group == .page: say(whyNotHere(command))
        case .quit:
            pages = []
            perform(command)
        default:
            if command.caretMotion != nil { return perform(command) }
            if !perform(panel: command) { say("this page is only for reading; Esc goes back") }
        }
    }

    /// Goes to a change, or a line of a list.
    func goToStop(_ index: Int) {
        guard let page = pages.last, !page.stops.isEmpty else { return }
        guard page.stops.indices.contains(index) else {
            return say(index < 0 ? "no change is above this one" : "no change is below this one")
        }
        let stop = page.stops[index]
        view.forgetMotion()
        if case .versions = page.content {
            view.document.selection = Selection(anchor: stop.upperBound, head: stop.lowerBound)
        } else {
            view.place(stop.lowerBound)
        }
    }

    /// One step back: what is selected, then the page.
    private func leavePage() {
        guard let page = pages.last else { return }
        view.isMarking = false
        if case .comparison = page.content, !view.selection.isEmpty {
            return view.place(view.selection.head, view.selection.affinity)
        }
        pages.removeLast()
        answer(page.leave)
    }

    /// Does what was chosen; the pages have served their turn.
    func choose(_ action: Prompt.Action) {
        if action.closesPages { pages = [] }
        answer(action)
    }

    /// Takes a tap on the foot line, or on a line of a list; false for what is for the page as for any text.
    func pageTakes(tapAt position: GridPosition) -> Bool {
        guard let page = pages.last, prompt == nil else { return false }
        if case .offer(let sentence, let shown) = footContent() {
            let painter = FootPainter(geometry: geometry, settings: layoutSettings)
            if let index = painter.choice(at: position, sentence, shown) {
                let action = choices(on: page)[index].action
                index < page.choices.count ? choose(action) : leavePage()
                return true
            }
        }
        guard case .versions = page.content else { return false }
        let row = position.row - geometry.text.origin.row
        let rows = view.visibleRows()
        guard rows.indices.contains(row),
            let index = page.stops.firstIndex(where: { $0.contains(rows[row].start) })
        else { return false }
        goToStop(index)
        choose(.compareVersion)
        return true
    }
}

extension Command {
    /// How many lines of a list this command goes down; nil when it does not go by lines.
    fileprivate var stepInList: Int? {
        switch self {
        case .moveUp, .moveParagraphUp: -1
        case .moveDown, .moveParagraphDown: 1
        case .pageUp: -10
        case .pageDown: 10
        case .moveToDocumentStart: -.max / 2
        case .moveToDocumentEnd: .max / 2
        default: nil
        }
    }
}
