import EditorCore

/// Reads the rest of a file, whose first part the writer sees already.
///
/// What the file held when it was opened is read and not more, so a file that grows all the time ends too.
final class FileLoader: Sendable {
    private static let pieceSize = 1 << 20
    /// Pieces are handed over together so that a long file wakes the editor about twenty times a second.
    private static let pause = Duration.milliseconds(50)

    private let file: Descriptor
    private let calls: any SystemCalls
    private let size: Int
    private let alreadyRead: Int
    private let intake: TextIntake

    /// Makes a loader for a file of `size` bytes, of which `read` have gone through `intake`.
    init(_ file: consuming Descriptor, size: Int, read: Int, intake: TextIntake, calls: any SystemCalls) {
        self.file = file
        self.calls = calls
        self.size = size
        self.intake = intake
        alreadyRead = read
    }

    /// Reads to the end: first `.appended` answers, then one `.loadEnded`.
    func run(_ document: DocumentID, _ send: (FileAnswer) -> Void) {
        var gathered = Rope()
        let result: Result<FileStamp?, OpenProblem>
        do throws(OpenProblem) {
            result = .success(
                try read { piece, isDue in
                    gathered.take(piece)
                    if !isDue { return }
                    send(.appended(document, gathered))
                    gathered = Rope()
                })
        } catch {
            result = .failure(error)
        }
        if !gathered.isEmpty { send(.appended(document, gathered)) }
        send(.loadEnded(document, result))
    }

    private func read(_ handOver: (Rope, _ isDue: Bool) -> Void) throws(OpenProblem) -> FileStamp {
        var intake = intake
        var left = size - alreadyRead
        let clock = MonotonicClock()
        var due = Duration.zero
        while left > 0 {
            let wanted = min(left, Self.pieceSize)
            let bytes = try translating(OpenProblem.init) { () throws(SystemError) in
                try calls.read(wanted, from: file.number)
            }
            left -= bytes.count
            let isCutShort = bytes.count < wanted
            let isDue = clock.now() >= due
            handOver(intake.take(bytes, isLast: left == 0 || isCutShort), isDue)
            if isCutShort { throw .shrank }
            if isDue { due = clock.now() + Self.pause }
        }
        return try translating(OpenProblem.init) { () throws(SystemError) in
            try calls.status(of: file.number).stamp
        }
    }
}
