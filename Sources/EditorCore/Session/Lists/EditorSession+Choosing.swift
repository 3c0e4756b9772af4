/// Lists to choose from: how one opens, what the keys and the mouse do, and what becomes of the answer.
///
/// To add a list: a case of `Chooser.Purpose` with its label, `choose(from:)` to open it, and what happens in
/// `chose(_:typed:for:)`. Keys of its own go into `Chooser.keys` and `press(_:on:for:)`.
extension EditorSession {
    /// Whether the line being filled in has a list above it.
    var isChoosing: Bool {
        if case .field(let field) = prompt, case .choosing = field.purpose { return true }
        return false
    }

    /// Opens a list in place of the text, with a line to filter it by.
    ///
    /// - Parameter typed: what stands in the line at first; the next letter replaces it.
    func choose(from list: Chooser, typed: String = "") {
        endComposition()
        mouse.letGo()
        pendingChords = []
        let line = LineField(typed, isProposal: true)
        prompt = .field(
            .init(purpose: .choosing(list.purpose), line: line, hint: list.hint))
        chooser = list
        chooser?.filter(by: typed)
    }

    /// Says something behind the line, until the next letter is typed; with nil what can be done besides choosing.
    func hint(inChooser sentence: String?) {
        guard case .field(var field) = prompt, let chooser else { return }
        field.hint = sentence ?? chooser.hint
        prompt = .field(field)
    }

    // MARK: Answers

    /// Does what the writer has decided by Enter or by a tap; nil is chosen where nothing fits to what was typed.
    private func chose(_ item: ChooserItem?, typed: String, for purpose: Chooser.Purpose) {
        switch purpose {
        case .command, .help: run(item, typed: typed)
        case .openText: takeOpenText(item)
        case .recentFile: takeRecentFile(item)
        case .file: chose(file: item)
        case .chapter: chose(item) { chose(chapter: $0) }
        case .hit: chose(item) { chose(hit: $0) }
        case .storing: chose(item) { chose(storing: $0) }
        case .left: chose(item) { chose(left: $0) }
        case .outline: goToPlace(item)
        }
    }

    private func chose(_ item: ChooserItem?, _ act: (Int) -> Void) {
        if case .number(let number) = item?.id { act(number) } else { endBrowsing() }
    }

    /// Does what a key of the list's own does with the chosen row.
    private func press(_ key: Chooser.Key, on item: ChooserItem?, for purpose: Chooser.Purpose) {
        switch purpose {
        case .command, .help, .file, .chapter, .hit, .storing, .left: break
        case .outline: moveSection(key, item)
        case .openText: closeChosenText(item)
        case .recentFile: forgetChosenFile(item)
        }
    }

    /// Tab: what the chosen row stands for goes into the line.
    private func complete(_ item: ChooserItem, for purpose: Chooser.Purpose) {
        switch purpose {
        case .command, .help, .openText, .recentFile: type(inChooser: item.title)
        case .file: completePath(item)
        case .chapter, .hit, .storing, .outline, .left: break
        }
    }

    /// Puts other words into the line, and filters by them.
    func type(inChooser words: String) {
        guard case .field(var field) = prompt else { return }
        field.line = LineField(words)
        change(to: field)
    }

    // MARK: Keys

    /// Takes the keys that are for the list; false for those of the line.
    func chooserTakes(_ chord: KeyChord) -> Bool {
        guard let list = chooser else { return false }
        if let key = list.keys.first(where: { $0.chord == chord }) {
            press(key, on: list.chosen, for: list.purpose)
            return true
        }
        switch chord {
        case KeyChord(.enter): acceptChoice()
        case KeyChord(.backspace) where list.purpose == .file && isLineEmpty: browseAbove()
        case KeyChord(.tab): if let item = list.chosen { complete(item, for: list.purpose) }
        case KeyChord(.character("n"), .control): chooser?.move(by: 1)
        case KeyChord(.character("p"), .control): chooser?.move(by: -1)
        default:
            guard case .command(let command) = keymap[[chord]] else { return false }
            return moveChoice(command)
        }
        return true
    }

