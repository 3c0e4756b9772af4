/// The sizes that follow from the tables of keys.
struct KeyTableMeasures: PanelMeasures {
    func dockedRows(_ face: PanelFace, on stage: PanelStage) -> Int? { 2 }
    func floatSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? { nil }
    func halfSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? { nil }
}
