/// How the page makes room for the keyboard panel: the whole rule.
///
/// Only a panel that docks takes rows from the page, and only such a panel says that it shows; when it leaves its dock
/// it says that it hides. But a panel that floats or splits moves without ever showing, and some hide more often than
/// they showed. So the page never adds or takes away heights: what the panel takes is read anew from the top edge of each
/// frame, and a hide sets it to nothing. A page of which rows are taken is paired with the panel, and that flag decides
/// whether a promise is believed.
///
///     shows                        → as many rows as lie at the foot; none elsewhere
///     hides, whatever its frame    → no rows
///     will change its frame        → if paired, and it stays at the foot: that many rows; else wait
///     did change its frame         → as shows: that makes up for a show or a hide that was lost
///     any other without a frame    → ignored
///
/// The page's height is then its full height less those rows, worked out afresh whenever it is asked for.
public struct PanelPairing: Hashable, Sendable {
    /// Rows that the panel takes from the page.
    public private(set) var rows = 0
    /// Whether the panel has shown and not hidden since.
    public var isPaired: Bool { rows > 0 }

    /// A page that has heard of no panel.
    public init() {}

    /// Takes a notice.
    public mutating func receive(_ notice: PanelNotice, on stage: PanelStage) {
        switch (notice.name, notice.end.overlap(on: stage)) {
        case (.willShow, let overlap?), (.didChangeFrame, let overlap?): rows = overlap
        case (.willHide, _): rows = 0
        case (.willChangeFrame, let overlap?): if isPaired, overlap > 0 { rows = overlap }
        case (_, nil), (.didShow, _), (.didHide, _): break
        }
    }

    /// Takes the frame that the panel has now: for a page that was not there when it showed. A frame of which nothing is
    /// known takes no rows.
    public mutating func adopt(_ frame: PanelFrame, on stage: PanelStage) {
        rows = frame.overlap(on: stage) ?? 0
    }
}
