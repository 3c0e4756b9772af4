/// How large each face of the panel is. The state asks and never remembers, so a face may change its size with the
/// screen, the settings or its own keys.
public protocol PanelMeasures: Sendable {
    /// Rows of a docked panel, its rule among them; nil when the screen is too narrow for the face.
    func dockedRows(_ face: PanelFace, on stage: PanelStage) -> Int?
    /// Size of a floating panel in one piece, its grip among the rows; nil when the screen is too narrow.
    func floatSize(_ face: PanelFace, on stage: PanelStage) -> GridSize?
    /// Size of each half of a split panel, its grip among the rows; nil when the screen is too narrow.
    func halfSize(_ face: PanelFace, on stage: PanelStage) -> GridSize?
}

/// The sizes of a panel that nobody has asked for yet: there is no room for any face.
///
/// The tables of keys are made when the panel is first shown, and not while a writer waits for the first page.
public struct NoPanelMeasures: PanelMeasures {
    /// Makes them.
    public init() {}

    /// Nothing docks.
    public func dockedRows(_ face: PanelFace, on stage: PanelStage) -> Int? { nil }
    /// Nothing floats.
    public func floatSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? { nil }
    /// Nothing parts.
    public func halfSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? { nil }
}
