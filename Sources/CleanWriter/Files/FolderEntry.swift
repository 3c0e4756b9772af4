import EditorCore
import Glibc

/// A place for a file: an open folder and a name in it that is no symbolic link.
///
/// All of a save happens relative to the open folder, so that a folder renamed or swapped on the way cannot
/// lead us elsewhere. Links are followed here by hand, because a rename onto a link would replace the link
/// and not the file.
struct FolderEntry: ~Copyable {
    let folder: Folder
    let name: [UInt8]

    /// Follows `path` to its end, at most 40 links far, as Linux does.
    ///
    /// - Parameter isPrivate: whether folders that are made are for the owner alone.
    init(
        _ path: FilePath, makingFolders: Bool, isPrivate: Bool = false, calls: any SystemCalls
    ) throws(SaveProblem) {
        var (parent, base) = Self.split(path.bytes)
        var reached = try Folder(
            parent, in: AT_FDCWD, shown: parent, making: makingFolders, isPrivate: isPrivate, calls: calls)
        for _ in 0..<40 {
            guard let target = try Self.linkTarget(of: base, in: reached, calls: calls) else {
                folder = reached
                name = base
                return
            }
            (parent, base) = Self.split(target)
            let shown = parent.first == slash ? parent : reached.path + [slash] + parent
            reached = try Folder(
                parent, in: reached.descriptor.number, shown: shown, making: makingFolders,
                isPrivate: isPrivate,
                calls: calls)
        }
        throw .refused(.linkLoop)
    }

    /// What stands here now; nil for nothing.
    func status(_ calls: any SystemCalls) throws(SaveProblem) -> FileStatus? {
        try translating(SaveProblem.init) { () throws(SystemError) in
            try calls.find(name, in: folder.descriptor.number)
        }
    }

    /// This place from the root on, whatever the present folder is.
    /// - Throws: `ENOENT` when the system does not tell.
    func absolutePath(_ calls: any SystemCalls) throws(SystemError) -> FilePath {
        let descriptor = Array("/proc/self/fd/\(folder.descriptor.number)".utf8)
        let path = try calls.linkTarget(of: descriptor, in: AT_FDCWD)
        guard path.first == slash else { throw SystemError(errno: ENOENT) }
        return FilePath((path == [slash] ? [] : path) + [slash] + name)
    }

    /// Divides a path into its folder and the name in it.
    private static func split(_ path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
        guard let cut = path.lastIndex(of: slash) else { return ([dot], path) }
        return (cut == 0 ? [slash] : Array(path[..<cut]), Array(path[(cut + 1)...]))
    }

    /// Where the link `name` points; nil when it is something else or not there yet.
    private static func linkTarget(
        of name: [UInt8], in folder: borrowing Folder, calls: any SystemCalls
    ) throws(SaveProblem) -> [UInt8]? {
        if name.isEmpty || name == [dot] || name == [dot, dot] { throw .refused(.notAFile) }
        do throws(SystemError) {
            let target = try calls.linkTarget(of: name, in: folder.descriptor.number)
            if try !isStrangers(name, in: folder, calls: calls) { return target }
        } catch {
            if error.errno == EINVAL || error.errno == ENOENT { return nil }
            throw SaveProblem(error)
        }
        throw .refused(.strangersLink)
    }

    /// Whether somebody else put the link into a folder where everybody may, and could so lead a save, of root's even,
    /// to a file of their choice. Linux can be set to refuse this and not everywhere is (`fs.protected_symlinks`).
    private static func isStrangers(
        _ link: [UInt8], in folder: borrowing Folder, calls: any SystemCalls
    ) throws(SystemError) -> Bool {
        let place = try calls.status(of: folder.descriptor.number)
        if place.mode & 0o002 == 0 { return false }
        let owner = try calls.status(of: link, in: folder.descriptor.number, following: false).user
        return owner != geteuid() && owner != place.user
    }
}

private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

extension SaveProblem {
    /// What a failed call means where nothing more special is known.
    init(_ error: SystemError) {
        self =
            switch error.errno {
            case ELOOP: .refused(.linkLoop)
            case ENAMETOOLONG: .refused(.nameTooLong)
            case EROFS: .refused(.readOnlyDisk)
            case EACCES, EPERM: .refused(.closedFolder)
            case EFBIG: .refused(.sizeLimit)
            default: .failed(errno: error.errno)
            }
    }
}
