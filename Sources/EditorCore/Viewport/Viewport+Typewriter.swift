/// A page that holds the row of the caret where a typewriter holds the row being written.
///
/// The row stands on one row of the page, worked out from the page's height and nothing else. So it is the same from the
/// first line to the last, with blank rows above the text and below it, and at odd and even heights alike. Nothing is
/// added up from one key to the next: the top of the page is worked out from the caret's row each time.
extension Viewport {
    /// The row of the page, from 0, on which the caret's row is held; nil for a page that holds none.
    public var heldRow: Int? {
        typewriter.map { (height - 1) * max(0, min($0, 100)) / 100 }
    }

    /// Blank rows that may stand above the text.
    var mostLead: Int { heldRow ?? 0 }

    /// Moves the page so that `row` stands on the row that is held.
    ///
    /// - Complexity: O(height) rows.
    mutating func hold(_ row: Row, _ layout: inout DocumentLayout, _ text: Rope) {
        guard let heldRow else { return }
        if holds(row, &layout, text) { return }
        place(row, at: heldRow, &layout, text)
    }

    /// Whether `row` stands on the row that is held.
    func holds(_ row: Row, _ layout: inout DocumentLayout, _ text: Rope) -> Bool {
        guard let heldRow else { return false }
        let shown = rows(&layout, text)
        return heldRow < shown.count && shown[heldRow] == row
    }
}
