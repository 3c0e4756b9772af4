import EditorCore
import Glibc

/// The folder in which journals lie.
struct JournalFolder {
    static let suffix = Array(".journal".utf8)
    static let trash = Array("trash".utf8)
    /// How long and how much of what was given up is kept.
    private static let trashTime: Int64 = 7 * 24 * 3_600 * 1_000_000_000
    private static let trashBytes = 50 << 20

    /// A journal just made.
    struct New: ~Copyable {
        let name: [UInt8]
        let file: Descriptor
    }

    let folder: PrivateFolder
    var descriptor: Int32 { folder.descriptor.number }
    var calls: any JournalCalls { folder.calls }

    private let path: [UInt8]

    /// Opens the folder `path`, and makes it first if `making` says so.
    init(_ path: [UInt8], making: Bool, calls: any JournalCalls) throws(JournalTrouble) {
        self.path = path
        let isBeside = path.suffix(JournalPlaces.besideName.count) == JournalPlaces.besideName[...]
        folder =
            isBeside
            ? try PrivateFolder(path, making: making, calls: calls)
            : try PrivateFolder(inState: path, making: making, calls: calls)
    }

    /// The trash of the folder `path`.
    static func trash(of path: [UInt8]) -> [UInt8] { path + [UInt8(ascii: "/")] + trash }

    /// The path of a journal.
    func path(of name: [UInt8]) -> [UInt8] { path + [UInt8(ascii: "/")] + name }

    /// Makes an empty journal that only we may read, and locks it.
    ///
    /// Somebody who looks for journals left behind may hold the lock of a new one for a moment; then another one is
    /// made. Where the file system knows no locks there is none.
    func create() throws(SystemError) -> New {
        var lastError = SystemError(errno: EEXIST)
        for _ in 0..<10 {
            let name = Self.randomName()
            do throws(SystemError) {
                var file = try Descriptor(
                    name, in: descriptor,
                    flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND, mode: 0o600, calls: calls)
                if try lock(&file) { return New(name: name, file: file) }
                try calls.unlink(name, in: descriptor)
            } catch {
                guard error.errno == EEXIST else { throw error }
                lastError = error
            }
        }
        throw lastError
    }

    private func lock(_ file: inout Descriptor) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try file.lock()
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
    func sync() throws(SystemError) { try calls.sync(descriptor) }

    func unlink(_ name: [UInt8]) throws(SystemError) { try calls.unlink(name, in: descriptor) }

    /// The journals.
    func journals() throws(SystemError) -> [[UInt8]] {
        try calls.names(in: descriptor).filter {
            $0.suffix(Self.suffix.count).elementsEqual(Self.suffix)
        }
    }
}

extension JournalFolder {
    /// The ending of a journal in the trash whose words are safe elsewhere: nobody has to bring it back.
    private static let safe = Array(".safe".utf8)

    /// Keeps a journal for a while that the writer has given up, or whose words are safe elsewhere.
    func moveToTrash(_ name: [UInt8], isSafe: Bool = false) throws(SystemError) {
        let ending = isSafe ? Self.safe : []
        // One that was brought back from there is there already.
        if path.suffix(Self.trash.count) == Self.trash[...] {
            return try calls.rename(name, to: name + ending, in: descriptor, .replacing)
        }
        do throws(SystemError) {
            try calls.makeFolder(Self.trash, in: descriptor)
        } catch {
            // There already, as it mostly is.
            if error.errno != EEXIST { throw error }
        }
        try calls.rename(name, to: Self.trashed(name + ending), in: descriptor, .replacing)
    }

    /// Takes away what has been in the trash for too long, and the oldest of what is too much.
    ///
    /// - Parameter now: nanoseconds since 1970.
    func emptyTrash(at now: Int64) throws(SystemError) {
        guard let trash = try openTrash() else { return }
        try trash.prune(to: Self.trashBytes, oldest: now - Self.trashTime)
    }

    /// The folder of what was given up; nil when there is none.
    func openTrash() throws(SystemError) -> PrivateFolder? {
        guard try calls.find(Self.trash, in: descriptor)?.kind == .folder else { return nil }
        do throws(JournalTrouble) {
            return try PrivateFolder(Self.trash, in: descriptor, making: false, calls: calls)
        } catch {
            throw SystemError(errno: EACCES)
        }
    }

    private static func trashed(_ name: [UInt8]) -> [UInt8] { trash + [UInt8(ascii: "/")] + name }
}

extension JournalFolder {
    private static let ballast = Array("ballast".utf8)
    private static let ballastBytes = 1 << 20

    /// Keeps some room on the disk for the last words before it is full. Where there is none to be had, there is none.
    func keepBallast() {
        do throws(SystemError) {
            guard try calls.find(Self.ballast, in: descriptor) == nil else { return }
            let file = try Descriptor(creating: Self.ballast, in: descriptor, calls: calls)
            try calls.reserve(file.number, bytes: Self.ballastBytes)
        } catch {
            // The disk is nearly full, or cannot set room apart: an empty one helps nobody.
            _ = releaseBallast()
        }
    }

    /// Gives the room back. Says whether there was some.
    func releaseBallast() -> Bool {
        do throws(SystemError) {
            try calls.unlink(Self.ballast, in: descriptor)
            return true
        } catch {
            return false
        }
    }

    /// Bytes of all journals together.
    func size() throws(SystemError) -> Int {
        try folder.files(ending: Self.suffix).reduce(0) { $0 + $1.stamp.size }
    }
}
