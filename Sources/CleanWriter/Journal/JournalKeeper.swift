import EditorCore

/// Keeps the journals of all documents: takes entries, and writes them when it is time.
///
/// It has no thread and no clock. Whoever drives it hands in the time and asks when it wants to be called again. Times:
///
/// - What is done is written 300 ms later, so that what belongs together goes in one call.
/// - What was written is on the disk a second later; that leaves a busy disk more than half a second. So a kill loses less than a second, a power cut less than two.
/// - A call that failed poisons the journal. A new one, with the whole text, is tried at once and then every 10 s.
///
/// Putting on the disk and writing do not wait for each other, or a disk that takes seconds to confirm would keep words in
/// memory meanwhile: the first is a `JournalOrder`, of which a journal has one at a time.
///
/// A journal of which there is too much is begun anew: the new one is complete and on the disk before the old one goes.
struct JournalKeeper {
    static let gathering = Duration.milliseconds(300)
    static let syncing = Duration.seconds(1)
    static let retrying = Duration.seconds(10)

    let world: Surroundings
    private let session = UInt64.random(in: .min ... .max)
    let places: JournalPlaces
    var orders = 0
    /// Those that have not been settled. One holds its journal open, and locked, also when the document has gone.
    var underWay: Set<Int> = []
    var folders: [[UInt8]: JournalFolder] = [:]
    var kept: [DocumentID: KeptJournal] = [:]
    private var told: JournalTrouble?
    /// Journals of documents that were kept as drafts, should the writer stay after all.
    private var drafts: [DocumentID: [[UInt8]]] = [:]

    init(_ world: Surroundings) {
        self.world = world
        places = JournalPlaces(folder: world.folder, calls: world.calls)
    }

    /// When `work` is to be called; nil when there is nothing to do.
    var deadline: Duration? {
        kept.values.lazy.compactMap { kept in
            kept.retrying ?? [kept.writing, kept.order == nil ? kept.syncing : nil].compactMap(\.self).min()
        }.min()
    }

    /// Whether all that can be on the disk is there.
    var isSettled: Bool {
        underWay.isEmpty
            && kept.values.allSatisfy {
                $0.order == nil && ($0.retrying != nil || ($0.writing ?? $0.syncing) == nil)
            }
    }

    /// Takes what happened to a document at `now`.
    mutating func take(_ entries: [JournalEntry], of id: DocumentID, at now: Duration) {
        for entry in entries { take(entry, of: id, at: now) }
    }

    /// Does what is due at `now`.
    mutating func work(at now: Duration) {
        for id in Array(kept.keys) { work(on: id, at: now, all: false) }
        tellTrouble()
    }

    /// Puts everything on the disk at once.
    mutating func finish(at now: Duration) {
        for id in Array(kept.keys) { work(on: id, at: now, all: true) }
        tellTrouble()
    }

    private mutating func take(_ entry: JournalEntry, of id: DocumentID, at now: Duration) {
        switch entry {
        case .begin(let start): begin(start, of: id, at: now)
        case .end(let end): self.end(id, end, at: now)
        default:
            let start = world.start
            kept[id]?.document.take(entry, folder: start)
            kept[id]?.want(at: entry.isUrgent ? now : now + Self.gathering)
        }
    }

    private mutating func begin(_ start: JournalBeginning, of id: DocumentID, at now: Duration) {
        var fresh = KeptJournal(
            document: KeptDocument(start, folder: world.start, wholeLimit: world.wholeLimit))
        if let old = kept[id] {
            // It is told whole because we had lost track; the old journal goes when the new one is there.
            (fresh.file, fresh.folder) = (old.file, old.folder)
            (fresh.former, fresh.isNew) = (old.former, old.isNew)
            fresh.generation = old.generation
            fresh.document.wantRenewal()
        }
        fresh.document.replace(drafts.removeValue(forKey: id) ?? [])
        fresh.want(at: now + Self.gathering)
        kept[id] = fresh
    }

    private mutating func work(on id: DocumentID, at now: Duration, all: Bool) {
        guard var entry = kept[id] else { return }
        defer { kept[id] = entry }
        if let retrying = entry.retrying, now < retrying, !all { return }
        do throws(JournalTrouble) {
            if all || isDue(entry.writing, now) || entry.retrying != nil { try write(&entry, id, at: now) }
            if all || isDue(entry.syncing, now) { try sync(&entry, id, at: now) }
        } catch {
            entry.fail(error, at: now)
        }
    }

    private func isDue(_ time: Duration?, _ now: Duration) -> Bool { time.map { $0 <= now } ?? false }

    private mutating func write(_ entry: inout KeptJournal, _ id: DocumentID, at now: Duration)
        throws(JournalTrouble)
    {
        entry.writing = nil
        if entry.document.needsRenewal {
            guard entry.document.canRenew else {
                entry.retrying = now + Self.retrying
                return
            }
            return try renew(&entry, id, at: now)
        }
        guard entry.document.hasPending else { return }
        guard let file = entry.file else { return try renew(&entry, id, at: now) }
        do throws(SystemError) {
            try file.append(entry.document.takePending())
        } catch {
            return try replace(&entry, id, after: error, at: now)
        }
        if entry.syncing == nil { entry.syncing = now + Self.syncing }
        let limit = max(world.usualSize, 2 * entry.document.text.count)
        if file.size > limit, entry.document.canRenew {
            entry.document.wantRenewal()
            try renew(&entry, id, at: now)
        }
    }

