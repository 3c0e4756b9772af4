/// What is to be noted of writing, and what is asked of it.
public struct WritingOrder: Sendable {
    /// Lines for the file; the files of texts are named as the writer names them.
    public var records: [WritingRecord]
    /// Texts whose goals are wanted.
    public var texts: [DocumentID: FilePath]
    /// The hour at which a day begins.
    public var dayStarts: Int
    /// Whether there is a file of such notes at all. Else it is only asked what time it is.
    public var keepsNotes: Bool

    /// Makes an order.
    public init(
        records: [WritingRecord], texts: [DocumentID: FilePath], dayStarts: Int, keepsNotes: Bool
    ) {
        self.records = records
        self.texts = texts
        self.dayStarts = dayStarts
        self.keepsNotes = keepsNotes
    }
}

/// What is known of writing, from the notes of all windows.
public struct WritingNews: Sendable {
    /// The present time where the writer is.
    public var now: LocalMoment
    /// Words noted for the present day.
    public var words: Int
    /// How long texts are to become, in words.
    public var goals: [DocumentID: Int]
    /// Records that could not be noted.
    public var refused: [WritingRecord]
    /// Why; an errno.
    public var problem: Int32?

    /// Makes news.
    public init(
        now: LocalMoment, words: Int = 0, goals: [DocumentID: Int] = [:], refused: [WritingRecord] = [],
        problem: Int32? = nil
    ) {
        self.now = now
        self.words = words
        self.goals = goals
        self.refused = refused
        self.problem = problem
    }
}
