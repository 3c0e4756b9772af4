/// The panel as it is on the screen.
struct ShownPanel: Equatable {
    var content: PanelContent
    var frame: PanelFrame
    var layout: PanelLayout
    /// A picture with this panel in it.
    private var painted: Frame?

    init(_ content: PanelContent, in frame: PanelFrame) {
        self.content = content
        self.frame = frame
        layout = PanelLayout(content, in: frame)
    }

    /// Draws the panel in front of a page. Below its rule a docked panel looks the same from key to key, so those rows
    /// are painted once.
    mutating func paint(into screen: inout Frame) {
        let painter = PanelPainter(content, layout, in: frame)
        guard content.arrangement == .docked, let painted, painted.size == screen.size else {
            painter.paint(into: &screen)
            painted = screen
            return
        }
        painter.paintRule(into: &screen)
        for row in frame.bounds.origin.row + 1..<max(frame.bounds.origin.row + 1, screen.size.rows) {
            screen.take(row: row, from: painted)
        }
    }

    static func == (one: ShownPanel, other: ShownPanel) -> Bool {
        one.content == other.content && one.frame == other.frame
    }
}

extension PanelChoices {
    /// What the settings say of the panel's keys.
    init(_ settings: Settings) {
        self.init()
        letters = settings.letterLayout
        keyHeight = KeyHeight(rawValue: settings.panelKeyHeight.rawValue) ?? .auto
        hasJapanese = settings.japanese
        showsTypeahead = settings.typeahead
        // The reader of the settings has told of a row that it could not read.
        extraRow = (try? ExtraRow(settings.extraRow)) ?? .standard
    }
}
