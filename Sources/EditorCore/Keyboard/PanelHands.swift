/// What the writer's hands are at on the panel: keys held, keys pressed, the panel lifted. None of it moves the page.
public struct PanelHands: Hashable, Sendable {
    /// Capitals.
    public var shift = StickyKey.off
    /// Control for the next key.
    public var control = StickyKey.off
    /// Alt for the next key.
    public var alt = StickyKey.off
    /// The page of the kind, from 0: letters have one of signs, for instance.
    public var page = 0
    /// How often a row that is too short for its keys has been turned.
    public var turn = 0
    /// Whether Japanese is spelled in Latin letters.
    public var spellsInLatin = false
    /// The key that shows as pressed.
    public var pressed: Pressed?
    /// Which key the keyboard's focus is on.
    public var focus: Focus?
    /// Where the focus was last.
    private var lastFocus = 0
    // The panel is in the air either by the mouse or by a tap, never by both. The state's `heldFrom` is where it was when
    // it began to move, by either.

    /// The grip while the mouse holds it.
    public var grip: Grip?
    /// How the panel stood when it was lifted by a tap; nil unless it waits for the tap that places it.
    public var liftedFrom: KeyboardPanelState.Arrangement?
    /// Whether the panel has been lifted by a tap and waits for the tap that places it.
    public var isLifted: Bool { liftedFrom != nil }

    /// Hands that lie still.
    public init() {}

    /// A key that was tapped, and until when that is seen.
    public struct Pressed: Hashable, Sendable {
        /// Shorter than this, nobody would see it.
        static let glow = Duration.milliseconds(80)
        /// The place of the key in the layout.
        public var index: Int
        /// From then on it looks as the others do.
        public var until: Duration
    }

    /// The key that Enter would press, and the letters of its name typed so far.
    public struct Focus: Hashable, Sendable {
        /// The place of the key in the layout.
        public var index: Int
        /// Letters that pick a key by its name.
        public var typed = ""
    }

    /// Where on the panel the mouse took hold.
    public struct Grip: Hashable, Sendable {
        /// Cells from the panel's origin to the cell that was taken.
        public var offset: GridPosition
        /// Whether the mouse has moved since.
        public var hasMoved = false
    }

    /// Lets go of everything, as when the panel goes away. How Japanese is spelled is a habit and stays.
    public mutating func rest() {
        var hands = PanelHands()
        hands.spellsInLatin = spellsInLatin
        self = hands
    }

    /// Finds the keys again that are pressed or have the focus, after the others have moved.
    mutating func follow(from former: PanelLayout, to layout: PanelLayout) {
        if let index = focus?.index { focus?.index = layout.index(ofKey: index, in: former) ?? 0 }
        if let index = pressed?.index {
            guard let found = layout.index(ofKey: index, in: former),
                layout.keys[found].key.action == former.keys[index].key.action
                    || layout.keys[found].rect == former.keys[index].rect
            else { return pressed = nil }
            pressed?.index = found
        }
    }

    /// Where the focus was when it was on a key last, or the first key of `count`.
    public func lastFocus(among count: Int) -> Int { lastFocus < count ? lastFocus : 0 }

    /// Notes where the focus is.
    public mutating func rememberFocus(_ index: Int) { lastFocus = index }

    /// The modifiers that the next key gets.
    public var modifiers: KeyChord.Modifiers {
        var held: KeyChord.Modifiers = []
        if control.isOn { held.insert(.control) }
        if alt.isOn { held.insert(.alt) }
        return held
    }

    /// Lets go of what was held for one key.
    public mutating func releaseOnce() {
        shift.release()
        control.release()
        alt.release()
    }
}
