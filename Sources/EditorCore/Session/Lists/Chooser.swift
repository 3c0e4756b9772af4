/// A list that is filtered by what one types, and of which one row is chosen.
///
/// **Idea.** The line in the foot is a prompt like any other; this is the list above it. Its rows are places in `items`:
/// all of them in their order while nothing is typed, else those that fit, the best first.
///
/// **Invariant.** `choice` is a row that can be chosen whenever there is one. Items are looked at in slices of a few
/// milliseconds; `pending` says which are still to be looked at. What is shown is right for the items looked at so far.
struct Chooser: Sendable {
    /// Who wants to know.
    enum Purpose: Hashable, Sendable {
        /// A command to be run, or a setting to be changed.
        case command
        /// A place in the text.
        case outline
        /// A text to be brought to the front.
        case openText
        /// A file to be opened again.
        case recentFile
        /// A file to be opened.
        case file
        /// A text of a book.
        case chapter
        /// Something that was found in a book.
        case hit
        /// A text to be brought back.
        case left
        /// How a text is stored.
        case storing
        /// The same, with all that there is to be known.
        case help

        /// What stands before the line.
        var label: String {
            switch self {
            case .command: "Command:"
            case .outline: "Outline:"
            case .openText: "Open texts:"
            case .recentFile: "Recent files:"
            case .file: "Open:"
            case .chapter: "Words:"
            case .hit: "Found:"
            case .storing: "Stored as:"
            case .left: "Bring back:"
            case .help: "Help:"
            }
        }

        /// Whether what is looked for may be Japanese.
        var takesJapanese: Bool {
            switch self {
            case .command, .help, .storing: false
            case .openText, .recentFile, .file, .outline, .chapter, .hit, .left: true
            }
        }
    }

    /// A key that does something with the chosen row.
    struct Key: Hashable, Sendable {
        var chord: KeyChord
        /// What it does, in a word or two.
        var label: String
        /// Both, as the hint has them.
        var hint: String { "\(KeyNotation.label([chord])) \(label)" }
    }

    let purpose: Purpose
    /// What can be done besides choosing; said behind the line and in the help bar.
    var keys: [Key] = []
    /// What there is to say of all of it.
    var summary = ""
    /// What stands behind the line: the summary, and the keys with what they do.
    var hint: String {
        ([summary].filter { !$0.isEmpty } + keys.map(\.hint)).joined(separator: "   ")
    }
    /// Said in place of the list when it has no row.
    var emptiness = "nothing fits"
    private(set) var items: [ChooserItem] = []
    /// What is typed.
    private(set) var typed = ""
    /// Which row is chosen; 0 when there is none.
    private(set) var choice = 0
    var scroll = FieldScroll()
    /// Whether the wheel has taken the list away from the chosen row.
    var isScrolledAway = false

    /// A row that fits.
    private struct Fit {
        var index: Int
        var score: Int

        func goesBefore(_ other: Fit) -> Bool {
            score != other.score ? score > other.score : index < other.index
        }
    }

    private var match = FuzzyMatch("")
    /// The rows, the best first; empty while nothing is typed.
    private var fits: [Fit] = []
    /// Items to be looked at yet, the next one last.
    private var pending: [Int] = []
    /// The row that is to be chosen when it is there, since the writer has been on it.
    private var wanted: ChooserItem.ID?

    /// Items that are looked at at once: some milliseconds' work.
    static let slice = 4_096

    /// Opens a list.
    ///
    /// - Parameter chosen: the row to begin on; nil for the first.
    init(_ purpose: Purpose, items: [ChooserItem] = [], chosen: ChooserItem.ID? = nil) {
        self.purpose = purpose
        wanted = chosen
        update(items: items)
    }

    // MARK: Rows

    /// How many rows there are.
    var count: Int { match.isEmpty ? items.count : fits.count }

    /// The item of a row.
    subscript(row: Int) -> ChooserItem { items[match.isEmpty ? row : fits[row].index] }

    /// The item that is chosen; nil when there is none.
    var chosen: ChooserItem? {
        guard choice < count, self[choice].id != nil else { return nil }
        return self[choice]
    }

    /// Where in the title of a row the letters typed were found.
    func matches(in row: Int) -> [TextOffset] {
        match.isEmpty ? self[row].marked.map { TextOffset($0) } : match.places(in: self[row].title)
    }

