import EditorCore

/// Files in memory. Answers go into the terminal's script, as a worker's do into the loop's inbox.
public struct MemoryFiles: FileStore {
    /// What is on this disk.
    public final class Disk {
        /// Files by name.
        public var files: [FilePath: [UInt8]] = [:]
        /// What the folders of a file want of it.
        public var wishes: [FilePath: EditorConfig] = [:]
        /// What the next saves run into, in order.
        public var problems: [SaveProblem] = []
        /// What the next moves of files run into, in order.
        public var moveProblems: [MoveProblem] = []
        /// Other windows that have a file open, each told of once.
        public var neighbours: [FilePath: Neighbour] = [:]
        /// What another window says when it is asked for a text.
        public var handOver = HandOver.Answer.given
        /// The words that it leaves.
        public var handedWords: LeftText?
        /// Whether the journals get onto the disk when another window asks for a text.
        public var canGive = true
        /// Why files on this disk are written in place; nil for one where they are replaced.
        public var inPlace: InPlaceReason?
        /// The settings file; nil when there is none.
        public private(set) var settings: [UInt8]?
        /// Why the settings cannot be read, while they cannot.
        public var settingsProblem: SettingsProblem?
        private var settingsStamp: FileStamp?
        /// The files of documents.
        public private(set) var watched: [DocumentID: FilePath] = [:]
        /// The states of files that were changed by others.
        var stamps: [FilePath: FileStamp] = [:]
        /// Every request seen.
        public private(set) var requests: [FileRequest] = []
        /// What the program remembers.
        public var kept: [StateFile: [UInt8]] = [:]
        /// Texts of former runs.
        public var left: [LeftText] = []
        /// Journals that other windows may take again.
        public private(set) var released: [[UInt8]] = []
        /// Whether another window has taken their journals.
        public var takenElsewhere = false
        /// Whether drafts can be kept.
        public var keepsDrafts = true
        /// What was done to files in former runs, and what that has led to.
        public var histories: [FilePath: (text: Rope, history: UndoHistory)] = [:]
        /// Journals that the writer has given up.
        public private(set) var givenUp: [[UInt8]] = []
        /// Texts that were given up before, and are still kept.
        public var trash: [LeftText] = []
        /// Journals that were let go.
        public private(set) var forgotten: [[UInt8]] = []
        /// Japanese words, or why there are none.
        public var dictionary = Result<SKKDictionary, DictionaryAnswer.Problem>.failure(
            .init(sentence: "no Japanese dictionary is installed"))
        /// The dictionaries for spelling.
        public let speller = MemorySpeller()
        /// What the journals were told.
        public private(set) var journals: [DocumentID: [JournalEntry]] = [:]
        /// Versions of all files, the oldest first; each save adds what it takes the place of.
        public var versions: [(info: VersionInfo, text: Rope)] = []
        /// The time that this disk believes it to be.
        public var now = LocalMoment(year: 2026, month: 11, day: 30, hour: 14, minute: 2)
        /// Why scratch pages cannot be opened, while they cannot.
        public var scratchProblem: OpenProblem?
        /// The clipboard of the machine.
        public var clipboard = ClipboardContent.nothing
        /// Whether it takes what is handed over.
        public var clipboardTakes = true
        /// What is noted of writing.
        public var notes: [WritingRecord] = []
        /// Why nothing can be noted, while nothing can; an errno.
        public var notesProblem: Int32?
        /// The panel's log.
        public private(set) var logged: [String] = []
        /// Whether answers wait until `release` is called.
        public var holdsAnswers = false
        private var held: [FileAnswer] = []
        /// Other names of files, or of folders.
        public var links: [FilePath: FilePath] = [:]
        var numbers: [FilePath: UInt64] = [:]
        var stampCount = 0
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
            case .openScratch(let id, let owner):
                answer(
                    scratchProblem.map { .openFailed(id, FilePath([]), $0) }
                        ?? open(id, scratchPage(of: owner)))
            case .carryScratch(let id, let way): answer(.scratchCarried(id, way, carry(way)))
            case .load: break
            case .save(let id, let order): answer(save(id, order))
            case .attend(let id, let path, _, let isWriter):
                watched[id] = path
                if isWriter, let neighbour = neighbours.removeValue(forKey: path) {
                    answer(.openElsewhere(id, neighbour))
                }
            case .takeOver(let id, _, let file):
                answer(.handedOver(id, HandOver(handOver, look: look(at: file), words: handedWords)))
            case .handOver(let id, _, let isGiven):
                if isGiven { answer(.handOverEnded(id, isGiven: canGive, terminal: "pts/9")) }
            case .release(let id): watched[id] = nil
            case .findWishes(let id, let path): answer(.wishes(id, wishes[path] ?? EditorConfig()))
            case .folder(let request): folder(request).forEach { answer(.folder($0)) }
            case .look(let id, let file): answer(.looked(id, look(at: file)))
            case .readSettings: answer(.settings(readSettings()))
            case .saveSettings(let file): answer(.settingsSaved(file, save(file)))
            case .glance(let paths):
                let yesterday = LocalMoment(year: 2026, month: 11, day: 29, hour: 9, minute: 30)
                let changed = paths.filter { files[$0] != nil }.map { ($0, yesterday) }
                answer(.glanced(FileGlances(changed: Dictionary(uniqueKeysWithValues: changed), now: now)))
            case .move(let id, let order): answer(.moved(id, order, move(order)))
            case .note(let file, let change): kept[file] = change.applied(to: kept[file] ?? [])
            case .keep(let file, let state): kept[file] = state.encoded(over: kept[file] ?? [])
            case .recallSearches: answer(.searches(SearchMemory(kept[.searches] ?? [])))
            case .journal(let id, let entries):
                journals[id, default: []] += entries
                let isDraft = entries.contains { if case .end(.draft) = $0 { true } else { false } }
                if isDraft { answer(.journal(.draft(id, isSafe: keepsDrafts))) }
            case .syncJournals: break
            case .compare(let order): answer(.compared(order.number, order.page()))
            case .findVersions(let id, let order): answer(.versions(id, list(order)))
            case .readVersion(let id, _, let info):
                answer(.version(id, info, versions.first { $0.info.name == info.name }?.text))
            case .forgetVersions(let path):
                let bytes = versions.reduce(0) { $0 + $1.text.count }
                versions = []
                answer(.versionsForgotten(path, bytes: bytes))
            case .writing(let order): answer(.writing(note(order)))
            case .readWriting: answer(.writingRecords(notes, now: now, problem: notesProblem))
            case .log(let line): logged.append(line)
            case .clipboard(.copied(let text)):
                if let text, clipboardTakes { clipboard = .text(text) }
                answer(.clipboard(.afterCopying(clipboard)))
            case .clipboard(.paste(let number)): answer(.clipboard(.forPasting(number, clipboard)))
            case .findLeft: if !left.isEmpty { answer(.left(left)) }
            case .claimLeft(let names): answer(.leftClaimed(names, !takenElsewhere))
            case .mend(let save, let version): answer(mend(save, version))
            case .releaseLeft(let names): released += names
            case .findUndo(let id, let path, let text):
                if let past = histories[path], past.text == text { answer(.undo(id, .found(past.history))) }
            case .forgetLeft(let names): forgotten += names
            case .giveUpLeft(let names): givenUp += names
            case .findGivenUp: answer(.givenUp(trash))
            case .readDictionary:
                answer(.dictionary(DictionaryAnswer(dictionary: dictionary, choices: kept[.japanese] ?? [])))
            case .spelling(let request): speller.answer(request).map { answer(.spelling($0)) }
            case .complete(let prefix):
                let names = files.keys.filter { $0.bytes.starts(with: prefix.bytes) }
                answer(.names(prefix: prefix, names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }))
            }
        }

        private func note(_ order: WritingOrder) -> WritingNews {
            var news = WritingNews(now: now)
            if let notesProblem {
                (news.refused, news.problem) = (order.records, notesProblem)
            } else if order.keepsNotes {
                notes += order.records
            }
            let history = WritingHistory(notes)
            news.goals = order.texts.compactMapValues {
                history.goals[String(decoding: $0.bytes, as: UTF8.self)]
            }
            news.words = history.words(on: WritingDay(of: now, startingAt: order.dayStarts))
            return news
        }

        /// Changes a file as another program does; nil deletes it.
        public func change(_ path: FilePath, to text: String?) {
            files[path] = text.map { Array($0.utf8) }
            stamps[path] = text.map { nextStamp($0.utf8.count, of: path) }
            for (id, watchedPath) in watched where watchedPath == path { answer(.stirred(id)) }
        }

        private func look(at file: KnownFile) -> OutsideLook {
            guard let bytes = files[file.path] else { return file.stamp == nil ? .same : .gone }
            guard let stamp = stamps[file.path], stamp != file.stamp else { return .same }
            let text = Rope(bytes)
            if text == file.text { return .touched(stamp) }
            return .changed(OpenedText(path: file.path, text: text, stamp: stamp))
        }

        private func answer(_ answer: FileAnswer) {
            if holdsAnswers { held.append(answer) } else { script.pending.append([.file(answer)]) }
        }

        private func open(_ id: DocumentID, _ path: FilePath) -> FileAnswer {
            guard let bytes = files[real(path)] else {
                return .opened(id, OpenedText(path: path, text: Rope()))
            }
            return .opened(
                id, OpenedText(path: path, text: Rope(bytes), stamp: nextStamp(bytes.count, of: path)))
        }

        private func mend(_ save: CutSave, _ version: CutSave.Version) -> FileAnswer {
            if !problems.isEmpty { return .mended(save, .failure(problems.removeFirst())) }
            let bytes = Array("The \(version) version.\n".utf8)
            files[save.path] = bytes
            return .mended(
                save,
                .success(
                    OpenedText(
                        path: save.path, text: Rope(bytes), stamp: nextStamp(bytes.count, of: save.path))))
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
            histories[order.path] = order.history.map { (order.text, $0) }
            if let former = order.former { addVersion(former.text, saved: now) }
            let stamp = nextStamp(order.text.count, of: order.path)
            stamps[order.path] = stamp
            return .saved(id, path: order.path, stamp, inPlace: inPlace)
        }

        private func move(_ order: MoveOrder) -> Result<FileMove, MoveProblem> {
            if !moveProblems.isEmpty { return .failure(moveProblems.removeFirst()) }
            guard let bytes = files[order.path] else { return .failure(.vanished) }
            if files[order.destination] != nil { return .failure(.exists) }
            files[order.path] = nil
            files[order.destination] = bytes
            numbers[order.destination] = number(of: order.path)
            numbers[order.path] = nil
            let stamp = nextStamp(bytes.count, of: order.destination)
            (stamps[order.path], stamps[order.destination]) = (nil, stamp)
            return .success(FileMove(path: order.destination, stamp: stamp))
        }

        /// Changes the settings as another program does.
        public func writeSettings(_ text: String) {
            settings = Array(text.utf8)
            settingsStamp = nextStamp(text.utf8.count, of: FilePath("settings"))
        }

        private func readSettings() -> Result<SettingsText, SettingsProblem> {
            if let settingsProblem { return .failure(settingsProblem) }
            return .success(SettingsText(bytes: settings ?? [], stamp: settingsStamp))
        }

        private func save(_ file: SettingsText) -> Result<FileStamp, SaveProblem> {
            if !problems.isEmpty { return .failure(problems.removeFirst()) }
            guard file.stamp == settingsStamp else { return .failure(.changedOutside) }
            settings = file.bytes
            let stamp = nextStamp(file.bytes.count, of: FilePath("settings"))
            settingsStamp = stamp
            return .success(stamp)
        }
    }

    private let disk: Disk

    /// The front of `disk` that the run loop sees.
    public init(_ disk: Disk) { self.disk = disk }

    /// Does the work at once.
    public mutating func begin(_ request: FileRequest) { disk.begin(request) }
}
