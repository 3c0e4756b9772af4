/// The panel as it is on the screen.
struct ShownPanel: Equatable {
    var content: PanelContent
    var frame: PanelFrame
    var layout: PanelLayout

    init(_ content: PanelContent, in frame: PanelFrame) {
        self.content = content
        self.frame = frame
        layout = PanelLayout(content, in: frame)
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
