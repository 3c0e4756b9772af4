/// Another look at the text of a view: a caret, a selection, rows and a place of the page of its own.
///
/// The text, its history and its file are there once, in the view. Its two looks change places (`exchangeLooks`), so
/// everything that moves, scrolls and draws a page works for either of them, and follows every change of the text in both.
struct SecondLook {
    fileprivate var selection: Selection
    fileprivate var layout: DocumentLayout
    fileprivate var anchor: Viewport.Anchor
    fileprivate var isScrolledAway: Bool
    fileprivate var isPointedAt: Bool

    /// Follows a change, after which the text is `text`. The caret stays between the letters between which it was.
    mutating func follow(_ edit: Edit, in text: Rope) {
        layout.apply(edit, in: text)
        anchor.top = edit.map(anchor.top)
        let place = { (place: TextOffset) in text.clusterEdge(atOrBefore: edit.map(place)) }
        selection = Selection(
            anchor: place(selection.anchor), head: place(selection.head), affinity: selection.affinity)
    }

    /// Makes room for a part of a file that has arrived.
    mutating func follow(arrived edit: Edit, in text: Rope, hasOtherBreaks: Bool) {
        layout.apply(edit, in: text)
        selection.makeRoom(at: edit.offset, for: edit.inserted.count)
        if hasOtherBreaks { layout.forget() }
    }

    /// Forgets all rows: the text ends its lines with other bytes now.
    mutating func forgetRows() { layout.forget() }

    /// Takes along which lines hold code.
    mutating func take(_ markdown: MarkdownStyler) { markdown.tell(&layout) }

    mutating func change(to settings: LayoutSettings) { layout.change(to: settings) }
}

extension DocumentView {
    /// Begins a second look, which shows what the first one shows.
    mutating func beginSecondLook() {
        secondLook = SecondLook(
            selection: selection, layout: layout, anchor: viewport.anchor, isScrolledAway: isScrolledAway,
            isPointedAt: isPointedAt)
    }

    /// Makes the second look the first one, and the other way round. Nothing else is touched, so doing it twice changes
    /// nothing.
    mutating func exchangeLooks() {
        guard var look = secondLook else { return }
        swap(&document.selection, &look.selection)
        swap(&layout, &look.layout)
        swap(&isScrolledAway, &look.isScrolledAway)
        swap(&isPointedAt, &look.isPointedAt)
        let anchor = viewport.anchor
        viewport.show(look.anchor)
        look.anchor = anchor
        secondLook = look
    }

    /// Goes on with the other look, as somebody does who goes over to it.
    mutating func goToSecondLook() {
        document.closeUndoStep()
        exchangeLooks()
        goalColumn = nil
        pageTrail.forget()
        isMarking = false
        followsEnd = false
        awaitedContext = nil
    }
}
