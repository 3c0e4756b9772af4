/// Going to a place that is named.
extension EditorSession {
    /// Goes to `120`, `120:5` or `50%`.
    func goTo(_ words: String) {
        let wanted = words.trimmedOfBlanks
        if wanted.hasSuffix("%"), let percent = Int(wanted.dropLast()), (0...100).contains(percent) {
            view.trail.leave(view.selection.head)
            view.document.closeUndoStep()
            view.forgetMotion()
            let place = TextOffset(view.text.count / 100 * percent + view.text.count % 100 * percent / 100)
            let start = view.text.paragraphStart(containing: place)
            return view.place(place - start < 4096 ? start : view.text.clusterEdge(atOrBefore: place))
        }
        guard !wanted.isEmpty else { return }
        guard let place = TextPlace(wanted) else {
            let hint = "that is no line: write 120, 120:5 or 50%"
            prompt = .field(.init(purpose: .goTo, line: LineField(words), hint: hint))
            return
        }
        view.trail.leave(view.selection.head)
        view.document.closeUndoStep()
        view.forgetMotion()
        view.awaitedPlace = .named(place)
        goToAwaitedPlace(currentIndex)
        if view.awaitedPlace != nil { say("line \(place.line) has not been read yet") }
    }

    // MARK: Places that have yet to arrive

    /// Where to go in a text that is opened: to a hit, to the place that was named, or to where it was left.
    func awaitedPlace(of document: Document, named place: TextPlace?) -> AwaitedPlace? {
        if let hit = folders.awaitedHits.removeValue(forKey: document.id) { return .hit(hit) }
        if let place { return .named(place) }
        guard settings.reopen, let path = document.path else { return nil }
        return texts.memory.places[path].map { .left($0) }
    }

    /// Goes to the place that is awaited, once the text up to it is there.
    func goToAwaitedPlace(_ index: Int) {
        guard let place = views[index].awaitedPlace, !views[index].lacks(place) else { return }
        views[index].awaitedPlace = nil
        switch place {
        case .named(let place): go(to: place, in: index)
        case .left(let note): go(backTo: note, in: index)
        case .hit(let hit): go(to: hit, in: index)
        }
    }

    private func go(to place: TextPlace, in index: Int) {
        let text = views[index].text
        let lines = text.summary.breaks + 1
        let line = max(1, min(place.line, lines))
        var offset = text.startOfParagraph(line - 1)
        let end = text.paragraphContentEnd(from: offset)
        for _ in 1..<max(2, min(place.column, end - offset + 1)) where place.column > 1 && offset < end {
            offset = text.clusterEnd(after: offset)
        }
        views[index].place(offset)
    }

    // MARK: Back

    /// Goes back to where the writer last went away from; again and again, through all such places.
    func goBack() {
        guard let place = view.trail.goBack(from: view.selection.head) else {
            return say("you have gone nowhere yet")
        }
        view.document.closeUndoStep()
        view.forgetMotion()
        view.place(view.text.clusterEdge(atOrBefore: min(place, view.text.end)))
    }

    func goToLastEdit() {
        guard let place = view.document.lastEdit else { return say("nothing has been changed yet") }
        view.trail.leave(view.selection.head)
        view.document.closeUndoStep()
        view.forgetMotion()
        view.place(view.text.clusterEdge(atOrBefore: min(place, view.text.end)))
    }
}

extension DocumentView {
    /// Whether the part of the text in which a place is has yet to arrive.
    fileprivate func lacks(_ place: AwaitedPlace) -> Bool {
        guard document.isArriving else { return false }
        switch place {
        case .named(let place): return text.summary.breaks < place.line
        case .left(let note): return text.end <= max(note.selection.anchor, note.selection.head, note.top)
        case .hit(let hit): return text.end < hit.range.upperBound
        }
    }
}

extension TextPlace {
    /// Reads `120` or `120:5`; nil for anything else.
    public init?(_ words: some StringProtocol) {
        let parts = words.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let line = Int(parts[0]), line > 0 else { return nil }
        guard parts.count == 2 else {
            self.init(line: line)
            return
        }
        guard let column = Int(parts[1]), column > 0 else { return nil }
        self.init(line: line, column: column)
    }
}
