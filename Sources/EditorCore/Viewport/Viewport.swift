/// The window through which a page is seen: which row is at its top, and how many rows it shows.
///
/// It is anchored at a place in the text, never at a row number, so it needs no total. It moves only in its own
/// methods, and never further than it must. A page that is held as a typewriter holds its sheet is another matter: see
/// `Viewport+Typewriter.swift`.
public struct Viewport: Hashable, Sendable {
    /// What the window hangs on.
    public struct Anchor: Hashable, Sendable {
        /// Start of the first row that shows text.
        public var top: TextOffset = .zero
        /// Blank rows above it: the gap before its paragraph, or what a typewriter shows above a text.
        public var blanks = 0
    }

    /// The screen that the page is on.
    public private(set) var stage: PanelStage
    /// What the keyboard panel takes of it.
    private var pairing = PanelPairing()
    /// What the window hangs on.
    public private(set) var anchor = Anchor()
    /// Where the page holds the row of the caret, in percent of its height from the top; nil for a page that moves no
    /// further than it must.
    public var typewriter: Int?

    /// A window at the start of a text, on a screen without a panel.
    public init(stage: PanelStage) { self.stage = stage }

    /// Start of the first row that shows text.
    public var top: TextOffset { anchor.top }

    /// Rows shown, at least 1.
    public var height: Int { max(1, stage.pageRows - pairing.rows) }

    /// Whether a panel has told the page that it shows, and not yet that it hides.
    public var isPaired: Bool { pairing.isPaired }

    /// Takes another screen; the top row stays. What the panel takes of it is told by the panel's own notices.
    public mutating func resize(to stage: PanelStage) { self.stage = stage }

    /// Takes a notice of the panel; the top row stays.
    public mutating func receive(_ notice: PanelNotice) { pairing.receive(notice, on: stage) }

    /// Makes room for a panel that was there before this window.
    public mutating func adopt(_ frame: PanelFrame) { pairing.adopt(frame, on: stage) }

    /// Goes back to a top row that it had; the height is the present one.
    public mutating func show(top: TextOffset) { anchor = Anchor(top: top) }

    /// Goes back to where it was; the height is the present one.
    public mutating func show(_ anchor: Anchor) { self.anchor = anchor }

    /// Follows a change of the text: the top stays at the words that it showed.
    public mutating func follow(_ edit: Edit) { anchor.top = edit.map(anchor.top) }

    /// The rows on show, from the top down; fewer than `height` at the end of the text.
    public func rows(_ layout: inout DocumentLayout, _ text: Rope) -> [Row] {
        guard anchor.blanks > 0 else { return layout.rows(from: min(top, text.end), height, in: text) }
        let (row, lead) = topRow(&layout, text)
        let blanks = row.isGap ? [row] : Array(repeating: .blankAbove(row), count: lead)
        if blanks.count == height { return blanks }
        return blanks + layout.rows(from: min(top, text.end), height - blanks.count, in: text)
    }

    /// Scrolls just so far that `row` is on show, and that no row below the end of the text is blank in vain.
    ///
    /// A place more than a page away comes to the middle, so that what surrounds it can be read.
    /// - Complexity: O(height) rows.
    public mutating func reveal(_ row: Row, _ layout: inout DocumentLayout, _ text: Rope) {
        let shown = rows(&layout, text)
        if shown.count >= leastRows, shown.contains(row) {
            stand(on: 0, of: shown, text)
            return
        }
        defer { fillPage(&layout, text) }
        let (top, lead) = topRow(&layout, text)
        if row.start < top.start {
            let near = climb(from: top, height, &layout, text)
            return place(row, at: row.start >= near.start ? 0 : height / 2, &layout, text)
        }
        let lowest = climb(from: row, height - 1 - lead, &layout, text)
        guard top.start < lowest.start else { return stand(on: top, lead: lead, text) }
        let far = climb(from: lowest, height, &layout, text)
        place(row, at: top.start < far.start ? height / 2 : height - 1, &layout, text)
    }

    /// Scrolls just so far that all of `place` is on show, with rows above and below it: as many as are wanted, fewer on
    /// a small page.
    public mutating func reveal(
        _ place: Range<TextOffset>, withRows context: Int, _ layout: inout DocumentLayout, _ text: Rope
    ) {
        let first = layout.row(containing: place.lowerBound, .downstream, in: text)
        var last = layout.row(containing: place.upperBound, .upstream, in: text)
        reveal(last, &layout, text)
        reveal(first, &layout, text)
        let taken = distance(from: first, to: last, &layout, text) + 1
        let room = min(context, (height - taken) / 2)
        guard room > 0 else { return }
        for _ in 0..<room { last = layout.row(after: last, in: text) ?? last }
        reveal(last, &layout, text)
        reveal(climb(from: first, room, &layout, text), &layout, text)
    }

