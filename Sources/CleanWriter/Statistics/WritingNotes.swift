import EditorCore
import Glibc
import Synchronization

/// The file in which it is noted how much was written: `writing.jsonl` in the folder of the program's state.
///
/// It is only ever added to, under a lock, so that two windows write whole lines one after the other. A line that a full
/// disk or a power cut has torn is left as it is, and the next one begins on a line of its own. Whatever comes is taken in
/// its order, by one thread at a time that lives as long as there is work. Nobody waits for the disk to confirm a number of
/// words: a power cut may cost the last ones.
final class WritingNotes: Sendable {
    /// Something to do.
    enum Job: Sendable {
        case note(WritingOrder)
        /// Tell all records.
        case tell
    }

    private struct Waiting {
        var jobs: [Job] = []
        /// Whether there is a thread that will see to them.
        var hasWorker = false
    }

    /// What of the file is known: windows add to it, and seldom another than this one.
    private struct Known {
        var bytes = 0
        var history = WritingHistory()
    }

    private let folder: [UInt8]?
    private let calls: any JournalCalls
    private let waiting = Mutex(Waiting())
    private let known = Mutex(Known())
    /// Gives the whole path of a text.
    private let whole: @Sendable (FilePath) -> FilePath
    private let now: @Sendable () -> LocalMoment
    private let send: @Sendable (FileAnswer) -> Void

    static let name = Array("writing.jsonl".utf8)
    /// Bytes of the longest file that is read: some hundred years.
    private static let limit = 64 << 20

    /// - Parameters:
    ///   - folder: the folder of the state; nil when the environment tells of none.
    ///   - send: takes the answers, on the thread that found them.
    init(
        folder: [UInt8]?, calls: any JournalCalls = LinuxCalls(),
        whole: @escaping @Sendable (FilePath) -> FilePath = { $0 },
        now: @escaping @Sendable () -> LocalMoment = { LocalMoment(seconds: Int64(time(nil))) },
        send: @escaping @Sendable (FileAnswer) -> Void
    ) {
        self.folder = folder
        self.calls = calls
        self.whole = whole
        self.now = now
        self.send = send
    }

    /// Hands something over. Never waits for a disk.
    func take(_ job: Job) {
        let isFirst = waiting.withLock { waiting in
            defer { waiting.hasWorker = true }
            waiting.jobs.append(job)
            return !waiting.hasWorker
        }
        if isFirst { WorkerThread.run { self.workOn() } }
    }

    /// Works as long as something waits.
    private func workOn() {
        repeat {
            finish()
        } while waiting.withLock { waiting in
            waiting.hasWorker = !waiting.jobs.isEmpty
            return waiting.hasWorker
        }
    }

    /// Does what still waits; returns when all of it is done.
    func finish() {
        known.withLock { known in
            while let job = waiting.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
                switch job {
                case .note(let order): send(.writing(note(order, &known)))
                case .tell: send(tell())
                }
            }
        }
    }

    // MARK: Noting

    private func wholeName(of path: FilePath) -> String { String(decoding: whole(path).bytes, as: UTF8.self) }

    private func note(_ order: WritingOrder, _ known: inout Known) -> WritingNews {
        var news = WritingNews(now: now())
        do throws(JournalTrouble) {
            if order.keepsNotes { try add(order.records, &known) }
        } catch {
            (news.refused, news.problem) = (order.records, error.errno)
        }
        // What was known is true, whatever became of the rest.
        news.words = known.history.words(on: WritingDay(of: news.now, startingAt: order.dayStarts))
        news.goals = order.texts.compactMapValues { known.history.goals[wholeName(of: $0)] }
        return news
    }

    /// Adds records, and learns what other windows have added.
    private func add(_ records: [WritingRecord], _ known: inout Known) throws(JournalTrouble) {
        let records = records.map { record in
            var record = record
            record.file = record.file.map { wholeName(of: FilePath($0)) }
            return record
        }
        // Who only asks makes no file.
        guard var file = try open(making: !records.isEmpty) else { return }
        do throws(SystemError) {
            try lock(&file)
            let size = try calls.status(of: file.number).stamp.size
            var isTorn = false
            if size != known.bytes {
                let bytes = try calls.read(min(size, Self.limit), from: file.number)
                known = Known(bytes: size, history: WritingHistory(WritingRecord.all(in: bytes)))
                isTorn = bytes.last.map { $0 != 0x0A } ?? false
            }
            guard !records.isEmpty else { return }
            let lines = (isTorn ? "\n" : "") + records.map { $0.line + "\n" }.joined()
            // What is there is not known if this fails halfway.
            known.bytes = -1
            try write(Array(lines.utf8), to: file, endingAt: size)
            known.bytes = size + lines.utf8.count
            for record in records { known.history.add(record) }
        } catch {
            throw JournalTrouble(error)
        }
    }

    /// Adds bytes to a file of `size` bytes, all of them or none: what is refused will be written again.
    private func write(
        _ bytes: [UInt8], to file: borrowing Descriptor, endingAt size: Int
    ) throws(SystemError) {
        let number = file.number
        let length = try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
            try uninterrupted { () throws(SystemError) in
                try calls.write(number, UnsafeRawBufferPointer(bytes))
            }
        }
        guard length < bytes.count else { return }
        try calls.truncate(number, to: size)
        throw SystemError(errno: ENOSPC)
    }

    /// Opens the file; nil when there is none and none is to be made.
    private func open(making: Bool) throws(JournalTrouble) -> Descriptor? {
        let place: PrivateFolder
        do throws(JournalTrouble) {
            guard let folder else { throw .noFolder }
            place = try PrivateFolder(folder, making: making, calls: calls)
        } catch .noFolder where !making {
            return nil
        }
        do throws(SystemError) {
            let file = try Descriptor(
                Self.name, in: place.descriptor.number,
                flags: O_RDWR | O_APPEND | O_NOFOLLOW | (making ? O_CREAT : 0), mode: 0o600, calls: calls)
            let status = try calls.status(of: file.number)
            guard status.kind == .regular, status.user == geteuid() else { throw SystemError(errno: EPERM) }
            if status.mode & 0o077 != 0 { try calls.setMode(file.number, 0o600) }
            return file
        } catch {
            if error.errno == ENOENT, !making { return nil }
            throw JournalTrouble(error)
        }
    }

    /// Waits for another window to have written its line, for a second at most.
    private func lock(_ file: inout Descriptor) throws(SystemError) {
        for _ in 0..<100 {
            do throws(SystemError) {
                return try file.lock()
            } catch {
                guard error.errno == EWOULDBLOCK else { throw error }
                _ = poll(nil, 0, 10)
            }
        }
        throw SystemError(errno: EWOULDBLOCK)
    }

    // MARK: Telling

    private func tell() -> FileAnswer {
        do throws(JournalTrouble) {
            return .writingRecords(try records(), now: now(), problem: nil)
        } catch {
            return .writingRecords([], now: now(), problem: error.errno)
        }
    }

    /// All records; none when there is no file.
    func records() throws(JournalTrouble) -> [WritingRecord] {
        guard let file = try open(making: false) else { return [] }
        do throws(SystemError) {
            let size = try calls.status(of: file.number).stamp.size
            return WritingRecord.all(in: try calls.read(min(size, Self.limit), from: file.number))
        } catch {
            throw JournalTrouble(error)
        }
    }
}

extension JournalTrouble {
    /// The number that stands for it.
    fileprivate var errno: Int32 {
        switch self {
        case .failed(let number): number
        case .diskFull: ENOSPC
        case .noFolder: ENOENT
        case .exposed: EPERM
        }
    }
}
