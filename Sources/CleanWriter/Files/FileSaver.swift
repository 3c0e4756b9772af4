import EditorCore
import Glibc

/// What came of a save.
struct SaveOutcome {
    var result: Result<FileStamp, SaveProblem>
    /// The state of the file that we put there, also when something about it has to be told; nil when we put
    /// none.
    var left: FileStamp?
    /// Why the file was written in place; nil where a new one took its name.
    var inPlace: InPlaceReason?
}

/// Saves texts, so that at every instant the disk holds the old version or the new one, complete.
///
/// The new version is written beside the old one, made like it in all but the content, put on the disk, and
/// only then given the name; "saved" is said after the folder, too, is on the disk. Where that would lose something
/// (another name of the same file, an owner we cannot set) the file is written in place, with both versions safe
/// elsewhere. That is the second way and not the first, because it writes everything three times and whoever reads
/// the file meanwhile sees half of it.
struct FileSaver: Sendable {
    let calls: any SystemCalls
    /// Permission bits of a new file, the umask taken off.
    let newMode: UInt32
    /// Where versions are kept while a file is written in place.
    var places = SafePlaces(folder: nil)

    /// Saves, and answers with the file's new state only when everything is on the disk.
    /// - Parameter ours: what the last save of this document left behind.
    func save(_ order: SaveOrder, ours: FileStamp? = nil) -> SaveOutcome {
        var outcome = attempt(order, ours: ours)
        if outcome.result == .failure(.failed(errno: ESTALE)) {
            // A network server has started anew, and nothing was changed yet: the names are looked up again.
            outcome = attempt(order, ours: ours)
        }
        if case .failure(let problem) = outcome.result {
            outcome.result = .failure(explained(problem, for: order))
        }
        return outcome
    }

    private func attempt(_ order: SaveOrder, ours: FileStamp?) -> SaveOutcome {
        do throws(SaveProblem) {
            let entry = try FolderEntry(
                order.path, makingFolders: order.consent.contains(.makingFolders),
                isPrivate: newMode & 0o077 == 0,
                calls: calls)
            try refuseVirtual(entry)
            let standing = try StandingFile(at: entry, consent: order.consent, calls: calls)
            try StandingFile.check(
                standing, against: order, known: [order.expected, ours].compactMap(\.self))
            if let standing, standing.status.links > 1 {
                return try overwrite(standing, with: order, at: entry, .otherNames)
            }
            do throws(RenameObstacle) {
                return try replace(standing, with: order, at: entry)
            } catch {
                guard let standing, case .keepsItsPlace(let reason) = error else { throw error.withoutFile }
                return try overwrite(standing, with: order, at: entry, reason)
            }
        } catch {
            return SaveOutcome(result: .failure(error))
        }
    }

    private func replace(
        _ standing: StandingFile?, with order: SaveOrder, at entry: borrowing FolderEntry
    ) throws(RenameObstacle) -> SaveOutcome {
        let name = RandomName.hidden()
        let note = TemporaryNote(
            of: name, replacing: standing?.status.stamp, at: entry, in: places, calls: calls)
        defer { note?.discard() }
        let temporary = try TemporaryFile(name, in: entry.folder, calls: calls)
        let publisher = Publisher(name: name, standing: standing?.status, calls: calls)
        let ready: FileStatus
        do throws(RenameObstacle) {
            try temporary.fill(with: order.text, as: order.encoding)
            try temporary.dress(in: standing?.metadata, newMode: newMode)
            ready = try temporary.finish()
            try publisher.checkUnchanged(entry)
        } catch {
            entry.folder.discard(publisher.name)
            throw error
        }
        return try publisher.publish(ready, at: entry)
    }

    private func overwrite(
        _ standing: StandingFile, with order: SaveOrder, at entry: borrowing FolderEntry,
        _ reason: InPlaceReason
    ) throws(SaveProblem) -> SaveOutcome {
        try InPlaceSave(
            order: order, standing: standing.status, reason: reason, places: places, calls: calls
        ).run(at: entry)
    }

    private func refuseVirtual(_ entry: borrowing FolderEntry) throws(SaveProblem) {
        let kind = try translating(SaveProblem.init) { () throws(SystemError) in
            try calls.fileSystemKind(entry.folder.descriptor.number)
        }
        if isVirtualFileSystem(kind) { throw .refused(.notARealFile) }
    }

    private func explained(_ problem: SaveProblem, for order: SaveOrder) -> SaveProblem {
        switch problem {
        case .failed(errno: EILSEQ), .putBack(errno: EILSEQ): return .notUTF16
        case .failed(errno: ENOSPC), .failed(errno: EDQUOT), .putBack(errno: ENOSPC), .putBack(errno: EDQUOT):
            let units = order.encoding == .bytes ? 0 : order.text.count + order.encoding.mark.count
            return .diskFull(needed: order.text.count + units)
        default: return problem
        }
    }
}
