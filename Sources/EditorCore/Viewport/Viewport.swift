/// The window through which a page is seen: which row is at its top, and how many rows it shows.
///
/// It is anchored at a place in the text, never at a row number, so it needs no total. It moves only in its own
/// methods, and never further than it must.
public struct Viewport: Hashable, Sendable {
    /// The screen that the page is on.
    public private(set) var stage: PanelStage
    /// What the keyboard panel takes of it.
    private var pairing = PanelPairing()
    /// Start of the top row.
    public private(set) var top: TextOffset = .zero

    /// A window at the start of a text, on a screen without a panel.
    public init(stage: PanelStage) { self.stage = stage }

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
    public mutating func show(top: TextOffset) { self.top = top }

    /// Follows a change of the text: the top stays at the words that it showed.
    public mutating func follow(_ edit: Edit) { top = edit.map(top) }

    /// The rows on show, from the top down; fewer than `height` at the end of the text.
    public func rows(_ layout: inout DocumentLayout, _ text: Rope) -> [Row] {
        layout.rows(from: min(top, text.end), height, in: text)
    }

    /// Scrolls just so far that `row` is on show, and that no row below the end of the text is blank in vain.
    ///
    /// A place more than a page away comes to the middle, so that what surrounds it can be read.
    /// - Complexity: O(height) rows.
    public mutating func reveal(_ row: Row, _ layout: inout DocumentLayout, _ text: Rope) {
        let shown = rows(&layout, text)
        if shown.count == height, shown.contains(row) {
            top = shown[0].start
            return
        }
        defer { fillPage(&layout, text) }
        top = layout.row(containing: min(top, text.end), .downstream, in: text).start
        if row.start < top {
            let near = climb(from: layout.row(containing: top, .downstream, in: text), height, &layout, text)
            top = row.start >= near.start ? row.start : climb(from: row, height / 2, &layout, text).start
            return
        }
        let lowest = climb(from: row, height - 1, &layout, text)
        guard top < lowest.start else { return }
        let far = climb(from: lowest, height, &layout, text)
        let isFar = top < far.start
        top = isFar ? climb(from: row, height / 2, &layout, text).start : lowest.start
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

    /// Scrolls by `rows` rows, down when positive; stops at the first row and when the last row is at the bottom.
    ///
    /// - Returns: how many rows it really moved.
    @discardableResult
    public mutating func scroll(by rows: Int, _ layout: inout DocumentLayout, _ text: Rope) -> Int {
        var row = layout.row(containing: min(top, text.end), .downstream, in: text)
        if rows < 0 {
            let moved = climb(from: row, -rows, &layout, text)
            let count = distance(from: moved, to: row, &layout, text)
            top = moved.start
            return -count
        }
        var moved = 0
        var bottom = self.rows(&layout, text)
        guard bottom.count == height, var last = bottom.popLast() else { return 0 }
        while moved < rows, let below = layout.row(after: last, in: text),
            let next = layout.row(after: row, in: text)
        {
            last = below
            row = next
            moved += 1
        }
        top = row.start
        return moved
    }

    /// Draws the text down when there are blank rows below its end and rows above the top.
    public mutating func fillPage(_ layout: inout DocumentLayout, _ text: Rope) {
        let shown = rows(&layout, text)
        guard shown.count < height else { return }
        top = climb(from: shown[0], height - shown.count, &layout, text).start
    }

    /// The row `count` rows above `row`, or the first row of the text.
    func climb(from row: Row, _ count: Int, _ layout: inout DocumentLayout, _ text: Rope) -> Row {
        var row = row
        for _ in 0..<max(0, count) {
            guard let above = layout.row(before: row, in: text) else { break }
            row = above
        }
        return row
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
