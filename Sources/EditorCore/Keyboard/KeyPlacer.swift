/// Gives the keys of one part of the panel their cells.
struct KeyPlacer {
    /// A key in its row, before the cells between the keys are shared out.
    private struct Spot {
        var key: PanelKey
        var text: String
        /// The cells of its label.
        var label: Range<Int>
        /// The cells that it has as its own.
        var face: Range<Int>
    }

    /// Spots that stand in one line, and the rows that they have.
    private struct Band {
        var spots: [Spot]
        var rows: Range<Int>
        /// The row of the labels.
        var labelRow: Int
    }

    private let content: PanelContent
    private let shape: PanelShape
    private let part: GridRect
    /// The columns that labels may use.
    private let lane: Range<Int>
    private(set) var placed: [PlacedKey] = []

    init(_ content: PanelContent, _ shape: PanelShape, in part: GridRect) {
        self.content = content
        self.shape = shape
        self.part = part
        let air = part.size.columns > 2 ? 1 : 0
        lane = part.origin.column + air..<part.origin.column + part.size.columns - air
    }

    /// Places the rows of `table` below the rule, each cell with its nearest key.
    mutating func place(_ table: KeyTable) {
        let end = part.origin.row + part.size.rows
        // A grid may use the air at the sides when it is as wide as the part.
        let width = shape.cells(table.width)
        let left = part.origin.column + max(0, (part.size.columns - width) / 2)
        var bands: [Band] = []
        var top = part.origin.row + 1
        for row in table.rows {
            let height = row.isLow ? 1 : shape.keyRows
            for spots in lines(of: row, block: left..<left + width) {
                guard top < end else { break }
                bands.append(Band(spots: spots, rows: top..<min(end, top + height), labelRow: top))
                top += height
            }
        }
        for band in Self.sharing(bands, from: part.origin.row + 1, to: end) { take(band) }
    }

    /// Bands that have keys; each has also the empty rows above it, and the last one those below it.
    private static func sharing(_ bands: [Band], from top: Int, to end: Int) -> [Band] {
        var shared = bands.filter { !$0.spots.isEmpty }
        var start = top
        for index in shared.indices {
            let isLast = index + 1 == shared.count
            shared[index].rows = start..<(isLast ? end : shared[index].rows.upperBound)
            start = shared[index].rows.upperBound
        }
        return shared
    }

    private mutating func take(_ band: Band) {
        let edges =
            [part.origin.column]
            + zip(band.spots, band.spots.dropFirst()).map {
                ($0.face.upperBound + $1.face.lowerBound + 1) / 2
            }
            + [part.origin.column + part.size.columns]
        for (index, spot) in band.spots.enumerated() {
            let columns = edges[index]..<max(edges[index], edges[index + 1])
            let rect = GridRect(
                origin: GridPosition(row: band.rows.lowerBound, column: columns.lowerBound),
                size: GridSize(rows: band.rows.count, columns: columns.count))
            placed.append(
                PlacedKey(
                    key: spot.key, text: spot.text,
                    label: GridPosition(row: band.labelRow, column: spot.label.lowerBound),
                    labelColumns: spot.label.count, rect: rect, isControl: false))
        }
    }

    // MARK: Rows

    private func lines(of row: KeyRow, block: Range<Int>) -> [[Spot]] {
        switch row.spacing {
        case .grid: [grid(row, from: block.lowerBound)]
        case .spread: [spread(row, over: block.count)]
        case .packed: packed(row)
        }
    }

    private func grid(_ row: KeyRow, from left: Int) -> [Spot] {
        var quarters = row.indent
        return row.keys.map { key in
            let start = left + shape.cells(quarters)
            quarters += key.width
            let face = start..<left + shape.cells(quarters)
            let text = content.choices.text(of: key)
            let width = min(content.choices.width(of: text), face.count)
            let column = face.lowerBound + (face.count - width) / 2
            return Spot(key: key, text: text, label: column..<column + width, face: face)
        }
    }

    /// Cells between two labels: what is needed to tell them apart, and what still looks like a row.
    static let gap = (least: 2, most: 5)

