import EditorCore
import Glibc
import Synchronization

/// The windows of one user, as far as they have to do with each other: claims this window's files, tells who else has
/// one of them, asks and answers for texts.
///
/// Nothing of it is on the way of a key: claims are made and looked at on workers, and a window asks only when its writer
/// wants to take over.
final class Neighbourhood: Sendable {
    /// Seconds to wait for the answer of another window: it may have a second's writing to do first.
    static let patience = 3

    /// A file that a document of this window has.
    struct Wish: Sendable {
        var path: FilePath
        var stamp: FileStamp?
        var isWriter: Bool
    }

    private struct Identity {
        var own = ProcessIdentity.own()
        var terminal = terminalName()
    }

    private struct State {
        var wishes: [DocumentID: Wish] = [:]
        var folder: ClaimFolder?
        var door: Door?
        var held: [DocumentID: ClaimFolder.Held] = [:]
        /// Where others were looked for already.
        var seen: [DocumentID: FilePath] = [:]
        /// Whether the window is about to end. A worker may still come with the file of a save that has just ended.
        var hasLeft = false
    }

    private let state = Mutex(State())
    private let stateFolder: [UInt8]?
    private let calls: any JournalCalls
    /// Who this window is; nil until somebody wants to know, for no page should wait for that.
    private let identity = Mutex<Identity?>(nil)
    private let send: @Sendable (FileAnswer) -> Void

    /// - Parameter stateFolder: where the program keeps its state; nil when the environment tells of none, and then
    ///   windows do not know of each other.
    init(
        stateFolder: [UInt8]?, calls: any JournalCalls = LinuxCalls(),
        send: @escaping @Sendable (FileAnswer) -> Void
    ) {
        self.stateFolder = stateFolder
        self.calls = calls
        self.send = send
    }

    private var known: Identity {
        identity.withLock { identity in
            let known = identity ?? Identity()
            identity = known
            return known
        }
    }

    private var own: ProcessIdentity { known.own }
    private var terminal: String { known.terminal }

    /// Notes which file a document has; nil for none. `settle` does what may wait for a disk.
    func want(_ wish: Wish?, for id: DocumentID) { state.withLock { $0.wishes[id] = wish } }

    /// Claims the file that a document has now, gives the one up that it had, and tells of others who have it.
    func settle(_ id: DocumentID) {
        let found: [FileAnswer] = state.withLock { state in
            do throws(SystemError) {
                return try settle(id, &state)
            } catch {
                // Without a claim nobody is told of this window; the file is as safe as with one, by the look before
                // each save.
                return []
            }
        }
        for answer in found { send(answer) }
    }

    private func settle(_ id: DocumentID, _ state: inout State) throws(SystemError) -> [FileAnswer] {
        if state.hasLeft { return [] }
        let old = state.held[id]
        guard let wish = state.wishes[id], wish.isWriter, let folder = openFolder(&state) else {
            state.held[id] = nil
            if let old { try state.folder?.drop(old) }
            return []
        }
        let path = wholePath(wish.path)
        if old?.claim.path != path || old?.claim.inode != wish.stamp?.inode {
            state.held[id] = try folder.make(claim(on: path, wish, since: old?.claim, door: state.door))
            if let old { try folder.drop(old) }
        }
        if state.seen.updateValue(path, forKey: id) == path { return [] }
        let others = try folder.others(than: Set(state.held.values.map(\.name)), own)
            .filter { $0.claim.isAbout(wish.stamp, path) }.min { $0.claim.since < $1.claim.since }
        return [others.map { .openElsewhere(id, neighbour($0)) }].compactMap(\.self)
            + ForeignMarks(own).editors(of: path).map { .openIn(id, $0) }
    }

    private func openFolder(_ state: inout State) -> ClaimFolder? {
        if let folder = state.folder { return folder }
        guard let stateFolder else { return nil }
        do throws(JournalTrouble) {
            let folder = try ClaimFolder(in: stateFolder, calls: calls)
            state.folder = folder
            state.door = Door(in: folder.descriptor) { [weak self] in self?.hear($0, $1) }
            return folder
        } catch {
            return nil
        }
    }

    private func claim(on path: FilePath, _ wish: Wish, since old: Claim?, door: Door?) -> Claim {
        Claim(
            process: own, isLocked: true, door: door?.name ?? RandomName.digits(), terminal: terminal,
            since: old?.path == path ? old?.since ?? wallClock() : wallClock(),
            device: wish.stamp?.device ?? 0, inode: wish.stamp?.inode ?? 0, path: path)
    }

