import CLinux
import EditorCore
import Glibc
import Synchronization

/// The thread that keeps the journals. It never touches the terminal, and nobody waits for it but who leaves. It waits for
/// no disk to confirm what it wrote: that is left to a worker for each order.
///
/// The session's thread only puts entries into a queue. When the disk takes so long that the queue grows over its bound,
/// the entries of the document are dropped and its text is asked for instead, which takes no room.
final class JournalWriter: Sendable {
    /// How long somebody who leaves waits for the disk.
    static let patience = Duration.milliseconds(800)

    let queue = Mutex(JournalQueue(bound: 64 << 20))
    /// Readable when the queue is to be looked at.
    private let bell: Int32
    /// Readable when something asked for was done.
    private let answer: Int32
    let folder: [UInt8]?
    /// What this run has taken of former ones.
    let claims = JournalClaims(calls: LinuxCalls())
    private let clock = MonotonicClock()
    let send: @Sendable (JournalNews) -> Void

    /// Makes a writer; its thread begins with the first entry.
    ///
    /// - Parameter stateFolder: where the program keeps its state; nil when the environment tells of none.
    init(stateFolder: [UInt8]?, send: @escaping @Sendable (JournalNews) -> Void) {
        folder = stateFolder.map(Self.folder)
        self.send = send
        bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        answer = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    }

    deinit { for descriptor in [bell, answer] where descriptor >= 0 { close(descriptor) } }

    /// The folder of the journals in the one of the state.
    static func folder(in state: [UInt8]) -> [UInt8] { state + Array("/journal".utf8) }

    /// Hands entries over. Never waits for a disk.
    func add(_ entries: [JournalEntry], of id: DocumentID) {
        let (starts, isLost, isAwaited) = queue.withLock { queue in
            let starts = !queue.isRunning
            queue.isRunning = true
            return (starts, !queue.add(entries, of: id), queue.isAwaited)
        }
        if isLost { send(.needsText(id)) }
        if starts { start() }
        if !isAwaited || entries.contains(where: \.isUrgent) { ring() }
    }

    /// Puts everything on the disk that was handed over; returns when that is done, or after `limit`, and whether it is
    /// done.
    @discardableResult func finish(within limit: Duration) -> Bool {
        let asked = queue.withLock { queue in
            guard queue.isRunning else { return 0 }
            queue.asked += 1
            return queue.asked
        }
        if asked == 0 { return true }
        ring()
        let end = clock.now() + limit
        while queue.withLock({ $0.done < asked }), clock.now() < end {
            wait(for: answer, (end - clock.now()).pollMilliseconds)
        }
        return queue.withLock { $0.done >= asked }
    }

    func start() {
        do throws(TerminalProblem) {
            guard bell >= 0, answer >= 0 else { throw .refused(call: "eventfd", errno: EMFILE) }
            try WorkerThread.start { self.run() }
        } catch {
            guard case .refused(_, let number) = error else { return }
            send(.trouble(.failed(errno: number)))
        }
    }

    private func run() {
        let world = JournalKeeper.Surroundings(
            folder: folder, start: FilePath(presentFolder()), calls: LinuxCalls(),
            confirm: { order in
                WorkerThread.run { self.take(order, order.run()) }
                return nil
            },
            date: wallClock,
            tell: send,
            discard: { [claims] paths, areSafe throws(JournalTrouble) in
                try claims.discard(paths, areSafe: areSafe)
            })
        var keeper = JournalKeeper(world)
        // How often everything was asked to be put on the disk, as far as that has been begun.
        var begun = 0
        while true {
            let pause = keeper.deadline.map { $0 - clock.now() }
            let isEmpty = queue.withLock { queue in
                queue.isAwaited = pause.map { $0 <= JournalKeeper.gathering } ?? false
                return queue.isEmpty && queue.asked == begun
            }
            if isEmpty { wait(for: bell, pause?.pollMilliseconds ?? -1) }
            turn(&keeper, &begun)
        }
    }

    /// Takes what is in the queue, and does what is due.
    private func turn(_ keeper: inout JournalKeeper, _ begun: inout Int) {
        let (entries, givenUp, safe, outcomes, asked) = queue.withLock { queue in
            queue.isAwaited = false
            defer { (queue.givenUp, queue.safe, queue.outcomes) = ([], [], []) }
            return (queue.takeAll(), queue.givenUp, queue.safe, queue.outcomes, queue.asked)
        }
        let now = clock.now()
        for (order, result) in outcomes { keeper.settle(order, result, at: now) }
        for (id, entries) in entries { keeper.take(entries, of: id, at: now) }
        if asked > begun { keeper.finish(at: now) } else { keeper.work(at: now) }
        if !givenUp.isEmpty { keeper.discard(givenUp, areSafe: false) }
        if !safe.isEmpty { keeper.discard(safe, areSafe: true) }
        begun = asked
        guard keeper.isSettled else { return }
        let isAnswer = queue.withLock { queue in
            defer { queue.done = asked }
            return queue.done < asked
        }
        if isAnswer { eventfd_write(answer, 1) }
    }

    private func take(_ order: JournalOrder, _ result: Result<Void, SystemError>) {
        queue.withLock { $0.outcomes.append((order, result)) }
        ring()
    }

    func ring() { eventfd_write(bell, 1) }

    private func wait(for descriptor: Int32, _ milliseconds: Int32) {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, milliseconds) == 1 else { return }
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
    }
}

/// Nanoseconds since 1970.
@Sendable func wallClock() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
}

/// The folder in which the program runs; empty when it cannot be told.
func presentFolder() -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(&buffer, buffer.count) != nil else { return [] }
    return buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
}
