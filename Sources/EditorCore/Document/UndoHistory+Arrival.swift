extension UndoHistory {
    /// Makes room for `count` bytes of the file itself that come in at `place` of the present text.
    ///
    /// Each step speaks of the text as it was around it. So the place is followed back through what was done, and
    /// forward through what was undone, and every change is held against the place of its own time.
    public mutating func makeRoom(at place: TextOffset, for count: Int) {
        var past = place
        for index in done.indices.reversed() { done[index].makeRoomBackward(at: &past, for: count) }
        var future = place
        for index in undone.indices.reversed() { undone[index].makeRoomForward(at: &future, for: count) }
    }
}

extension UndoHistory.Step {
    /// The place is one of the text after this step, and becomes one of the text before it.
    fileprivate mutating func makeRoomBackward(at place: inout TextOffset, for count: Int) {
        after.makeRoom(at: place, for: count)
        for index in edits.indices.reversed() {
            if edits[index].offset >= place {
                edits[index].offset += count
            } else {
                place = edits[index].inverse.map(place)
            }
        }
        before.makeRoom(at: place, for: count)
    }

    /// The place is one of the text before this step, and becomes one of the text after it.
    fileprivate mutating func makeRoomForward(at place: inout TextOffset, for count: Int) {
        before.makeRoom(at: place, for: count)
        for index in edits.indices {
            if edits[index].offset >= place {
                edits[index].offset += count
            } else {
                place = edits[index].map(place)
            }
        }
        after.makeRoom(at: place, for: count)
    }
}

extension Selection {
    /// Moves along what stands behind `place`.
    mutating func makeRoom(at place: TextOffset, for count: Int) {
        if anchor > place { anchor += count }
        if head > place { head += count }
    }
}
