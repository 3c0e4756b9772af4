/// The panel under the mouse and under a finger.
///
/// A tap is a press and a release, often in one read; a finger on a touch screen sends nothing between them and no
/// drags. So a key works when it is pressed, and whatever a drag does, taps do as well.
extension EditorSession {
    /// Takes what the mouse does to the panel; false for what it does elsewhere.
    func panelTakes(_ event: MouseEvent) -> Bool {
        switch (event.kind, event.button) {
        case (.press, .left): return press(at: event.position)
        case (.drag, .left) where hands.grip != nil:
            drag(to: event.position)
            return true
        case (.release, _) where hands.grip != nil:
            letGo()
            return true
        case (.wheelUp, _): return turnWheel(-1, at: event.position)
        case (.wheelDown, _): return turnWheel(1, at: event.position)
        default: return panel.isVisible && panelFrame.contains(event.position) && mouse.drag == nil
        }
    }

    private func press(at position: GridPosition) -> Bool {
        if hands.isLifted, !isGrip(position) {
            placePanel(at: position)
            return true
        }
        guard let shown = shownPanel, shown.frame.contains(position) else { return false }
        guard let index = shown.layout.key(at: position) else { return false }
        if shown.layout.keys[index].key.action == .panel(.lift) {
            let origin = shown.frame.bounds.origin
            hands.grip = PanelHands.Grip(
                offset: GridPosition(
                    row: position.row - origin.row, column: position.column - origin.column))
        } else {
            hands.focus = nil
            pressPanelKey(index)
        }
        return true
    }

    private func isGrip(_ position: GridPosition) -> Bool {
        guard let layout = shownPanel?.layout, let index = layout.key(at: position) else { return false }
        return layout.keys[index].key.action == .panel(.lift)
    }

    // MARK: Dragging by the grip

    private func drag(to position: GridPosition) {
        guard let grip = hands.grip else { return }
        if !grip.hasMoved {
            hands.liftedFrom = nil
            if panel.arrangement == .docked { tell(panel: .undock) }
            guard panel.floats else { return hands.grip = nil }
            tell(panel: .grab)
            hands.grip?.hasMoved = true
        }
        // A panel that was as wide as the screen may be narrower now; the hand stays on it.
        let column = min(grip.offset.column, panelFrame.bounds.size.columns - 1)
        tell(panel: .drag(to: GridPosition(row: position.row, column: position.column - column)))
    }

    private func letGo() {
        let wasDragged = hands.grip?.hasMoved ?? false
        hands.grip = nil
        if wasDragged { tell(panel: .drop) } else if hands.isLifted { putPanelDown() } else { liftPanel() }
    }

    // MARK: Lifting by a tap

    /// The next tap says where the panel goes; so do the arrows.
    func liftPanel() {
        hands.liftedFrom = panel.arrangement
        hands.focus = nil
        say("tap where the keys go: an edge, the middle to split, the foot to dock")
    }

    func putPanelDown() {
        if panel.heldFrom != nil { tell(panel: .drop) }
        hands.liftedFrom = nil
        dismissNotice()
    }

    /// The last rows dock it, a side takes it to that edge, the middle splits it.
    private func placePanel(at position: GridPosition) {
        putPanelDown()
        if position.row >= size.rows - max(Self.dockRows, panel.dockedRows) {
            if panel.floats { dockPanel() }
            return
        }
        let third = size.columns / 3
        if (third..<size.columns - third).contains(position.column) {
            floatPanel(.split)
            if panel.arrangement == .split { movePanel(to: position) }
            return
        }
        if panel.arrangement != .undocked { floatPanel(panel.arrangement == .split ? .merge : .undock) }
        guard panel.arrangement == .undocked else { return }
        let isLeft = position.column < third
        movePanel(to: GridPosition(row: position.row, column: isLeft ? 0 : size.columns))
    }

    private static let dockRows = 2

    private func movePanel(to position: GridPosition) {
        let rows = panelFrame.bounds.size.rows
        let lowest = panel.stage.pageEnd - rows
        tell(panel: .grab)
        tell(panel: .drag(to: GridPosition(row: min(position.row, lowest), column: position.column)))
        tell(panel: .drop)
    }

    /// Moves a lifted panel by an arrow key; true when the key was one for it.
    func moveLifted(_ key: KeyChord.Key) -> Bool {
        let steps: [KeyChord.Key: (rows: Int, columns: Int)] = [
            .up: (-1, 0), .down: (1, 0), .left: (0, -2), .right: (0, 2),
        ]
        guard let step = steps[key] else { return false }
        if panel.arrangement == .docked {
            if key != .down { tell(panel: .undock) }
            return true
        }
        if panel.heldFrom == nil { tell(panel: .grab) }
        let origin = panelFrame.bounds.origin
        tell(
            panel: .drag(to: GridPosition(row: origin.row + step.rows, column: origin.column + step.columns)))
        if key == .down, panel.isBelowPage { putPanelDown() }
        return true
    }

    // MARK: The wheel

    /// On the space key and the arrows the wheel moves the caret, on candidates it turns pages; a swipe is a wheel.
    private func turnWheel(_ step: Int, at position: GridPosition) -> Bool {
        guard let shown = shownPanel, shown.frame.contains(position) else { return false }
        guard let index = shown.layout.key(at: position) else { return true }
        switch shown.layout.keys[index].key.action {
        case .text(" "), .key(.left), .key(.right):
            enter(.chord(KeyChord(step < 0 ? .left : .right)))
        case .key(.up), .key(.down): enter(.chord(KeyChord(step < 0 ? .up : .down)))
        case .candidate, .compose: perform(step < 0 ? PanelComposing.previousPage : .nextPage)
        default: break
        }
        return true
    }
}
