import EditorCore

/// Files in memory. Answers go into the terminal's script, as a worker's do into the loop's inbox.
public struct MemoryFiles: FileStore {
    /// What is on this disk.
    public final class Disk {
        /// Files by name.
        public var files: [FilePath: [UInt8]] = [:]
        /// What the next saves run into, in order.
        public var problems: [SaveProblem] = []
        /// Why files on this disk are written in place; nil for one where they are replaced.
        public var inPlace: InPlaceReason?
        /// The settings file; nil when there is none.
        public private(set) var settings: [UInt8]?
        /// Why the settings cannot be read, while they cannot.
        public var settingsProblem: SettingsProblem?
        private var settingsStamp: FileStamp?
        /// Every request seen.
        public private(set) var requests: [FileRequest] = []
        /// What the program remembers.
        public private(set) var kept: [StateFile: [UInt8]] = [:]
        /// Texts of former runs.
        public var left: [LeftText] = []
        /// Journals that were let go.
        public private(set) var forgotten: [[UInt8]] = []
        /// Japanese words, or why there are none.
        public var dictionary = Result<SKKDictionary, DictionaryAnswer.Problem>.failure(
            .init(sentence: "no Japanese dictionary is installed"))
        /// The dictionaries for spelling.
        public let speller = MemorySpeller()
        /// What the journals were told.
        public private(set) var journals: [DocumentID: [JournalEntry]] = [:]
        /// The panel's log.
        public private(set) var logged: [String] = []
        /// Whether answers wait until `release` is called.
        public var holdsAnswers = false
        private var held: [FileAnswer] = []
        private var stamps = 0
        private let script: VirtualTerminal.Script

        /// A disk that answers into `script`.
        public init(_ script: VirtualTerminal.Script) { self.script = script }

        /// Lets held answers go.
        public func release() {
            for answer in held { script.pending.append([.file(answer)]) }
            held = []
        }

        fileprivate func begin(_ request: FileRequest) {
            requests.append(request)
            switch request {
            case .open(let id, let path): answer(open(id, path))
            case .load: break
            case .save(let id, let order): answer(save(id, order))
            case .readSettings: answer(.settings(readSettings()))
            case .saveSettings(let file): answer(.settingsSaved(file, save(file)))
            case .keep(let file, let bytes): kept[file] = bytes
            case .journal(let id, let entries): journals[id, default: []] += entries
            case .syncJournals: break
            case .log(let line): logged.append(line)
            case .findLeft: if !left.isEmpty { answer(.left(left)) }
            case .forgetLeft(let names): forgotten += names
            case .readDictionary:
                answer(.dictionary(DictionaryAnswer(dictionary: dictionary, choices: kept[.japanese] ?? [])))
            case .spelling(let request): speller.answer(request).map { answer(.spelling($0)) }
            case .complete(let prefix):
                let names = files.keys.filter { $0.bytes.starts(with: prefix.bytes) }
                answer(.names(prefix: prefix, names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }))
            }
        }

        private func answer(_ answer: FileAnswer) {
            if holdsAnswers { held.append(answer) } else { script.pending.append([.file(answer)]) }
        }

        private func open(_ id: DocumentID, _ path: FilePath) -> FileAnswer {
            guard let bytes = files[path] else {
                return .opened(id, OpenedText(path: path, text: Rope()))
            }
            return .opened(id, OpenedText(path: path, text: Rope(bytes), stamp: nextStamp(bytes.count)))
        }

        private func save(_ id: DocumentID, _ order: SaveOrder) -> FileAnswer {
            if !problems.isEmpty {
                return .saveFailed(id, path: order.path, problems.removeFirst())
            }
            if order.expected == nil, files[order.path] != nil, !order.consent.contains(.replacing) {
                let problem = SaveProblem.exists(size: files[order.path]?.count ?? 0, modified: 0)
                return .saveFailed(id, path: order.path, problem)
            }
            files[order.path] = order.text.bytes(in: order.text.range)
            return .saved(id, path: order.path, nextStamp(order.text.count), inPlace: inPlace)
        }

        /// Changes the settings as another program does.
        public func writeSettings(_ text: String) {
            settings = Array(text.utf8)
            settingsStamp = nextStamp(text.utf8.count)
        }

        private func readSettings() -> Result<SettingsText, SettingsProblem> {
            if let settingsProblem { return .failure(settingsProblem) }
            return .success(SettingsText(bytes: settings ?? [], stamp: settingsStamp))
        }

        private func save(_ file: SettingsText) -> Result<FileStamp, SaveProblem> {
            if !problems.isEmpty { return .failure(problems.removeFirst()) }
            guard file.stamp == settingsStamp else { return .failure(.changedOutside) }
            settings = file.bytes
            let stamp = nextStamp(file.bytes.count)
            settingsStamp = stamp
            return .success(stamp)
        }

        /// A stamp that no other state of a file has.
        public func nextStamp(_ size: Int) -> FileStamp {
            stamps += 1
            return FileStamp(device: 1, inode: 1, size: size, modified: Int64(stamps), changed: Int64(stamps))
        }
    }

    private let disk: Disk

    /// The front of `disk` that the run loop sees.
    public init(_ disk: Disk) { self.disk = disk }

    /// Does the work at once.
    public mutating func begin(_ request: FileRequest) { disk.begin(request) }
}
