/// What the keeper of the journals is told of a document, in the order in which it happened.
///
/// The keeper has a text of its own, which it brings along with these; so it can begin a journal anew at any time, and
/// the session never waits for it. Texts are shared with the document: an entry costs what the change costs.
public enum JournalEntry: Sendable {
    /// The document is about to be changed for the first time, or the keeper has lost track of it.
    case begin(JournalBeginning)
    /// A change.
    case step(JournalStep)
    /// The next part of its file has come in at a place.
    case arrived(TextOffset, Rope)
    /// Its file has been read to its end, or could not be.
    case loadEnded(isComplete: Bool)
    /// Caret and selection have moved without a change.
    case caret(Selection)
    /// The text is stored otherwise, or is to be.
    case form(TextForm)
    /// A save of the present text has begun; the value is the text as it is written.
    case saving(Rope)
    /// The save that began last is on the disk.
    case saved(FilePath, FileStamp)
    /// The document is left.
    case end(JournalEnd)

    /// How much is to be written for it, about, in bytes.
    public var weight: Int {
        switch self {
        case .step(let step): step.edits.reduce(64) { $0 + $1.removed.count + $1.inserted.count }
        case .begin, .arrived, .loadEnded, .caret, .form, .saving, .saved, .end: 64
        }
    }
}

/// A document as it is when its journal begins.
public struct JournalBeginning: Sendable {
    /// Its file, as the writer named it; nil when it has none.
    public var path: FilePath?
    /// The file as it was read; nil when there is none.
    public var stamp: FileStamp?
    /// How the text is stored.
    public var form: TextForm
    /// The text.
    public var text: Rope
    /// How much of the file is in it.
    public var loading: Document.Loading
    /// Whether the text is not what the file has.
    public var isEdited: Bool
    /// Caret and selection.
    public var selection: Selection
    /// What was done before.
    public var history: UndoHistory
    /// The state of the history that the file has; nil when none is.
    public var savedState: Int?
    /// Journals of former runs whose words are in the text: they go when this one is on the disk.
    public var replaced: [[UInt8]]
    /// When, in the time of the session.
    public var time: Duration

    /// Describes `document` at `time`.
    public init(_ document: Document, replacing replaced: [[UInt8]] = [], at time: Duration) {
        path = document.path
        stamp = document.stamp
        form = document.form
        text = document.text
        loading = document.loading
        isEdited = document.isEdited
        selection = document.selection
        history = document.history
        savedState = document.savedState
        self.replaced = replaced
        self.time = time
    }
}

/// What the keeper of the journals has to say.
public enum JournalNews: Sendable {
    /// Words are not kept for a crash at present, and why. The keeper goes on trying.
    case trouble(JournalTrouble)
    /// Those of a document are kept beside its file, because the usual place could not take them.
    case elsewhere(JournalTrouble, DocumentID)
    /// They are kept again.
    case recovered
    /// The keeper could not follow a document and needs it whole.
    case needsText(DocumentID)
    /// So much is kept of texts that are not saved that the writer should know.
    case crowded(bytes: Int)
    /// A document that was to be kept as a draft is on the disk, or is not.
    case draft(DocumentID, isSafe: Bool)
}

/// Why words are not kept for a crash.
public enum JournalTrouble: Error, Hashable, Sendable {
    /// The environment names no folder, or it cannot be made.
    case noFolder
    /// The folder belongs to somebody else or others can read in it.
    case exposed
    /// The disk or a quota is full.
    case diskFull
    /// The system reported an error.
    case failed(errno: Int32)
}