    /// Scrolls by `rows` rows, down when positive; stops at the first row and when the last row is at the bottom, or on
    /// the row that a typewriter holds.
    ///
    /// - Returns: how many rows it really moved.
    @discardableResult
    public mutating func scroll(by rows: Int, _ layout: inout DocumentLayout, _ text: Rope) -> Int {
        var (row, lead) = topRow(&layout, text)
        if rows < 0 {
            let (moved, missing) = ascend(from: row, -rows, &layout, text)
            let space = min(lead + missing, mostLead)
            stand(on: moved, lead: space, text)
            return rows + missing + lead - space
        }
        var moved = 0
        let shown = self.rows(&layout, text)
        guard shown.count >= leastRows else { return 0 }
        var last = shown[leastRows - 1]
        while moved < rows, let below = layout.row(after: last, in: text),
            let next = lead > 0 ? row : layout.row(after: row, in: text)
        {
            last = below
            row = next
            lead = max(0, lead - 1)
            moved += 1
        }
        stand(on: row, lead: lead, text)
        return moved
    }

    /// Draws the text down when there are more blank rows below its end than there should be, and rows above the top.
    public mutating func fillPage(_ layout: inout DocumentLayout, _ text: Rope) {
        let shown = rows(&layout, text)
        guard shown.count < leastRows else { return }
        let (top, lead) = topRow(&layout, text)
        place(top, at: leastRows - shown.count + lead, &layout, text)
    }

    /// Rows of the page that must not be below the end of the text.
    private var leastRows: Int { heldRow.map { $0 + 1 } ?? height }

    // MARK: Where the top is

    /// Puts `row` on row `index` of the page, or as near to it as the start of the text allows.
    ///
    /// - Complexity: O(index) rows.
    mutating func place(_ row: Row, at index: Int, _ layout: inout DocumentLayout, _ text: Rope) {
        let (top, missing) = ascend(from: row, index, &layout, text)
        stand(on: top, lead: min(missing, mostLead), text)
    }

    /// Makes row `index` of those on show the top one.
    mutating func stand(on index: Int, of shown: [Row], _ text: Rope) {
        let lead = shown[index...].prefix { $0.isGap }.count
        stand(on: shown[index], lead: lead, text)
    }

    private mutating func stand(on row: Row, lead: Int, _ text: Rope) {
        // The start of the text has no gap before it: what is blank there is a row of the page alone.
        anchor =
            row.isGap && row.end > .zero
            ? Anchor(top: text.nextParagraphStart(after: row.end), blanks: 1)
            : Anchor(top: row.start, blanks: lead)
    }

    /// The row at the top of the page, which may be a gap, and the blank rows that stand above it, which only a
    /// typewriter has, and only above the first row of the text.
    private func topRow(_ layout: inout DocumentLayout, _ text: Rope) -> (row: Row, lead: Int) {
        let row = layout.row(containing: min(top, text.end), .downstream, in: text)
        guard anchor.blanks > 0 else { return (row, 0) }
        if row.isAtStart { return (row, min(anchor.blanks, mostLead)) }
        if let above = layout.row(before: row, in: text), above.isGap { return (above, 0) }
        return (row, 0)
    }

    /// The row `count` rows above `row`, or the first row of the text.
    func climb(from row: Row, _ count: Int, _ layout: inout DocumentLayout, _ text: Rope) -> Row {
        ascend(from: row, count, &layout, text).row
    }

    /// The same, and how many rows there are too few.
    private func ascend(
        from row: Row, _ count: Int, _ layout: inout DocumentLayout, _ text: Rope
    ) -> (row: Row, missing: Int) {
        var row = row
        for climbed in 0..<max(0, count) {
            guard let above = layout.row(before: row, in: text) else { return (row, count - climbed) }
            row = above
        }
        return (row, 0)
    }

    func distance(
        from upper: Row, to lower: Row, _ layout: inout DocumentLayout, _ text: Rope
    ) -> Int {
        var count = 0
        var row = upper
        while row.start < lower.start, let next = layout.row(after: row, in: text) {
            row = next
            count += 1
        }
        return count
    }
}

extension Row {
    /// Whether the text begins with it.
    fileprivate var isAtStart: Bool { start == .zero && !isGap }

    /// A blank row above the first row of the text.
    fileprivate static func blankAbove(_ first: Row) -> Row {
        Row(paragraph: first.paragraph, range: first.start..<first.start, isGap: true)
    }
}
