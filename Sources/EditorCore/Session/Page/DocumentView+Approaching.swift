/// Laying out far places a slice at a time.
///
/// Nearly always there is nothing to do: only a paragraph of megabytes, visited far from what is known of it, takes
/// longer than a key may. Each method here wraps as much as its budget allows, and answers how much of the way is
/// done, in percent, or nil when all is known that it is asked about.
extension DocumentView {
    /// Paragraphs shorter than this are wrapped when somebody asks, in bytes.
    static let longParagraph = 65_536

    /// Towards what `settleViewport` and `visibleRows` need.
    mutating func approachPage(_ budget: inout Int) -> Int? {
        guard text.count > budget else { return nil }
        if let percent = layout.approach(min(viewport.top, text.end), &budget, in: text) { return percent }
        if !isScrolledAway {
            if let percent = layout.approach(selection.head, &budget, in: text) { return percent }
        }
        let rows = visibleRows()
        if viewport.heldRow == nil || isPointedAt || isScrolledAway {
            if rows.count == viewport.height, isScrolledAway || rows.contains(caretRow()) { return nil }
        } else if viewport.holds(caretRow(), &layout, document.text) {
            return nil
        }
        return approachAbove(&budget)
    }

    /// Towards what moving up by a page needs besides.
    mutating func approachAbove(_ budget: inout Int) -> Int? {
        guard text.count > budget else { return nil }
        var start = text.paragraphStart(containing: min(viewport.top, selection.head, text.end))
        for _ in 0..<viewport.height where start > .zero {
            let end = start - 1
            start = text.paragraphStart(containing: end)
            guard end - start > Self.longParagraph else { continue }
            if let percent = layout.approach(end, &budget, in: text) { return percent }
        }
        return nil
    }

    /// Whether the row at the top of the page is known.
    mutating func knowsTop() -> Bool {
        var nothing = 0
        return layout.approach(min(viewport.top, text.end), &nothing, in: text) == nil
    }
}
