/// The strip that candidates stand in.
public struct CandidateRoom: Hashable, Sendable {
    /// Cells across.
    public var columns: Int
    /// Rows when the strip is as usual, and when it is expanded.
    public var rows, expandedRows: Int
    /// How wide letters are.
    public var widths: CellWidth
    /// Cells of the number that stands before each candidate.
    public var numberColumns: Int

    /// Rows of the strip, and rows when there are more words to see.
    public static let usual = (rows: 2, expandedRows: 5)

    /// As many rows as are usual.
    public init(
        columns: Int, rows: Int = usual.rows, expandedRows: Int = usual.expandedRows,
        widths: CellWidth = CellWidth(),
        numberColumns: Int = 0
    ) {
        self.numberColumns = numberColumns
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

/// Candidates dealt out to pages of whole rows: each goes into the row before if it fits, two cells from its neighbour.
struct CandidatePages: Hashable, Sendable {
    private static let gap = 2

    private let places: [CandidatePlace]
    /// The index of each page's first candidate; one page at least.
    private let starts: [Int]

    /// How many pages there are, at least one.
    var count: Int { starts.count }

    /// Deals out on pages of `size`, of which a side below 1 counts as 1.
    /// - Complexity: O(n) letters.
    init(_ candidates: [String], size: GridSize, widths: CellWidth, numberColumns: Int = 0) {
        let columns = max(1, size.columns)
        var places: [CandidatePlace] = []
        var starts = [0]
        var next = GridPosition(row: 0, column: 0)
        for (index, text) in candidates.enumerated() {
            let width = min(columns, numberColumns + Self.cells(of: text, widths))
            if next.column > 0, next.column + width > columns {
                next = GridPosition(row: next.row + 1, column: 0)
            }
            if next.row == max(1, size.rows) {
                next.row = 0
                starts.append(index)
            }
            let area = GridRect(origin: next, size: GridSize(rows: 1, columns: width))
            places.append(CandidatePlace(index: index, text: text, area: area))
            next.column += width + Self.gap
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
