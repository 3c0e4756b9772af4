import EditorCore
import Glibc

/// Work on folders, each piece on a thread of its own until it is done or nobody waits for it.
final class FolderDesk: Sendable {
    private let opener: FileOpener
    private let expanded: @Sendable (FilePath) -> FilePath
    private let send: @Sendable (FolderAnswer) -> Void
    private let listing = Errand()
    private let peeking = Errand()
    private let reading = Errand()

    /// Enough for a page, in bytes.
    private static let peekSize = 8_192
    /// Hits that are told; more are of no use to a person.
    private static let mostHits = 5_000
    /// Chapters are told of together, so that short ones wake the editor about twenty times a second.
    private static let pause = Duration.milliseconds(50)

    /// Makes the desk.
    ///
    /// - Parameters:
    ///   - expanded: gives a path with the home folder in place of `~/`.
    ///   - send: takes the answers, on the thread that found them.
    init(
        opener: FileOpener, expanded: @escaping @Sendable (FilePath) -> FilePath,
        send: @escaping @Sendable (FolderAnswer) -> Void
    ) {
        self.opener = opener
        self.expanded = expanded
        self.send = send
    }

    /// Begins the work. Never waits for a disk.
    func begin(_ request: FolderRequest) {
        switch request {
        case .list(let number, let path):
            listing.begin(number)
            WorkerThread.run { self.list(number, path) }
        case .peek(let number, let path):
            peeking.begin(number)
            WorkerThread.run { self.peek(number, path) }
        case .count(let number, let order, let rule):
            reading.begin(number)
            WorkerThread.run { self.count(number, order, rule) }
        case .find(let number, let order, let query):
            reading.begin(number)
            WorkerThread.run { self.find(number, order, query) }
        case .stop: [listing, peeking, reading].forEach { $0.stop() }
        }
    }

    private func list(_ number: Int, _ path: FilePath) {
        let reader = FolderReader(
            calls: opener.calls, isWanted: { self.listing.isWanted(number) },
            tell: { self.send(.listing(number, $0)) })
        reader.read(expanded(path))
    }

    private func peek(_ number: Int, _ path: FilePath) {
        // Who walks through a list leaves most of its lines at once.
        guard peeking.isWanted(number) else { return }
        let start = FileStart.read(expanded(path).bytes, in: AT_FDCWD, Self.peekSize, calls: opener.calls)
        if peeking.isWanted(number) { send(.peeked(number, start)) }
    }

    // MARK: Books

    private func count(_ number: Int, _ order: BookOrder, _ rule: CountingRule) {
        let clock = MonotonicClock()
        var due = clock.now() + Self.pause
        var counted: [BookChapter] = []
        let end = read(number, order) { (chapter, text) throws(PatternProblem) in
            var chapter = chapter
            let bytes = text.bytes(in: text.range)
            chapter.words = TextFigures(of: bytes, by: rule, breakByte: text.breakByte).words
            counted.append(chapter)
            if clock.now() >= due {
                tell(number, .counted(number, counted))
                counted = []
                due = clock.now() + Self.pause
            }
            return true
        }
        if !counted.isEmpty { tell(number, .counted(number, counted)) }
        tell(number, .bookEnded(number, end))
    }

    private func find(_ number: Int, _ order: BookOrder, _ query: SearchQuery) {
        var (total, isCut) = (0, false)
        var end = BookEnd()
        do throws(PatternProblem) {
            let search = try FolderSearch(query, PCRE2Library())
            end = read(number, order) { (chapter, text) throws(PatternProblem) in
                let hits = try search.hits(in: text) { self.reading.isWanted(number) }
                (total, isCut) = (total + hits.told.count, isCut || hits.isCut)
                if !hits.told.isEmpty { tell(number, .found(number, chapter, hits.told)) }
                return total < Self.mostHits
            }
        } catch {
            end.pattern = error
        }
        end.isCut = end.isCut || isCut
        tell(number, .bookEnded(number, end))
    }

    private func read(_ number: Int, _ order: BookOrder, _ visit: BookReader.Visit) -> BookEnd {
        var reader = BookReader(opener, open: order.open) { self.reading.isWanted(number) }
        do throws(PatternProblem) {
            return try reader.read(expanded(order.folder), visit)
        } catch {
            var end = BookEnd()
            end.pattern = error
            return end
        }
    }

    private func tell(_ number: Int, _ answer: FolderAnswer) {
        if reading.isWanted(number) { send(answer) }
    }
}
