/// A panel that floats takes no rows from the page, and yet the row being written must be seen.
extension Viewport {
    /// Moves the page, as little as possible, so that `row` stands on none of the `covered` rows of the page.
    ///
    /// Below the end of the text blank rows may come to be shown for it; above its start never.
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
            guard target > index else {
                show(top: shown[index - target].start)
                return true
            }
            let lifted = climb(from: shown[0], target - index, &layout, text)
            if distance(from: lifted, to: shown[0], &layout, text) == target - index {
                show(top: lifted.start)
                return true
            }
        }
        return false
    }
}
