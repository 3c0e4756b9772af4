import EditorCore
import Glibc

/// What an open folder holds, and where it is.
enum FolderNames {
    /// Hands over each name but those of the folder itself and of its parent, for as long as more are wanted.
    ///
    /// - Parameter folder: opened to be read, and not read yet.
    static func forEach(in folder: Int32, _ wantsMore: ([UInt8]) -> Bool) throws(SystemError) {
        let copy = fcntl(folder, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw SystemError(errno: errno) }
        guard let stream = fdopendir(copy) else {
            let problem = SystemError(errno: errno)
            close(copy)
            throw problem
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name == Array(".".utf8) || name == Array("..".utf8) { continue }
            guard wantsMore(name) else { return }
        }
    }

    /// The folder from the root on, without links on the way; nil where the system does not tell.
    static func path(of folder: Int32, calls: any SystemCalls) -> FilePath? {
        do throws(SystemError) {
            return FilePath(try calls.linkTarget(of: Array("/proc/self/fd/\(folder)".utf8), in: AT_FDCWD))
        } catch {
            return nil
        }
    }
}
