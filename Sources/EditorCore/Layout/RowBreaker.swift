/// Fills rows with clusters, greedily, and lays their cells out.
///
/// Where a row ends depends only on the text from its start on: each row begins with a fresh line breaker. That is
/// what makes any row start a place to go on from (see `RowTable`).
///
/// - Spaces and tabs never begin a row because they do not fit: they hang at the edge.
/// - A word that is wider than a row is cut between clusters.
/// - A cluster is never cut; one wider than the row stands alone in it.
struct RowBreaker {
    private let text: Rope
    private let limit: TextOffset
    private let settings: LayoutSettings
    private var window: [UInt8] = []
    private var windowStart: TextOffset
    /// The column in which the present row begins.
    private var indent = 0
    /// Rows filled, to measure work by.
    private(set) var rowsWrapped = 0

    /// Bytes read ahead: few at first, for most who ask want a row or two; more for who fills one row after the other.
    private var readAhead = 512
    private static let longestReadAhead = 4096

    /// A breaker for the paragraph, or the row, that lies between two places.
    init(_ text: Rope, from start: TextOffset, to limit: TextOffset, _ settings: LayoutSettings) {
        self.text = text
        self.limit = limit
        self.settings = settings
        windowStart = start
    }

    /// Where the row ends that begins at `start`, in column `indent`.
    ///
    /// - Complexity: O(bytes of the row and of the word that did not fit).
    mutating func endOfRow(from start: TextOffset, indent: Int = 0) -> TextOffset {
        rowsWrapped += 1
        self.indent = indent
        var wanted = 4 * settings.width + 64
        while true {
            fillWindow(from: start, atLeast: wanted)
            if let end = fill(from: start - windowStart) { return windowStart + end }
            wanted = 2 * (windowEnd - start)
        }
    }

    /// The clusters between two places of one row that begins in column `indent`, with their cells.
    mutating func clusters(
        from start: TextOffset, to end: TextOffset, indent: Int = 0
    ) -> [LaidCluster] {
        var laid: [LaidCluster] = []
        laid.reserveCapacity(end - start)
        forEachCluster(from: start, to: end, indent: indent) { laid.append($0) }
        return laid
    }

    /// The column of a caret at `offset` in a row; held at the edge for what hangs.
    static func column(of offset: TextOffset, in row: Row, _ text: Rope, _ settings: LayoutSettings) -> Int {
        var breaker = RowBreaker(text, from: row.start, to: row.end, settings)
        var column = row.indent
        breaker.forEachCluster(from: row.start, to: min(offset, row.end), indent: row.indent) {
            column = $0.column + $0.width
        }
        return min(settings.width, column)
    }

    /// Calls `take` with each of these clusters, from left to right.
    @inline(__always)
    mutating func forEachCluster(
        from start: TextOffset, to end: TextOffset, indent: Int = 0, _ take: (LaidCluster) -> Void
    ) {
        self.indent = indent
        fillWindow(from: start, atLeast: end - start)
        var scanner = ClusterScanner(
            window, from: start - windowStart, isFinal: true, findsBreaks: false)
        var column = indent
        while let cluster = scanner.next(), windowStart + cluster.start < end {
            let shape = shape(of: cluster, at: column)
            take(
                LaidCluster(
                    range: windowStart + cluster.start..<windowStart + cluster.end, column: column,
                    width: shape.width, display: shape.display))
            column += shape.width
        }
    }

    private var windowEnd: TextOffset { windowStart + window.count }

    private mutating func fillWindow(from start: TextOffset, atLeast count: Int) {
        let needed = min(limit, start + count)
        guard start < windowStart || needed > windowEnd else { return }
        windowStart = start
        window = text.bytes(in: start..<min(limit, start + max(count, readAhead)))
        readAhead = min(2 * readAhead, Self.longestReadAhead)
    }

    /// Where the row ends, in bytes of the window; nil when the window ends first.
    private func fill(from start: Int) -> Int? {
        let isFinal = windowEnd == limit
        var scanner = ClusterScanner(window, from: start, isFinal: isFinal)
        var column = indent
        var breakPlace: Int?
        while let cluster = scanner.next() {
            if cluster.canBreakBefore, cluster.start > start { breakPlace = cluster.start }
            let width = width(of: cluster, at: column)
            if column + width > settings.width, cluster.start > start { return breakPlace ?? cluster.start }
            column += width
        }
        return isFinal ? window.count : nil
    }

    /// Cells that a cluster takes at a column. What hangs takes none.
    private func width(of cluster: ClusterScanner.Cluster, at column: Int) -> Int {
        switch cluster.kind {
        case .ascii: 1
        case .space: column < settings.width ? 1 : 0
        case .tab: tabWidth(at: column)
        case .other: shape(of: cluster, at: column).width
        }
    }

    /// To the next stop, cut at the edge.
    private func tabWidth(at column: Int) -> Int {
        max(0, min(settings.tabWidth - column % settings.tabWidth, settings.width - column))
    }

    private func shape(
        of cluster: ClusterScanner.Cluster, at column: Int
    ) -> (display: LaidCluster.Display, width: Int) {
        switch cluster.kind {
        case .ascii:
            (.glyph(.scalar(Unicode.Scalar(window[cluster.start])), isDoubtful: false), 1)
        case .space:
            (.blank, column < settings.width ? 1 : 0)
        case .tab:
            (.blank, tabWidth(at: column))
        case .other:
            shape(of: cluster.start..<cluster.end)
        }
    }

    private func shape(of range: Range<Int>) -> (display: LaidCluster.Display, width: Int) {
        if windowStart + range.lowerBound == .zero, window[range] == [0xEF, 0xBB, 0xBF] {
            // A byte order mark is part of the file and not of the text.
            return (.blank, 0)
        }
        return form(of: range)
    }

    private func form(of range: Range<Int>) -> (display: LaidCluster.Display, width: Int) {
        switch DisplayForm(window, in: range, settings.cellWidth, plain: settings.usesPlainMarks) {
        case .glyph(let glyph, let width, let isDoubtful):
            (.glyph(glyph, isDoubtful: isDoubtful), width)
        case .mark(let mark):
            (.mark(mark), min(mark.unicodeScalars.count, settings.width - indent))
        }
    }
}
