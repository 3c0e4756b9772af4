extension KeyboardPanelState {
    /// Row 11, first half. Nobody is told where it goes until it is let go, so that the text stays still meanwhile.
    mutating func grab() -> [PanelNotice] {
        guard floats, heldFrom == nil else { return [] }
        heldFrom = frame
        return [notice(.willChangeFrame, frame, .unknown, .user)]
    }

    /// The place may lie outside the page: that is how one asks for the dock.
    mutating func drag(to place: GridPosition) -> [PanelNotice] {
        if heldFrom != nil { self.place = Place(place) }
        return []
    }

    /// Row 11, second half, and row 12.
    mutating func drop() -> [PanelNotice] {
        guard let begin = heldFrom else { return [] }
        heldFrom = nil
        let told = [notice(.didChangeFrame, begin, .unknown, .user)]
        let rows = frame.bounds.size.rows
        if let row = place.row, row > lowestRow(forRows: rows), let face = dockingFace() {
            place = Place()
            remembered = .docked
            return told + landing(face, .user)
        }
        place = Place(frame.bounds.origin)
        return told
    }
}
