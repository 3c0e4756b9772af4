/// The strip that candidates stand in.
public struct CandidateRoom: Hashable, Sendable {
    /// Cells across.
    public var columns: Int
    /// Rows when the strip is as usual, and when it is expanded.
    public var rows, expandedRows: Int
    /// How wide letters are.
    public var widths: CellWidth
    /// Cells between two candidates.
    public var gap: Int
    /// Whether each has its number on the page before it.
    public var isNumbered: Bool

    /// Rows of the strip, and rows when there are more words to see.
    public static let usual = (rows: 2, expandedRows: 5)

    /// As many rows as are usual.
    public init(
        columns: Int, rows: Int = usual.rows, expandedRows: Int = usual.expandedRows,
        widths: CellWidth = CellWidth(), gap: Int = 2, isNumbered: Bool = false
    ) {
        self.gap = gap
        self.isNumbered = isNumbered
        self.columns = columns
        self.rows = rows
        self.expandedRows = expandedRows
        self.widths = widths
    }
}

/// A candidate and where it stands in the strip.
public struct CandidatePlace: Hashable, Sendable {
    /// Which of all candidates it is, from 0.
    public let index: Int
    /// The candidate.
    public let text: String
    /// Its cells, one row, from the strip's top left. Narrower than the text where one row cannot hold it.
    public let area: GridRect
}

/// Candidates dealt out to pages of whole rows.
struct CandidatePages: Hashable, Sendable {
    private let places: [CandidatePlace]
    /// The index of each page's first candidate; one page at least.
    private let starts: [Int]

    /// How many pages there are, at least one.
    var count: Int { starts.count }

    /// What stands on the key of a candidate.
    static func label(_ candidate: String, number: Int) -> String { "\(number) \(candidate)" }

    /// Deals out on pages of as many rows as the strip of `room` has, usual or expanded; less than one counts as one.
    /// - Complexity: O(n) letters.
    init(_ candidates: [String], in room: CandidateRoom, isExpanded: Bool) {
        let rows = max(1, isExpanded ? room.expandedRows : room.rows)
        var places: [CandidatePlace] = []
        var starts = [0]
        var flow = LabelFlow(columns: room.columns, gap: room.gap)
        for (index, text) in candidates.enumerated() {
            func width(_ number: Int) -> Int {
                Self.cells(of: room.isNumbered ? Self.label(text, number: number) : text, room.widths)
            }
            var place = flow.place(width(index - (starts.last ?? 0) + 1))
            if place.row == rows {
                starts.append(index)
                flow = LabelFlow(columns: room.columns, gap: room.gap)
                place = flow.place(width(1))
            }
            let area = GridRect(
                origin: GridPosition(row: place.row, column: place.columns.lowerBound),
                size: GridSize(rows: 1, columns: place.columns.count))
            places.append(CandidatePlace(index: index, text: text, area: area))
        }
        self.places = places
        self.starts = starts
    }

    /// The page that a candidate stands on, from 0.
    func page(of index: Int) -> Int { max(0, (starts.firstIndex { $0 > index } ?? starts.count) - 1) }

    /// The index of a page's first candidate.
    func start(of page: Int) -> Int { starts[page] }

    /// What stands on a page.
    func places(on page: Int) -> [CandidatePlace] {
        let end = page + 1 < starts.count ? starts[page + 1] : places.count
        return Array(places[starts[page]..<end])
    }

    /// Cells of a line of text as it is drawn, marks for what is not sent included.
    private static func cells(of text: String, _ widths: CellWidth) -> Int {
        text.reduce(0) { sum, letter in
            let bytes = Array(letter.utf8)
            switch DisplayForm(bytes, in: bytes.indices, widths) {
            case .glyph(_, let width, _): return sum + width
            case .mark(let mark): return sum + mark.unicodeScalars.count
            }
        }
    }
}