    private func neighbour(_ found: ClaimFolder.Found) -> Neighbour {
        let claim = found.claim
        return Neighbour(
            door: claim.door, terminal: claim.terminal,
            host: claim.process.host == own.host ? nil : claim.process.host, since: clockTime(claim.since))
    }

    /// Gives up all claims and closes the door; for the end of the program.
    func leave() {
        state.withLock { state in
            state.hasLeft = true
            for held in state.held.values {
                // What stays is swept by the next window.
                try? state.folder?.drop(held)
            }
            state.held = [:]
            if let folder = state.folder, let door = state.door {
                try? calls.unlink(door.name, in: folder.descriptor)
            }
        }
    }
}

// MARK: Asking and answering

extension Neighbourhood {
    /// Asks a neighbour for the text of a file, from the root. Waits no longer than `patience`.
    ///
    /// A save may have given the file another inode and the neighbour another claim since it was met, so that is looked
    /// for by its door and by what the file is, or is called.
    ///
    /// - Returns: what it said, and the path of the claim; nil when it has no such file any more.
    func ask(
        _ neighbour: Neighbour, for path: FilePath, _ stamp: FileStamp?
    ) -> (answer: HandOver.Answer, path: FilePath?) {
        let found: (ClaimFolder.Found, folder: Int32)? = state.withLock { state in
            guard let folder = state.folder else { return nil }
            do throws(SystemError) {
                let others = try folder.others(than: [], own)
                return others.first { $0.claim.door == neighbour.door && $0.claim.isAbout(stamp, path) }
                    .map { ($0, folder.descriptor) }
            } catch {
                return nil
            }
        }
        guard let (found, folder) = found else { return (.gone, nil) }
        let question = Door.Question(claim: found.name, terminal: terminal)
        return (
            Door.ask(question, at: neighbour.door, in: folder, patience: Self.patience), found.claim.path
        )
    }

    /// Whether the one who asked still waits for the answer.
    func isAwaited(_ ticket: HandOverTicket) -> Bool { door?.isAwaited(ticket) ?? false }

    /// Answers the one who asked; gives its terminal, or nil when it has gone.
    func answer(_ ticket: HandOverTicket, isGiven: Bool) -> String? { door?.answer(ticket, isGiven: isGiven) }

    private var door: Door? { state.withLock(\.door) }

    private func hear(_ question: Door.Question, _ ticket: HandOverTicket) {
        let id = state.withLock { state in state.held.first { $0.value.name == question.claim }?.key }
        guard let id else {
            // It was given up a moment ago; the one who asks finds it gone the next time.
            _ = answer(ticket, isGiven: false)
            return
        }
        send(.asked(id, ticket))
    }

    /// The path from the root without links, of a file that is yet to be made too.
    func wholePath(_ path: FilePath) -> FilePath {
        if let real = realPath(path.bytes) { return FilePath(real) }
        let name = path.lastComponent
        let folder = Array(path.bytes.dropLast(name.count))
        guard let real = realPath(folder.isEmpty ? [UInt8(ascii: ".")] : folder) else {
            return path.absolute(from: FilePath(presentFolder()))
        }
        return FilePath(name).absolute(from: FilePath(real))
    }
}

/// The terminal of this process without `/dev/`; empty when it has none.
private func terminalName() -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where ttyname_r(descriptor, &buffer, buffer.count) == 0 {
        let name = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return name.hasPrefix("/dev/") ? String(name.dropFirst(5)) : name
    }
    return ""
}

/// A moment as people say it: the time of today, the day and the time of another day.
private func clockTime(_ nanoseconds: Int64) -> String {
    var (then, present) = (tm(), tm())
    var seconds = time_t(nanoseconds / 1_000_000_000)
    var now = time(nil)
    guard localtime_r(&seconds, &then) != nil, localtime_r(&now, &present) != nil else {
        return "a while ago"
    }
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = "\(padded(then.tm_hour)):\(padded(then.tm_min))"
    if (then.tm_year, then.tm_yday) == (present.tm_year, present.tm_yday) { return clock }
    return "\(then.tm_year + 1900)-\(padded(then.tm_mon + 1))-\(padded(then.tm_mday)) \(clock)"
}
