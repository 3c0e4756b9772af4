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
        lane = Self.lane(in: part)
    }

    private static func lane(in part: GridRect) -> Range<Int> {
        let air = part.size.columns > 2 ? 1 : 0
        return part.origin.column + air..<part.origin.column + part.size.columns - air
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
            return spot(keys[index], texts[index], column..<column + widths[index])
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

    // MARK: Words

    /// Columns of a docked panel that words keep to, so that they stand below the page and not at the far left of it.
    private static let wordColumns = 78

    /// The columns of a part of the panel that words may use.
    static func wordLane(in part: GridRect, isDocked: Bool) -> Range<Int> {
        let lane = lane(in: part)
        let spare = lane.count - wordColumns
        guard isDocked, spare > 0 else { return lane }
        return lane.lowerBound + spare / 2..<lane.lowerBound + spare / 2 + wordColumns
    }

    /// Cells between two words.
    static func wordGap(isFull: Bool) -> Int { isFull ? 3 : gap.least }

    /// The widest gap at which all keys of a row fit.
    private func gap(_ row: KeyRow, in room: Int) -> Int {
        let gap = Self.wordGap(isFull: shape.variant == .full)
        let widths = row.keys.map { content.choices.width(of: content.choices.text(of: $0)) }
        return widths.reduce(0, +) + gap * (widths.count - 1) <= room ? gap : Self.gap.least
    }

    /// Keys that flow into the lines of a row, and those of its tail at the right end.
    private func packed(_ row: KeyRow) -> [[Spot]] {
        let lane = Self.wordLane(in: part, isDocked: content.arrangement == .docked)
        let gap = row.lines == 1 ? gap(row, in: lane.count) : Self.wordGap(isFull: shape.variant == .full)
        var flow = LabelFlow(columns: lane.count - row.tailColumns, gap: gap)
        var lines = [[Spot]](repeating: [], count: row.lines)
        for key in row.turns ? turned(row.keys, in: lane.count).0 : row.keys {
            let text = content.choices.text(of: key)
            let place = flow.place(content.choices.width(of: text))
            guard place.row < lines.count else { break }
            let start = lane.lowerBound + place.columns.lowerBound
            lines[place.row].append(spot(key, text, start..<start + place.columns.count))
        }
        return lines.enumerated().map { $1 + tail(row, ofLine: $0, endingAt: lane.upperBound) }
    }

    private func tail(_ row: KeyRow, ofLine line: Int, endingAt end: Int) -> [Spot] {
        let keys = line == 0 ? row.tail.prefix(1) : line == 1 ? row.tail.dropFirst() : []
        var end = end
        let spots = keys.reversed().map { key in
            let text = content.choices.text(of: key)
            let start = end - content.choices.width(of: text)
            defer { end = start - 1 }
            return spot(key, text, start..<end)
        }
        return spots.reversed()
    }

    /// A key that has the cells of its label.
    private func spot(_ key: PanelKey, _ text: String, _ label: Range<Int>) -> Spot {
        Spot(key: key, text: text, label: label, face: label)
    }
}
