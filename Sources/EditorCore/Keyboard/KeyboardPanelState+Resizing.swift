extension KeyboardPanelState {
    /// What a new size of the screen is told by: some of it while the old size still holds, the rest with the new one.
    public struct Resizing: Equatable, Sendable {
        /// To be told before the page takes the new size.
        public var before: [PanelNotice] = []
        /// To be told after.
        public var after: [PanelNotice] = []
    }

    /// Takes another screen: rows 16 to 18b.
    public mutating func resize(to stage: PanelStage) -> Resizing {
        heldFrom = nil
        switch arrangement {
        case .docked?: return resizeDocked(to: stage)
        case .undocked?, .split?: return Resizing(after: resizeFloating(to: stage))
        case nil:
            self.stage = stage
            return Resizing(after: waitsForRoom ? appear(.system) : [])
        }
    }

    /// Takes other sizes of the faces: a panel on the screen gets the new size where it stands, as it does when it
    /// shows another kind (rows 14 to 15b).
    public mutating func measure(by measures: any PanelMeasures) -> [PanelNotice] {
        let begin = frame
        self.measures = measures
        return refit(from: begin, .system)
    }

    private mutating func resizeDocked(to stage: PanelStage) -> Resizing {
        let old = frame
        let oldGone = offScreen(shown)
        let leaving = { (self: Self, gone: PanelFrame) in
            [self.notice(.willChangeFrame, old, gone, .system), self.notice(.willHide, old, gone, .system)]
        }
        let before = leaving(self, oldGone)
        self.stage = stage
        let fitting = dockingFace()
        shown = fitting ?? shown
        let newGone = offScreen(shown)
        let left = [
            notice(.didChangeFrame, old, newGone, .system), notice(.didHide, old, newGone, .system),
        ]
        if fitting != nil {
            return Resizing(before: before, after: left + showing(from: newGone, .system))
        }
        arrangement = nil
        waitsForRoom = true
        return Resizing(before: leaving(self, newGone), after: left)
    }

    private mutating func resizeFloating(to stage: PanelStage) -> [PanelNotice] {
        let old = frame
        self.stage = stage
        // Its row meant something on the old screen only.
        place.row = nil
        if let arrangement, let face = floatingFace(arrangement) {
            shown = face
            return moving(from: old, .system)
        }
        if let face = dockingFace() {
            shown = face
            arrangement = .docked
            return showing(from: old, .system)
        }
        arrangement = nil
        waitsForRoom = true
        return moving(from: old, .system)
    }
}
