import EditorCore
import Glibc
import Synchronization

/// The files of the real system, behind threads that live as long as they have work.
final class FileWorkers: FileStore, Sendable {
    let send: @Sendable (FileAnswer) -> Void
    let calls: any SystemCalls
    let opener: FileOpener
    let saver: FileSaver
    let spares = SpareDescriptors()
    let watcher: FileWatcher
    let neighbours: Neighbourhood
    /// What is remembered from one run to the next.
    let state: StateKeeper
    /// Has the clipboard of the machine.
    let clipboard: ClipboardDesk
    /// Has the dictionaries.
    let spelling: SpellingWorker
    /// Notes how much is written.
    let notes: WritingNotes
    /// Keeps what is not saved for the case of a crash; nil when nobody does.
    let journals: JournalWriter?
    /// Undo histories; nil when the environment names no folder for them.
    private let undo: UndoShelf?
    /// Where the program was started.
    private let start = FilePath(presentFolder())
    /// Has folders read, and books of several files.
    let folders: FolderDesk
    /// Keeps what files held before they were saved.
    let versions: VersionKeeper
    /// Where the panel's notices go; nil when nobody asked for them.
    private let log: LineLog?
    /// The writer's home folder, for `~/`; nil when nobody knows it.
    private let home: [UInt8]?
    /// The writer's settings file; nil when nobody knows where that is.
    private let config: FilePath?
    /// Has the pages for cuttings; nil when the environment names no folder for them.
    let scratch: ScratchPages?
    /// Nobody else may write in the settings, whatever the umask says.
    private let configSaver: FileSaver
    /// Saves that were cut off, as they were told, by their records.
    let cutSaves = Mutex<[FilePath: InterruptedSave]>([:])
    private let queues = Mutex<[DocumentID: SaveQueue]>([:])
    /// What is still to be read of texts that were opened before the screen was up.
    private let rests = Mutex<[DocumentID: FileLoader]>([:])

    /// The saves of one document: one at a time, in the order in which they were asked for.
    private struct SaveQueue {
        var waiting: [SaveOrder] = []
        var isRunning = false
        /// What the last save left on the disk. The orders behind it were made before its answer came.
        var left: FileStamp?
    }

    /// Makes the workers. Must come before the process has threads, because the umask can only be read by
    /// setting it.
    /// - Parameter send: takes the answers, on the thread that found them.
    init(
        home: [UInt8]?, config: FilePath? = nil, stateFolder: [UInt8]? = nil, log: LineLog? = nil,
        journals: JournalWriter? = nil,
        calls: any SystemCalls = LinuxCalls(), send: @escaping @Sendable (FileAnswer) -> Void
    ) {
        let mask = umask(0o077)
        umask(mask)
        let memory = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
        self.home = home
        self.config = config
        self.log = log
        self.journals = journals
        self.calls = calls
        undo = stateFolder.map { UndoShelf(folder: UndoShelf.folder(in: $0), calls: LinuxCalls()) }
        state = StateKeeper(folder: stateFolder, calls: calls, send: send)
        neighbours = Neighbourhood(stateFolder: stateFolder, send: send)
        let whole: @Sendable (FilePath) -> FilePath = { [neighbours] in
            neighbours.wholePath(Self.expanded($0, home: home))
        }
        spelling = SpellingWorker(
            .usual(), state: state, calls: calls, absolute: { whole($0).bytes },
            send: { send(.spelling($0)) })
        clipboard = ClipboardDesk { send(.clipboard($0)) }
        notes = WritingNotes(folder: stateFolder, whole: whole, send: send)
        self.send = send
        watcher = FileWatcher { send(.stirred($0)) }
        versions = VersionKeeper(VersionStore(stateFolder: stateFolder))
        opener = FileOpener(calls: calls, limit: memory / 4 * 3)
        folders = FolderDesk(
            opener: opener, expanded: { Self.expanded($0, home: home) }, send: { send(.folder($0)) })
        let places = SafePlaces.usual(in: stateFolder)
        scratch = stateFolder.map { ScratchPages(stateFolder: $0, calls: calls, places: places) }
        saver = FileSaver(calls: calls, newMode: 0o666 & ~mask, places: places)
        configSaver = FileSaver(calls: calls, newMode: 0o644 & ~mask, places: places)
    }

