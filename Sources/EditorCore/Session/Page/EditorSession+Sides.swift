/// Two texts beside each other on a wide screen.
///
/// The one in front has the caret, the foot line, the panel and all commands; the other one is still, and is looked at.
/// Each has a view of its own. Where both sides show the same text it is there once, with two looks (`SecondLook`), so
/// what is written in one is in the other at the same moment. On a screen too narrow for two pages the text in front is
/// shown alone, and the other one comes back with a wider screen.
struct Sides {
    /// The text on the other side; the one in front itself when both sides show it.
    var other: DocumentID
    /// Where the text in front stands.
    var front = PageSide.left
}

extension EditorSession {
    /// Cells of a column of text where two stand beside each other; nil where one stands alone.
    var sideColumns: Int? { texts.sides == nil ? nil : shownSides?.columns }

    private var shownSides: PageSides? { PageSides(screen: size.columns, width: settings.width) }

    /// Whether two pages are on the screen. The settings form and lists have all of it.
    var areSidesShown: Bool { sideOfFront != nil && shownSides != nil }

    /// The side on which the text in front stands; nil where one text has the screen, or a form or a list.
    var sideOfFront: PageSide? { !$formWindow && !$chooser ? texts.sides?.front : nil }

    /// Whether both sides show the text in front.
    private var showsOneTextTwice: Bool { texts.sides?.other == document.id }

    // MARK: One, two, the same twice

    /// Shows another text beside the one in front, then the same text twice, then one again.
    func changeSides() {
        guard let present = texts.sides else {
            let least = PageSides.leastScreen(width: settings.width)
            guard shownSides != nil else {
                return say(
                    "two texts beside each other need \(least) columns; this window has \(size.columns)")
            }
            return showBeside(formerDocument ?? document.id)
        }
        let isSame = present.other == document.id
        endSides()
        if isSame { say("one text again") } else { showBeside(document.id, with: present.front) }
    }

    /// Shows a text, the one in front or another, on the other side.
    private func showBeside(_ id: DocumentID, with front: PageSide = .left) {
        leaveDocumentInFront()
        texts.sides = Sides(other: id, front: front)
        if id == document.id { views[currentIndex].beginSecondLook() }
        layOutAll()
        let key = keymap.label(of: .otherSide)
        let what = index(of: id).map { name(of: views[$0].document) } ?? ""
        say("\(id == document.id ? "the same text" : what) beside; \(key) goes there")
    }

    /// Shows the text in front alone.
    func endSides() {
        texts.sides = nil
        for index in views.indices { views[index].secondLook = nil }
        layOutAll()
    }

    /// The text that was in front before this one, else the next one; nil when there is no other.
    var formerDocument: DocumentID? {
        if let former = texts.former, former != document.id, index(of: former) != nil { return former }
        let others = writtenTexts.filter { $0 != currentIndex }
        return (others.first { $0 > currentIndex } ?? others.first).map { views[$0].document.id }
    }

    // MARK: Going over

    /// Goes to the text on the other side, which is in front then.
    func goToOtherSide() {
        guard let other = texts.sides?.other else {
            let key = keymap.label(of: .sideBySide)
            return say("there is only one side; \(key) shows two")
        }
        if other != document.id {
            if let index = index(of: other) { bringToFront(index) }
            return
        }
        leaveDocumentInFront()
        views[currentIndex].goToSecondLook()
        turnSides()
    }

    /// Prepares for another text in front: one on the other side is gone over to, any other takes the place of the one
    /// that was in front.
    func sidesFollow(_ next: DocumentID) {
        guard views.indices.contains(currentIndex) else { return }
        let present = document.id
        let (from, to) = (writtenText(of: present), writtenText(of: next))
        if from != to { texts.former = from }
        if texts.sides?.other == next {
            texts.sides?.other = present
            turnSides()
        } else if showsOneTextTwice {
            // What stays is the look of the other side.
            views[currentIndex].exchangeLooks()
            views[currentIndex].secondLook = nil
        }
    }

    /// A text itself, or the one whose scratch page it is.
    private func writtenText(of id: DocumentID) -> DocumentID {
        index(of: id).flatMap { views[$0].scratch?.home } ?? id
    }

    private func turnSides() {
        guard let front = texts.sides?.front else { return }
        texts.sides?.front = front.other
        swap(&composer, &texts.otherComposer)
    }

    /// The text to go on with when the one at `index` is closed; nil when none stands beside it.
    func indexBeside(_ index: Int) -> Int? {
        guard let other = texts.sides?.other, other != views[index].document.id else { return nil }
        return self.index(of: other)
    }

    // MARK: The other side

    /// Does something with the view of the other side.
    func onOtherSide<Result>(_ work: (inout DocumentView) -> Result) -> Result? {
        guard let other = texts.sides?.other, let index = index(of: other) else { return nil }
        views[index].exchangeLooks()
        defer { views[index].exchangeLooks() }
        return work(&views[index])
    }

    /// The page of the other side beside that of the text in front. The foot line has the whole screen.
    func withOtherSide(_ frame: Frame) -> Frame {
        guard areSidesShown, let sides = texts.sides, let columns = shownSides?.drawn(sides.front.other)
        else {
            return frame
        }
        let front = geometry
        let geometry = PageGeometry(
            size: size, width: settings.width, pageRows: front.text.size.rows, side: sides.front.other)
        let page = onOtherSide { view in
            Page(
                geometry: geometry, rows: rowsToShow(of: &view), text: view.text,
                selection: view.selection, layout: view.layout.settings)
        }
        guard let page else { return frame }
        let footRows = FootPainter(geometry: front, settings: layoutSettings).rows(of: footContent())
        let end = min(
            front.text.origin.row + front.text.size.rows, (front.footRow ?? size.rows) + 1 - footRows)
        var frame = frame
        frame.take(
            GridRect(
                origin: GridPosition(row: front.text.origin.row, column: columns.lowerBound),
                size: GridSize(rows: max(0, end - front.text.origin.row), columns: columns.count)),
            from: texts.otherComposer.frame(of: page))
        return frame
    }

    /// Whether a cell of the page belongs to the other side.
    func isOnOtherSide(_ position: GridPosition) -> Bool {
        guard areSidesShown, let sides = texts.sides else { return false }
        return position.row != geometry.footRow && shownSides?.side(at: position.column) == sides.front.other
    }

    /// Lets the wheel turn the page over which it is. Says whether that was the other side's.
    func scrollsOtherSide(_ event: MouseEvent) -> Bool {
        guard event.kind == .wheelUp || event.kind == .wheelDown, isOnOtherSide(event.position) else {
            return false
        }
        let rows = event.kind == .wheelUp ? -Self.wheelRows : Self.wheelRows
        return onOtherSide { $0.scroll(by: rows) } != nil
    }
}
