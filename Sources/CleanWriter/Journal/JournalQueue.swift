import EditorCore

/// What waits for the thread that keeps the journals, bounded in bytes.
struct JournalQueue {
    private var waiting: [(id: DocumentID, entries: [JournalEntry])] = []
    private var weight = 0
    /// Documents whose entries were dropped, until they come whole.
    private var lost: Set<DocumentID> = []
    private let bound: Int
    /// Journals of former runs that are to go: those that were given up, and those whose words are safe.
    var givenUp: [[UInt8]] = [], safe: [[UInt8]] = []
    /// What came of the thread's orders.
    var outcomes: [(order: JournalOrder, result: Result<Void, SystemError>)] = []
    /// Whether the thread has been started.
    var isRunning = false
    /// Whether the thread looks here soon by itself, so that not every key has to wake it.
    var isAwaited = false
    /// How often everything was asked to be put on the disk, and how often it was.
    var asked = 0, done = 0

    /// - Parameter bound: bytes that may wait. A single thing that is larger may wait alone.
    init(bound: Int) { self.bound = bound }

    var isEmpty: Bool { waiting.isEmpty && givenUp.isEmpty && safe.isEmpty && outcomes.isEmpty }

    /// Adds entries; false when there is no room for them, so that the text of the document is to be asked for.
    mutating func add(_ entries: [JournalEntry], of id: DocumentID) -> Bool {
        var entries = entries
        if lost.contains(id) {
            // What comes before the whole text is in it.
            guard let whole = entries.lastIndex(where: \.startsDocument) else { return true }
            entries.removeSubrange(..<whole)
            lost.remove(id)
        }
        let added = Self.weight(of: entries)
        if weight > 0, weight + added > bound {
            waiting.removeAll { $0.id == id }
            weight = waiting.reduce(0) { $0 + Self.weight(of: $1.entries) }
            lost.insert(id)
            return false
        }
        waiting.append((id, entries))
        weight += added
        return true
    }

    /// Takes everything out, in order.
    mutating func takeAll() -> [(id: DocumentID, entries: [JournalEntry])] {
        defer { (waiting, weight) = ([], 0) }
        return waiting
    }

    private static func weight(of entries: [JournalEntry]) -> Int { entries.reduce(0) { $0 + $1.weight } }
}

extension JournalEntry {
    /// Whether what came before need not be known; the end of a document, too, can do without.
    fileprivate var startsDocument: Bool {
        switch self {
        case .begin, .end: true
        default: false
        }
    }

    /// Whether it is to be written at once.
    var isUrgent: Bool {
        switch self {
        case .saving, .end: true
        default: false
        }
    }
}
