/// Which row of a form is at the top of the page.
///
/// A form is higher than what the keyboard panel leaves of the screen, and the field with the focus must be seen. The
/// whole rule is one interval: the tops at which it is. The present top, moved into that interval by the shortest way,
/// is the new one. So nothing moves that need not, in either direction; the form never begins below the top of the page
/// nor ends above its foot; and a panel that goes leaves the form where it is, but for rows that would be blank.
public struct FieldScroll: Hashable, Sendable {
    /// The row of the form, from 0, that the top row of the page shows.
    public private(set) var top = 0

    /// Shows the start.
    public init() {}

    /// Scrolls just so far that a field is on show, also after it or the page has changed its height.
    ///
    /// Of a field that is higher than the page, the row of the caret is shown, and no row of another field.
    /// - Parameters:
    ///   - field: rows of the form that belong to the field.
    ///   - caret: the row of them that the caret is in.
    ///   - height: rows of the page.
    ///   - total: rows of the form.
    public mutating func reveal(_ field: Range<Int>, caret: Int, height: Int, total: Int) {
        let height = max(1, height)
        let fits = field.count <= height
        let highest = fits ? field.upperBound - height : max(field.lowerBound, caret - height + 1)
        let lowest = fits ? field.lowerBound : min(field.upperBound - height, caret)
        top = max(highest, min(top, lowest))
        settle(height: height, total: total)
    }

    /// Scrolls by `rows` rows, down when positive; stops at the start and when the last row is at the foot.
    public mutating func scroll(by rows: Int, height: Int, total: Int) {
        top += rows
        settle(height: height, total: total)
    }

    /// Leaves no row of the page blank that could show the form.
    public mutating func settle(height: Int, total: Int) { top = max(0, min(top, total - max(1, height))) }
}
