/// What lies on the rows of a page beside their letters: styles, marks, found places, what is composed, the selection and
/// what is dimmed. On most pages that is nothing.
struct PageLayers {
    /// A stretch of one layer, in bytes from the start of its row.
    struct Run: Equatable {
        var range: Range<Int>
        var role: StyleRole
        var traits: CellTraits = []
    }

    /// What lies on one row.
    struct OnRow {
        /// The row, from the top.
        var row: Int
        /// Its parts of `styles`, `marks` and `hits`.
        var styles: Range<Int>, marks: Range<Int>, hits: Range<Int>
        /// In bytes from its start.
        var composed: Range<Int>, selection: Range<Int>
        /// What is not dimmed; nil when nothing is.
        var focus: Range<Int>?
        var showsSelectedEnd: Bool

        fileprivate var isEmpty: Bool {
            styles.isEmpty && marks.isEmpty && hits.isEmpty && composed.isEmpty && selection.isEmpty
                && focus == nil && !showsSelectedEnd
        }
    }

    /// Those rows on which something lies, from the top.
    private var rows: [OnRow] = []
    private(set) var styles: [Run] = []
    private(set) var marks: [Run] = []
    private(set) var hits: [Range<Int>] = []

    /// Nothing at all.
    init() {}

    /// Rows and layers are all in text order, so one walk goes along all of them.
    ///
    /// - Complexity: O(rows + runs of the page); O(1) when nothing lies on it.
    init(_ shown: ArraySlice<Row>, of page: Page) {
        guard page.hasLayers else { return }
        var (style, mark, hit) = (0, 0, 0)
        for (index, row) in shown.enumerated() {
            let (oldStyles, oldMarks, oldHits) = (styles.count, marks.count, hits.count)
            Self.forEach(of: page.styles, from: &style, in: row, \.range) {
                styles.append(Run(range: $1, role: $0.role, traits: $0.traits))
            }
            Self.forEach(of: page.marks, from: &mark, in: row, \.range) {
                marks.append(Run(range: $1, role: $0.role))
            }
            Self.forEach(of: page.hits, from: &hit, in: row, \.self) { hits.append($1) }
            let found = OnRow(
                row: index,
                styles: oldStyles..<styles.count, marks: oldMarks..<marks.count, hits: oldHits..<hits.count,
                composed: page.composed.map(row.part) ?? 0..<0, selection: row.part(page.selection.range),
                focus: page.focus.map(row.part),
                showsSelectedEnd: row.isLast && page.selection.range.contains(row.end))
            if !found.isEmpty { rows.append(found) }
        }
    }

    /// What lies on row `index`; nil when nothing does.
    ///
    /// - Complexity: O(log rows).
    subscript(index: Int) -> OnRow? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].row < index { low = middle + 1 } else { high = middle }
        }
        return low < rows.count && rows[low].row == index ? rows[low] : nil
    }

    /// Whether the same lies on row `index` as in `other`.
    ///
    /// - Complexity: O(log rows + runs of the row).
    func showSame(_ index: Int, as other: PageLayers) -> Bool {
        if rows.isEmpty, other.rows.isEmpty { return true }
        guard let mine = self[index], let its = other[index] else {
            return self[index] == nil && other[index] == nil
        }
        return mine.focus == its.focus && mine.selection == its.selection && mine.composed == its.composed
            && mine.showsSelectedEnd == its.showsSelectedEnd
            && styles[mine.styles] == other.styles[its.styles]
            && marks[mine.marks] == other.marks[its.marks]
            && hits[mine.hits] == other.hits[its.hits]
    }

    /// What of `items` is in a row; `first` is the first of them that does not end before it.
    private static func forEach<Item>(
        of items: [Item], from first: inout Int, in row: Row,
        _ range: (Item) -> Range<TextOffset>, _ take: (Item, Range<Int>) -> Void
    ) {
        while first < items.count, range(items[first]).upperBound <= row.start { first += 1 }
        var index = first
        while index < items.count, range(items[index]).lowerBound < row.end {
            take(items[index], row.part(range(items[index])))
            index += 1
        }
    }
}

extension Page {
    /// Whether anything lies on the letters.
    fileprivate var hasLayers: Bool {
        !styles.isEmpty || !marks.isEmpty || !hits.isEmpty || composed != nil || focus != nil
            || !selection.range.isEmpty
    }
}

extension Row {
    /// What of a range is in this row, in bytes from its start.
    fileprivate func part(_ range: Range<TextOffset>) -> Range<Int> {
        let part = range.clamped(to: self.range)
        return part.isEmpty ? 0..<0 : part.lowerBound - start..<part.upperBound - start
    }
}
