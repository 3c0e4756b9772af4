import CLinux
import EditorCore
import Glibc

/// An open folder, the place from which names are looked up.
struct Folder: ~Copyable {
    let descriptor: Descriptor
    /// The folder as a path, for messages and for naming things in it.
    let path: [UInt8]
    /// A folder that we may enter but not list cannot be synced by itself.
    private let isListable: Bool
    private let calls: any SystemCalls

    /// The same folder for somebody else to keep open.
    func openedAgain() throws(SystemError) -> Folder {
        try Folder(
            opening: [UInt8(ascii: ".")], in: descriptor.number, shown: path, making: false, calls: calls)
    }

    /// Opens the folder `path`, looked up from `start`.
    ///
    /// - Parameter isPrivate: whether folders that are made are for the owner alone, whatever the umask says.
    init(
        _ path: [UInt8], in start: Int32, shown: [UInt8], making: Bool, isPrivate: Bool = false,
        calls: any SystemCalls
    ) throws(SaveProblem) {
        do throws(SystemError) {
            try self.init(
                opening: path, in: start, shown: shown, making: making, isPrivate: isPrivate, calls: calls)
        } catch {
            if error.errno == ENOENT || error.errno == ENOTDIR { throw .noSuchFolder(FilePath(shown)) }
            throw SaveProblem(error)
        }
    }

    private init(
        opening path: [UInt8], in start: Int32, shown: [UInt8], making: Bool, isPrivate: Bool = false,
        calls: any SystemCalls
    ) throws(SystemError) {
        self.path = shown
        self.calls = calls
        do throws(SystemError) {
            descriptor = try Self.open(path, in: start, calls: calls)
            isListable = true
        } catch  where error.errno == ENOENT && making {
            descriptor = try Self.make(path, in: start, isPrivate: isPrivate, calls: calls)
            isListable = true
        } catch  where error.errno == EACCES {
            let flags = Int32(CL_OPEN_PATH_ONLY) | O_DIRECTORY
            descriptor = try Descriptor(path, in: start, flags: flags, calls: calls)
            isListable = false
        }
    }

    /// Puts the folder's entries on the disk. `file` is a readable file in it, through which the disk is
    /// reached when the folder itself cannot be listed.
    func sync(through file: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            if isListable { return try calls.sync(descriptor.number) }
            let entry = try Descriptor(
                file, in: descriptor.number, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
            try calls.syncFileSystem(entry.number)
        } catch  where [EINVAL, EOPNOTSUPP, EBADF].contains(error.errno) {
            // Some file systems have no sync for folders.
        }
    }

    /// Removes a file of ours. What cannot be removed stays as a hidden file and is no copy that anyone needs; no
    /// answer about a save depends on it.
    func discard(_ name: [UInt8]) {
        for _ in 0..<2 {
            do throws(SystemError) {
                return try calls.unlink(name, in: descriptor.number)
            } catch {
                if error.errno == ENOENT { return }
            }
        }
    }

    /// Where `name` in this folder is, as a path.
    func path(of name: [UInt8]) -> FilePath {
        switch path {
        case [UInt8(ascii: ".")]: FilePath(name)
        case [UInt8(ascii: "/")]: FilePath(path + name)
        default: FilePath(path + [UInt8(ascii: "/")] + name)
        }
    }

    /// The names in it; none when it cannot be listed.
    func names() -> [[UInt8]] {
        guard let stream = opendir(path.map { CChar(bitPattern: $0) } + [0]) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
        }
        return names
    }

    /// Makes what is missing of `path`, each new entry on the disk before the next, and opens it.
    private static func make(
        _ path: [UInt8], in start: Int32, isPrivate: Bool, calls: any SystemCalls
    ) throws(SystemError) -> Descriptor {
        let isAbsolute = path.first == UInt8(ascii: "/")
        var reached = try open(isAbsolute ? Array("/".utf8) : Array(".".utf8), in: start, calls: calls)
        for part in path.split(separator: UInt8(ascii: "/")).map(Array.init) {
            var isNew = true
            do throws(SystemError) {
                try calls.makeFolder(part, in: reached.number)
                try calls.sync(reached.number)
            } catch  where error.errno == EEXIST {
                isNew = false  // only to be entered
            }
            reached = try open(part, in: reached.number, calls: calls)
            if isNew, isPrivate { try calls.setMode(reached.number, 0o700) }
        }
        return reached
    }

    private static func open(
        _ path: [UInt8], in start: Int32, calls: any SystemCalls
    ) throws(SystemError) -> Descriptor {
        try Descriptor(path, in: start, flags: O_RDONLY | O_DIRECTORY, calls: calls)
    }
}
