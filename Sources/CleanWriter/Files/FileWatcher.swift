import CLinux
import EditorCore
import Glibc
import Synchronization

/// Tells when something may have happened to the files of open documents (inotify(7)).
///
/// **Idea.** Each file is watched itself, wherever it is written from, and the folder of its name as well, for a file
/// that is replaced, deleted or made. The watch of a file ends with its first event and is set again by the next look at
/// it: so a file that is written all the time costs no more than the looks, and nothing falls between two of them. A
/// thread sleeps in `read`; where nothing happens, nothing runs.
///
/// **Rejected.** Asking for the state of each file every second: it costs a little for ever, and is late.
///
/// Where the system gives no watch, and on file systems of other machines, whose changes it does not tell, the session
/// still looks when the window gets the focus and before it writes.
final class FileWatcher: Sendable {
    private struct Watched {
        /// The folder watches that hear of it, and its name in each.
        var folders: [(watch: Int32, name: [UInt8])] = []
        /// The watch of the file itself; nil while it is not there or something has happened to it.
        var file: Int32?
        /// Whether the session waits for the next event.
        var isArmed = false

        var watches: Set<Int32> { Set(folders.map(\.watch) + [file].compactMap(\.self)) }
    }

    private struct State {
        var queue: Int32 = -1
        var wanted: [DocumentID: FilePath] = [:]
        var files: [DocumentID: Watched] = [:]
    }

    private static let folderEvents = UInt32(
        IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    private static let fileEvents =
        UInt32(IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF) | UInt32(CL_IN_ONESHOT)

    private let state = Mutex(State())
    private let stirred: @Sendable (DocumentID) -> Void

    /// - Parameter stirred: told of each document whose file may have changed, once until `arm` is called.
    init(_ stirred: @escaping @Sendable (DocumentID) -> Void) { self.stirred = stirred }

    /// Notes which file a document has; nil for none. `arm` does what may wait for a disk.
    func want(_ path: FilePath?, for id: DocumentID) { state.withLock { $0.wanted[id] = path } }

    /// Watches the file that a document has now, and forgets the one that it had.
    func arm(_ id: DocumentID) {
        state.withLock { state in
            if state.queue < 0, !open(&state) { return }
            let old = state.files.removeValue(forKey: id)
            if let path = state.wanted[id] { state.files[id] = Self.watch(path, in: state.queue) }
            let used = state.files.values.reduce(into: Set<Int32>()) { $0.formUnion($1.watches) }
            for watch in old?.watches ?? [] where !used.contains(watch) {
                inotify_rm_watch(state.queue, watch)
            }
        }
    }

    private func open(_ state: inout State) -> Bool {
        let queue = inotify_init1(Int32(CL_IN_CLOEXEC))
        guard queue >= 0 else { return false }
        do throws(TerminalProblem) {
            try WorkerThread.start { self.listen(to: queue) }
            state.queue = queue
        } catch {
            close(queue)
        }
        return state.queue >= 0
    }

    /// Without a watch, as on a system that has run out of them, the looks at other times must do.
    private static func watch(_ path: FilePath, in queue: Int32) -> Watched {
        var watched = Watched(isArmed: true)
        var paths = [path.bytes]
        // The file at the end of a link is replaced in a folder of its own.
        if let real = realPath(path.bytes), real != path.bytes { paths.append(real) }
        for path in paths {
            let name = FilePath(path).lastComponent
            let folder = Array(path.dropLast(name.count))
            let watch = inotify_add_watch(
                queue, cName(folder.isEmpty ? [UInt8(ascii: ".")] : folder), folderEvents)
            if watch >= 0 { watched.folders.append((watch, name)) }
        }
        let watch = inotify_add_watch(queue, cName(path.bytes), fileEvents)
        if watch >= 0 { watched.file = watch }
        return watched
    }

    private func listen(to queue: Int32) {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
        defer { room.deallocate() }
        while true {
            let count = read(queue, room.baseAddress, room.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            take(UnsafeRawBufferPointer(rebasing: room[..<count]))
        }
    }

    private func take(_ bytes: UnsafeRawBufferPointer) {
        let head = MemoryLayout<inotify_event>.size
        var hit: Set<DocumentID> = []
        var place = 0
        while place + head <= bytes.count {
            let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
            let end = min(bytes.count, place + head + Int(event.len))
            let name = Array(bytes[(place + head)..<end].prefix { $0 != 0 })
            hit.formUnion(documents(hitBy: event, name))
            place = end
        }
        for id in hit { stirred(id) }
    }

    /// The documents that are to hear of an event, which do not hear of another until they are armed again.
    private func documents(hitBy event: inotify_event, _ name: [UInt8]) -> [DocumentID] {
        state.withLock { state in
            var hit: [DocumentID] = []
            for (id, watched) in state.files {
                let isLost = event.mask & UInt32(IN_Q_OVERFLOW) != 0
                let isFile = watched.file == event.wd
                let isFolder = watched.folders.contains {
                    $0.watch == event.wd && (name.isEmpty || $0.name == name)
                }
                guard isLost || isFile || isFolder else { continue }
                // The kernel has taken the watch away with its one event.
                if isFile { state.files[id]?.file = nil }
                if watched.isArmed { hit.append(id) }
                state.files[id]?.isArmed = false
            }
            return hit
        }
    }
}

/// The path from the root with no link in it; nil where nothing stands.
func realPath(_ path: [UInt8]) -> [UInt8]? {
    guard let real = realpath(cName(path), nil) else { return nil }
    defer { free(real) }
    return UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
}

private func cName(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
