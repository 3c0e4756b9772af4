import CLinux
import EditorCore
import Glibc

/// The real calls.
struct LinuxCalls: SystemCalls {
    func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        var raw = stat()
        try check(fstat(descriptor, &raw))
        return FileStatus(raw)
    }

    func status(of name: [UInt8], in folder: Int32, following: Bool) throws(SystemError) -> FileStatus {
        var raw = stat()
        try check(fstatat(folder, try cString(name), &raw, following ? 0 : AT_SYMLINK_NOFOLLOW))
        return FileStatus(raw)
    }

    func open(_ name: [UInt8], in folder: Int32, flags: Int32, mode: UInt32) throws(SystemError) -> Int32 {
        try check(openat(folder, try cString(name), flags | O_CLOEXEC, mode))
    }

    func close(_ descriptor: Int32) throws(SystemError) { try check(Glibc.close(descriptor)) }

    func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try check(Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }

    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        try check(Glibc.write(descriptor, bytes.baseAddress, bytes.count))
    }

    func rewind(_ descriptor: Int32) throws(SystemError) { try check(lseek(descriptor, 0, SEEK_SET)) }

    func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
        try check(ftruncate(descriptor, size))
    }

    func lock(_ descriptor: Int32) throws(SystemError) { try check(flock(descriptor, LOCK_EX | LOCK_NB)) }

    func unlock(_ descriptor: Int32) throws(SystemError) { try check(flock(descriptor, LOCK_UN)) }

    func reserve(_ descriptor: Int32, bytes: Int) throws(SystemError) {
        try check(fallocate(descriptor, Int32(CL_FALLOCATE_KEEP_SIZE), 0, bytes))
    }

    func sync(_ descriptor: Int32) throws(SystemError) { try check(fsync(descriptor)) }

    func syncFileSystem(_ descriptor: Int32) throws(SystemError) { try check(syncfs(descriptor)) }

    func setOwner(_ descriptor: Int32, user: UInt32, group: UInt32) throws(SystemError) {
        try check(fchown(descriptor, user, group))
    }

    func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError) {
        try check(fchmod(descriptor, mode))
    }

    func fileSystemKind(_ descriptor: Int32) throws(SystemError) -> Int {
        var raw = statfs()
        try check(fstatfs(descriptor, &raw))
        return Int(raw.f_type)
    }

    func isImmutable(_ descriptor: Int32) throws(SystemError) -> Bool {
        // The kernel writes an int here although the request's number says long.
        var flags: UInt64 = 0
        try check(ioctl(descriptor, CL_GET_FLAGS, &flags))
        return UInt32(truncatingIfNeeded: flags) & UInt32(CL_FLAG_IMMUTABLE | CL_FLAG_APPEND_ONLY) != 0
    }

    func linkTarget(of name: [UInt8], in folder: Int32) throws(SystemError) -> [UInt8] {
        let path = try cString(name)
        return try filled(room: Int(PATH_MAX)) { readlinkat(folder, path, $0, $1) }
    }

    func checkWritable(_ name: [UInt8], in folder: Int32) throws(SystemError) {
        try check(faccessat(folder, try cString(name), W_OK, AT_EACCESS))
    }

    func rename(_ from: EntryName, to: EntryName, _ rule: RenameRule) throws(SystemError) {
        let (old, new) = (try cString(from.name), try cString(to.name))
        let flags =
            switch rule {
            case .replacing: 0
            case .exchanging: CL_RENAME_EXCHANGE
            case .keeping: CL_RENAME_NOREPLACE
            }
        if flags == 0 {
            try check(renameat(from.folder, old, to.folder, new))
        } else {
            try check(renameat2(from.folder, old, to.folder, new, UInt32(flags)))
        }
    }

    func link(_ from: EntryName, to: EntryName) throws(SystemError) {
        try check(linkat(from.folder, try cString(from.name), to.folder, try cString(to.name), 0))
    }

    func unlink(_ name: [UInt8], in folder: Int32) throws(SystemError) {
        try check(unlinkat(folder, try cString(name), 0))
    }

    func makeFolder(_ name: [UInt8], in folder: Int32) throws(SystemError) {
        try check(mkdirat(folder, try cString(name), 0o777))
    }
}

extension LinuxCalls {
    func attributeNames(_ descriptor: Int32) throws(SystemError) -> [[UInt8]] {
        let size = try check(flistxattr(descriptor, nil, 0))
        let names = try filled(room: size) { flistxattr(descriptor, $0, $1) }
        return names.split(separator: 0).map(Array.init)
    }

    func attribute(_ name: [UInt8], _ descriptor: Int32) throws(SystemError) -> [UInt8] {
        let name = try cString(name)
        let size = try check(fgetxattr(descriptor, name, nil, 0))
        return try filled(room: size) { fgetxattr(descriptor, name, $0, $1) }
    }

    func setAttribute(_ name: [UInt8], _ value: [UInt8], _ descriptor: Int32) throws(SystemError) {
        try check(fsetxattr(descriptor, try cString(name), value, value.count, 0))
    }

    func removeAttribute(_ name: [UInt8], _ descriptor: Int32) throws(SystemError) {
        try check(fremovexattr(descriptor, try cString(name)))
    }
}

extension FileStatus {
    fileprivate init(_ raw: stat) {
        kind =
            switch raw.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .fifo
            case S_IFSOCK: .socket
            default: .device
            }
        mode = raw.st_mode & 0o7777
        user = raw.st_uid
        group = raw.st_gid
        links = Int(raw.st_nlink)
        stamp = FileStamp(
            device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino), size: Int(raw.st_size),
            modified: nanoseconds(raw.st_mtim), changed: nanoseconds(raw.st_ctim))
    }
}

/// A time since 1970; a clock set beyond the year 2262 is held there instead of ending the program.
private func nanoseconds(_ time: timespec) -> Int64 {
    let (seconds, overflow) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (time.tv_sec < 0 ? .min : .max) : seconds &+ Int64(time.tv_nsec)
}

/// Turns the C way of failing into a thrown error.
@discardableResult
private func check<Number: SignedInteger>(_ result: Number) throws(SystemError) -> Number {
    if result < 0 { throw SystemError(errno: errno) }
    return result
}

/// The bytes with a final NUL.
/// - Throws: `EINVAL` when a NUL inside would cut the name short.
private func cString(_ name: [UInt8]) throws(SystemError) -> [CChar] {
    if name.contains(0) { throw SystemError(errno: EINVAL) }
    return name.map { CChar(bitPattern: $0) } + [0]
}

/// What `call` puts into a buffer of `room` bytes, cut to the length it returns.
private func filled(
    room: Int, _ call: (UnsafeMutablePointer<CChar>, Int) -> Int
) throws(SystemError) -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: room)
    let length = buffer.withUnsafeMutableBufferPointer { bytes in
        bytes.baseAddress.map { call($0, room) } ?? 0
    }
    return buffer.prefix(try check(length)).map { UInt8(bitPattern: $0) }
}
