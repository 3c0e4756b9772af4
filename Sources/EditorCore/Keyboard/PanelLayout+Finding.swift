/// Ways to a key: by a cell, by walking, by its name.
extension PanelLayout {
    /// A step from key to key.
    public enum Direction: CaseIterable, Hashable, Sendable { case up, down, left, right }

    /// The key that a tap at `position` presses; nil outside the panel, and where the foot line speaks.
    public func key(at position: GridPosition) -> Int? { keys.firstIndex { $0.rect.contains(position) } }

    /// The key beside another; itself where there is none.
    public func neighbour(of index: Int, _ direction: Direction) -> Int {
        guard keys.indices.contains(index) else { return index }
        let origin = keys[index].label
        switch direction {
        case .left, .right:
            let row = keys.indices.filter { keys[$0].label.row == origin.row }
            let beside = row.filter {
                let column = keys[$0].label.column
                return direction == .left ? column < origin.column : column > origin.column
            }
            return beside.min { distance($0, index) < distance($1, index) } ?? index
        case .up, .down:
            let rows = Set(keys.map(\.label.row))
            let row =
                direction == .up
                ? rows.filter { $0 < origin.row }.max() : rows.filter { $0 > origin.row }.min()
            let there = keys.indices.filter { keys[$0].label.row == row }
            return there.min { distance($0, index) < distance($1, index) } ?? index
        }
    }

    /// Twice the columns between the middles of two labels.
    private func distance(_ one: Int, _ other: Int) -> Int { abs(middle(one) - middle(other)) }

    private func middle(_ index: Int) -> Int { 2 * keys[index].label.column + keys[index].labelColumns }

    /// The key that does what a key of another layout did, or else the nearest to where that one was.
    func index(ofKey index: Int, in former: PanelLayout) -> Int? {
        guard former.keys.indices.contains(index) else { return nil }
        let old = former.keys[index]
        let doesSame = { (key: PlacedKey) in
            key.key.action == old.key.action && key.isControl == old.isControl
        }
        if keys.indices.contains(index), doesSame(keys[index]) { return index }
        let away = { (key: PlacedKey) in
            abs(key.label.row - old.label.row) * 1000 + abs(key.label.column - old.label.column)
        }
        let same = keys.indices.filter { doesSame(keys[$0]) }
        let candidates = same.isEmpty ? Array(keys.indices) : same
        return candidates.min { away(keys[$0]) < away(keys[$1]) }
    }

    /// The keys whose spoken name, or a word of it, begins with `text`; whole names first, then names that begin so.
    public func matches(_ text: String) -> [Int] {
        let found = keys.indices.compactMap { index in
            keys[index].key.rank(for: text).map { (rank: $0, index: index) }
        }
        return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
    }
}
