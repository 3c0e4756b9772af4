/// What the panel tells everybody who has to make room for it.
///
/// All notices of one event are sent at once, in order, when the panel's state is final. They come in groups: will and
/// did change frame around will and did show, or hide. The order of each group, for each event, is the table in
/// docs/keyboard.md.
public struct PanelNotice: Hashable, Sendable {
    /// What is told.
    public enum Name: String, CaseIterable, Hashable, Sendable {
        case willChangeFrame, didChangeFrame
        /// Only a panel that docks is said to show, and only one that leaves its dock to hide.
        case willShow, didShow, willHide, didHide
    }

    /// Who made it happen.
    public enum Cause: String, Hashable, Sendable {
        /// The writer.
        case user
        /// A field got or lost the focus.
        case focus
        /// The screen changed.
        case system
    }

    /// How the drawn panel gets from begin to end; drawing only, the state is at its end already.
    public enum Curve: String, Hashable, Sendable {
        /// At once.
        case none
        /// Fast at first, slower towards the end.
        case easeOut
    }

    /// How long a panel slides.
    public static let slide = Duration.milliseconds(200)

    /// What is told.
    public var name: Name
    /// Where the panel was.
    public var begin: PanelFrame
    /// Where it is now.
    public var end: PanelFrame
    /// What it shows now.
    public var face: PanelFace
    /// Who made it happen.
    public var cause: Cause
    /// Whose keys it types.
    public var owner: PanelOwner
    /// How long it takes to be seen there.
    public var duration: Duration
    /// How it gets there.
    public var curve: Curve

    /// Makes a notice.
    public init(
        _ name: Name, from begin: PanelFrame, to end: PanelFrame, face: PanelFace, cause: Cause = .user,
        owner: PanelOwner = .document, duration: Duration = .zero
    ) {
        self.name = name
        self.begin = begin
        self.end = end
        self.face = face
        self.cause = cause
        self.owner = owner
        self.duration = duration
        curve = duration > .zero ? .easeOut : .none
    }
}
