/// What a journal says of itself at its start.
public struct JournalHeader: Hashable, Sendable {
    /// Random bytes that the sums of all records begin with, so that a record of another journal is none of this one.
    public var salt: UInt64
    /// Which run of the program wrote it: a random number.
    public var session: UInt64
    /// The number of the document in that run.
    public var document: Int
    /// How many journals of this document were begun before; the highest that can be read counts.
    public var generation: Int
    /// When it was begun, in nanoseconds since 1970.
    public var created: Int64
    /// The same moment in the time of the session, from which the times of the steps count on.
    public var time: Duration
    /// The file, from the root; nil for a text without a name.
    public var path: FilePath?
    /// The file as it was; nil when there was none.
    public var stamp: FileStamp?
    /// How the file stores the text.
    public var encoding: TextEncoding
    /// Whether a line end is written behind a last line that has none.
    public var endsWithLineEnd: Bool

    /// Makes a header.
    public init(
        salt: UInt64, session: UInt64, document: Int, generation: Int = 0, created: Int64,
        time: Duration = .zero,
        path: FilePath? = nil, stamp: FileStamp? = nil, encoding: TextEncoding = .bytes,
        endsWithLineEnd: Bool = false
    ) {
        self.salt = salt
        self.session = session
        self.document = document
        self.generation = generation
        self.created = created
        self.time = time
        self.path = path
        self.stamp = stamp
        self.encoding = encoding
        self.endsWithLineEnd = endsWithLineEnd
    }
}

/// Something the writer did: one change of the text, or all the changes by which a step was taken back or made again.
///
/// It is one record, so a journal that is torn never ends half-way through an undo.
public struct JournalStep: Equatable, Sendable {
    /// How it came about.
    public enum Origin: Hashable, Sendable {
        /// By doing something; a step of the history begins with it, or the newest one grows.
        case made(UndoHistory.Kind, startsStep: Bool)
        /// By taking back the newest step.
        case undone
        /// By making the step undone last again.
        case redone
    }

    /// How it came about.
    public var origin: Origin
    /// The changes in the order in which the text went through them.
    public var edits: [Edit]
    /// When, in the time of the session.
    public var time: Duration
    /// Caret and selection before and after.
    public var before, after: Selection

    /// Makes a step.
    public init(origin: Origin, edits: [Edit], time: Duration, before: Selection, after: Selection) {
        self.origin = origin
        self.edits = edits
        self.time = time
        self.before = before
        self.after = after
    }
}

/// Why a journal came to its end.
public enum JournalEnd: CaseIterable, Hashable, Sendable {
    /// The file has every word.
    case saved
    /// The writer gave the changes up.
    case discarded
    /// The line to the terminal broke; the writer goes on when it is there again.
    case kept
    /// The writer left, and has the text kept as it is for another time.
    case draft
}

/// One thing that a journal says. The first after the header is a text or a file.
public enum JournalRecord: Equatable, Sendable {
    /// The whole text, as it is here, and how many changes of it the file does not have. A partial one was read from a
    /// file that could not be read to its end.
    case text(Rope, unsaved: Int, isPartial: Bool)
    /// The text is the first `length` bytes of the file, in memory form.
    case file(length: Int, breakByte: UInt8)
    /// The next `count` bytes of the file came in at a place.
    case arrived(TextOffset, count: Int, breakByte: UInt8)
    /// All of the file, as it was at the start, has this hash in memory form.
    case content(ContentHash)
    /// What was done before: the text as it is here is its present state.
    case history(KeptHistory)
    /// A change.
    case step(JournalStep)
    /// Caret and selection, moved without a change.
    case caret(Selection)
    /// How the text is stored from here on. Without one it is as the header says, and so in the file.
    case form(TextForm)
    /// A save has begun of the text as it is here, with `added` bytes at its end that are not in the text.
    case saving(ContentHash, added: Int)
    /// The save that began last is on the disk.
    case saved(FilePath, FileStamp)
    /// Nothing more will come.
    case end(JournalEnd)
}
