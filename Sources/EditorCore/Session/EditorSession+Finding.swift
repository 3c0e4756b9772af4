extension EditorSession {
    func beginFinding() {
        view.document.closeUndoStep()
        if rowsAreKnown() { view.settleViewport() }
        missing = nil
        let line = LineField(sought, isProposal: true)
        prompt = .field(.init(purpose: .find(origin: view.selection, top: view.viewport.top), line: line))
    }

    /// Looks for the words in the line, which have changed, from where the caret was.
    func findIncrementally(_ words: String, from origin: Selection) {
        sought = words
        guard !sought.isEmpty else {
            stopSearching()
            view.document.selection = origin
            return tell("")
        }
        if let missing, sought.utf8.starts(with: missing.utf8) { return tellNotFound() }
        missing = nil
        search(from: origin.range.lowerBound, .forward, .typing(origin: origin))
    }

    /// The next hit while the line still stands.
    func stepFind(_ field: Prompt.Field, _ direction: SearchWalk.Direction) {
        if field.line.isEmpty { return }
        sought = field.line.text
        searchAgain(direction)
    }

    func findAgain(_ direction: SearchWalk.Direction) {
        if sought.isEmpty { beginFinding() } else { searchAgain(direction) }
    }

    private func searchAgain(_ direction: SearchWalk.Direction) {
        let range = view.selection.range
        search(from: direction == .forward ? range.upperBound : range.lowerBound, direction, .again)
    }

    /// Stays where the words were found. When they are still looked for, that goes on without the line.
    func acceptFinding(_ field: Prompt.Field, from origin: Selection) {
        if field.line.isEmpty { return }
        if runningSearch != nil {
            view.document.selection = origin
        } else if view.selection.isEmpty {
            tellNotFound()
        }
    }

    /// Hits on show while something is being looked for.
    func hits(in rows: [Row]) -> [Range<TextOffset>] {
        guard case .field(let field) = prompt, case .find = field.purpose, !sought.isEmpty,
            let first = rows.first, let last = rows.last
        else { return [] }
        // A hit may begin above the first row and reach into it.
        let start = first.start - min(first.start.bytes, sought.utf8.count - 1)
        return LiteralSearch(sought).all(in: start..<last.end, of: view.text)
    }

    // MARK: Going somewhere

    /// Goes to `120`, `120:5` or `50%`.
    func goTo(_ words: String) {
        let wanted = words.trimmedOfBlanks
        if wanted.hasSuffix("%"), let percent = Int(wanted.dropLast()), (0...100).contains(percent) {
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
        view.document.closeUndoStep()
        view.forgetMotion()
        view.awaitedPlace = place
        goToAwaitedPlace(currentIndex)
        if view.awaitedPlace != nil { say("line \(place.line) has not been read yet") }
    }

    /// Goes to the place asked for, once the text up to it is there.
    func goToAwaitedPlace(_ index: Int) {
        guard let place = views[index].awaitedPlace else { return }
        let text = views[index].text
        let lines = text.summary.breaks + 1
        if views[index].document.isArriving, lines <= place.line { return }
        views[index].awaitedPlace = nil
        let line = max(1, min(place.line, lines))
        var offset = text.startOfParagraph(line - 1)
        let end = text.paragraphContentEnd(from: offset)
        for _ in 1..<max(2, min(place.column, end - offset + 1)) where place.column > 1 && offset < end {
            offset = text.clusterEnd(after: offset)
        }
        views[index].place(max(offset, line == 1 ? Document.firstPlace(of: text) : offset))
    }

    func goToLastEdit() {
        guard let place = view.document.lastEdit else { return say("nothing has been changed yet") }
        view.document.closeUndoStep()
        view.forgetMotion()
        view.place(view.text.clusterEdge(atOrBefore: min(place, view.text.end)))
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