    // MARK: Items

    /// Takes other items; the choice stays on the row that the writer is on.
    ///
    /// - Complexity: O(items) for those looked at at once, O(1) for the others.
    mutating func update(items: [ChooserItem]) {
        rememberChoice()
        self.items = items
        fits = []
        beginLooking(at: Array(items.indices.reversed()))
    }

    /// Takes more items, such as those of a folder that is still being read.
    mutating func append(_ more: [ChooserItem]) {
        rememberChoice()
        let added = items.count..<items.count + more.count
        items += more
        beginLooking(at: added.reversed() + pending)
    }

    // MARK: Filtering

    /// Shows what fits to `words`, the best first.
    mutating func filter(by words: String) {
        guard words != typed else { return }
        // What does not fit to a part of the words does not fit to all of them.
        let narrows = !match.isEmpty && words.hasPrefix(typed)
        let candidates = narrows ? pending + fits.map(\.index) : items.indices.reversed()
        typed = words
        match = FuzzyMatch(words)
        fits = []
        choice = 0
        wanted = nil
        isScrolledAway = false
        beginLooking(at: candidates)
    }

    /// Whether there are items that have not been looked at.
    var isFiltering: Bool { !pending.isEmpty }

    /// Looks at some more items.
    ///
    /// - Complexity: O(`slice` + rows).
    mutating func goOn() {
        let next = pending.suffix(Self.slice).reversed()
        pending.removeLast(next.count)
        let found = next.compactMap { index -> Fit? in
            let item = items[index]
            guard item.id != nil, !item.isRepeated else { return nil }
            return match.score(item.title, beside: [item.note, item.detail, item.also]).map {
                Fit(index: index, score: $0)
            }
        }.sorted { $0.goesBefore($1) }
        merge(found)
        settleChoice()
    }

    private mutating func beginLooking(at indices: [Int]) {
        pending = match.isEmpty ? [] : indices
        isFiltering ? goOn() : settleChoice()
    }

    private mutating func merge(_ found: [Fit]) {
        if fits.isEmpty { return fits = found }
        var merged: [Fit] = []
        merged.reserveCapacity(fits.count + found.count)
        var rest = found[...]
        for fit in fits {
            while let first = rest.first, first.goesBefore(fit) { merged.append(rest.removeFirst()) }
            merged.append(fit)
        }
        fits = merged + rest
    }

    // MARK: Choosing

    /// Goes down by some rows, up when negative; stops at the ends.
    mutating func move(by rows: Int) { choose(row: choice + rows, searching: rows < 0 ? -1 : 1) }

    /// Goes to the first row, or to the last.
    mutating func moveToStart() { choose(row: 0, searching: 1) }
    mutating func moveToEnd() { choose(row: count - 1, searching: -1) }

    /// Chooses a row, where it is no heading; says whether it could.
    @discardableResult
    mutating func choose(row: Int) -> Bool {
        guard (0..<count).contains(row), self[row].id != nil else { return false }
        choice = row
        wanted = self[row].id
        isScrolledAway = false
        return true
    }

    private mutating func choose(row: Int, searching step: Int) {
        if let row = nearest(to: row, searching: step) { choose(row: row) }
    }

    /// The row at or beside `row` that can be chosen, looking that way first.
    private func nearest(to row: Int, searching step: Int) -> Int? {
        guard count > 0 else { return nil }
        let start = max(0, min(row, count - 1))
        let ways = [step, -step].map { stride(from: start, through: $0 < 0 ? 0 : count - 1, by: $0) }
        return ways.lazy.joined().first { self[$0].id != nil }
    }

    /// The row that the writer has gone to stays the chosen one, wherever it comes to stand.
    private mutating func rememberChoice() { wanted = wanted.map { chosen?.id ?? $0 } }

    private mutating func settleChoice() {
        choice = wanted == nil ? 0 : max(0, min(choice, count - 1))
        if let wanted, chosen?.id != wanted { choice = row(of: wanted) ?? choice }
        if chosen == nil { choice = nearest(to: choice, searching: 1) ?? choice }
    }

    /// - Complexity: O(rows).
    private func row(of id: ChooserItem.ID) -> Int? { (0..<count).first { self[$0].id == id } }
}
