/// What can happen to the panel.
public enum PanelEvent: Hashable, Sendable {
    /// Come up; nil for the kind wanted last.
    case show(PanelKind?)
    /// Go away; the arrangement is remembered.
    case hide
    /// Leave the dock, in one piece.
    case undock
    /// Part into two halves at the edges of the screen.
    case split
    /// Become one piece again, afloat.
    case merge
    /// Go back to the foot of the screen.
    case dock
    /// Be taken by its grip.
    case grab
    /// Follow the hand to a place; the grip's left end stands there.
    case drag(to: GridPosition)
    /// Be let go; on the last rows it docks.
    case drop
    /// Show another kind.
    case change(to: PanelKind)
    /// Give the candidates more rows, or fewer.
    case expand(Bool)
    /// Type for another field, which may want a kind of its own.
    case focus(PanelOwner, PanelKind?)
    /// Go out of the way of a row of the screen that must be seen.
    case clear(row: Int)

    /// Whether the keys of `kind` may be gone afterwards.
    func takesKeysAway(from kind: PanelKind) -> Bool {
        switch self {
        case .hide, .focus: true
        case .show(let other?), .change(let other): other != kind
        case .show(nil), .undock, .split, .merge, .dock, .grab, .drag, .drop, .expand, .clear: false
        }
    }
}
