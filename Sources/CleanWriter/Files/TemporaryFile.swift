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

    /// Makes an empty file of a name that there was not.
    init(_ name: [UInt8], in folder: borrowing Folder, calls: any SystemCalls) throws(RenameObstacle) {
        (self.calls, self.name) = (calls, name)
        do throws(SystemError) {
            file = try Descriptor(creating: name, in: folder.descriptor.number, calls: calls)
        } catch {
            throw RenameObstacle(error)
        }
    }

    /// Writes the text, and checks that all of it arrived.
    func fill(with text: Rope, as encoding: TextEncoding) throws(RenameObstacle) {
        try translating(RenameObstacle.init) { () throws(SystemError) in
            if encoding == .bytes, !text.isEmpty { try calls.reserveRoom(file.number, bytes: text.count) }
            var writer = TextWriter(file.number, calls: calls)
            let written = try writer.write(text, as: encoding)
            if try calls.status(of: file.number).stamp.size != written { throw SystemError(errno: EIO) }
        }
    }

    /// Gives the file what belongs to it besides the text.
    func dress(in metadata: FileMetadata?, newMode: UInt32) throws(RenameObstacle) {
        if let metadata { return try metadata.apply(to: file.number, calls: calls) }
        try translating(RenameObstacle.init) { () throws(SystemError) in
            if try calls.status(of: file.number).mode != newMode { try calls.setMode(file.number, newMode) }
        }
    }

    /// Puts the file on the disk, closes it and gives its state.
    ///
    /// `fsync` is asked once. After it has failed, Linux takes the lost pages for clean, and a second call
    /// would say yes to a text that is not on the disk.
    consuming func finish() throws(RenameObstacle) -> FileStatus {
        do throws(SystemError) {
            try calls.sync(file.number)
            let status = try calls.status(of: file.number)
            try file.close()
            return status
        } catch {
            throw RenameObstacle(error)
        }
    }
}
