/// What can happen to a composition.
public enum CompositionEvent: Hashable, Sendable {
    /// A Latin letter or sign, to be spelled as kana.
    case letter(Character)
    /// Kana from the grid.
    case kana(String)
    /// The next mark or size for the last kana.
    case toggleMark
    /// Takes back the last letter or kana, or the conversion.
    case backspace
    /// Converts; when converting, goes to the next candidate, from the last one to the first.
    case convert
    /// Goes to the candidate before, from the first one to the last.
    case previous
    /// Takes the candidate with this index, whether converting or not.
    case choose(Int)
    case pageForward, pageBack
    /// Gives the candidates more rows, or takes them back.
    case expand, collapse
    /// Puts what is shown into the text.
    case commit
    /// Takes back the conversion; when composing, all of it.
    case cancel
}

/// Text that leaves a composition for the document.
public struct CommittedText: Hashable, Sendable {
    /// What to insert.
    public let text: String
    /// The kana that were converted to it; nil for kana that were not. To be remembered in `UserChoices`.
    public let reading: String?
}

/// Japanese on its way into the text: kana that are typed, then candidates that are chosen from.
///
/// Nothing of it is in the document before it is committed, so there is nothing to undo, save or count. It is *empty*,
/// *composing*, with kana and perhaps letters that spell none yet, or *converting*, with one of the candidates shown in
/// the place of the kana. Candidates are there while composing too, to be tapped; they are those of the kana without the
/// waiting letters, which stay when one is chosen. Typing on while converting commits first, so a text is written by
/// letters and Space alone.
public struct Composition: Hashable, Sendable {
    /// The kana so far.
    public private(set) var reading = ""
    private var spelling = RomajiSpelling()
    /// What the kana may stand for.
    public private(set) var candidates: [String] = []
    /// The candidate that is shown; nil when not converting.
    public private(set) var selected: Int?
    /// Whether the candidates have more rows than usual.
    public private(set) var isExpanded = false
    /// The page of candidates that is shown, from 0.
    public private(set) var page = 0
    private var pages: CandidatePages
    /// The strip for the candidates. The page that is shown stays with its first candidate when this changes.
    public var room: CandidateRoom {
        didSet { if room != oldValue { dealOut() } }
    }

    /// An empty composition.
    public init(room: CandidateRoom) {
        self.room = room
        pages = CandidatePages([], in: room, isExpanded: false)
    }

    /// Lets something happen. What an event has no meaning for leaves everything as it is.
    /// - Returns: what is to be put into the text now.
    public mutating func receive(_ event: CompositionEvent, from sources: CandidateSources) -> CommittedText?
    {
        switch event {
        case .letter(let letter): return typing(sources) { $0.reading += $0.spelling.type(letter) }
        case .kana(let kana): return typing(sources) { $0.reading += $0.spelling.finish() + kana }
        case .toggleMark: toggleMark(sources)
        case .backspace: deleteBackward(sources)
        case .convert: convert(sources)
        case .previous: moveSelection(by: -1)
        case .choose(let index): return choose(index)
        case .pageForward: turn(by: 1)
        case .pageBack: turn(by: -1)
        case .expand: setExpanded(!candidates.isEmpty)
        case .collapse: setExpanded(false)
        case .commit: return commit()
        case .cancel: cancel()
        }
        return nil
    }

    /// Offers what the sources have now; a word that is already shown in the place of the kana stays.
    public mutating func refresh(from sources: CandidateSources) {
        if !isConverting { look(in: sources) }
    }
}

// What is shown.
extension Composition {
    /// Whether nothing is being composed.
    public var isEmpty: Bool { reading.isEmpty && spelling.pending.isEmpty }

    /// Whether a candidate is shown in the place of the kana.
    public var isConverting: Bool { selected != nil }

    /// The text to show at the caret.
    public var shown: String { selected.map { candidates[$0] } ?? reading + spelling.pending }

    /// The candidates of the page, row by row.
    public var places: [CandidatePlace] { pages.places(on: page) }

    /// How many pages there are, at least one.
    public var pageCount: Int { pages.count }

    /// Rows that the strip has now, filled or not.
    public var rows: Int { isExpanded ? room.expandedRows : room.rows }

    /// Which page of how many, such as `‹ 1/3 ›`; nil when there is one.
    /// - Parameter plain: whether the label must be ASCII.
    public func pageLabel(plain: Bool = false) -> String? {
        guard pageCount > 1 else { return nil }
        return plain ? "< \(page + 1)/\(pageCount) >" : "‹ \(page + 1)/\(pageCount) ›"
    }
}

// What happens.
extension Composition {
    private mutating func typing(
        _ sources: CandidateSources, _ change: (inout Composition) -> Void
    ) -> CommittedText? {
        let committed = isConverting ? commit() : nil
        change(&self)
        look(in: sources)
        return committed
    }

    private mutating func toggleMark(_ sources: CandidateSources) {
        guard !isConverting, spelling.pending.isEmpty, let last = reading.last,
            let next = KanaForm.next(after: last)
        else { return }
        reading.removeLast()
        reading.append(next)
        look(in: sources)
    }

    private mutating func deleteBackward(_ sources: CandidateSources) {
        if isConverting { return cancel() }
        if spelling.deleteBackward() { return }
        _ = reading.popLast()
        look(in: sources)
    }

    private mutating func convert(_ sources: CandidateSources) {
        if isConverting { return moveSelection(by: 1) }
        reading += spelling.finish()
        look(in: sources)
        if !candidates.isEmpty { select(0) }
    }

    private mutating func choose(_ index: Int) -> CommittedText? {
        guard candidates.indices.contains(index) else { return nil }
        let committed = CommittedText(text: candidates[index], reading: reading)
        begin(with: spelling)
        return committed
    }

    private mutating func commit() -> CommittedText? {
        if let selected { return choose(selected) }
        let kana = reading + spelling.finish()
        begin(with: RomajiSpelling())
        return kana.isEmpty ? nil : CommittedText(text: kana, reading: nil)
    }

    private mutating func cancel() {
        guard isConverting else { return begin(with: RomajiSpelling()) }
        selected = nil
        setExpanded(false)
        page = 0
    }

    /// Starts over, with letters that are left.
    private mutating func begin(with rest: RomajiSpelling) {
        self = Composition(room: room)
        spelling = rest
    }
}

// Candidates and their pages.
extension Composition {
    private mutating func look(in sources: CandidateSources) {
        candidates = sources.candidates(for: reading)
        if candidates.isEmpty { isExpanded = false }
        page = 0
        dealOut()
    }

    private mutating func setExpanded(_ expanded: Bool) {
        guard expanded != isExpanded else { return }
        isExpanded = expanded
        dealOut()
    }

    private mutating func dealOut() {
        let anchor = selected ?? pages.start(of: page)
        pages = CandidatePages(candidates, in: room, isExpanded: isExpanded)
        page = pages.page(of: anchor)
    }

    private mutating func select(_ index: Int) {
        selected = index
        page = pages.page(of: index)
    }

    private mutating func moveSelection(by step: Int) {
        guard let selected else { return }
        select((selected + step + candidates.count) % candidates.count)
    }

    /// Turns pages and stops at both ends. When converting, the page's first candidate is shown.
    private mutating func turn(by step: Int) {
        let target = page + step
        guard (0..<pages.count).contains(target) else { return }
        page = target
        if isConverting { selected = pages.start(of: target) }
    }
}
