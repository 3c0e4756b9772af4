/// What a writer did, in the pieces in which it is taken back.
///
/// A step is what a writer would name as one thing: a few words typed in one go, a deletion, a paste. Typing is
/// gathered into one step until the writer pauses, moves, breaks the paragraph, or ends a part of a sentence;
/// so one undo never drops more than a phrase.
public struct UndoHistory: Sendable {
    /// What kind of doing a step is; only steps of the same kind grow.
    public enum Kind: CaseIterable, Hashable, Sendable {
        case typing, varying, newline, deletingBackward, deletingForward, deletingRange, paste, cut
        /// The file has been read anew because another program had changed it.
        case reload
        /// Marks and abbreviations that were set for what was typed.
        case marking
        case replacing
        /// The same words in another form: wrapped, sorted, in capitals.
        case reshaping
        /// Paragraphs moved past others. A run of moves is one step, so that undo brings them home.
        case moving
    }

    /// One thing that can be taken back.
    public struct Step: Sendable {
        /// A number that no other step of this history has.
        public internal(set) var id: Int
        /// The changes in the order in which they were made.
        public internal(set) var edits: [Edit]
        /// What it was.
        public let kind: Kind
        /// When it was last added to.
        public internal(set) var time: Duration
        /// The selection to give back on undo.
        public internal(set) var before: Selection
        /// The selection to give back on redo.
        public internal(set) var after: Selection
        var isOpen = true
    }

    /// A rest of this length ends a typing step.
    public static let pause = Duration.seconds(2)
    /// Two pastes nearer than this are one step: some terminals send a pair of brackets for each line.
    public static let pasteGap = Duration.milliseconds(50)
    /// Changes of a file by another program that follow each other this closely are one step.
    static let reloadGap = Duration.seconds(30)
    /// Bytes after which a typing step ends at the next word.
    static let longTyping = 60

    /// What can be taken back, the oldest first.
    public internal(set) var done: [Step] = []
    /// What can be made again, the next last.
    public internal(set) var undone: [Step] = []
    /// The state before the oldest step.
    var base = 0
    var nextID = 1
    /// Whether the next paste belongs to the newest step, however late it comes.
    var pasteGoesOn = false

    /// An empty history.
    public init() {}

    /// Whether there is something to do again.
    public var canRedo: Bool { !undone.isEmpty }
    /// Names the present state: equal again when undo and redo come back to it. 0 at the start.
    public var state: Int { done.last?.id ?? base }

    /// Remembers a change that has just been made. What could be redone is dropped.
    public mutating func record(
        _ edit: Edit, _ kind: Kind, at now: Duration, before: Selection, after: Selection
    ) {
        undone.removeAll()
        if let last = done.indices.last, continues(done[last], with: edit, kind, at: now) {
            done[last].add(edit)
            done[last].time = now
            done[last].after = after
            if done[last].isVoid { done.removeLast() }
        } else {
            // Only the newest step grows, also when the one before becomes the newest again.
            close()
            done.append(
                Step(id: nextID, edits: [edit], kind: kind, time: now, before: before, after: after))
            nextID += 1
        }
    }

    /// Ends the present step: what comes next is another one. Called when the caret is moved and after a save.
    public mutating func close() {
        if let last = done.indices.last { done[last].isOpen = false }
    }

    /// Ends the present step, and says what it is to give back.
    mutating func close(before: Selection, after: Selection) {
        guard let last = done.indices.last else { return }
        (done[last].before, done[last].after, done[last].isOpen) = (before, after, false)
    }

    /// Moves the newest step over to what can be redone, and returns it: its edits are to be inverted, last first.
    public mutating func undo() -> Step? {
        close()
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        return step
    }

    /// Moves the step undone last back, and returns it: its edits are to be made again in order.
    public mutating func redo() -> Step? {
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        return step
    }

    private func continues(_ step: Step, with edit: Edit, _ kind: Kind, at now: Duration) -> Bool {
        guard step.isOpen, step.kind == kind, let last = step.edits.last else { return false }
        switch kind {
        case .typing:
            return now - step.time < Self.pause && edit.removed.isEmpty
                && last.insertedRange.upperBound == edit.offset && !Self.ends(last, before: edit)
        case .varying:
            return edit.removedRange == last.insertedRange
        case .deletingBackward:
            return now - step.time < Self.pause && edit.removedRange.upperBound == last.offset
        case .deletingForward:
            return now - step.time < Self.pause && edit.offset == last.offset
        case .paste:
            return (pasteGoesOn || now - step.time < Self.pasteGap)
                && last.insertedRange.upperBound == edit.offset
        case .reload: return now - step.time < Self.reloadGap
        case .replacing, .moving: return true
        case .newline, .deletingRange, .cut, .marking, .reshaping:
            return false
        }
    }

    /// Whether a typed run ends before `edit`: a new word after a mark, or after many words.
    private static func ends(_ typed: Edit, before edit: Edit) -> Bool {
        guard let first = edit.inserted.bytes(in: .zero..<TextOffset(min(1, edit.inserted.count))).first,
            first != UInt8(ascii: " "), typed.inserted.count >= 2
        else { return false }
        let end = typed.inserted.end
        let tail = typed.inserted.bytes(in: end - min(4, typed.inserted.count)..<end)
        guard tail.last == UInt8(ascii: " ") else { return false }
        return typed.inserted.count > longTyping || endsPhrase(tail.dropLast())
    }

    private static func endsPhrase(_ tail: ArraySlice<UInt8>) -> Bool {
        let marks = [".", ",", ";", ":", "!", "?", "…", "—", "–", "”", "’", "\"", ")", "»"]
        return marks.contains { tail.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}

extension UndoHistory.Step {
    /// Whether a letter that was varied has come home again, so that there is nothing to take back.
    var isVoid: Bool {
        kind == .varying && edits.allSatisfy { $0.removed == $0.inserted }
    }

    /// Adds a change, joined to the last one where they touch.
    mutating func add(_ edit: Edit) {
        guard let last = edits.indices.last else { return edits.append(edit) }
        if kind == .varying {
            edits[last].inserted = edit.inserted
        } else if edit.removed.isEmpty, edits[last].insertedRange.upperBound == edit.offset {
            edits[last].inserted.append(edit.inserted)
        } else if edit.inserted.isEmpty, edits[last].inserted.isEmpty,
            edit.removedRange.upperBound == edits[last].offset
        {
            var removed = edit.removed
            removed.append(edits[last].removed)
            edits[last] = Edit(offset: edit.offset, removed: removed, inserted: Rope())
        } else if edit.inserted.isEmpty, edits[last].inserted.isEmpty, edit.offset == edits[last].offset {
            edits[last].removed.append(edit.removed)
        } else {
            edits.append(edit)
        }
    }
}
