/// The undo history of a document as it follows from the steps that a journal tells of.
///
/// The keeper of a journal and its reader go through the same steps and come to the same history, so a journal can be
/// begun anew without losing it.
public struct UndoTrail: Sendable {
    /// What can be taken back and made again.
    public private(set) var history = UndoHistory()
    /// The state of the history that the file has; nil when none of its states is known to be that.
    public private(set) var savedState: Int?
    /// The state of which a save has begun.
    private var savingState: Int?

    /// A trail without steps; nothing is known of the file.
    public init() {}

    /// Goes on with a history that was written down.
    public init(_ kept: KeptHistory) {
        history = UndoHistory(kept)
        savedState = kept.saved
    }

    /// Notes that the file has the present state.
    public mutating func noteSaved() { savedState = history.state }

    /// Notes that a save of the present state has begun.
    public mutating func beginSaving() { savingState = history.state }

    /// Notes that the save that began last is on the disk.
    public mutating func endSaving() { savedState = savingState }

    /// Ends the present step of the history.
    public mutating func close() { history.close() }

    /// Makes room for `count` bytes of the file itself that come in at `place`.
    public mutating func makeRoom(at place: TextOffset, for count: Int) {
        history.makeRoom(at: place, for: count)
    }

    /// Lets the history go through what it went through in the session. Where it was begun later than the steps that are
    /// taken back, it is empty from there on.
    public mutating func follow(_ step: JournalStep) {
        switch step.origin {
        case .made(let kind, let startsStep):
            if startsStep { history.close() }
            history.pasteGoesOn = !startsStep
            for edit in step.edits {
                history.record(edit, kind, at: step.time, before: step.before, after: step.after)
            }
            // Of a step that went on: no paste is under way in whoever goes on with this history.
            history.pasteGoesOn = false
        case .undone:
            let edits = history.undo()?.edits.reversed().map(\.inverse)
            if edits != step.edits { self = UndoTrail() }
        case .redone:
            if history.redo()?.edits != step.edits { self = UndoTrail() }
        }
    }
}
