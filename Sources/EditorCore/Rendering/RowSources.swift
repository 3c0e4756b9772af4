/// All that the rows on show are drawn from. It goes along from one picture to the next, and what of it changes is what
/// is drawn.
///
/// The bytes of all rows lie in one array, and only rows that change are written there: between two keys the processor
/// forgets what it has read, so that the memory touched for a key counts more than the steps taken.
struct RowSources {
    /// Which part of the bytes a row has, and how far it is indented.
    private struct Row: Equatable {
        var count: Int
        var indent: Int
    }

    private var rows: [Row] = []
    /// The bytes of each row behind those of the row before.
    private var bytes: [UInt8] = []
    /// What lies on the rows.
    private(set) var layers = PageLayers()

    /// Nothing on show.
    init() {}

    /// How many rows are known.
    var count: Int { rows.count }

    /// Takes what is on show now.
    ///
    /// - Returns: the rows that do not look as they did, from the top.
    /// - Complexity: O(bytes of the rows + runs of the page); for a row that has changed, O(bytes of all rows).
    mutating func follow(_ shown: ArraySlice<EditorCore.Row>, of page: Page) -> [Int] {
        let former = layers
        layers = PageLayers(shown, of: page)
        var changed: [Int] = []
        var start = 0
        for (index, row) in shown.enumerated() {
            let new = Row(count: row.range.count, indent: row.indent)
            let isSame =
                index < rows.count && rows[index] == new && layers.showSame(index, as: former)
                && page.text.holds(bytes[start..<start + new.count], at: row.start)
            if !isSame {
                changed.append(index)
                put(page.text.bytes(in: row.range), new, at: index, start)
            }
            start += new.count
        }
        forgetRows(from: shown.count)
        return changed
    }

    /// Forgets the rows from `index` on: they are gone, or something else is drawn over them.
    mutating func forgetRows(from index: Int) {
        let index = max(0, index)
        guard index < rows.count else { return }
        bytes.removeLast(rows[index...].reduce(0) { $0 + $1.count })
        rows.removeSubrange(index...)
    }

    /// - Parameter start: where the bytes of the row begin.
    private mutating func put(_ new: [UInt8], _ row: Row, at index: Int, _ start: Int) {
        if index < rows.count {
            bytes.replaceSubrange(start..<start + rows[index].count, with: new)
            rows[index] = row
        } else {
            bytes += new
            rows.append(row)
        }
    }
}
