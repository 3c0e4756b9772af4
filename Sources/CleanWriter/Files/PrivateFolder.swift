import Glibc

/// Folders of the program's own that nobody else may look into.
enum PrivateFolder {
    /// Opens the folder `name` in an open one, and makes it first if `making` says so. A folder of ours that others may
    /// look into is closed to them.
    ///
    /// - Throws: `ELOOP` for a link, `EPERM` for a folder of somebody else's.
    static func open(
        _ name: [UInt8], in parent: Int32, making: Bool, calls: any SystemCalls
    ) throws(SystemError) -> Descriptor {
        if making, try calls.find(name, in: parent) == nil {
            try calls.makeFolder(name, in: parent)
            try calls.sync(parent)
        }
        let folder = try Descriptor(
            name, in: parent, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW, calls: calls)
        let status = try calls.status(of: folder.number)
        guard status.user == geteuid() else { throw SystemError(errno: EPERM) }
        if status.mode & 0o077 != 0 { try calls.setMode(folder.number, 0o700) }
        return folder
    }
}
