import CLinux
import EditorCore
import Glibc
import Synchronization

/// The thread that has the dictionaries. It begins with the first question, takes one after the other, and never touches
/// the terminal; nobody waits for it but who leaves.
final class SpellingWorker: Sendable {
    private struct Queue {
        var waiting: [SpellingRequest] = []
        var isRunning = false
        /// Whether the program ends, and only what is to be remembered counts.
        var isEnding = false
        /// How many requests have come, and how many are done.
        var asked = 0, done = 0
    }

    private let queue = Mutex(Queue())
    /// Blocks who reads it until there is something to do.
    private let bell: Int32
    /// Readable when something is done by one who ends.
    private let answer: Int32
    private let folders: @Sendable () -> DictionaryFolders
    private let calls: any SystemCalls
    private let state: StateKeeper
    /// Gives the whole path of a file.
    private let absolute: @Sendable (FilePath) -> [UInt8]
    private let send: @Sendable (SpellingAnswer) -> Void
    private let clock = MonotonicClock()

    /// - Parameters:
    ///   - folders: asked for with the first question, on the thread that asks it.
    ///   - state: keeps what is remembered of single texts.
    ///   - send: takes the answers, on the worker's thread.
    init(
        _ folders: @autoclosure @escaping @Sendable () -> DictionaryFolders, state: StateKeeper,
        calls: any SystemCalls,
        absolute: @escaping @Sendable (FilePath) -> [UInt8],
        send: @escaping @Sendable (SpellingAnswer) -> Void
    ) {
        self.folders = folders
        self.state = state
        self.calls = calls
        self.absolute = absolute
        self.send = send
        bell = eventfd(0, Int32(EFD_CLOEXEC))
        answer = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    }

    deinit { for descriptor in [bell, answer] where descriptor >= 0 { close(descriptor) } }

    /// Hands a request over.
    func take(_ request: SpellingRequest) {
        let starts = queue.withLock { queue in
            queue.waiting.append(request)
            queue.asked += 1
            defer { queue.isRunning = true }
            return !queue.isRunning
        }
        eventfd_write(bell, 1)
        guard starts else { return }
        let folders = folders()
        // Without a thread the work is done here: late is better than never.
        WorkerThread.run { self.run(folders) }
    }

    /// Returns when everything that is to be remembered has been handed to the keeper of the state, or after `limit`.
    func finish(within limit: Duration) {
        let end = clock.now() + limit
        queue.withLock { $0.isEnding = true }
        while queue.withLock({ $0.done < $0.asked }), clock.now() < end {
            var entry = pollfd(fd: answer, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, (end - clock.now()).pollMilliseconds) == 1 else { continue }
            var count: eventfd_t = 0
            eventfd_read(answer, &count)
        }
    }

    private func run(_ folders: DictionaryFolders) {
        let speller = Speller(folders, calls: calls)
        while true {
            var count: eventfd_t = 0
            guard eventfd_read(bell, &count) == 0 || errno == EINTR else { return }
            let requests = queue.withLock { queue in
                defer { queue.waiting = [] }
                return queue.waiting
            }
            for request in requests {
                let isEnding = queue.withLock(\.isEnding)
                if !isEnding || request.isToBeKept { answer(request, speller) }
                queue.withLock { $0.done += 1 }
                if isEnding { eventfd_write(answer, 1) }
            }
        }
    }

    private func answer(_ request: SpellingRequest, _ speller: Speller) {
        switch request {
        case .recall(let document, let path):
            send(.recalled(document, SpellingNotes(state.read(.spelling) ?? [])[absolute(path)]))
        case .keep(let path, let entry): keep(entry, of: absolute(path))
        case .learn(let word): if !speller.learn(word) { send(.notLearned(word)) }
        case .check(let languages, let words):
            do throws(SpellingProblem) {
                send(.checked(languages, try speller.check(words, in: languages)))
            } catch {
                send(.failed(languages, error))
            }
        case .suggest(let languages, let form):
            send(.suggested(languages, form, speller.suggestions(for: form, in: languages)))
        }
    }

    /// Another editor may have written the notes, so they are read again, behind what we have written ourselves.
    private func keep(_ entry: SpellingNotes.Entry, of path: [UInt8]) {
        state.finish()
        var notes = SpellingNotes(state.read(.spelling) ?? [])
        guard notes[path] != entry else { return }
        notes[path] = entry
        state.keep(.spelling, notes)
    }
}

extension SpellingRequest {
    /// Whether it must not be lost when the program ends.
    fileprivate var isToBeKept: Bool {
        switch self {
        case .keep, .learn: true
        case .recall, .check, .suggest: false
        }
    }
}