    /// Begins the work on a thread. Never waits for a disk.
    func begin(_ request: FileRequest) {
        switch request {
        case .open(let document, let path): WorkerThread.run { self.load(document, path) }
        case .openScratch(let document, let owner):
            WorkerThread.run { self.openScratch(document, of: owner) }
        case .carryScratch(let document, let carriage):
            WorkerThread.run { self.carryScratch(document, carriage) }
        case .load(let document):
            guard let rest = rests.withLock({ $0.removeValue(forKey: document) }) else { return }
            WorkerThread.run { rest.run(document, self.send) }
        case .save(let document, let order): queue(order, of: document)
        case .glance(let paths): WorkerThread.run { self.glance(paths) }
        case .move(let document, let order): WorkerThread.run { self.move(document, order) }
        case .attend(let document, let path, let stamp, let isWriter):
            let path = expanded(path)
            attend(document, .init(path: path, stamp: stamp, isWriter: isWriter))
        case .findWishes(let document, let path): WorkerThread.run { self.findWishes(document, path) }
        case .release(let document): attend(document, nil)
        case .takeOver(let document, let neighbour, let file):
            WorkerThread.run { self.takeOver(document, neighbour, file) }
        case .handOver(let document, let ticket, let isGiven): handOver(document, ticket, isGiven)
        case .look(let document, let file): WorkerThread.run { self.look(document, file) }
        case .keep(let file, let kept): state.keep(file, kept)
        case .note(let file, let change): state.note(file, change)
        case .recallSearches:
            WorkerThread.run { self.send(.searches(SearchMemory(self.state.read(.searches) ?? []))) }
        case .journal(let document, let entries): journals?.add(entries, of: document)
        case .syncJournals: journals?.finish(within: JournalWriter.patience)
        case .compare(let order): WorkerThread.run { self.send(.compared(order.number, order.page())) }
        case .findVersions(let document, let order): WorkerThread.run { self.findVersions(document, order) }
        case .readVersion(let document, let path, let version):
            WorkerThread.run { self.readVersion(document, path, version) }
        case .forgetVersions(let path): WorkerThread.run { self.forgetVersions(of: path) }
        case .spelling(let request): spelling.take(request)
        case .clipboard(let request): clipboard.take(request)
        case .folder(let request): folders.begin(request)
        case .writing(let order): notes.take(.note(order))
        case .readWriting: notes.take(.tell)
        case .log(let line): log?.write(line)
        case .findLeft(let open): WorkerThread.run { self.findLeft(open) }
        case .claimLeft(let journals):
            WorkerThread.run {
                self.send(.leftClaimed(journals, self.journals?.claims.claim(journals) ?? false))
            }
        case .releaseLeft(let journals): journals.forEach { self.journals?.claims.release($0) }
        case .forgetLeft(let journals): self.journals?.discard(journals, areSafe: true)
        case .giveUpLeft(let journals): self.journals?.discard(journals, areSafe: false)
        case .findGivenUp(let open):
            WorkerThread.run {
                let open = open.mapValues(self.absolute)
                self.send(.givenUp(self.journals?.givenUpTexts(open: open) ?? []))
            }
        case .mend(let save, let version): WorkerThread.run { self.mend(save, version) }
        case .findUndo(let document, let path, let text):
            WorkerThread.run { self.findUndo(document, path, text) }
        case .readDictionary: WorkerThread.run { self.send(.dictionary(self.findWords())) }
        case .complete(let prefix):
            WorkerThread.run {
                let paths = NameCompletion.paths(beginningAs: prefix, expanded: self.expanded(prefix))
                self.send(.names(prefix: prefix, paths))
            }
        case .readSettings: WorkerThread.run { self.readSettings() }
        case .saveSettings(let file): WorkerThread.run { self.save(file) }
        }
    }

    private func findUndo(_ document: DocumentID, _ path: FilePath, _ text: Rope) {
        switch undo?.find(absolute(path), text) {
        case .found(let history): send(.undo(document, .found(history)))
        case .stale: send(.undo(document, .stale))
        case .nothing, nil: break
        }
    }

