import EditorCore
import Glibc
import Synchronization

/// Keeps versions behind the saves: on threads of their own, after a save was confirmed, one at a time.
///
/// What cannot be kept is not told: the text is in its file, and no promise is broken.
final class VersionKeeper: Sendable {
    /// A version that waits to be written.
    private struct Work {
        var former: ReplacedText
        var new: Rope
        var path: FilePath
    }

    let store: VersionStore
    private let waiting = Mutex<[Work]>([])
    private let writing = Mutex<Void>(())

    init(_ store: VersionStore) { self.store = store }

    /// Takes what a file held before the save that has just been confirmed. Costs nothing; `finish` does the work.
    func take(_ former: ReplacedText, replacedBy new: Rope, at path: FilePath) {
        waiting.withLock { $0.append(Work(former: former, new: new, path: path)) }
    }

    /// Writes what waits; returns when all of it is on the disk.
    func finish() {
        writing.withLock { _ in
            let works = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            for work in works { keep(work) }
        }
    }

    private func keep(_ work: Work) {
        guard let file = Self.realPath(work.path) else { return }
        do throws(SystemError) {
            try store.keep(work.former, of: file, new: work.new, at: Int64(time(nil)))
        } catch {
            // The next save tries again.
        }
    }

    /// Answers for the session; what cannot be read is not there.
    ///
    /// - Parameter path: the file of the order, without `~`.
    func list(_ order: VersionsOrder, of path: FilePath) -> ([VersionInfo], bytes: Int) {
        finish()
        guard let file = Self.realPath(path) else { return ([], 0) }
        do throws(SystemError) {
            return try store.list(
                of: file, holding: order.held, present: order.present, by: order.rule)
        } catch {
            return ([], 0)
        }
    }

    func text(of version: VersionInfo, of path: FilePath) -> Rope? {
        guard let file = Self.realPath(path) else { return nil }
        do throws(SystemError) {
            return try store.text(of: version.name, of: file)
        } catch {
            return nil
        }
    }

    func forget(_ path: FilePath) -> Int {
        guard let file = Self.realPath(path) else { return 0 }
        return writing.withLock { _ in
            do throws(SystemError) {
                return try store.forget(file)
            } catch {
                return 0
            }
        }
    }

    /// The path without links, from the root on; nil when there is no such folder. The file itself may be gone: that is
    /// when its versions are wanted most.
    static func realPath(_ path: FilePath) -> [UInt8]? {
        if let real = resolved(path) { return real }
        let folder = path.folder ?? FilePath(path.bytes.first == UInt8(ascii: "/") ? "/" : ".")
        return resolved(folder).map { $0 + [UInt8(ascii: "/")] + path.lastComponent }
    }

    private static func resolved(_ path: FilePath) -> [UInt8]? {
        let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
        guard let real = realpath(name, nil) else { return nil }
        defer { free(real) }
        return (0..<strlen(real)).map { UInt8(bitPattern: real[$0]) }
    }
}
