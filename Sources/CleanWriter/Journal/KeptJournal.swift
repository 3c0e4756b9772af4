import EditorCore

/// The journal of a document, and what is to be done about it.
struct KeptJournal {
    var document: KeptDocument
    var file: JournalFile?
    /// Where `file` is.
    var folder: JournalFolder?
    var generation = 0
    /// The journals that go when `file` is on the disk, the newest last.
    var former: [(file: JournalFile, folder: JournalFolder)] = []
    /// Whether `file` has never been on the disk, nor its name.
    var isNew = false
    /// Why the usual place could not take it, while another one is tried.
    var refusal: JournalTrouble?
    /// The order under way.
    var order: Int?
    /// When something is to be written, put on the disk, or tried again; nil when nothing is.
    var writing, syncing: Duration?
    var retrying: Duration?
    var trouble: JournalTrouble?
}

extension KeptJournal {
    /// Asks for what waits to be written at `time`, unless that is due earlier.
    mutating func want(at time: Duration) { writing = min(writing ?? time, time) }

    /// Notes that nothing more goes into the present journal; a new one is tried some time later.
    mutating func fail(_ trouble: JournalTrouble, at now: Duration) {
        self.trouble = trouble
        retrying = now + JournalKeeper.retrying
        (writing, syncing) = (nil, nil)
        document.wantRenewal()
    }
}
