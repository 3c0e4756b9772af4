/// A change told by its lengths alone, in bytes: where, how much was there, how much is there now.
struct Splice: Equatable, Sendable {
    var offset: TextOffset
    var removed: Int
    var inserted: Int

    init(offset: TextOffset, removed: Int, inserted: Int) {
        (self.offset, self.removed, self.inserted) = (offset, removed, inserted)
    }

    init(_ edit: Edit) {
        self.init(offset: edit.offset, removed: edit.removed.count, inserted: edit.inserted.count)
    }

    var isEmpty: Bool { removed == 0 && inserted == 0 }
    /// Bytes by which everything behind has moved.
    var delta: Int { inserted - removed }
    /// Just behind what was replaced, in the text before.
    var removedEnd: TextOffset { offset + removed }

    /// Becomes this change and the one that came after it, where the two touch. Says whether they do.
    mutating func join(_ next: Splice) -> Bool {
        guard next.offset <= offset + inserted, next.removedEnd >= offset else { return false }
        let before = max(0, offset - next.offset)
        let behind = max(0, next.removedEnd - (offset + inserted))
        offset = min(offset, next.offset)
        removed += before + behind
        inserted += before + behind + next.delta
        return true
    }
}
