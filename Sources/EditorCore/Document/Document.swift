/// A text being written, with its caret, its history and what is known of its file.
///
/// The text changes in `replace` and by undo and redo, nowhere else; only a file that is still being read adds to
/// it by `append`.
public struct Document: Sendable {
    /// How much of the file is here.
    public enum Loading: Hashable, Sendable {
        /// All of it.
        case complete
        /// More is on its way; the value is the number of bytes expected in all, 0 when not known.
        case arriving(expected: Int)
        /// Reading ended early; the text must never be saved over its file.
        case incomplete
    }

    /// Who this is.
    public let id: DocumentID
    /// The file's name; nil for a text that has never been saved.
    public var path: FilePath?
    /// The bytes.
    public internal(set) var text: Rope
    /// Caret and selection. They never reach before a byte order mark: nothing can be written there.
    public var selection: Selection {
        didSet {
            let first = Self.firstPlace(of: text)
            if selection.range.lowerBound < first { selection = selection.notBefore(first) }
        }
    }
    /// How the file is to store the text.
    public internal(set) var encoding: TextEncoding
    /// How it stores it now.
    var storedEncoding: TextEncoding
    /// The line ending of a text that has none yet, where its folder wants one.
    var wantedLineEnding: LineEnding?
    /// The file as it was when read or last saved; nil when there is none yet.
    public var stamp: FileStamp?
    /// How much of the file is here.
    public internal(set) var loading: Loading
    /// Whether the file refuses writing.
    public var isReadOnly: Bool
    /// Where the last change was made.
    public internal(set) var lastEdit: TextOffset?

    /// Whether a line end is written behind a last line that has none: so for texts begun here, not for files that
    /// came without one.
    var endsWithLineEnd: Bool

    /// The text that the file holds, as far as it has been read.
    public internal(set) var onDisk: Rope

    var history = UndoHistory()
    /// The state of the history that the file has; nil when none is.
    public internal(set) var savedState: Int? = 0
    /// Whether the history begins with the text of the file as it was opened.
    var beginsWithFile = true
    /// Where the next part of an arriving file belongs.
    private var arrival: TextOffset

    /// Makes a document from a text that was opened, or an empty one.
    public init(id: DocumentID, opened: OpenedText) {
        self.id = id
        path = opened.path.bytes.isEmpty ? nil : opened.path
        text = opened.text
        onDisk = opened.text
        encoding = opened.encoding
        storedEncoding = opened.encoding
        stamp = opened.stamp
        isReadOnly = opened.isReadOnly
        loading = opened.isComplete ? .complete : .arriving(expected: opened.expectedBytes)
        selection = Selection(caret: Self.firstPlace(of: opened.text))
        arrival = opened.text.end
        endsWithLineEnd = opened.isComplete && opened.text.isEmpty
        // A piped text has no file behind it: it counts as edited, so that leaving asks.
        if path == nil, !text.isEmpty { savedState = nil }
    }

    /// Whether more of the newest paste is on its way: it will be the same step.
    public var pasteGoesOn: Bool {
        get { history.pasteGoesOn }
        set { history.pasteGoesOn = newValue }
    }

    /// Whether there are changes that the file does not have.
    public var isEdited: Bool {
        history.state != savedState || encoding != storedEncoding
            // In that state the file can only have another end of its last line.
            || (text.endsWithBreak || lacksLineEnd) != onDisk.endsWithBreak
    }

    /// Whether a line end is to be written that the text has not.
    private var lacksLineEnd: Bool {
        endsWithLineEnd && !text.isEmpty && !text.endsWithBreak
    }

    /// The text as it is to be saved.
    public var savedForm: Rope {
        guard lacksLineEnd else { return text }
        var whole = text
        whole.append(Rope(lineEnding(at: text.end).bytes))
        return whole
    }

    /// Whether more of the file is on its way.
    public var isArriving: Bool {
        if case .arriving = loading { return true }
        return false
    }

    /// Whether a file of this name has yet to be made.
    public var isNew: Bool { stamp == nil }

