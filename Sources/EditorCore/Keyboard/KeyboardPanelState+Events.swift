extension KeyboardPanelState {
    /// Takes an event.
    ///
    /// - Returns: what is to be told about it, in order; nothing when the event has no meaning in this state (row 29)
    ///   or no room.
    public mutating func handle(_ event: PanelEvent, cause: PanelNotice.Cause = .user) -> [PanelNotice] {
        switch event {
        case .show(let kind): show(kind, cause)
        case .hide: hide(cause)
        case .undock: arrangement == .docked ? float(as: .undocked, cause) : []
        case .split: float(as: .split, cause)
        case .merge: arrangement == .split ? float(as: .undocked, cause) : []
        case .dock: dock(cause)
        case .grab: grab()
        case .drag(let place): drag(to: place)
        case .drop: drop()
        case .change(let kind): kind == wanted.kind ? [] : face(PanelFace(kind), cause)
        case .expand(let isExpanded):
            wanted.kind != .japanese || wanted.isExpanded == isExpanded
                ? [] : face(PanelFace(.japanese, isExpanded: isExpanded), cause)
        case .focus(let owner, let kind): focus(owner, kind)
        case .clear(let row): clear(row)
        }
    }

    private mutating func show(_ kind: PanelKind?, _ cause: PanelNotice.Cause) -> [PanelNotice] {
        if let kind, kind != wanted.kind {
            if isVisible { return face(PanelFace(kind), cause) }
            wanted = PanelFace(kind)
        }
        return isVisible ? [] : appear(cause)
    }

    /// Rows 1 and 2.
    mutating func appear(_ cause: PanelNotice.Cause) -> [PanelNotice] {
        if remembered != .docked, let face = floatingFace(remembered) {
            shown = face
            arrangement = remembered
            waitsForRoom = false
            return moving(from: offScreen(face), cause)
        }
        guard let face = dockingFace() else {
            // Who asks is told that there is none; what comes back by itself does so when there is some.
            if cause == .system { waitsForRoom = true }
            return []
        }
        shown = face
        arrangement = .docked
        waitsForRoom = false
        return showing(from: offScreen(face), cause)
    }

    /// Rows 3 and 4.
    private mutating func hide(_ cause: PanelNotice.Cause) -> [PanelNotice] {
        waitsForRoom = false
        guard let arrangement else { return [] }
        let begin = frame
        self.arrangement = nil
        heldFrom = nil
        return arrangement == .docked ? hiding(from: begin, cause) : moving(from: begin, cause)
    }

    /// Rows 5 to 8.
    private mutating func float(as target: Arrangement, _ cause: PanelNotice.Cause) -> [PanelNotice] {
        guard let arrangement, arrangement != target, let face = floatingFace(target) else { return [] }
        let begin = frame
        shown = face
        self.arrangement = target
        remembered = target
        heldFrom = nil
        guard arrangement == .docked else { return moving(from: begin, cause) }
        let gone = offScreen(face)
        return [
            notice(.willChangeFrame, begin, gone, cause), notice(.willHide, begin, gone, cause),
            notice(.didChangeFrame, begin, frame, cause), notice(.didHide, begin, gone, cause),
        ]
    }

    /// Rows 9 and 10.
    private mutating func dock(_ cause: PanelNotice.Cause) -> [PanelNotice] {
        guard floats, let face = dockingFace() else { return [] }
        var notices: [PanelNotice] = []
        if arrangement == .split, floatingFace(.undocked) == shown {
            let begin = frame
            arrangement = .undocked
            notices = moving(from: begin, cause)
        }
        remembered = .docked
        return notices + landing(face, cause)
    }

    /// From the air to the dock, whatever the reason.
    mutating func landing(_ face: PanelFace, _ cause: PanelNotice.Cause) -> [PanelNotice] {
        let begin = frame
        shown = face
        arrangement = .docked
        heldFrom = nil
        return showing(from: begin, cause)
    }

    /// Rows 13 to 15b: another face where the panel stands.
    private mutating func face(_ face: PanelFace, _ cause: PanelNotice.Cause) -> [PanelNotice] {
        let begin = frame
        wanted = face
        return refit(from: begin, cause)
    }

    /// Shows the face for which there is room where the panel stands.
    mutating func refit(from begin: PanelFrame, _ cause: PanelNotice.Cause) -> [PanelNotice] {
        switch arrangement {
        case nil:
            return []
        case .docked:
            shown = dockingFace() ?? shown
            return showing(from: begin, cause)
        case .undocked?, .split?:
            if let arrangement, let face = floatingFace(arrangement) {
                shown = face
                return moving(from: begin, cause)
            }
            return dockingFace().map { landing($0, .system) } ?? []
        }
    }

    /// Rows 25 to 27.
    private mutating func focus(_ owner: PanelOwner, _ kind: PanelKind?) -> [PanelNotice] {
        let former = self.owner
        self.owner = owner
        if let kind, kind != wanted.kind { return face(PanelFace(kind), .focus) }
        guard former != owner, let arrangement else { return [] }
        guard arrangement == .docked else { return moving(from: frame, .focus) }
        var farewell = notice(.willChangeFrame, frame, frame, .focus)
        farewell.owner = former
        return [farewell] + showing(from: frame, .focus)
    }

    /// The float goes to the other end of the page when it hides a row that it must not hide, unless somebody holds it.
    private mutating func clear(_ row: Int) -> [PanelNotice] {
        let begin = frame
        let rows = begin.bounds.size.rows
        guard floats, heldFrom == nil, row >= begin.bounds.origin.row, row < begin.bounds.origin.row + rows
        else { return [] }
        let target = row < stage.top + stage.pageRows / 2 ? lowestRow(forRows: rows) : stage.top
        guard row < target || row >= target + rows else { return [] }
        place.row = target
        return moving(from: begin, .system)
    }
}
