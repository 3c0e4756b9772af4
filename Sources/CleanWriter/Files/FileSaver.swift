import EditorCore
import Glibc

/// What came of a save.
struct SaveOutcome {
    var result: Result<FileStamp, SaveProblem>
    /// The state of the file that we put there, also when something about it has to be told; nil when we put
    /// none.
    var left: FileStamp?
}

/// Saves texts, so that at every instant the disk holds the old version or the new one, complete.
///
/// The new version is written beside the old one, made like it in all but the content, put on the disk, and
/// only then given the name; "saved" is said after the folder, too, is on the disk. Writing into the file
/// itself was rejected: a crash or a full disk in the middle would leave neither version. Where a rename
/// would lose something (another name of the same file, an owner we cannot set) the save is refused.
struct FileSaver: Sendable {
    let calls: any SystemCalls
    /// Permission bits of a new file, the umask taken off.
    let newMode: UInt32

    /// Saves, and answers with the file's new state only when everything is on the disk.
    /// - Parameter ours: what the last save of this document left behind.
    func save(_ order: SaveOrder, ours: FileStamp? = nil) -> SaveOutcome {
        do throws(SaveProblem) {
            return try published(order, ours: ours)
        } catch {
            return SaveOutcome(result: .failure(explained(error, for: order)), left: nil)
        }
    }

    private func published(_ order: SaveOrder, ours: FileStamp?) throws(SaveProblem) -> SaveOutcome {
        let entry = try FolderEntry(order.path, makingFolders: order.makesFolders, calls: calls)
        try refuseVirtual(entry)
        let standing = try StandingFile(at: entry, calls: calls)
        try StandingFile.check(standing, against: order, known: [order.expected, ours].compactMap(\.self))

        let temporary = try TemporaryFile(in: entry.folder, calls: calls)
        let publisher = Publisher(name: temporary.name, standing: standing?.status, calls: calls)
        let ready: FileStatus
        do throws(SaveProblem) {
            try temporary.fill(with: order.text, as: order.encoding)
            try temporary.dress(in: standing?.metadata, newMode: newMode)
            ready = try temporary.finish()
            try publisher.checkUnchanged(entry)
        } catch {
            publisher.discard(in: entry)
            throw error
        }
        return try publisher.publish(ready, at: entry)
    }

    private func refuseVirtual(_ entry: borrowing FolderEntry) throws(SaveProblem) {
        let kind = try translating(SaveProblem.init) { () throws(SystemError) in
            try calls.fileSystemKind(entry.folder.descriptor.number)
        }
        if isVirtualFileSystem(kind) { throw .refused(.notARealFile) }
    }

    private func explained(_ problem: SaveProblem, for order: SaveOrder) -> SaveProblem {
        if problem == .failed(errno: EILSEQ) { return .notUTF16 }
        guard problem == .failed(errno: ENOSPC) || problem == .failed(errno: EDQUOT) else { return problem }
        let units = order.encoding == .bytes ? 0 : order.text.count + order.encoding.mark.count
        return .diskFull(needed: order.text.count + units)
    }
}
