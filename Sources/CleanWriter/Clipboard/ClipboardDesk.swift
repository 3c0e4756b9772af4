import EditorCore
import Synchronization

/// Asks the clipboard of this machine, one question after the other, on a thread that lives as long as there are any.
final class ClipboardDesk: Sendable {
    /// Nil until they have been looked for, at the first question: no page waits for that at the start.
    private let programs: Mutex<ClipboardPrograms??>
    private let send: @Sendable (ClipboardAnswer) -> Void
    private let queue = Mutex(Queue())
    /// Held by who asks the programs.
    private let asking = Mutex<Void>(())

    private struct Queue {
        var waiting: [ClipboardRequest] = []
        var isRunning = false
        /// Whether nobody waits for an answer any more.
        var isEnding = false
    }

    /// - Parameters:
    ///   - programs: which programs to ask; those that are installed if none are given.
    ///   - send: takes the answers, on the thread that found them.
    init(_ programs: ClipboardPrograms? = nil, send: @escaping @Sendable (ClipboardAnswer) -> Void) {
        self.programs = Mutex(programs.map { $0 })
        self.send = send
    }

    /// Whether a program gives the clipboard of this machine.
    var hasPrograms: Bool { found() != nil }

    private func found() -> ClipboardPrograms? {
        programs.withLock { programs in
            if let programs { return programs }
            let installed = ClipboardPrograms.installed()
            programs = .some(installed)
            return installed
        }
    }

    /// Takes a question. Never waits.
    func take(_ request: ClipboardRequest) {
        let isIdle = queue.withLock { queue in
            queue.waiting.append(request)
            defer { queue.isRunning = true }
            return !queue.isRunning
        }
        if isIdle { WorkerThread.run { self.work() } }
    }

    /// Hands on what was copied last, which would else be cut off with this program; returns when it is taken, or when the
    /// other program has had its time.
    func finish() {
        queue.withLock { queue in
            queue.isEnding = true
            let last = queue.waiting.last { if case .copied = $0 { true } else { false } }
            queue.waiting = last.map { [$0] } ?? []
        }
        work()
    }

    private func work() {
        asking.withLock { _ in
            while let request = next() { answer(request) }
        }
    }

    private func answer(_ request: ClipboardRequest) {
        // That it was not taken is seen by what the clipboard holds then.
        guard let programs = found() else { return }
        if case .copied(let text?) = request { _ = programs.writer.tell(text) }
        if queue.withLock(\.isEnding) { return }
        switch request {
        case .copied: send(.afterCopying(content(programs.reader)))
        case .paste(let number): send(.forPasting(number, content(programs.reader)))
        }
    }

    private func next() -> ClipboardRequest? {
        queue.withLock { queue in
            queue.isRunning = !queue.waiting.isEmpty
            return queue.isRunning ? queue.waiting.removeFirst() : nil
        }
    }

    private func content(_ reader: BoundedProgram) -> ClipboardContent {
        switch reader.heard() {
        case .said(let bytes): bytes.isEmpty ? .nothing : .text(Rope(bytes))
        case .tooLong: .tooLong
        // So most of them tell that the clipboard is empty.
        case .failed: .nothing
        case .late: .unknown
        }
    }
}
