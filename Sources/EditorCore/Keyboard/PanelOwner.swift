/// Who gets what the panel types.
public enum PanelOwner: Hashable, Sendable {
    /// The text.
    case document
    /// A line in the foot.
    case prompt
    /// A field of a form, by its number from 0.
    case field(Int)
}
