/// All that the rows on show are drawn from, by which one frame tells which of them looked the same in the one before.
///
/// Bytes and layers of all rows lie in one array each, of which every row has a part. Made anew for each key, arrays for
/// each row would cost more to make than the rows to compare.
struct RowSources {
    /// A stretch of one layer, in bytes from the start of its row.
    struct Run: Equatable {
        var range: Range<Int>
        var role: StyleRole
        var traits: CellTraits = []
    }

    /// What one row is drawn from. Small, for there is one for each row on show, and all are made anew for each key.
    struct Row {
        /// Where its part of `bytes` begins, and how long that is.
        var start: Int, count: Int
        var indent: Int
        /// Where in `layers` its own are; nil when no layer has anything on it, as on most rows of most pages.
        var layers: Int?
    }

    /// What lies on one row.
    struct Layers {
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

    private(set) var rows: [Row] = []
    private var layers: [Layers] = []
    private(set) var styles: [Run] = []
    private(set) var marks: [Run] = []
    private(set) var hits: [Range<Int>] = []
    private var bytes: [UInt8] = []

    /// Nothing on show.
    init() {}

    /// Rows and layers are all in text order, so one walk goes along all of them.
    ///
    /// - Complexity: O(bytes of the rows + runs of the page)
    init(_ shown: ArraySlice<EditorCore.Row>, of page: Page) {
        guard let first = shown.first, let last = shown.last else { return }
        bytes = page.text.bytes(in: first.start..<last.end)
        rows.reserveCapacity(shown.count)
        var (style, mark, hit) = (0, 0, 0)
        for row in shown {
            let (oldStyles, oldMarks, oldHits) = (styles.count, marks.count, hits.count)
            Self.forEach(of: page.styles, from: &style, in: row, \.range) {
                styles.append(Run(range: $1, role: $0.role, traits: $0.traits))
            }
            Self.forEach(of: page.marks, from: &mark, in: row, \.range) {
                marks.append(Run(range: $1, role: $0.role))
            }
            Self.forEach(of: page.hits, from: &hit, in: row, \.self) { hits.append($1) }
            let found = Layers(
                styles: oldStyles..<styles.count, marks: oldMarks..<marks.count, hits: oldHits..<hits.count,
                composed: page.composed.map(row.part) ?? 0..<0, selection: row.part(page.selection.range),
                focus: page.focus.map(row.part),
                showsSelectedEnd: row.isLast && page.selection.range.contains(row.end))
            rows.append(
                Row(
                    start: row.start - first.start, count: row.range.count, indent: row.indent,
                    layers: found.isEmpty ? nil : layers.count))
            if !found.isEmpty { layers.append(found) }
        }
    }

    /// What lies on row `index`; nil when nothing does.
    func layers(of index: Int) -> Layers? { rows[index].layers.map { layers[$0] } }

    /// What of `items` is in a row; `first` is the first of them that does not end before it.
    private static func forEach<Item>(
        of items: [Item], from first: inout Int, in row: EditorCore.Row,
        _ range: (Item) -> Range<TextOffset>, _ take: (Item, Range<Int>) -> Void
    ) {
        while first < items.count, range(items[first]).upperBound <= row.start { first += 1 }
        var index = first
        while index < items.count, range(items[index]).lowerBound < row.end {
            take(items[index], row.part(range(items[index])))
            index += 1
        }
    }

    /// Whether row `index` looks the same in `other`.
    ///
    /// - Complexity: O(bytes and runs of the row)
    func showSame(_ index: Int, as other: RowSources) -> Bool {
        guard index < rows.count, index < other.rows.count else { return false }
        let (mine, its) = (rows[index], other.rows[index])
        guard mine.count == its.count, mine.indent == its.indent, haveSameLayers(mine, its, of: other) else {
            return false
        }
        return bytes.withUnsafeBytes { bytes in
            other.bytes.withUnsafeBytes {
                ByteScan.areEqual(
                    bytes.part(mine.start..<mine.start + mine.count),
                    $0.part(its.start..<its.start + its.count))
            }
        }
    }

    private func haveSameLayers(_ mine: Row, _ its: Row, of other: RowSources) -> Bool {
        guard let mine = mine.layers.map({ layers[$0] }), let its = its.layers.map({ other.layers[$0] })
        else { return mine.layers == nil && its.layers == nil }
        return mine.focus == its.focus && mine.selection == its.selection && mine.composed == its.composed
            && mine.showsSelectedEnd == its.showsSelectedEnd
            && Self.same(styles, mine.styles, other.styles, its.styles)
            && Self.same(marks, mine.marks, other.marks, its.marks)
            && Self.same(hits, mine.hits, other.hits, its.hits)
    }

    private static func same<Item: Equatable>(
        _ mine: [Item], _ part: Range<Int>, _ other: [Item], _ its: Range<Int>
    ) -> Bool {
        part.count == its.count && zip(part, its).allSatisfy { mine[$0] == other[$1] }
    }

    /// Forgets the rows from `index` on: something else is drawn over them.
    mutating func forgetRows(from index: Int) {
        if index < rows.count { rows.removeSubrange(max(0, index)...) }
    }
}

extension Row {
    /// What of a range is in this row, in bytes from its start.
    fileprivate func part(_ range: Range<TextOffset>) -> Range<Int> {
        let part = range.clamped(to: self.range)
        return part.isEmpty ? 0..<0 : part.lowerBound - start..<part.upperBound - start
    }
}
