extension UndoHistory {
    /// Puts what was done before this history was begun in front of it. Its states keep their names: the one at the start
    /// is now that behind the last step of `past`.
    ///
    /// - Precondition: this history has its own start as its oldest state.
    public mutating func goOn(from past: UndoHistory) {
        precondition(base == 0, "a history goes on from one other, once")
        let isUntouched = done.isEmpty && undone.isEmpty
        base = -past.done.count
        var steps = past.done
        for index in steps.indices { steps[index].id = index + 1 + base }
        done = steps + done
        guard isUntouched else { return }
        undone = past.undone
        for index in undone.indices.reversed() {
            undone[index].id = nextID
            nextID += 1
        }
    }

    /// The text in which this history began, when `text` is the one that it has led to.
    ///
    /// - Complexity: O(bytes of the steps, times log n)
    public func beginning(of text: Rope) -> Rope {
        var text = text
        for edit in done.reversed().lazy.flatMap({ $0.edits.reversed() }) {
            text.replace(edit.insertedRange, with: edit.removed)
        }
        return text
    }
}
