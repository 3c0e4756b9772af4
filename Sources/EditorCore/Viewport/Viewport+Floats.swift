/// A panel that floats takes no rows from the page, and yet the row being written must be seen.
extension Viewport {
    /// Moves the page, as little as possible, so that `row` stands on none of the `covered` rows of the page.
    ///
    /// Below the end of the text blank rows may come to be shown for it; above its start only a typewriter has some.
    /// - Parameter covered: rows of the page, from 0, that cannot be seen.
    /// - Returns: whether the row can be seen now.
    /// - Complexity: O(height) rows.
    public mutating func clear(
        _ row: Row, of covered: [Range<Int>], _ layout: inout DocumentLayout, _ text: Rope
    ) -> Bool {
        let shown = rows(&layout, text)
        guard let index = shown.firstIndex(of: row) else { return false }
        let isCovered = { (row: Int) in covered.contains { $0.contains(row) } }
        guard isCovered(index) else { return true }
        let targets = (0..<height).filter { !isCovered($0) }
            .sorted { (abs($0 - index), $0) < (abs($1 - index), $1) }
        for target in targets {
            var moved = self
            moved.place(row, at: target, &layout, text)
            let placed = moved.rows(&layout, text)
            guard target < placed.count, placed[target] == row else { continue }
            self = moved
            return true
        }
        return false
    }
}
