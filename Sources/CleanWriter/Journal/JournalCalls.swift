import EditorCore
import Glibc

/// The calls that journals take besides those with which files are saved.
protocol JournalCalls: SystemCalls {
    /// Puts the content on the disk, and of what is known about the file only what is needed to read it.
    func syncData(_ descriptor: Int32) throws(SystemError)
    /// The names in an open folder, `.` and `..` left out.
    func names(in folder: Int32) throws(SystemError) -> [[UInt8]]
}

extension LinuxCalls: JournalCalls {
    func syncData(_ descriptor: Int32) throws(SystemError) {
        if fdatasync(descriptor) != 0 { throw SystemError(errno: errno) }
    }

    func names(in folder: Int32) throws(SystemError) -> [[UInt8]] {
        // The stream owns the descriptor that it is given, so it gets one of its own.
        let own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard own >= 0 else { throw SystemError(errno: errno) }
        guard let stream = fdopendir(own) else {
            let number = errno
            Glibc.close(own)
            throw SystemError(errno: number)
        }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw SystemError(errno: errno) }
        return names
    }
}

extension JournalTrouble {
    /// What a failed call means for journals.
    init(_ error: SystemError) {
        self = [ENOSPC, EDQUOT].contains(error.errno) ? .diskFull : .failed(errno: error.errno)
    }
}
