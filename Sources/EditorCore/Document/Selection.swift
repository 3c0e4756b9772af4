/// Which of two rows shows a caret that stands at the place where one row ends and the next begins.
public enum Affinity: Hashable, Sendable {
    /// At the end of the row before.
    case upstream
    /// At the start of the row after.
    case downstream
}

/// The caret and what is selected.
///
/// The head is the caret: where typing goes. The anchor is where selecting began; both are equal when
/// nothing is selected.
public struct Selection: Hashable, Sendable {
    /// Where selecting began.
    public var anchor: TextOffset
    /// The caret.
    public var head: TextOffset
    /// The row that shows the caret at a wrap point.
    public var affinity: Affinity

    /// A caret at `offset` with nothing selected.
    public init(caret offset: TextOffset, affinity: Affinity = .downstream) {
        self.init(anchor: offset, head: offset, affinity: affinity)
    }

    /// A selection from `anchor` to the caret at `head`.
    public init(anchor: TextOffset, head: TextOffset, affinity: Affinity = .downstream) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// Whether nothing is selected.
    public var isEmpty: Bool { anchor == head }
    /// What is selected, in text order.
    public var range: Range<TextOffset> { min(anchor, head)..<max(anchor, head) }

    /// The same, with both ends at `place` or behind it.
    func notBefore(_ place: TextOffset) -> Selection {
        Selection(anchor: max(anchor, place), head: max(head, place), affinity: affinity)
    }
}
