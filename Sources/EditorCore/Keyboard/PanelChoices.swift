/// What the writer chooses about the panel's keys, and what the terminal can show of them.
public struct PanelChoices: Hashable, Sendable {
    /// How many rows of the screen a row of keys takes.
    public enum KeyHeight: String, CaseIterable, Hashable, Sendable {
        /// Two where there are 40 rows, else one.
        case auto
        case one = "1"
        case two = "2"
    }

    /// Where the letters are.
    public var letters = LetterLayout.qwerty
    /// The writer's own row of keys; the standard one is made when it is first asked for.
    public var extraRow: ExtraRow {
        get { ownRow ?? .standard }
        set { ownRow = newValue }
    }
    /// Nil for the standard one.
    private var ownRow: ExtraRow?
    /// Rows of a key.
    public var keyHeight = KeyHeight.auto
    /// Whether a strip above the letters offers words that go on with what is being typed.
    public var showsTypeahead = false
    /// Whether there are Japanese keys.
    public var hasJapanese = false
    /// Whether labels must be ASCII.
    public var usesPlainLabels = false
    /// Widths of letters.
    public var layout = LayoutSettings(width: 72)

    /// The choices of one who has chosen nothing.
    public init() {}
}

extension PanelChoices {
    /// What stands on a key.
    func text(of key: PanelKey) -> String {
        let label = usesPlainLabels ? key.plainLabel : key.label
        return key.caption.isEmpty ? label : label + " " + key.caption
    }

    /// Cells of a label.
    func width(of text: String) -> Int {
        text.isPlainASCII ? text.utf8.count : LineCells(text, layout).width
    }
}
