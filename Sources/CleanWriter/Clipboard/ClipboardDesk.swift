import EditorCore
import Synchronization

/// Asks the clipboard of this machine, one question after the other, on a thread that lives as long as there are any.
final class ClipboardDesk: Sendable {
    private let programs: ClipboardPrograms
    private let send: @Sendable (ClipboardAnswer) -> Void
    private let queue = Mutex(Queue())

    private struct Queue {
        var waiting: [ClipboardRequest] = []
        var isRunning = false
    }

    /// - Parameter send: takes the answers, on the thread that found them.
    init(_ programs: ClipboardPrograms, send: @escaping @Sendable (ClipboardAnswer) -> Void) {
        self.programs = programs
        self.send = send
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

    private func work() {
        while let request = next() {
            switch request {
            case .copied(let text):
                // That it was not taken is seen by what the clipboard holds then.
                if let text { _ = programs.writer.tell(text) }
                send(.afterCopying(content()))
            case .paste(let number): send(.forPasting(number, content()))
            }
        }
    }

    private func next() -> ClipboardRequest? {
        queue.withLock { queue in
            queue.isRunning = !queue.waiting.isEmpty
            return queue.isRunning ? queue.waiting.removeFirst() : nil
        }
    }

    private func content() -> ClipboardContent {
        switch programs.reader.heard() {
        case .said(let bytes): bytes.isEmpty ? .nothing : .text(Rope(bytes))
        case .tooLong: .tooLong
        // So most of them tell that the clipboard is empty.
        case .failed: .nothing
        case .late: .unknown
        }
    }
}