    /// Begins a new journal at once after a failure: the old one may be all that is wrong.
    mutating func replace(
        _ entry: inout KeptJournal, _ id: DocumentID, after error: SystemError, at now: Duration
    ) throws(JournalTrouble) {
        entry.document.wantRenewal()
        guard entry.document.canRenew else { throw JournalTrouble(error) }
        try renew(&entry, id, at: now)
    }

    /// Begins a new journal; when it is on the disk, the old one goes.
    private mutating func renew(_ entry: inout KeptJournal, _ id: DocumentID, at now: Duration)
        throws(JournalTrouble)
    {
        let path = entry.document.path
        if entry.refusal == nil {
            do throws(JournalTrouble) {
                guard let usual = places.folder(for: path) else { throw .noFolder }
                try begin(&entry, id, in: usual)
            } catch {
                entry.refusal = error
            }
        }
        if let refusal = entry.refusal {
            do throws(JournalTrouble) {
                guard let other = places.otherFolder(for: path, after: refusal) else { throw refusal }
                entry.document.wantRenewal()
                try begin(&entry, id, in: other)
            } catch {
                entry.refusal = nil
                throw refusal
            }
        }
        try sync(&entry, id, at: now)
    }

    /// Begins a new journal in the folder `path`.
    private mutating func begin(_ entry: inout KeptJournal, _ id: DocumentID, in path: [UInt8])
        throws(JournalTrouble)
    {
        let document = entry.document
        let folder = try openFolder(path)
        let records =
            document.needsRenewal ? entry.document.takeRenewal() : entry.document.takePending()
        let (old, oldFolder) = (entry.file, entry.folder)
        let header = JournalHeader(
            salt: .random(in: .min ... .max), session: session, document: id.number,
            generation: entry.generation, created: world.date(), time: document.time, path: document.path,
            stamp: document.stamp, encoding: document.form.encoding,
            endsWithLineEnd: document.form.endsWithLineEnd)
        do throws(SystemError) {
            entry.file = try Self.write(header, records, in: folder)
            entry.folder = folder
        } catch {
            // The folder itself may have gone.
            folders[path] = nil
            throw JournalTrouble(error)
        }
        if let old, let oldFolder { entry.former.append((old, oldFolder)) }
        entry.generation += 1
        (entry.retrying, entry.order, entry.isNew) = (nil, nil, true)
    }

    /// Lets journals of former runs go, whose words are safe or were given up. One that cannot be moved is found again by
    /// the next run.
    func discard(_ paths: [[UInt8]]) {
        do throws(JournalTrouble) {
            try world.discard(paths)
        } catch {
            world.tell(.trouble(error))
        }
    }

    /// Makes a journal, or leaves none.
    private static func write(
        _ header: JournalHeader, _ records: [JournalRecord], in folder: JournalFolder
    ) throws(SystemError) -> JournalFile {
        do throws(SystemError) {
            return try attempt(header, records, in: folder)
        } catch {
            guard JournalTrouble(error) == .diskFull, folder.releaseBallast() else { throw error }
        }
        return try attempt(header, records, in: folder)
    }

    private static func attempt(
        _ header: JournalHeader, _ records: [JournalRecord], in folder: JournalFolder
    ) throws(SystemError) -> JournalFile {
        let file = try JournalFile(for: header, in: folder)
        do throws(SystemError) {
            try file.begin(header)
            try file.append(records)
            return file
        } catch {
            // What is left of it holds no more than the text before; its name says nothing to anybody.
            try? folder.unlink(file.name)
            throw error
        }
    }

    private mutating func openFolder(_ path: [UInt8]) throws(JournalTrouble) -> JournalFolder {
        if let folder = folders[path] { return folder }
        let folder = try JournalFolder(path, making: true, calls: world.calls)
        folders[path] = folder
        do throws(SystemError) {
            try folder.emptyTrash(at: world.date())
            let size = try folder.size()
            if size > world.largestTotal { world.tell(.crowded(bytes: size)) }
        } catch {
            // It is emptied and measured the next time.
        }
        return folder
    }

    /// Ends the journal of a document that is left.
    private mutating func end(_ id: DocumentID, _ end: JournalEnd, at now: Duration) {
        if end != .saved { work(on: id, at: now, all: true) }
        guard var entry = kept.removeValue(forKey: id) else {
            if end == .draft { world.tell(.draft(id, isSafe: false)) }
            return
        }
        if end == .draft { return world.tell(.draft(id, isSafe: keepDraft(id, &entry))) }
        guard let file = entry.file, let folder = entry.folder else { return }
        // Where one of these calls fails the journal stays, and offers once too often what the writer has given up.
        switch end {
        case .saved: try? folder.unlink(file.name)
        case .discarded:
            try? file.append([.end(end)])
            try? folder.moveToTrash(file.name)
        case .kept, .draft:
            try? file.append([.end(end)])
            confirm(&entry, of: id)
        }
        if end == .saved || end == .discarded {
            for former in entry.former { discardOld(former.file, former.folder) }
        }
    }

    /// Ends the journal of a document that is kept for another time. Says whether all of it is on the disk.
    private mutating func keepDraft(_ id: DocumentID, _ entry: inout KeptJournal) -> Bool {
        guard let file = entry.file, let folder = entry.folder, entry.trouble == nil else { return false }
        do throws(SystemError) {
            try file.append([.end(.draft)])
        } catch {
            return false
        }
        guard confirm(&entry, of: id) else { return false }
        drafts[id] = [folder.path(of: file.name)]
        return true
    }

    /// Tells once what is wrong, and once that it is right again.
    mutating func tellTrouble() {
        let trouble = kept.values.lazy.compactMap(\.trouble).first
        guard trouble != told else { return }
        told = trouble
        world.tell(trouble.map(JournalNews.trouble) ?? .recovered)
    }
}
