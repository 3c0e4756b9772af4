/// The outline as a list: going to a place of it, and moving its sections.
extension EditorSession {
    /// Bytes that are read before the list is shown, and in each turn of the loop after that.
    private static let outlineStart = 512 << 10
    private static let outlineSlice = 256 << 10

    private static let moveUp = Chooser.Key(chord: KeyChord(.up, .alt), label: "move up")
    private static let moveDown = Chooser.Key(chord: KeyChord(.down, .alt), label: "move down")

    func openOutline() {
        readOutline(atMost: Self.outlineStart)
        let contents = view.outline?.contents() ?? OutlineContents(isComplete: true)
        guard !contents.isComplete || !contents.places.isEmpty else {
            return say("no headings, chapters or scenes are in this text")
        }
        let chosen = contents.index(at: view.selection.head).map { contents.places[$0].listID }
        var list = Chooser(.outline, items: outlineItems(contents), chosen: chosen)
        list.keys = [Self.moveUp, Self.moveDown]
        choose(from: list)
    }

    private func readOutline(atMost count: Int) {
        let (text, rule) = (view.text, view.counts.rule)
        if view.outline?.rule != rule { view.outline = Outline(of: text, rule: rule) }
        view.outline?.read(text, atMost: count)
    }

    // MARK: Reading on

    /// Whether the list shows less than there is.
    var hasOutlineWork: Bool { chooser?.purpose == .outline && view.outline?.isComplete == false }

    /// Reads on for one slice, and shows what was found when it is worth while: each time costs as much as all that is
    /// shown.
    func goOnWithOutline() {
        guard hasOutlineWork else { return }
        readOutline(atMost: Self.outlineSlice)
        guard let outline = view.outline, let shown = chooser?.items.count else { return }
        guard outline.isComplete || outline.count > shown + shown / 2 else { return }
        chooser?.update(items: outlineItems(outline.contents()))
    }

    // MARK: Going

    /// Goes to the place that was chosen.
    func goToPlace(_ item: ChooserItem?) {
        guard let place = place(of: item) else { return }
        view.trail.leave(view.selection.head)
        view.document.closeUndoStep()
        view.forgetMotion()
        view.place(place.kind == .openMark ? place.title.lowerBound : place.lines.lowerBound)
        view.awaitedContext = place.lines
    }

    private func place(of item: ChooserItem?) -> OutlinePlace? {
        guard let id = item?.id else { return nil }
        return view.outline?.contents().places.first { $0.listID == id }
    }

    // MARK: Moving

    /// Moves the section that is chosen past its neighbour; the list stays open, on the same section.
    func moveSection(_ key: Chooser.Key, _ item: ChooserItem?) {
        guard let outline = view.outline, outline.isComplete else {
            return say("this text is still being read")
        }
        let contents = outline.contents()
        guard let index = contents.places.firstIndex(where: { $0.listID == item?.id }) else { return }
        let isUp = key == Self.moveUp
        guard let move = SectionMove(index, above: isUp, of: contents, in: view.text) else {
            return hint(inChooser: "there is nothing \(isUp ? "above" : "below") to pass")
        }
        guard isWithinLimit(move.range) else { return }
        let state = view.document.state
        let neighbour = contents.sibling(of: index, above: isUp).map { title(of: contents.places[$0]) }
        view.document.closeUndoStep()
        reshape(move.reshaping(of: view.text, view.selection), .moving, or: "both are the same")
        view.document.closeUndoStep()
        guard view.document.state != state else { return }
        showMoved(to: move.landing)
        sayMoved(isUp, past: neighbour)
    }

    /// Tells where a section has gone to of which the list does not show the neighbours.
    private func sayMoved(_ isUp: Bool, past neighbour: String?) {
        guard let list = chooser, !list.typed.isEmpty else { return }
        let place = neighbour.map { (isUp ? "above" : "below") + " “\(Messages.excerpt($0))”" }
        hint(inChooser: "moved " + (place ?? (isUp ? "up" : "down")))
    }

    /// Shows the list anew, with the section chosen that has come to `place`.
    private func showMoved(to place: TextOffset) {
        readOutline(atMost: view.text.count)
        guard let contents = view.outline?.contents() else { return }
        chooser?.update(items: outlineItems(contents))
        let id = contents.index(at: place).map { contents.places[$0].listID }
        guard let list = chooser, let row = (0..<list.count).first(where: { list[$0].id == id }) else {
            return
        }
        chooser?.choose(row: row)
    }

    // MARK: Rows

    private func outlineItems(_ contents: OutlineContents) -> [ChooserItem] {
        // Levels that nothing stands on take no room.
        let levels = Set(contents.places.filter(\.beginsSection).map(\.level)).sorted()
        var depth = 0
        return zip(contents.places, contents.words).map { place, words in
            let own = levels.firstIndex(of: place.level)
            if let own { depth = own + 1 }
            return ChooserItem(
                title(of: place), detail: words.map(Messages.number) ?? "", indent: own ?? depth,
                id: place.listID)
        }
    }

    /// A scene is known by how it begins, a mark by the words around it.
    private func title(of place: OutlinePlace) -> String {
        let text = view.text
        let own = words(place.title)
        switch place.kind {
        case .heading: return own
        case .sceneBreak:
            let start = text.nextParagraphStart(after: place.lines.upperBound)
            let scene = text.neighbour(of: place.lines, above: false) ?? start..<start
            return own + "  " + words(scene)
        case .openMark:
            let paragraph = text.paragraphStart(containing: place.title.lowerBound)
            let before =
                place.title.lowerBound - min(place.title.lowerBound - paragraph, Self.bytesBeforeMark)
            let start =
                before > paragraph ? text.wordEnd(after: text.clusterEdge(atOrBefore: before)) : paragraph
            return words(min(start, place.title.lowerBound)..<text.paragraphContentEnd(from: paragraph))
        }
    }

    private static let bytesBeforeMark = 30
    private static let longestTitle = 200

    private func words(_ range: Range<TextOffset>) -> String {
        let end = view.text.clusterEdge(
            atOrBefore: min(range.upperBound, range.lowerBound + Self.longestTitle))
        let bytes = view.text.bytes(in: range.lowerBound..<max(range.lowerBound, end))
        return String(decoding: bytes, as: UTF8.self).trimmedOfBlanks
    }
}

extension OutlinePlace {
    /// What stands for it in the list: no two places of a text have the same.
    fileprivate var listID: ChooserItem.ID {
        .number(2 * lines.lowerBound.bytes + (beginsSection ? 0 : 1))
    }
}