    /// Keeps what can be taken back of a text that was just saved, for the next run.
    private func keepUndo(_ order: SaveOrder, of document: DocumentID) {
        guard let undo, let history = order.history else { return }
        do throws(JournalTrouble) {
            try undo.keep(history, of: absolute(order.path), order.text)
        } catch {
            if case .failed(let number) = error { send(.undo(document, .notKept(errno: number))) }
            if case .diskFull = error { send(.undo(document, .notKept(errno: ENOSPC))) }
        }
    }

    /// The path from the root without links: the one by which a file is known, however it was typed.
    func whole(_ path: FilePath) -> FilePath { neighbours.wholePath(expanded(path)) }

    func absolute(_ path: FilePath) -> FilePath { expanded(path).absolute(from: start) }

    /// Opens a file here and now, as the first one of a run is, before the screen is touched. The rest of a
    /// long file waits for the request to load it.
    func open(_ document: DocumentID, _ path: FilePath) throws(OpenProblem) -> OpenedText {
        var opened = try opener.open(expanded(path))
        opened.text.path = path
        if let rest = opened.rest { rests.withLock { $0[document] = rest } }
        return opened.text
    }

    private func load(_ document: DocumentID, _ path: FilePath) {
        do throws(OpenProblem) {
            var opened = try opener.open(expanded(path))
            opened.text.path = path
            send(.opened(document, opened.text))
            opened.rest?.run(document, send)
        } catch {
            send(.openFailed(document, path, error))
        }
    }

    /// Opens the page for the cuttings of a file.
    private func openScratch(_ document: DocumentID, of owner: FilePath?) {
        do throws(OpenProblem) {
            guard let scratch else { throw .noSuchFolder }
            load(document, try scratch.page(of: owner.map(whole)))
        } catch {
            send(.openFailed(document, FilePath([]), error))
        }
    }

    private func readSettings() {
        do throws(SettingsProblem) {
            send(.settings(.success(try ConfigFile.load(config, calls: opener.calls))))
        } catch {
            send(.settings(.failure(error)))
        }
    }

    /// Saves the settings as a document is saved: whole or not at all, through links, in the same mode.
    private func save(_ file: SettingsText) {
        guard let config else { return send(.settings(.failure(.noPlace))) }
        let order = SaveOrder(
            text: Rope(file.bytes), path: config, expected: file.stamp, consent: .makingFolders)
        let outcome = spares.released { configSaver.save(order) }
        send(.settingsSaved(file, outcome.result))
    }

    private func queue(_ order: SaveOrder, of document: DocumentID) {
        let isIdle = queues.withLock { queues in
            queues[document, default: SaveQueue()].waiting.append(order)
            let isIdle = queues[document]?.isRunning == false
            queues[document]?.isRunning = true
            return isIdle
        }
        if isIdle { WorkerThread.run { self.saveAll(of: document) } }
    }

    private func saveAll(of document: DocumentID) {
        while let (order, left) = next(of: document) {
            var named = order
            named.path = expanded(order.path)
            let saver = scratch.flatMap { $0.holds(named.path) ? $0.saver : nil } ?? self.saver
            let outcome = spares.released { saver.save(named, ours: left) }
            queues.withLock { $0[document]?.left = outcome.left ?? left }
            switch outcome.result {
            case .success(let stamp):
                keepUndo(named, of: document)
                if let former = order.former {
                    versions.take(former, replacedBy: order.text, at: named.path)
                }
                send(.saved(document, path: order.path, stamp, inPlace: outcome.inPlace))
                if order.former != nil { WorkerThread.run { self.versions.finish() } }
            case .failure(let problem): send(.saveFailed(document, path: order.path, problem))
            }
        }
    }

    private func next(of document: DocumentID) -> (SaveOrder, left: FileStamp?)? {
        queues.withLock { queues in
            guard var queue = queues[document] else { return nil }
            queue.isRunning = !queue.waiting.isEmpty
            defer { queues[document] = queue }
            return queue.isRunning ? (queue.waiting.removeFirst(), queue.left) : nil
        }
    }

    /// The path with the home folder in place of a `~/` at its start.
    func expanded(_ path: FilePath) -> FilePath { Self.expanded(path, home: home) }

    private static func expanded(_ path: FilePath, home: [UInt8]?) -> FilePath {
        guard let home, path.bytes.starts(with: Array("~/".utf8)) else { return path }
        return FilePath(home + path.bytes.dropFirst())
    }
}
