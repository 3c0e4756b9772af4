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

extension Rope {
    /// Makes a change. Where all lines get another kind of end by it, or have it back, the text is one of such lines.
    public mutating func apply(_ edit: Edit) {
        replace(edit.removedRange, with: edit.inserted)
        if summary.breaks == 0, edit.inserted.summary.breaks > 0 {
            self = withBreakByte(edit.inserted.breakByte)
        }
    }

    /// Makes a change if what it removes is what stands there. Says whether it was.
    mutating func make(_ edit: Edit) -> Bool {
        guard edit.removedRange.upperBound <= end, self[edit.removedRange] == edit.removed else {
            return false
        }
        apply(edit)
        return true
    }
}
