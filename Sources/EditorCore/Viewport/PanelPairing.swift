/// How the page makes room for the keyboard panel: the whole rule.
///
/// Only a panel that docks takes rows from the page, and only such a panel says that it shows; when it leaves its dock
/// it says that it hides. But a panel that floats or splits moves without ever showing, and some hide more often than
/// they showed. So the page keeps a flag: it takes a hide only after a show. And it never adds or takes away heights:
/// what the panel takes is read anew from the top edge of each frame, so that no error can add up.
///
///     shows at the foot            → paired, that many rows
///     shows elsewhere              → not paired, no rows
///     hides, whatever its frame    → if paired: not paired, no rows; else nothing to undo
///     will change its frame        → if paired, and it stays at the foot: that many rows; else wait
///     did change its frame         → at the foot: paired, that many rows (a show was lost)
///                                    elsewhere: not paired, no rows (a hide was lost)
///     any other without a frame    → ignored
///
/// The page's height is then its full height less those rows, worked out afresh whenever it is asked for.
public struct PanelPairing: Hashable, Sendable {
    /// Whether the panel has shown and not hidden since.
    public private(set) var isPaired = false
    /// Rows that the panel takes from the page.
    public private(set) var rows = 0

    /// A page that has heard of no panel.
    public init() {}

    /// Takes a notice.
    public mutating func receive(_ notice: PanelNotice, on stage: PanelStage) {
        switch (notice.name, notice.end.overlap(on: stage)) {
        case (.willShow, let overlap?): pair(overlap)
        case (.willHide, _): if isPaired { pair(0) }
        case (.willChangeFrame, let overlap?): if isPaired, overlap > 0 { pair(overlap) }
        case (.didChangeFrame, let overlap?): if isPaired || overlap > 0 { pair(overlap) }
        case (_, nil), (.didShow, _), (.didHide, _): break
        }
    }

    /// Takes the frame that the panel has now: for a page that was not there when it showed.
    public mutating func adopt(_ frame: PanelFrame, on stage: PanelStage) {
        pair(frame.overlap(on: stage) ?? 0)
    }

    private mutating func pair(_ overlap: Int) {
        rows = overlap
        isPaired = overlap > 0
    }
}
