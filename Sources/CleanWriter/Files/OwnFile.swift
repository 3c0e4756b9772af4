import EditorCore
import Glibc

/// Files that tell the program what to do. One that others may write is not read: whoever can change how keys work can
/// make a writer lose words.
enum OwnFile {
    /// A regular file of ours, of `limit` bytes at most; nil when there is none.
    static func load(
        _ path: [UInt8], limit: Int, calls: any SystemCalls
    ) throws(SettingsProblem) -> SettingsText? {
        let file: Descriptor
        do throws(SystemError) {
            file = try Descriptor(path, in: AT_FDCWD, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY, calls: calls)
        } catch {
            if error.errno == ENOENT || error.errno == ENOTDIR { return nil }
            throw problem(error)
        }
        let status = try translating(problem) { () throws(SystemError) in
            try calls.status(of: file.number)
        }
        guard status.kind == .regular, status.stamp.size <= limit else { throw .unusable }
        guard status.user == geteuid(), status.mode & 0o022 == 0 else { throw .exposed }
        let bytes = try translating(problem) { () throws(SystemError) in
            try calls.read(status.stamp.size, from: file.number)
        }
        return SettingsText(bytes: bytes, stamp: status.stamp)
    }

    /// The bytes of such a file; nil when there is none or it is not to be read, which for a list of words is the same.
    static func read(_ path: [UInt8], limit: Int) -> [UInt8]? {
        do throws(SettingsProblem) {
            return try load(path, limit: limit, calls: LinuxCalls())?.bytes
        } catch {
            return nil
        }
    }

    private static func problem(_ error: SystemError) -> SettingsProblem { .failed(errno: error.errno) }
}
