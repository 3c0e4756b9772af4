import EditorCore
import Glibc

/// The new version of a file, beside the old one and under a name of its own.
///
/// The name is random and not made from the file's: a long name has no room for an addition, and nobody can
/// plant a link at a name that nobody can guess. Until it has the mode of the file it replaces, only we may
/// read it.
struct TemporaryFile: ~Copyable {
    let name: [UInt8]
    private let file: Descriptor
    private let calls: any SystemCalls

    /// Makes an empty file.
    init(in folder: borrowing Folder, calls: any SystemCalls) throws(SaveProblem) {
        self.calls = calls
        var tries = 0
        while true {
            let random = String(UInt64.random(in: .min ... .max), radix: 16)
            let candidate = ".cleanwriter-" + String(repeating: "0", count: 16 - random.count) + random
            do throws(SystemError) {
                file = try Descriptor(
                    Array(candidate.utf8), in: folder.descriptor.number,
                    flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600, calls: calls)
                name = Array(candidate.utf8)
                return
            } catch {
                tries += 1
                if error.errno != EEXIST || tries == 100 { throw SaveProblem(error) }
            }
        }
    }

    /// Writes the text, and checks that all of it arrived.
    func fill(with text: Rope, as encoding: TextEncoding) throws(SaveProblem) {
        try translating(SaveProblem.init) { () throws(SystemError) in
            if encoding == .bytes, !text.isEmpty { try reserve(text.count) }
            var writer = TextWriter(file.number, calls: calls)
            let written = try writer.write(text, as: encoding)
            if try calls.status(of: file.number).stamp.size != written { throw SystemError(errno: EIO) }
        }
    }

    /// Gives the file what belongs to it besides the text.
    func dress(in metadata: FileMetadata?, newMode: UInt32) throws(SaveProblem) {
        if let metadata { return try metadata.apply(to: file.number, calls: calls) }
        try translating(SaveProblem.init) { () throws(SystemError) in
            if try calls.status(of: file.number).mode != newMode { try calls.setMode(file.number, newMode) }
        }
    }

    /// Puts the file on the disk, closes it and gives its state.
    ///
    /// `fsync` is asked once. After it has failed, Linux takes the lost pages for clean, and a second call
    /// would say yes to a text that is not on the disk.
    consuming func finish() throws(SaveProblem) -> FileStatus {
        do throws(SystemError) {
            try calls.sync(file.number)
            let status = try calls.status(of: file.number)
            try file.close()
            return status
        } catch {
            throw SaveProblem(error)
        }
    }

    /// Full disks are found here, before time is spent on writing.
    private func reserve(_ bytes: Int) throws(SystemError) {
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try calls.reserve(file.number, bytes: bytes) }
        } catch {
            if ![EOPNOTSUPP, ENOSYS, EINVAL].contains(error.errno) { throw error }
        }
    }
}