    private var isLineEmpty: Bool {
        if case .field(let field) = prompt { return field.line.isEmpty }
        return false
    }

    func moveChoice(_ command: Command) -> Bool {
        let page = max(1, chooserHeight - 1)
        switch command {
        case .moveUp: chooser?.move(by: -1)
        case .moveDown: chooser?.move(by: 1)
        case .pageUp: chooser?.move(by: -page)
        case .pageDown: chooser?.move(by: page)
        case .moveToRowStart, .moveToDocumentStart: chooser?.moveToStart()
        case .moveToRowEnd, .moveToDocumentEnd: chooser?.moveToEnd()
        default: return false
        }
        return true
    }

    private func acceptChoice() {
        // The best of all is wanted, and not the best so far.
        while chooser?.isFiltering == true { chooser?.goOn() }
        guard let list = chooser else { return }
        prompt = nil
        chose(list.chosen, typed: list.typed, for: list.purpose)
    }

    // MARK: Mouse

    /// Takes the mouse while there is a list: a tap on a row chooses it, one beside the list leaves.
    func receiveForChooser(_ event: MouseEvent) {
        switch (event.kind, event.button) {
        case (.wheelUp, _): scrollChooser(by: -Self.wheelRows)
        case (.wheelDown, _): scrollChooser(by: Self.wheelRows)
        case (.press, .left): tapChooser(at: event.position)
        case (.press, _), (.drag, _), (.release, _): break
        }
    }

    private func scrollChooser(by rows: Int) {
        let height = chooserHeight
        guard let total = chooser?.count else { return }
        chooser?.isScrolledAway = true
        chooser?.scroll.scroll(by: rows, height: height, total: total)
    }

    private func tapChooser(at position: GridPosition) {
        if tapsHint(at: position) { return }
        guard let list = chooser, position.row != geometry.footRow else { return }
        let area = chooserPainter.list
        let row = position.row - area.origin.row
        let index = list.scroll.top + row
        let columns = area.origin.column..<area.origin.column + area.size.columns
        guard (0..<chooserHeight).contains(row), index < list.count, columns.contains(position.column) else {
            return leavePrompt()
        }
        if chooser?.choose(row: index) == true { acceptChoice() }
    }

    // MARK: The picture

    private var chooserPainter: ChooserPainter {
        ChooserPainter(
            geometry: chooserGeometry, settings: layoutSettings, hasPreview: folders.browsing != nil)
    }

    /// The page, or a wider one for rows that hold an explanation.
    private var chooserGeometry: PageGeometry {
        guard chooser?.purpose == .command || chooser?.purpose == .help else { return geometry }
        let text = geometry.text.size
        return PageGeometry(
            size: size, width: .cells(max(text.columns, Self.explainedWidth)), pageRows: text.rows,
            panelRow: geometry.footRow, footLimit: geometry.footLimit)
    }

    /// Cells of a row that has room for the longest explanation between name and keys.
    private static let explainedWidth = 102

    /// Rows of the list that can be seen.
    private var chooserHeight: Int {
        FootPainter(geometry: geometry, settings: layoutSettings).pageRows(above: footContent())
    }

    /// The list with its chosen row in sight; nil when there is none.
    func chooserFrame() -> Frame? {
        guard $chooser, let list = chooser else { return nil }
        let height = chooserHeight
        let scroll = settled(
            list.scroll, on: list.choice..<list.choice + 1, caret: list.choice, isAway: list.isScrolledAway,
            height: height, total: list.count)
        chooser?.scroll = scroll
        let shown = scroll.top..<min(list.count, scroll.top + height)
        let page = ChooserPage(
            rows: shown.map { row in
                let item = list[row]
                return ChooserPage.Row(
                    title: item.title, note: item.note, detail: item.detail, indent: 2 * item.indent,
                    role: item.role, matches: list.matches(in: row))
            },
            chosen: shown.contains(list.choice) && list.chosen != nil ? list.choice - scroll.top : nil,
            emptiness: list.isFiltering ? "" : list.emptiness,
            preview: chooserPainter.preview == nil ? [] : preview(of: list.chosen) ?? [])
        return chooserPainter.frame(of: page, foot: footContent())
    }
}
