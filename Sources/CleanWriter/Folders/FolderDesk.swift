import EditorCore
import Glibc

/// Work on folders, each piece on a thread of its own until it is done or nobody waits for it.
final class FolderDesk: Sendable {
    private let calls: any SystemCalls
    private let expanded: @Sendable (FilePath) -> FilePath
    private let send: @Sendable (FolderAnswer) -> Void
    private let listing = Errand()
    private let peeking = Errand()

    /// Makes the desk.
    ///
    /// - Parameters:
    ///   - expanded: gives a path with the home folder in place of `~/`.
    ///   - send: takes the answers, on the thread that found them.
    init(
        calls: any SystemCalls, expanded: @escaping @Sendable (FilePath) -> FilePath,
        send: @escaping @Sendable (FolderAnswer) -> Void
    ) {
        self.calls = calls
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
        case .stop: [listing, peeking].forEach { $0.stop() }
        }
    }

    private func list(_ number: Int, _ path: FilePath) {
        let reader = FolderReader(
            calls: calls, isWanted: { self.listing.isWanted(number) },
            tell: { self.send(.listing(number, $0)) })
        reader.read(expanded(path))
    }

    private func peek(_ number: Int, _ path: FilePath) {
        // Who walks through a list leaves most of its lines at once.
        guard peeking.isWanted(number) else { return }
        let start = FileStart.read(expanded(path).bytes, in: AT_FDCWD, Self.peekSize, calls: calls)
        if peeking.isWanted(number) { send(.peeked(number, start)) }
    }

    /// Enough for a page, in bytes.
    private static let peekSize = 8_192
}
