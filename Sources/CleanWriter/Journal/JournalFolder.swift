import EditorCore
import Glibc

/// The folder in which journals lie: ours, closed to everybody else, never reached through a link.
///
/// A class because it stands for an open folder. All names are looked up from it, so nobody can put another folder in
/// its place while we work.
final class JournalFolder {
    static let suffix = Array(".journal".utf8)
    private static let trash = Array("trash".utf8)
    /// How long and how much of what was given up is kept.
    private static let trashTime: Int64 = 7 * 24 * 3_600 * 1_000_000_000
    private static let trashBytes = 50 << 20

    /// A journal just made.
    struct New: ~Copyable {
        let name: [UInt8]
        let file: Descriptor
    }

    let descriptor: Descriptor
    let calls: any JournalCalls

    /// Opens the folder `path`, and makes it first if `making` says so. A folder of ours that others may look into is
    /// closed to them.
    init(_ path: [UInt8], making: Bool, calls: any JournalCalls) throws(JournalTrouble) {
        self.calls = calls
        guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { throw .noFolder }
        let parent: Folder
        do throws(SaveProblem) {
            let place = Array(path[..<slash])
            parent = try Folder(place, in: AT_FDCWD, shown: place, making: making, calls: calls)
        } catch {
            if case .failed(let number) = error { throw JournalTrouble(SystemError(errno: number)) }
            throw .noFolder
        }
        let name = Array(path[(slash + 1)...])
        descriptor = try Self.open(
            name, in: parent.descriptor.number, making: making, calls: calls)
    }

    private static func open(
        _ name: [UInt8], in parent: Int32, making: Bool, calls: any JournalCalls
    ) throws(JournalTrouble) -> Descriptor {
        do throws(SystemError) {
            return try PrivateFolder.open(name, in: parent, making: making, calls: calls)
        } catch {
            if error.errno == ENOENT || error.errno == ENOTDIR { throw .noFolder }
            throw error.errno == ELOOP || error.errno == EPERM ? .exposed : JournalTrouble(error)
        }
    }

    /// Makes an empty journal that only we may read, and locks it.
    ///
    /// Somebody who looks for journals left behind may hold the lock of a new one for a moment; then another one is
    /// made. Where the file system knows no locks there is none.
    func create() throws(SystemError) -> New {
        var lastError = SystemError(errno: EEXIST)
        for _ in 0..<10 {
            let name = Self.randomName()
            do throws(SystemError) {
                let file = try Descriptor(
                    name, in: descriptor.number,
                    flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND, mode: 0o600, calls: calls)
                if try lock(file.number) { return New(name: name, file: file) }
                try calls.unlink(name, in: descriptor.number)
            } catch {
                guard error.errno == EEXIST else { throw error }
                lastError = error
            }
        }
        throw lastError
    }

    private func lock(_ file: Int32) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try calls.lock(file) }
            return true
        } catch {
            if error.errno == EWOULDBLOCK { return false }
            if [ENOLCK, EOPNOTSUPP, EINVAL, ENOSYS].contains(error.errno) { return true }
            throw error
        }
    }

    private static func randomName() -> [UInt8] {
        let random = String(UInt64.random(in: .min ... .max), radix: 16)
        return Array((String(repeating: "0", count: 16 - random.count) + random).utf8) + suffix
    }

    /// Puts the names on the disk.
    func sync() throws(SystemError) { try calls.sync(descriptor.number) }

    func unlink(_ name: [UInt8]) throws(SystemError) { try calls.unlink(name, in: descriptor.number) }

    /// The journals.
    func journals() throws(SystemError) -> [[UInt8]] {
        try calls.names(in: descriptor.number).filter {
            $0.suffix(Self.suffix.count).elementsEqual(Self.suffix)
        }
    }
}

extension JournalFolder {
    /// Keeps a journal that the writer has given up, for a while.
    func moveToTrash(_ name: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            try calls.makeFolder(Self.trash, in: descriptor.number)
        } catch {
            // There already, as it mostly is.
            if error.errno != EEXIST { throw error }
        }
        try calls.rename(name, to: Self.trashed(name), in: descriptor.number, .replacing)
    }

    /// Takes away what has been in the trash for too long, and the oldest of what is too much.
    ///
    /// - Parameter now: nanoseconds since 1970.
    func emptyTrash(at now: Int64) throws(SystemError) {
        guard try calls.find(Self.trash, in: descriptor.number)?.kind == .folder else { return }
        let trash = try Descriptor(
            Self.trash, in: descriptor.number, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW, calls: calls)
        var files: [(name: [UInt8], stamp: FileStamp)] = []
        for name in try calls.names(in: trash.number) {
            if let status = try calls.find(name, in: trash.number), status.kind == .regular {
                files.append((name, status.stamp))
            }
        }
        files.sort { $0.stamp.modified > $1.stamp.modified }
        var room = Self.trashBytes
        for (name, stamp) in files {
            room -= stamp.size
            if room < 0 || now - stamp.modified > Self.trashTime { try calls.unlink(name, in: trash.number) }
        }
    }

    private static func trashed(_ name: [UInt8]) -> [UInt8] { trash + [UInt8(ascii: "/")] + name }
}
