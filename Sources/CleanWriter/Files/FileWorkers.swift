import EditorCore
import Glibc
import Synchronization

/// The files of the real system, behind threads that live as long as they have work.
final class FileWorkers: FileStore, Sendable {
    private let send: @Sendable (FileAnswer) -> Void
    private let calls: any SystemCalls
    private let opener: FileOpener
    private let saver: FileSaver
    private let spares = SpareDescriptors()
    /// What is remembered from one run to the next.
    let state: StateKeeper
    /// Has the dictionaries.
    let spelling: SpellingWorker
    /// Keeps what is not saved for the case of a crash; nil when nobody does.
    private let journals: JournalWriter?
    /// Where the panel's notices go; nil when nobody asked for them.
    private let log: LineLog?
    /// The writer's home folder, for `~/`; nil when nobody knows it.
    private let home: [UInt8]?
    /// The writer's settings file; nil when nobody knows where that is.
    private let config: FilePath?
    /// Nobody else may write in the settings, whatever the umask says.
    private let configSaver: FileSaver
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
        journals: JournalWriter? = nil, dictionaries: DictionaryFolders = .usual(),
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
        state = StateKeeper(folder: stateFolder, calls: calls, send: send)
        spelling = SpellingWorker(
            dictionaries, state: state, calls: calls,
            absolute: { Self.wholePath(of: Self.expanded($0, home: home)) }, send: { send(.spelling($0)) })
        self.send = send
        opener = FileOpener(calls: calls, limit: memory / 4 * 3)
        let places = SafePlaces.usual(in: stateFolder)
        saver = FileSaver(calls: calls, newMode: 0o666 & ~mask, places: places)
        configSaver = FileSaver(calls: calls, newMode: 0o644 & ~mask, places: places)
    }

    /// Begins the work on a thread. Never waits for a disk.
    func begin(_ request: FileRequest) {
        switch request {
        case .open(let document, let path): WorkerThread.run { self.load(document, path) }
        case .load(let document):
            guard let rest = rests.withLock({ $0.removeValue(forKey: document) }) else { return }
            WorkerThread.run { rest.run(document, self.send) }
        case .save(let document, let order): queue(order, of: document)
        case .keep(let file, let bytes): state.keep(file, bytes)
        case .journal(let document, let entries): journals?.add(entries, of: document)
        case .syncJournals: journals?.finish(within: JournalWriter.patience)
        case .spelling(let request): spelling.take(request)
        case .log(let line): log?.write(line)
        case .findLeft: WorkerThread.run { self.findLeft() }
        case .forgetLeft(let names): WorkerThread.run { self.journals?.discard(names) }
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

    private func findLeft() {
        let texts = journals?.leftTexts() ?? []
        if !texts.isEmpty { send(.left(texts)) }
    }

    private func findWords() -> DictionaryAnswer {
        let choices = state.read(.japanese) ?? []
        do throws(DictionaryAnswer.Problem) {
            let dictionary = SKKDictionary(try JapaneseDictionary.load(calls: calls))
            return DictionaryAnswer(dictionary: .success(dictionary), choices: choices)
        } catch {
            return DictionaryAnswer(dictionary: .failure(error), choices: choices)
        }
    }

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
            let outcome = spares.released { saver.save(named, ours: left) }
            queues.withLock { $0[document]?.left = outcome.left ?? left }
            switch outcome.result {
            case .success(let stamp):
                send(.saved(document, path: order.path, stamp, inPlace: outcome.inPlace))
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
    private func expanded(_ path: FilePath) -> FilePath { Self.expanded(path, home: home) }

    private static func expanded(_ path: FilePath, home: [UInt8]?) -> FilePath {
        guard let home, path.bytes.starts(with: Array("~/".utf8)) else { return path }
        return FilePath(home + path.bytes.dropFirst())
    }
    /// The path from the root, links followed as far as there is a file.
    private static func wholePath(of path: FilePath) -> [UInt8] {
        if let real = realpath(path.bytes.map { CChar(bitPattern: $0) } + [0], nil) {
            defer { free(real) }
            return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
        }
        return path.bytes.first == 0x2F ? path.bytes : presentFolder() + [0x2F] + path.bytes
    }
}
