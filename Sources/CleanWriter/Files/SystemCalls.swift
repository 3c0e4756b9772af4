import EditorCore
import Glibc

/// A system call that said no.
struct SystemError: Error, Hashable {
    /// What `errno` held.
    let errno: Int32

    /// Whether the system or the file system does not know the call or this form of it.
    var isUnknownCall: Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) }
}

/// What `stat` tells that we use.
struct FileStatus: Hashable, Sendable {
    enum Kind: Sendable { case regular, folder, link, fifo, socket, device }
    var kind: Kind
    /// Permission bits with setuid, setgid and sticky.
    var mode: UInt32
    var user, group: UInt32
    /// Names that the file has.
    var links: Int
    var stamp: FileStamp
}

/// What becomes of a file that has the new name already.
enum RenameRule: Sendable {
    case replacing
    /// The two files change names. Linux only, and not on every file system.
    case exchanging
    /// The call fails with `EEXIST`.
    case keeping
}

/// A name in an open folder.
struct EntryName: Sendable {
    var name: [UInt8]
    var folder: Int32
}

/// The calls with which files are read and saved: a port, so that a test can make any of them fail.
///
/// A name is raw bytes and is looked up from an open folder (`AT_FDCWD` for the present one), so nobody can
/// swap a folder on the way while we work. Each call is made once: what may be repeated after `EINTR` is
/// decided above.
protocol SystemCalls: Sendable {
    func status(of descriptor: Int32) throws(SystemError) -> FileStatus
    func status(of name: [UInt8], in folder: Int32, following: Bool) throws(SystemError) -> FileStatus
    func open(_ name: [UInt8], in folder: Int32, flags: Int32, mode: UInt32) throws(SystemError) -> Int32
    func close(_ descriptor: Int32) throws(SystemError)
    func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int
    /// Goes back to the first byte; what is read or written next begins there.
    func rewind(_ descriptor: Int32) throws(SystemError)
    /// Makes a file `size` bytes long.
    func truncate(_ descriptor: Int32, to size: Int) throws(SystemError)
    /// Locks a file for as long as it is open; `EWOULDBLOCK` when another holds the lock (flock(2)). It ends with the
    /// process, whatever ends that, so nobody has to guess from a number whether the owner still lives.
    func lock(_ descriptor: Int32) throws(SystemError)
    /// Lets go of the lock, whoever else has a copy of the descriptor.
    func unlock(_ descriptor: Int32) throws(SystemError)
    /// Takes room on the disk without making the file longer.
    func reserve(_ descriptor: Int32, bytes: Int) throws(SystemError)
    func sync(_ descriptor: Int32) throws(SystemError)
    /// Syncs the whole file system that `descriptor` is on.
    func syncFileSystem(_ descriptor: Int32) throws(SystemError)
    func setOwner(_ descriptor: Int32, user: UInt32, group: UInt32) throws(SystemError)
    func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError)
    func attributeNames(_ descriptor: Int32) throws(SystemError) -> [[UInt8]]
    func attribute(_ name: [UInt8], _ descriptor: Int32) throws(SystemError) -> [UInt8]
    func setAttribute(_ name: [UInt8], _ value: [UInt8], _ descriptor: Int32) throws(SystemError)
    func removeAttribute(_ name: [UInt8], _ descriptor: Int32) throws(SystemError)
    /// Whether nobody, not even root, may change or rename the file (`chattr +i`, `+a`).
    func isImmutable(_ descriptor: Int32) throws(SystemError) -> Bool
    /// The magic number of the file system (`statfs`).
    func fileSystemKind(_ descriptor: Int32) throws(SystemError) -> Int
    func linkTarget(of name: [UInt8], in folder: Int32) throws(SystemError) -> [UInt8]
    func checkWritable(_ name: [UInt8], in folder: Int32) throws(SystemError)
    func rename(_ from: EntryName, to: EntryName, _ rule: RenameRule) throws(SystemError)
    func link(_ from: EntryName, to: EntryName) throws(SystemError)
    func unlink(_ name: [UInt8], in folder: Int32) throws(SystemError)
    func makeFolder(_ name: [UInt8], in folder: Int32) throws(SystemError)
}

/// Calls again for as long as a signal gets in the way. Never for `fsync`, `close` and renames: their failure
/// has already changed something.
func uninterrupted<Value: ~Copyable>(_ call: () throws(SystemError) -> Value) throws(SystemError) -> Value {
    while true {
        do throws(SystemError) {
            return try call()
        } catch  where error.errno == EINTR {
            continue
        }
    }
}

/// Runs a call, and puts what its failure means in place of the bare number.
func translating<Value: ~Copyable, Problem: Error>(
    _ problem: (SystemError) -> Problem, _ call: () throws(SystemError) -> Value
) throws(Problem) -> Value {
    do throws(SystemError) {
        return try call()
    } catch {
        throw problem(error)
    }
}

extension SystemCalls {
    /// Gives a file another name in the same folder.
    func rename(_ from: [UInt8], to: [UInt8], in folder: Int32, _ rule: RenameRule) throws(SystemError) {
        try rename(EntryName(name: from, folder: folder), to: EntryName(name: to, folder: folder), rule)
    }

    /// Gives a file a second name in the same folder.
    func link(_ from: [UInt8], to: [UInt8], in folder: Int32) throws(SystemError) {
        try link(EntryName(name: from, folder: folder), to: EntryName(name: to, folder: folder))
    }

    /// What stands under `name`; nil for nothing.
    func find(_ name: [UInt8], in folder: Int32, following: Bool = false) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try uninterrupted { () throws(SystemError) in
                try status(of: name, in: folder, following: following)
            }
        } catch  where error.errno == ENOENT {
            return nil
        }
    }

    /// Takes room for `bytes`, so that a full disk is found before time is spent on writing.
    func reserveRoom(_ descriptor: Int32, bytes: Int) throws(SystemError) {
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try reserve(descriptor, bytes: bytes) }
        } catch  where [EOPNOTSUPP, ENOSYS, EINVAL].contains(error.errno) {
            // Not every file system can.
        }
    }

    /// The next `count` bytes, or as many as there are before the end.
    func read(_ count: Int, from descriptor: Int32) throws(SystemError) -> [UInt8] {
        var problem: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            do throws(SystemError) {
                while length < count {
                    let room = UnsafeMutableRawBufferPointer(
                        UnsafeMutableBufferPointer(rebasing: buffer[length...]))
                    let more = try uninterrupted { () throws(SystemError) in try read(descriptor, into: room)
                    }
                    if more == 0 { break }
                    length += more
                }
            } catch {
                problem = error
            }
        }
        if let problem { throw problem }
        return bytes
    }
}
