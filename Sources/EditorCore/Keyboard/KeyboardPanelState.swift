/// Where the keyboard panel is and what it shows.
///
/// A value that takes one event at a time and answers with the notices of that event, in the order of the table in
/// docs/keyboard.md, whose row numbers stand beside the code. It knows neither the text nor who listens. Nothing of the
/// screen is remembered but its size: every frame is computed anew from arrangement, face and place, so that no height
/// of yesterday can come back.
public struct KeyboardPanelState: Sendable {
    /// How a visible panel stands.
    public enum Arrangement: String, CaseIterable, Hashable, Sendable {
        /// At the foot of the screen; the page makes room for it.
        case docked
        /// Afloat over the page, in one piece.
        case undocked
        /// Afloat, in two halves at the edges of the screen.
        case split
    }

    /// Where a float was put; nil for its usual row and column. Either may lie outside the page while it is dragged.
    public struct Place: Hashable, Sendable {
        /// Of its grip.
        public var row: Int?
        /// Of its left edge.
        public var column: Int?

        /// Makes a place.
        public init(row: Int? = nil, column: Int? = nil) {
            self.row = row
            self.column = column
        }
    }

    /// How the panel stands; nil while it is hidden.
    public internal(set) var arrangement: Arrangement?
    /// How it will stand when it is shown again.
    public internal(set) var remembered: Arrangement
    /// The face that was asked for.
    public internal(set) var wanted: PanelFace
    /// The face that there is room for.
    public internal(set) var shown: PanelFace
    /// Who gets what is typed.
    public internal(set) var owner = PanelOwner.document
    /// The screen.
    public internal(set) var stage: PanelStage
    /// Where the writer put the float.
    public internal(set) var place = Place()
    /// Where the panel was when it was grabbed; nil while nobody holds it.
    public internal(set) var heldFrom: PanelFrame?
    /// Whether a small screen has hidden the panel, so that it comes back with a larger one.
    public internal(set) var waitsForRoom = false
    /// How large the faces are.
    public internal(set) var measures: any PanelMeasures
    /// How long the panel slides; zero for those who want no motion.
    public var slide = PanelNotice.slide

    /// Rows of the page that a docked panel leaves at least.
    public static let leastPageRows = 3

    /// A hidden panel.
    public init(
        _ kind: PanelKind = .help, remembered: Arrangement = .docked, place: Place = Place(),
        stage: PanelStage, measures: any PanelMeasures
    ) {
        self.place = place
        wanted = PanelFace(kind)
        shown = wanted
        self.remembered = remembered
        self.stage = stage
        self.measures = measures
    }

    /// Whether the panel is on the screen.
    public var isVisible: Bool { arrangement != nil }

    /// Whether it floats over the page.
    public var floats: Bool { arrangement == .undocked || arrangement == .split }

    /// Rows of the screen that a docked panel takes.
    public var dockedRows: Int { arrangement == .docked ? frame.bounds.size.rows : 0 }
}
