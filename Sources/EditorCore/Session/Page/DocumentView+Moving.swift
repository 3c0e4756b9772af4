/// A way to move the caret.
enum Motion: Hashable {
    case left, right, wordLeft, wordRight, up, down, rowStart, rowEnd
    case paragraphUp, paragraphDown, pageUp, pageDown, documentStart, documentEnd
}

extension DocumentView {
    /// Moves the caret; the anchor stays when `extending`, else nothing is selected afterwards.
    mutating func move(_ motion: Motion, extending: Bool) {
        document.closeUndoStep()
        followsEnd = false
        awaitedPlace = nil
        isScrolledAway = false
        isPointedAt = false
        switch motion {
        case .up, .down, .pageUp, .pageDown:
            let goal = goalColumn ?? caretRowContent().column(of: selection.head)
            if motion != .pageUp, motion != .pageDown { pageTrail.forget() }
            moveVertically(motion, goal: goal, extending: extending)
            goalColumn = goal
        default:
            pageTrail.forget()
            goalColumn = nil
            moveAlong(motion, extending: extending)
        }
    }

    /// Puts the caret at `offset`.
    mutating func place(_ offset: TextOffset, _ affinity: Affinity = .downstream, extending: Bool = false) {
        let anchor = extending ? selection.anchor : offset
        document.selection = Selection(anchor: anchor, head: offset, affinity: affinity)
    }

    private mutating func moveAlong(_ motion: Motion, extending: Bool) {
        if !extending, !selection.isEmpty, motion == .left || motion == .right {
            return place(motion == .left ? selection.range.lowerBound : selection.range.upperBound)
        }
        let head = selection.head
        switch motion {
        case .left: place(text.clusterStart(before: head), extending: extending)
        case .right: place(text.clusterEnd(after: head), extending: extending)
        case .wordLeft: place(text.wordStart(before: head), extending: extending)
        case .wordRight: place(text.wordEnd(after: head), extending: extending)
        case .rowStart: moveToRowStart(extending)
        case .rowEnd: moveToRowEnd(extending)
        case .paragraphUp: place(paragraphStart(before: head), extending: extending)
        case .paragraphDown: place(paragraphStart(after: head), extending: extending)
        case .documentStart: place(.zero, extending: extending)
        case .documentEnd:
            place(text.end, extending: extending)
            followsEnd = document.isArriving
        case .up, .down, .pageUp, .pageDown: break
        }
    }

    /// To the row's first place; from there to the paragraph's.
    private mutating func moveToRowStart(_ extending: Bool) {
        let row = caretRow()
        place(selection.head == row.start ? row.paragraph.lowerBound : row.start, extending: extending)
    }

    /// Behind the row's last letter; from there to the paragraph's end.
    private mutating func moveToRowEnd(_ extending: Bool) {
        let content = caretRowContent()
        if selection.head == content.endOfWords {
            place(content.row.paragraph.upperBound, extending: extending)
        } else {
            place(content.endOfWords, content.affinity(at: content.endOfWords), extending: extending)
        }
    }

    /// Start of this paragraph, or of the nearest one before that is not empty.
    private func paragraphStart(before head: TextOffset) -> TextOffset {
        var start = text.paragraphStart(containing: head)
        guard start == head else { return start }
        while start > .zero {
            start = text.paragraphStart(containing: start - 1)
            if text.paragraphContentEnd(from: start) > start { break }
        }
        return start
    }

    /// Start of the nearest paragraph behind that is not empty, or the end of the text.
    private func paragraphStart(after head: TextOffset) -> TextOffset {
        var start = text.nextParagraphStart(after: head)
        while start < text.end, text.paragraphContentEnd(from: start) == start {
            start = text.nextParagraphStart(after: start)
        }
        return start
    }

    private mutating func moveVertically(_ motion: Motion, goal: Int, extending: Bool) {
        switch motion {
        case .up: step(rows: -1, goal: goal, extending: extending)
        case .down: step(rows: 1, goal: goal, extending: extending)
        case .pageUp: turnPage(-1, goal: goal, extending: extending)
        case .pageDown: turnPage(1, goal: goal, extending: extending)
        default: break
        }
    }

    /// Moves by rows, out of a gap by one more. Beyond the first and the last row it goes to the very start or end.
    private mutating func step(rows count: Int, goal: Int, extending: Bool) {
        var row = caretRow()
        var left = abs(count)
        while left > 0 || row.isGap {
            left -= 1
            guard
                let next = count < 0
                    ? layout.row(before: row, in: text) : layout.row(after: row, in: text)
            else {
                let end = count < 0 ? .zero : text.end
                return place(end, extending: extending)
            }
            row = next
        }
        let content = RowContent(row, text, layout.settings)
        let target = content.place(atColumn: goal)
        place(target, content.affinity(at: target), extending: extending)
    }

    /// Moves window and caret by a page less two rows, so that the eye finds its place.
    private mutating func turnPage(_ direction: Int, goal: Int, extending: Bool) {
        if let home = pageTrail.pop(against: direction) {
            viewport.show(home.anchor)
            place(home.selection.head, home.selection.affinity, extending: extending)
            return
        }
        settleViewport()
        let crumb = PageTrail.Crumb(selection: selection, anchor: viewport.anchor)
        let rows = direction * max(1, viewport.height - 2)
        viewport.scroll(by: rows, &layout, document.text)
        step(rows: rows, goal: goal, extending: extending)
        if selection != crumb.selection || viewport.anchor != crumb.anchor {
            pageTrail.push(crumb, direction)
        }
    }
}

extension RowContent {
    /// On which side of a wrap a caret stands that was put into this row.
    func affinity(at offset: TextOffset) -> Affinity {
        offset == row.end && !row.isLast ? .upstream : .downstream
    }
}
