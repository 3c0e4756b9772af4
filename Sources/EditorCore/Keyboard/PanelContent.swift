/// All that a picture of the panel is made of, besides the frame it stands in.
public struct PanelContent: Hashable, Sendable {
    /// What the writer has chosen.
    public var choices: PanelChoices
    /// The kind that is shown.
    public var face: PanelFace
    /// How the panel stands.
    public var arrangement: KeyboardPanelState.Arrangement
    /// The screen.
    public var stage: PanelStage
    /// Keys held, pressed and focused, and the page of the kind.
    public var hands = PanelHands()
    /// What the help bar says, most needed first.
    public var help: [PanelHelpItem] = []
    /// Words in the strip: candidates of the Japanese kind, else words that go on with what is typed. There may be more
    /// than fit.
    public var candidates: [String] = []
    /// Which of its pages the strip shows, such as `1/3`; empty when there is one.
    public var candidatePage = ""
    /// Columns that the foot line wants of a docked panel's rule, from the left; 0 when it has nothing to say.
    public var footColumns = 0

    /// Content with hands at rest and nothing in the strips.
    public init(
        _ face: PanelFace, _ arrangement: KeyboardPanelState.Arrangement, on stage: PanelStage,
        choices: PanelChoices = PanelChoices()
    ) {
        self.face = face
        self.arrangement = arrangement
        self.stage = stage
        self.choices = choices
    }
}

/// A key of the help bar: what is possible now.
public struct PanelHelpItem: Hashable, Sendable {
    /// The chord as people read it, such as `^S`.
    public var chord: String
    /// What it does, in a word or two.
    public var words: String
    /// What a tap on it does.
    public var action: PanelAction

    /// Makes an item.
    public init(_ chord: String, _ words: String, _ action: PanelAction) {
        self.chord = chord
        self.words = words
        self.action = action
    }
}
