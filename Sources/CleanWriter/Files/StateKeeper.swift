import EditorCore
import Glibc
import Synchronization

/// Small files of the program's own, in `$XDG_STATE_HOME/cleanwriter`, else `~/.local/state/cleanwriter`.
///
/// They are written as texts are, whole or not at all; new ones only the owner may read. Of several versions that wait,
/// the newest alone is written.
final class StateKeeper: Sendable {
    private let folder: [UInt8]?
    private let calls: any SystemCalls
    private let saver: FileSaver
    private let waiting = Mutex(Waiting())
    private let writing = Mutex<Void>(())
    private let send: @Sendable (FileAnswer) -> Void

    private struct Waiting {
        var files: [StateFile: any KeptState] = [:]
        /// Changes of single lines, in order; other windows write into the same files.
        var changes: [StateFile: [NoteChange]] = [:]
        var isEmpty: Bool { files.isEmpty && changes.isEmpty }
        /// Whether a thread has been begun that will see to them. There is one at a time, however slow the disk is.
        var hasWriter = false
    }

    /// - Parameter folder: the folder of the state files; nil when the environment tells of none.
    init(folder: [UInt8]?, calls: any SystemCalls, send: @escaping @Sendable (FileAnswer) -> Void) {
        self.folder = folder
        self.calls = calls
        self.send = send
        saver = FileSaver(calls: calls, newMode: 0o600)
    }

    /// The folder that the environment names.
    static func usualFolder() -> [UInt8]? {
        let tail = Array("/cleanwriter".utf8)
        if let folder = absolutePath("XDG_STATE_HOME") { return folder + tail }
        return homeFolder().map { $0 + Array("/.local/state".utf8) + tail }
    }

    /// What a state file holds; nil when there is none yet.
    ///
    /// One that cannot be read, or that others may have written, counts as empty: a lost habit is no reason to bother a
    /// writer. So does one that cannot be there because the environment names no folder.
    func read(_ file: StateFile) -> [UInt8]? {
        guard let path = path(file) else { return [] }
        do throws(SettingsProblem) {
            return try OwnFile.load(path, limit: 1 << 20, calls: calls)?.bytes
        } catch {
            return []
        }
    }

    /// Keeps `state` for the next run, on a thread of its own.
    func keep(_ file: StateFile, _ state: any KeptState) { queue { $0.files[file] = state } }

    /// Keeps a change of one line for the next run; all other lines stay as they are on the disk by then.
    func note(_ file: StateFile, _ change: NoteChange) {
        queue { $0.changes[file, default: []].append(change) }
    }

    private func queue(_ add: (inout Waiting) -> Void) {
        guard folder != nil else { return }
        let isFirst = waiting.withLock { waiting in
            defer { waiting.hasWriter = true }
            add(&waiting)
            return !waiting.hasWriter
        }
        if isFirst { WorkerThread.run { self.writeOn() } }
    }

    /// Writes as long as something waits.
    private func writeOn() {
        repeat {
            finish()
        } while waiting.withLock { waiting in
            waiting.hasWriter = !waiting.isEmpty
            return waiting.hasWriter
        }
    }

    /// Writes what still waits; returns when all of it is on the disk.
    func finish() {
        writing.withLock { _ in
            let (files, changes) = waiting.withLock { waiting in
                defer { (waiting.files, waiting.changes) = ([:], [:]) }
                return (waiting.files, waiting.changes)
            }
            for (file, state) in files { write(file, state.encoded(over: read(file) ?? [])) }
            for (file, changes) in changes {
                write(file, changes.reduce(read(file) ?? []) { $1.applied(to: $0) })
            }
        }
    }

    private func write(_ file: StateFile, _ bytes: [UInt8]) {
        guard let folder, let path = path(file) else { return }
        do throws(JournalTrouble) {
            _ = try PrivateFolder(folder, making: true, calls: LinuxCalls())
        } catch {
            // What is wrong with it is found out and told by writing.
        }
        let order = SaveOrder(
            text: Rope(bytes), path: FilePath(path), consent: [.replacing, .makingFolders])
        if case .failure(let problem) = saver.save(order).result { send(.keepFailed(file, problem)) }
    }

    private func path(_ file: StateFile) -> [UInt8]? {
        folder.map { $0 + Array("/\(file.rawValue)".utf8) }
    }
}
