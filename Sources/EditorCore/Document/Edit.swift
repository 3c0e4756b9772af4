/// One change of a text, with all that is needed to take it back.
///
/// The same value tells the history, the layout and later the journal what happened. Large removals share
/// their bytes with the text, so an edit costs no copy.
public struct Edit: Equatable, Sendable {
    /// Where it happened.
    public var offset: TextOffset
    /// What stood there.
    public var removed: Rope
    /// What stands there now.
    public var inserted: Rope

    /// Makes the description of a change.
    public init(offset: TextOffset, removed: Rope, inserted: Rope) {
        self.offset = offset
        self.removed = removed
        self.inserted = inserted
    }

    /// The place that was replaced, in the text before.
    public var removedRange: Range<TextOffset> { offset..<offset + removed.count }
    /// The place of the new bytes, in the text after.
    public var insertedRange: Range<TextOffset> { offset..<offset + inserted.count }
    /// Bytes by which everything behind has moved.
    public var delta: Int { inserted.count - removed.count }
    /// The change that takes this one back.
    public var inverse: Edit { Edit(offset: offset, removed: inserted, inserted: removed) }

    /// Where a place of the text before lies in the text after.
    ///
    /// A place inside what was removed moves to the end of what came instead.
    public func map(_ place: TextOffset) -> TextOffset {
        if place <= offset { return place }
        return place >= removedRange.upperBound ? place + delta : insertedRange.upperBound
    }
}
