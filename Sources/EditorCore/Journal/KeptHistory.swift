/// An undo history as it is written down: for a journal that goes on with one, and for the next run.
///
/// Its states lie on a line, from the one before the oldest step to the one behind the last that can be made again;
/// they are counted from 0. So a history that has lost its oldest steps is still one.
public struct KeptHistory: Equatable, Sendable {
    /// What can be taken back, the oldest first.
    public var past: [JournalStep]
    /// What can be made again, the next first.
    public var future: [JournalStep]
    /// Which of the states the file has; nil when it is none of them.
    public var saved: Int?

    /// Makes a history of its steps.
    public init(past: [JournalStep] = [], future: [JournalStep] = [], saved: Int? = nil) {
        (self.past, self.future, self.saved) = (past, future, saved)
    }

    /// Writes down what is nearest to the present state of `history`.
    ///
    /// - Parameters:
    ///   - savedState: the state that the file has; nil when it is none.
    ///   - limit: bytes that the steps may take. Those farthest away are left out.
    /// - Complexity: O(steps)
    public init(_ history: UndoHistory, savedState: Int?, within limit: Int) {
        var room = limit
        let kept = { (steps: [UndoHistory.Step]) -> ArraySlice<UndoHistory.Step> in
            let count = steps.reversed().prefix { step in
                room -= step.weight
                return room >= 0
            }.count
            return steps.suffix(count)
        }
        let (done, undone) = (kept(history.done), kept(history.undone).reversed())
        past = done.map(JournalStep.init)
        future = undone.map(JournalStep.init)
        let base = done.startIndex == 0 ? history.base : history.done[done.startIndex - 1].id
        saved = ([base] + done.map(\.id) + undone.map(\.id)).firstIndex { $0 == savedState }
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { past.isEmpty && future.isEmpty }

    /// Whether `text` can be its present state: each change finds what it says was there, back to the first and on to the
    /// last, and no caret lies outside. One that came from a disk is used only if this is true.
    ///
    /// - Complexity: O(bytes of the steps, times log n)
    public func fits(_ text: Rope) -> Bool {
        if let saved, !(0...past.count + future.count).contains(saved) { return false }
        var present = text
        for step in past.reversed() {
            guard present.holds(step.after) else { return false }
            for edit in step.edits.reversed() {
                guard present.make(edit.inverse) else { return false }
            }
            guard present.holds(step.before) else { return false }
        }
        present = text
        for step in future {
            guard present.holds(step.before) else { return false }
            for edit in step.edits {
                guard present.make(edit) else { return false }
            }
            guard present.holds(step.after) else { return false }
        }
        return true
    }
}

extension UndoHistory {
    /// The history that was written down. Its states are numbered as they lie on their line.
    public init(_ kept: KeptHistory) {
        self.init()
        done = kept.past.enumerated().map { Step($1, id: $0 + 1) }
        let first = kept.past.count + 1
        undone = kept.future.enumerated().map { Step($1, id: first + $0) }.reversed()
        nextID = first + kept.future.count
    }
}

extension UndoHistory.Step {
    /// About as many bytes as it takes when it is written down.
    fileprivate var weight: Int { edits.reduce(32) { $0 + $1.removed.count + $1.inserted.count + 16 } }

    fileprivate init(_ step: JournalStep, id: Int) {
        var kind = UndoHistory.Kind.paste
        if case .made(let made, _) = step.origin { kind = made }
        self.init(
            id: id, edits: step.edits, kind: kind, time: step.time, before: step.before, after: step.after,
            isOpen: false)
    }
}

extension JournalStep {
    fileprivate init(_ step: UndoHistory.Step) {
        self.init(
            origin: .made(step.kind, startsStep: true), edits: step.edits, time: step.time,
            before: step.before, after: step.after)
    }
}

extension Rope {
    fileprivate func holds(_ selection: Selection) -> Bool {
        selection.anchor <= end && selection.head <= end
    }
}
