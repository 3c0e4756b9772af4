/// Draws pages, one after the other.
///
/// Each picture is made from the page alone. Yet from one key to the next most rows show the same bytes with the same
/// marks, and those are taken over from the picture before: what is remembered saves work and changes nothing.
public struct FrameComposer: Sendable {
    /// All that a row's cells come from.
    private struct Source: Equatable {
        /// How many bytes it has.
        var count: Int
        var indent: Int
        var showsSelectedEnd: Bool
        var selection: Range<Int>
        var hits: [Range<Int>]
        var marks: [Mark]
        var composed: Range<Int>
    }

    /// A mark in bytes from the start of its row.
    private struct Mark: Equatable {
        var range: Range<Int>
        var role: StyleRole
    }

    /// All that the rows on show come from.
    private struct Sources {
        /// The bytes of all rows in one piece: an array for each would cost more to make than its row to compare.
        var bytes: [UInt8] = []
        /// Where in `bytes` each row starts.
        var starts: [Int] = []
        var rows: [Source] = []

        func showSame(_ index: Int, as other: Sources) -> Bool {
            guard index < rows.count, index < other.rows.count, rows[index] == other.rows[index] else {
                return false
            }
            return bytes.withUnsafeBytes { mine in
                other.bytes.withUnsafeBytes {
                    ByteScan.areEqual(mine.part(range(index)), $0.part(other.range(index)))
                }
            }
        }

        private func range(_ index: Int) -> Range<Int> { starts[index]..<starts[index] + rows[index].count }
    }

    private var geometry: PageGeometry?
    private var layout: LayoutSettings?
    private var sources = Sources()
    /// Rows of the page down to the last one that the foot covers.
    private var coveredEnd = 0
    private var last = Frame(size: GridSize(rows: 0, columns: 0))
    /// The foot line is blank, as it is while somebody writes.
    private var isFootBlank = true

    /// A composer that has drawn nothing yet.
    public init() {}

    /// The picture of `page`.
    ///
    /// - Complexity: O(cells of the rows that differ from those of the page before).
    public mutating func frame(of page: Page) -> Frame {
        if page.geometry != geometry || page.layout != layout {
            geometry = page.geometry
            layout = page.layout
            sources = Sources()
            coveredEnd = 0
            last = Frame(size: page.geometry.size)
            isFootBlank = true
        }
        let rows = page.rows.prefix(page.geometry.text.size.rows)
        let present = sources(of: rows, page)
        let caretRow = rows.firstIndex { $0.shows(page.selection) }
        var caretContent: RowContent?
        for index in 0..<max(present.rows.count, sources.rows.count, coveredEnd) {
            if present.showSame(index, as: sources) { continue }
            last.clear(row: page.geometry.text.origin.row + index)
            guard index < rows.count else { continue }
            let content = RowContent(rows[index], page.text, page.layout)
            paint(content, index, page, present.rows[index])
            if index == caretRow { caretContent = content }
        }
        sources = present
        last.caret = page.geometry.position(row: 0, column: 0)
        if let caretRow {
            // Typing paints the caret's row, so it has been laid out.
            let content = caretContent ?? RowContent(rows[caretRow], page.text, page.layout)
            last.caret = page.geometry.position(
                row: caretRow, column: content.column(of: page.selection.head))
        }
        paintFoot(page)
        return last
    }

    /// Rows and hits are both in text order, so one walk goes along both.
    private func sources(of rows: ArraySlice<Row>, _ page: Page) -> Sources {
        guard let first = rows.first, let last = rows.last else { return Sources() }
        var hits = page.hits[...]
        var marks = page.marks[...]
        return Sources(
            bytes: page.text.bytes(in: first.start..<last.end),
            starts: rows.map { $0.start - first.start },
            rows: rows.map { row in
                hits = hits.drop { $0.upperBound <= row.start }
                marks = marks.drop { $0.range.upperBound <= row.start }
                return source(
                    of: row, page, hits: hits.prefix { $0.lowerBound < row.end },
                    marks: marks.prefix { $0.range.lowerBound < row.end })
            })
    }

    private func source(
        of row: Row, _ page: Page, hits: ArraySlice<Range<TextOffset>>, marks: ArraySlice<PageMark>
    ) -> Source {
        let inside = { (range: Range<TextOffset>) in
            let part = range.clamped(to: row.range)
            return part.isEmpty ? 0..<0 : part.lowerBound - row.start..<part.upperBound - row.start
        }
        return Source(
            count: row.range.count, indent: row.indent, showsSelectedEnd: showsSelectedEnd(of: row, page),
            selection: inside(page.selection.range),
            hits: hits.map(inside), marks: marks.map { Mark(range: inside($0.range), role: $0.role) },
            composed: page.composed.map(inside) ?? 0..<0)
    }

    /// Whether the paragraph's end is selected, which shows as one blank cell behind its last letter.
    private func showsSelectedEnd(of row: Row, _ page: Page) -> Bool {
        row.isLast && page.selection.range.contains(row.end)
    }

    /// - Parameter source: has the hits and marks of the row.
    private mutating func paint(_ content: RowContent, _ index: Int, _ page: Page, _ source: Source) {
        let row = content.row
        let origin = page.geometry.text.origin
        var hits = source.hits[...]
        var marks = source.marks[...]
        for cluster in content.clusters where cluster.width > 0 {
            let place = GridPosition(row: origin.row + index, column: origin.column + cluster.column)
            let start = cluster.range.lowerBound
            hits = hits.drop { $0.upperBound <= start - row.start }
            marks = marks.drop { $0.range.upperBound <= start - row.start }
            let isHit = hits.first?.contains(start - row.start) ?? false
            let mark = marks.first.flatMap { $0.range.contains(start - row.start) ? $0.role : nil }
            let isSelected = page.selection.range.contains(start)
            let isComposed = page.composed?.contains(start) ?? false
            last.put(
                cluster, at: place,
                role: isSelected ? .selection : isComposed ? .composed : isHit ? .hit : mark ?? .text)
        }
        if showsSelectedEnd(of: row, page), content.width < page.geometry.text.size.columns {
            let place = GridPosition(row: origin.row + index, column: origin.column + content.width)
            last.put(Cell(role: .selection), at: place)
        }
    }

    private mutating func paintFoot(_ page: Page) {
        guard let row = page.geometry.footRow, page.foot != .quiet || !isFootBlank else { return }
        isFootBlank = page.foot == .quiet
        last.clear(row: row)
        let painter = FootPainter(geometry: page.geometry, settings: page.layout)
        // Rows that a long sentence covers are not what their sources say.
        let end = row - page.geometry.text.origin.row
        let covered = end + 1 - painter.rows(of: page.foot)
        coveredEnd = covered < end ? end : 0
        if covered < sources.rows.count { sources.rows.removeSubrange(max(0, covered)...) }
        if let caret = painter.paint(page.foot, into: &last) { last.caret = caret }
    }
}
