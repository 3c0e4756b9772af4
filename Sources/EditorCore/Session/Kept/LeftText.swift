/// A text of a former run that its file does not have.
public struct LeftText: Sendable {
    /// Why it was left.
    public enum Reason: Hashable, Sendable {
        /// The line to the terminal broke.
        case brokenLine
        /// The program or the machine was killed.
        case crash
        /// The writer had it kept.
        case draft
        /// The writer gave it up. It is kept for a week all the same.
        case givenUp
    }

    /// The names of its journals; they tell it from all others.
    public var journals: [[UInt8]]
    /// Its file; nil when it had none.
    public var path: FilePath?
    /// The open document of that file; nil when there is none.
    public var document: DocumentID?
    /// The file when the text was last held against it; nil when there was none.
    public var stamp: FileStamp?
    /// How the file stores it.
    public var encoding: TextEncoding
    /// Whether nothing is missing and the file is as it was, or still not there: the text may take its place.
    public var canReplaceFile: Bool
    /// The text, and how to go on with it.
    public var former: FormerText
    /// Why it was left.
    public var reason: Reason
    /// When it was last changed, or given up, in nanoseconds since 1970.
    public var lastChange: Int64
    /// The same as people say it, such as `yesterday 21:40`; empty where nobody knows.
    public var changed: String

    /// Describes a text.
    public init(
        journals: [[UInt8]], path: FilePath?, document: DocumentID? = nil, stamp: FileStamp?,
        encoding: TextEncoding = .bytes, canReplaceFile: Bool, former: FormerText, reason: Reason,
        lastChange: Int64 = 0, changed: String = ""
    ) {
        self.journals = journals
        self.path = path
        self.document = document
        self.stamp = stamp
        self.encoding = encoding
        self.canReplaceFile = canReplaceFile
        self.former = former
        self.reason = reason
        self.lastChange = lastChange
        self.changed = changed
    }
}

/// A text of a former run that the writer is asked about.
struct OfferedText {
    let text: LeftText
    /// What is asked. It is kept, for the words of a long text take a while to count.
    let sentence: String

    /// - Parameter columns: the width of the screen, for a sentence of one row where that can be.
    init(_ text: LeftText, columns: Int) {
        self.text = text
        sentence = Messages.offered(text, columns: columns)
    }
}

/// What the session knows of texts that former runs have left.
struct LeftTexts {
    /// What a text is claimed for.
    enum Purpose { case taking, asking }

    /// Those that wait, the newest first.
    private(set) var waiting: [LeftText] = []
    /// Journals that the writer does not want to be asked about any more in this run.
    private var postponed: Set<[UInt8]> = []
    /// Journals that were taken or given up, and may still be seen for a moment.
    private var gone: Set<[UInt8]> = []
    /// Whether somebody is yet to be asked or told about them.
    var isUntold = false
    /// Whether the writer waits for those that were given up; those that are listed then.
    var awaitsGivenUp = false, listed: [LeftText] = []

    /// Takes what was found.
    mutating func find(_ texts: [LeftText]) {
        waiting = texts.filter { gone.isDisjoint(with: $0.journals) }
        isUntold = !waiting.isEmpty
    }

    /// Whether the writer may be asked about this one.
    func mayAsk(about left: LeftText) -> Bool { postponed.isDisjoint(with: left.journals) }

    /// Takes one more.
    mutating func add(_ text: LeftText) {
        gone.subtract(text.journals)
        waiting.insert(text, at: 0)
        isUntold = true
    }

    /// Puts one back that was taken out, and does not ask about it again.
    mutating func postpone(_ text: LeftText) {
        postponed.formUnion(text.journals)
        gone.subtract(text.journals)
        waiting.insert(text, at: 0)
    }

    /// Takes one out for good.
    mutating func remove(_ journals: [[UInt8]]) -> LeftText? {
        gone.formUnion(journals)
        return waiting.firstIndex { $0.journals == journals }.map { waiting.remove(at: $0) }
    }
}