    /// Replaces `range` by `bytes`, remembers how to take it back, and puts the caret after what was inserted,
    /// or selects what is wanted.
    ///
    /// - Complexity: O(log n + the size of what is inserted).
    /// - Returns: the change, and whether it made redoing impossible.
    public mutating func replace(
        _ range: Range<TextOffset>, with bytes: Rope, _ kind: UndoHistory.Kind,
        selecting wanted: Selection? = nil, at now: Duration
    ) -> (edit: Edit, droppedRedo: Bool) {
        let before = selection
        let edit = Edit(offset: range.lowerBound, removed: text[range], inserted: bytes)
        apply(edit)
        selection = wanted ?? Selection(caret: edit.insertedRange.upperBound)
        let dropped = history.record(edit, kind, at: now, before: before, after: selection)
        return (edit, dropped)
    }

    /// Takes the newest step back, change by change.
    ///
    /// - Parameters:
    ///   - each: told of every change made, with the text just after it.
    /// - Returns: whether there was a step.
    public mutating func undo(_ each: (Edit, Rope) -> Void) -> Bool {
        guard let step = history.undo() else { return false }
        for edit in step.edits.reversed() {
            apply(edit.inverse)
            each(edit.inverse, text)
        }
        selection = step.before
        return true
    }

    /// Makes the step undone last again, change by change, as `undo` does.
    public mutating func redo(_ each: (Edit, Rope) -> Void) -> Bool {
        guard let step = history.redo() else { return false }
        for edit in step.edits {
            apply(edit)
            each(edit, text)
        }
        selection = step.after
        return true
    }

    /// Adds the next part of the file that is being read. Not undoable: it is the file, not the writer.
    ///
    /// What the writer typed at the very end stays at the end. A part with another break byte than the text tells that
    /// the file turned out to end its lines otherwise.
    public mutating func append(_ part: Rope) -> Edit {
        onDisk = onDisk.withBreakByte(part.breakByte)
        onDisk.append(part)
        if text.breakByte != part.breakByte { text = text.withBreakByte(part.breakByte) }
        let edit = Edit(offset: arrival, removed: Rope(), inserted: part)
        text.replace(arrival..<arrival, with: part)
        history.makeRoom(at: arrival, for: part.count)
        selection.makeRoom(at: arrival, for: part.count)
        if let place = lastEdit, place > arrival { lastEdit = place + part.count }
        arrival += part.count
        return edit
    }

    /// Notes that the file has been read to its end, or that it could not be.
    public mutating func endLoading(complete: Bool) { loading = complete ? .complete : .incomplete }

    /// Notes that the state which was handed to the saver is on the disk.
    public mutating func markSaved(state: Int) { savedState = state }

    /// Notes what the file holds after a save, and how.
    public mutating func noteOnDisk(_ text: Rope, as encoding: TextEncoding) {
        (onDisk, storedEncoding) = (text, encoding)
    }

    /// Names the present state, for `markSaved`.
    public var state: Int { history.state }

    /// Ends the present undo step.
    public mutating func closeUndoStep() { history.close() }

    /// Ends the present undo step, which several changes have made, and says what was selected before and after it.
    mutating func endUndoStep(from before: Selection, at after: Selection) {
        history.close(before: before, after: after)
        selection = after
    }

    mutating func apply(_ edit: Edit) {
        text.apply(edit)
        if edit.offset < arrival { arrival = edit.map(arrival) }
        lastEdit = edit.insertedRange.upperBound
    }

    /// The start of the text, behind a byte order mark.
    static func firstPlace(of text: Rope) -> TextOffset {
        let mark = TextEncoding.utf8Mark
        guard text.count >= 3, text.bytes(in: .zero..<TextOffset(3)) == mark else { return .zero }
        return TextOffset(3)
    }
}

extension Rope {
    /// Whether the last line has an end.
    var endsWithBreak: Bool { !isEmpty && self[end - 1] == breakByte }
}
