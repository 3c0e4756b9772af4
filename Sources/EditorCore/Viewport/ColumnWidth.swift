/// How wide a writer wants the column of text.
public enum ColumnWidth: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// So many cells.
    case cells(Int)
    /// A share of the screen's columns, in percent.
    case share(Int)

    /// The fewest cells, and the most, that can be asked for.
    public static let range = 10...400
    private static let shares = 10...100

    /// So many cells.
    public init(integerLiteral cells: Int) { self = .cells(cells) }

    /// Reads `72` or `60%`; nil for anything else, and for what is out of range.
    public init?(_ words: String) {
        if words.hasSuffix("%"), let percent = Int(words.dropLast()), Self.shares.contains(percent) {
            self = .share(percent)
        } else if let cells = Int(words), Self.range.contains(cells) {
            self = .cells(cells)
        } else {
            return nil
        }
    }

    /// As it is written in the settings.
    public var description: String {
        switch self {
        case .cells(let cells): "\(cells)"
        case .share(let percent): "\(percent)%"
        }
    }

    /// The cells that are wanted on a screen of so many columns. It may have no room for them.
    func cells(of columns: Int) -> Int {
        switch self {
        case .cells(let cells): cells
        case .share(let percent): max(Self.range.lowerBound, columns * percent / 100)
        }
    }
}
