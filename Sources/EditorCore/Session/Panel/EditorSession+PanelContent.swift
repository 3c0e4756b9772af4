/// What the panel shows.
extension EditorSession {
    /// Finds out anew what the panel shows; lays its keys out only if that has changed.
    func refreshPanel() {
        guard let arrangement = panel.arrangement else {
            if $shownPanel { shownPanel = nil }
            return
        }
        let content = panelContent(arrangement)
        let frame = panelFrame
        let former = shownPanel
        if former?.content == content, former?.frame == frame { return }
        shownPanel = ShownPanel(content, in: frame)
        guard let former, let layout = shownPanel?.layout, former.layout != layout else { return }
        hands.follow(from: former.layout, to: layout)
        shownPanel?.content.hands = hands
    }

    /// The frame with the panel in front of the page.
    func withPanel(_ page: Frame) -> Frame {
        guard $shownPanel else { return page }
        var frame = page
        shownPanel?.paint(into: &frame)
        if let shown = shownPanel, let index = hands.focus?.index, shown.layout.keys.indices.contains(index) {
            // A key of a tiny screen may have its label beside it.
            let label = shown.layout.keys[index].label
            frame.caret = GridPosition(
                row: max(0, min(label.row, size.rows - 1)),
                column: max(0, min(label.column, size.columns - 1)))
        }
        return frame
    }

    private func panelContent(_ arrangement: KeyboardPanelState.Arrangement) -> PanelContent {
        var content = PanelContent(
            panel.shown, arrangement, on: panel.stage, choices: desk.choices ?? makePanelChoices())
        // What is of use now may begin to be told from its start again.
        if panel.shown.kind == .help { content.help = currentHelp() }
        content.hands = hands
        content.candidates = stripWords
        content.candidatePage = kana.composition.pageLabel(plain: usesPlainMarks) ?? ""
        if arrangement == .docked { content.footColumns = footColumns }
        return content
    }

    /// What the panel's keys are made from, by the settings.
    func makePanelChoices() -> PanelChoices {
        var choices = PanelChoices(settings)
        // Where widths are unsure, a label that is wider than it is thought to be would push its neighbours.
        choices.usesPlainLabels = usesPlainMarks || settings.wideAmbiguous
        choices.layout.cellWidth = CellWidth(ambiguousIsWide: settings.wideAmbiguous)
        choices.layout.usesPlainMarks = usesPlainMarks
        return choices
    }

    /// Columns of a docked panel's rule that the foot line needs. Some are always left for a way to hide the keys.
    private var footColumns: Int {
        if settings.accessible, prompt != nil { return size.columns }
        let whole = PageGeometry(
            size: size, width: settings.width, side: sideOfFront)
        let painter = FootPainter(geometry: whole, settings: layoutSettings)
        let columns = painter.columns(of: footContent(), hintsEndingBy: size.columns - Self.allControls)
        return min(columns, size.columns - Self.leastControls)
    }

    /// Columns of `hide`, and of all controls as single letters.
    private static let leastControls = 10
    private static let allControls = 32
}

extension PanelChoices {
    /// What the settings say of the panel's keys.
    fileprivate init(_ settings: Settings) {
        self.init()
        letters = settings.letterLayout
        keyHeight = settings.panelKeyHeight
        hasJapanese = settings.japanese
        showsTypeahead = settings.typeahead
        guard settings.extraRow != Settings.usualExtraRow else { return }
        // The reader of the settings has told of a row that it could not read.
        if let row = try? ExtraRow(settings.extraRow) { extraRow = row }
    }
}
