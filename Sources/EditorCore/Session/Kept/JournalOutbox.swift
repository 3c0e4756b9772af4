/// What the keeper of the journals has yet to hear of a document.
///
/// A journal begins with the first change, so a text that is only read leaves no trace.
struct JournalOutbox {
    private var entries: [JournalEntry] = []
    private var isBegun = false
    /// The selection that the keeper knows.
    private var selection: Selection?
    /// How the text is stored, as far as the keeper knows.
    private var form: TextForm?

    /// Must be called before each change.
    ///
    /// - Parameter replaced: journals of former runs whose words are in the text.
    mutating func begin(_ document: Document, replacing replaced: [[UInt8]] = [], at now: Duration) {
        guard !isBegun else { return }
        isBegun = true
        entries.append(.begin(JournalBeginning(document, replacing: replaced, at: now)))
        (selection, form) = (document.selection, document.form)
    }

    /// Begins anew with the text as it is, for a keeper that could not follow.
    mutating func beginAgain(_ document: Document, at now: Duration) {
        if isBegun { restart(document, at: now) }
    }

    /// Begins with the text as it is, whatever was told before.
    mutating func restart(_ document: Document, replacing replaced: [[UInt8]] = [], at now: Duration) {
        (entries, isBegun) = ([], false)
        begin(document, replacing: replaced, at: now)
    }

    /// Tells of something, if there is a journal.
    mutating func add(_ entry: JournalEntry) {
        guard isBegun else { return }
        if case .step(let step) = entry { selection = step.after }
        entries.append(entry)
        if case .end = entry { isBegun = false }
    }

    /// Takes out what the keeper has yet to hear, the place of the caret and the form of the text too.
    mutating func take(_ present: Document) -> [JournalEntry] {
        if isBegun, present.selection != selection {
            selection = present.selection
            entries.append(.caret(present.selection))
        }
        if isBegun, present.form != form {
            form = present.form
            entries.append(.form(present.form))
        }
        defer { entries = [] }
        return entries
    }
}