    private func spread(_ row: KeyRow, over width: Int) -> [Spot] {
        let (keys, texts) = turned(row.keys, in: lane.count)
        let widths = texts.map { min(content.choices.width(of: $0), lane.count) }
        let sum = widths.reduce(0, +)
        let gaps = max(1, keys.count - 1)
        let wanted = max(Self.gap.least * gaps, min(Self.gap.most * gaps, min(width, lane.count) - 2 - sum))
        let total = max(0, min(wanted, lane.count - sum))
        var used = 0
        let start = lane.lowerBound + max(0, (lane.count - sum - total) / 2)
        return keys.indices.map { index in
            let column = start + used + total * index / gaps
            used += widths[index]
            let label = column..<column + widths[index]
            return Spot(key: keys[index], text: texts[index], label: label, face: label)
        }
    }

    /// The keys of a row that fit, and one that shows the others where not all do.
    private func turned(_ all: [PanelKey], in columns: Int) -> ([PanelKey], [String]) {
        let more = PanelKey("more", spoken: "more keys", .turn)
        let texts = all.map(content.choices.text(of:))
        let widths = texts.map { content.choices.width(of: $0) + Self.gap.least }
        let room = columns + Self.gap.least
        if widths.reduce(0, +) <= room { return (all, texts) }
        let rest = room - 4 - Self.gap.least
        var pages: [Range<Int>] = []
        var start = 0
        var used = 0
        for index in all.indices {
            if used + widths[index] > rest, index > start {
                pages.append(start..<index)
                (start, used) = (index, 0)
            }
            used += widths[index]
        }
        pages.append(start..<all.count)
        let page = pages[max(0, content.hands.turn) % pages.count]
        return (Array(all[page]) + [more], Array(texts[page]) + ["more"])
    }

    /// The widest gap between packed labels at which all of them fit.
    private func gap(_ row: KeyRow, in room: Int) -> Int {
        guard shape.variant == .full else { return Self.gap.least }
        let widths = row.keys.map { content.choices.width(of: content.choices.text(of: $0)) }
        return widths.reduce(0, +) + 3 * (widths.count - 1) <= room ? 3 : Self.gap.least
    }

    private func packed(_ row: KeyRow) -> [[Spot]] {
        let lane = middle
        var keys = (row.turns ? turned(row.keys, in: lane.count).0 : row.keys)[...]
        let gap = row.lines == 1 ? gap(row, in: lane.count) : shape.variant == .full ? 3 : Self.gap.least
        return (0..<row.lines).map { line in
            let tail = line == 0 ? row.tail.prefix(1) : line == 1 ? row.tail.dropFirst() : []
            let ends = spots(tail, from: 0, to: lane.count, gap: 1)
            let shift = lane.upperBound - (ends.last?.label.upperBound ?? 0)
            let right = ends.map { moved($0, by: shift) }
            let limit = right.first.map { $0.label.lowerBound - gap } ?? lane.upperBound
            let spots = spots(keys, from: lane.lowerBound, to: limit, gap: gap)
            keys = keys.dropFirst(spots.count)
            return spots + right
        }
    }

    /// Columns of a docked panel that words keep to, so that they stand below the page and not at the far left of it.
    static let wordColumns = 78

    private var middle: Range<Int> {
        let spare = lane.count - Self.wordColumns
        guard content.arrangement == .docked, spare > 0 else { return lane }
        return lane.lowerBound + spare / 2..<lane.lowerBound + spare / 2 + Self.wordColumns
    }

    private func spots(_ keys: ArraySlice<PanelKey>, from left: Int, to limit: Int, gap: Int) -> [Spot] {
        var column = left
        var spots: [Spot] = []
        for key in keys {
            let text = content.choices.text(of: key)
            var width = content.choices.width(of: text)
            // A label that is too long for any line is cut; one that is too long for this line waits for the next.
            if column + width > limit, spots.isEmpty { width = max(0, limit - column) }
            guard width > 0, column + width <= limit else { break }
            spots.append(
                Spot(key: key, text: text, label: column..<column + width, face: column..<column + width))
            column += width + gap
        }
        return spots
    }

    private func moved(_ spot: Spot, by columns: Int) -> Spot {
        let label = spot.label.lowerBound + columns..<spot.label.upperBound + columns
        return Spot(key: spot.key, text: spot.text, label: label, face: label)
    }
}
