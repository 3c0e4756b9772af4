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
        view.awaitedPlace = place
        goToAwaitedPlace(currentIndex)
        if view.awaitedPlace != nil { say("line \(place.line) has not been read yet") }
    }

    /// Goes to the place asked for, once the text up to it is there.
    func goToAwaitedPlace(_ index: Int) {
        goToAwaitedHit(index)
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
