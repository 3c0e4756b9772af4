/// What a row shows, and how its cells and its bytes answer to each other.
public struct RowContent: Sendable {
    /// The row.
    public let row: Row
    /// Its clusters from left to right.
    public let clusters: [LaidCluster]
    private let limit: Int

    /// Lays a row out.
    ///
    /// - Complexity: O(bytes of the row).
    public init(_ row: Row, _ text: Rope, _ settings: LayoutSettings) {
        self.row = row
        limit = settings.width
        var breaker = RowBreaker(text, from: row.start, to: row.end, settings)
        clusters = breaker.clusters(from: row.start, to: row.end, indent: row.indent)
    }

    /// Cells covered, indent included and hanging spaces aside; at most the width of the column.
    public var width: Int { clusters.last.map { min(limit, $0.column + $0.width) } ?? row.indent }

    /// The column of a caret at `offset`; held at the edge for what hangs.
    public func column(of offset: TextOffset) -> Int {
        guard let cluster = clusters.first(where: { $0.range.lowerBound >= offset }) else { return width }
        return min(limit, cluster.column)
    }

    /// The place for a caret that comes to `column` from above or below: before the cluster that covers it.
    public func place(atColumn column: Int) -> TextOffset {
        clusters.first { $0.column + $0.width > column }?.range.lowerBound ?? endOfWords
    }

    /// The edge nearest to a pointer in `column`.
    public func edge(nearColumn column: Int) -> TextOffset {
        guard let cluster = clusters.first(where: { $0.column + $0.width > column }) else {
            return endOfWords
        }
        return 2 * (column - cluster.column) >= max(2, cluster.width)
            ? cluster.range.upperBound : cluster.range.lowerBound
    }

    /// Where the End key goes: behind the last letter, before the blanks that hang at a wrap.
    public var endOfWords: TextOffset {
        if row.isLast { return row.end }
        let last = clusters.last { $0.display != .blank }
        return last?.range.upperBound ?? row.start
    }
}

extension Row {
    /// Whether this row is the one that shows the caret of `selection`.
    public func shows(_ selection: Selection) -> Bool {
        let caret = selection.head
        guard caret >= start, caret <= end, !isGap else { return false }
        if caret == end, !isLast { return selection.affinity == .upstream }
        if caret == start, !isFirst { return selection.affinity == .downstream }
        return true
    }
}
