import EditorCore
import EditorTestSupport
import Glibc
import Synchronization
import Testing

@testable import CleanWriter

/// An editor whose journals are kept in a folder of the test's own, by a clock that the test turns on.
final class JournalDesk {
    let folder: TestFolder
    let editor: EditorHarness
    let calls: any JournalCalls
    /// What this run has taken of former ones.
    private(set) lazy var claims = JournalClaims(calls: calls)
    private let heard = Mutex<[JournalNews]>([])
    private var keeper: JournalKeeper?
    private var taken: [DocumentID: Int] = [:]
    private(set) var now: Duration = .zero
    /// Whether the disk takes its time: orders wait for `confirm`.
    var isDiskSlow = false
    private var orders: [JournalOrder] = []
    /// The wall clock, in nanoseconds since 1970.
    var date: Int64 = wallClock()

    init(
        _ marked: String = "", name: String? = "draft.txt", calls: any JournalCalls = LinuxCalls(),
        folder: TestFolder = TestFolder()
    ) {
        (self.folder, self.calls) = (folder, calls)
        editor = EditorHarness(marked, name: name.map { "\(folder.path)/\($0)" })
        begin()
    }

    /// Opens texts as the command line does.
    init(_ opened: OpenedText, calls: any JournalCalls = LinuxCalls(), folder: TestFolder) {
        (self.folder, self.calls) = (folder, calls)
        editor = EditorHarness(opened: [(text: opened, place: nil)])
        begin()
    }

    private func begin() {
        keeper = JournalKeeper(
            JournalKeeper.Surroundings(
                folder: path, start: FilePath(folder.path), calls: calls,
                confirm: { [unowned self] order in
                    if !isDiskSlow { return order.run() }
                    orders.append(order)
                    return nil
                },
                usualSize: 10_000, wholeLimit: 100_000, largestTotal: 20_000,
                date: { [unowned self] in date },
                tell: { [unowned self] news in heard.withLock { $0.append(news) } },
                discard: { [claims] paths, areSafe throws(JournalTrouble) in
                    try claims.discard(paths, areSafe: areSafe)
                }))
    }

    var path: [UInt8] { Array("\(folder.path)/journal".utf8) }

    /// What the keeper has said.
    var news: [JournalNews] { heard.withLock(\.self) }

    var troubles: [JournalTrouble?] {
        news.map { if case .trouble(let trouble) = $0 { trouble } else { nil } }
    }

    /// Hands over what has happened since, and lets time pass; the keeper is called when it asked for it.
    func pass(_ time: Duration) {
        for (id, entries) in editor.disk.journals {
            keeper?.take(Array(entries[taken[id, default: 0]...]), of: id, at: now)
            taken[id] = entries.count
        }
        let end = now + time
        while let deadline = keeper?.deadline, deadline <= end {
            now = max(now, deadline)
            keeper?.work(at: now)
            if let next = keeper?.deadline { #expect(next > now, "the keeper never rests") }
        }
        now = end
    }

    /// Types, and hands over.
    func type(_ text: String) {
        editor.type(text)
        pass(.zero)
    }

    func finish() {
        pass(.zero)
        keeper?.finish(at: now)
    }

    /// The disk says at last what came of what it was asked for. Gives how much that was.
    @discardableResult
    func confirm() -> Int {
        let present = orders
        orders = []
        for order in present { keeper?.settle(order, order.run(), at: now) }
        return present.count
    }

    /// Whether nothing more is to be put on the disk.
    var isSettled: Bool { keeper?.isSettled ?? true }

    /// The program is killed: nothing is written any more, and locks are gone.
    func kill() {
        keeper = nil
        orders = []
    }

    /// The names of the journals.
    var journals: [String] { names("journal").filter { $0.hasSuffix(".journal") } }

    /// Whether room is kept for a disk that is full.
    var hasBallast: Bool { names("journal").contains("ballast") }

    var trash: [String] { names("journal/trash") }

    private func names(_ name: String) -> [String] {
        guard
            let folder = try? Descriptor(
                folder.file(name).bytes, in: AT_FDCWD, flags: O_RDONLY, calls: LinuxCalls())
        else { return [] }
        return ((try? LinuxCalls().names(in: folder.number)) ?? []).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// What was left behind.
    func recovered() throws -> [RecoveredText] {
        try [path, JournalPlaces.beside(folder.file("draft.txt"))].flatMap { path in
            guard let scanner = try JournalScanner(path, calls: LinuxCalls()) else {
                return [RecoveredText]()
            }
            return try scanner.scan().compactMap { scanner.read($0) }
        }
    }

    /// The one text that was left behind.
    func recoveredText() throws -> RecoveredText {
        let texts = try recovered()
        try #require(texts.count == 1)
        return texts[0]
    }
}

extension RecoveredText {
    var string: String { String(decoding: text.allBytes, as: UTF8.self) }
}
