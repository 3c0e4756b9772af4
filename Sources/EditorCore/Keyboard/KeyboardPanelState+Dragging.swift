extension KeyboardPanelState {
    /// Row 11, first half. Nobody is told where it goes until it is let go, so that the text stays still meanwhile.
    mutating func grab() -> [PanelNotice] {
        guard floats, heldFrom == nil else { return [] }
        heldFrom = frame
        rest()
        return [notice(.willChangeFrame, frame, .unknown, .user)]
    }

    /// The place may lie outside the page: that is how one asks for the dock.
    mutating func drag(to place: GridPosition) -> [PanelNotice] {
        guard heldFrom != nil else { return [] }
        self.place.row = place.row
        if arrangement == .undocked { self.place.column = place.column }
        return []
    }

    /// Whether it is dragged so low that it would dock if it were let go.
    public var isBelowPage: Bool {
        guard heldFrom != nil, let row = place.row else { return false }
        return row > lowestRow(forRows: frame.bounds.size.rows)
    }

    /// Row 11, second half, and row 12.
    mutating func drop() -> [PanelNotice] {
        guard let begin = heldFrom else { return [] }
        let wasBelowPage = isBelowPage
        heldFrom = nil
        let told = [notice(.didChangeFrame, begin, .unknown, .user)]
        if wasBelowPage, let face = dockingFace() {
            remembered = .docked
            let landed = landing(face, .user)
            place = Place()
            return told + landed
        }
        rest()
        return told
    }

    /// Its place is where it is seen: one outside the page has had its effect. Halves have no column of their own.
    private mutating func rest() {
        place.row = frame.bounds.origin.row
        if arrangement == .undocked { place.column = frame.bounds.origin.column }
    }
}
