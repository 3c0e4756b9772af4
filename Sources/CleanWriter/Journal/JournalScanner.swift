import EditorCore
import Glibc

/// A journal that no living program holds, and older ones of the same text.
struct LeftJournal: Sendable {
    /// The newest first.
    var names: [[UInt8]]
    /// What the newest says of itself.
    var header: JournalHeader
    /// Whether its owner may still live: the file system knows no locks.
    var ownerIsUnknown: Bool
    /// When it came to where it is, or was written last, in nanoseconds since 1970.
    var moved: Int64
}

/// Finds journals left behind and reads them. Nothing that it does changes one, so it may be stopped at any moment.
struct JournalScanner {
    /// Longer journals are not read, in bytes: they would not fit into memory together with their text.
    private static let limit = 1 << 30
    private static let headerRoom = 16 << 10

    private let folder: JournalFolder
    private var calls: any JournalCalls { folder.calls }

    /// Opens the folder `path`; nil when there is none, so that nothing was left behind.
    init?(_ path: [UInt8], calls: any JournalCalls) throws(JournalTrouble) {
        do throws(JournalTrouble) {
            folder = try JournalFolder(path, making: false, calls: calls)
        } catch {
            if error == .noFolder { return nil }
            throw error
        }
    }

    /// The journals left behind, the newest first.
    ///
    /// - Parameter seeingHeld: whether those that living programs hold count too, as when one of them does not answer.
    func scan(seeingHeld: Bool = false) throws(JournalTrouble) -> [LeftJournal] {
        var found: [LeftJournal] = []
        do throws(SystemError) {
            for name in try folder.journals() {
                if let journal = look(at: name, seeingHeld) { found.append(journal) }
            }
        } catch {
            throw JournalTrouble(error)
        }
        found.sort { ($0.header.created, $0.header.generation) > ($1.header.created, $1.header.generation) }
        var joined: [LeftJournal] = []
        for journal in found {
            let same = joined.firstIndex {
                $0.header.session == journal.header.session && $0.header.document == journal.header.document
            }
            if let same { joined[same].names += journal.names } else { joined.append(journal) }
        }
        return joined
    }

    /// The text of a journal; nil when there is none in it.
    func read(_ journal: LeftJournal) -> RecoveredText? {
        for (index, name) in journal.names.enumerated() {
            guard let bytes = bytes(of: name) else { continue }
            do throws(JournalProblem) {
                let contents = try JournalReader.read(bytes)
                if let text = text(of: contents, in: journal, from: index) { return text }
            } catch {
                // Torn within its header: the one before it still stands.
                continue
            }
        }
        return nil
    }

    private func text(of contents: JournalContents, in journal: LeftJournal, from index: Int)
        -> RecoveredText?
    {
        let header = contents.header
        var base: JournalReplay.File?
        if case .file = contents.records.first, let path = header.path, let file = whole(path) {
            base = JournalReplay.File(text: file.text, isUntouched: file.stamp == header.stamp)
        }
        guard let replay = JournalReplay(contents, file: base) else { return nil }
        let isLoose = replay.problem == .fileIsAnother
        let (state, stamp) = state(of: replay)
        return RecoveredText(
            names: Array(journal.names[index...]), path: replay.path, presentStamp: stamp, replay: replay,
            file: state,
            lostBytes: contents.lostBytes, looseWords: isLoose ? contents.words : contents.strayWords,
            ownerIsUnknown: journal.ownerIsUnknown)
    }

    /// Holds the file against what the journal saw last, and gives its stamp; that is enough when it is the same.
    private func state(of replay: JournalReplay) -> (RecoveredText.FileState, FileStamp?) {
        guard let path = replay.path else { return (.unnamed, nil) }
        let present: FileStatus?
        do throws(SystemError) {
            present = try calls.find(path.bytes, in: AT_FDCWD, following: true)
        } catch {
            return (.missing, nil)
        }
        guard let present else { return (replay.stamp == nil ? .asItWas : .missing, nil) }
        if present.stamp == replay.stamp { return (.asItWas, present.stamp) }
        guard let file = whole(path) else { return (.changed, nil) }
        if file.text == replay.text, file.encoding == replay.form.encoding { return (.holdsText, file.stamp) }
        return (replay.content == ContentHash(of: file.text) ? .asItWas : .changed, file.stamp)
    }

    /// A whole file in memory form; nil when it cannot be read.
    private func whole(_ path: FilePath) -> OpenedText? {
        do throws(OpenProblem) {
            return try FileOpener(calls: calls, limit: Self.limit).whole(path)
        } catch {
            return nil
        }
    }

    private func look(at name: [UInt8], _ seeingHeld: Bool) -> LeftJournal? {
        do throws(SystemError) {
            guard var file = try folder.folder.open(name) else { return nil }
            let ownerIsUnknown: Bool
            do throws(SystemError) {
                try file.lock()
                ownerIsUnknown = false
            } catch {
                if error.errno == EWOULDBLOCK, !seeingHeld { return nil }
                ownerIsUnknown = true
            }
            let moved = try calls.status(of: file.number).stamp.changed
            let start = try calls.read(Self.headerRoom, from: file.number)
            do throws(JournalProblem) {
                let header = try JournalReader.header(of: start)
                return LeftJournal(
                    names: [name], header: header, ownerIsUnknown: ownerIsUnknown, moved: moved)
            } catch {
                return nil
            }
        } catch {
            return nil
        }
    }

    private func bytes(of name: [UInt8]) -> [UInt8]? {
        do throws(SystemError) {
            guard let file = try folder.folder.open(name) else { return nil }
            let size = try calls.status(of: file.number).stamp.size
            return size > Self.limit ? nil : try calls.read(size, from: file.number)
        } catch {
            return nil
        }
    }
}
