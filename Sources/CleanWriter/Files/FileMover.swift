import EditorCore
import Glibc

/// Gives a file another name or another folder, and never takes the place of another file for that.
///
/// One call does it where the file system knows it: a rename that fails when the name is taken. Elsewhere the file gets
/// a second name and then loses the first, so at every instant it has one. On another disk a copy is written, made like
/// the file in all respects and put on the disk, before the file goes; until then both are whole.
struct FileMover: Sendable {
    let calls: any SystemCalls
    var places = SafePlaces(folder: nil)

    /// Moves a file; the paths begin with no `~`.
    func move(_ order: MoveOrder) -> Result<FileMove, MoveProblem> {
        do throws(MoveProblem) {
            return .success(try attempt(order))
        } catch {
            return .failure(error)
        }
    }

    private func attempt(_ order: MoveOrder) throws(MoveProblem) -> FileMove {
        guard let standing = try look(order.path) else { throw .vanished }
        // From another folder a link might lead elsewhere.
        if standing.kind == .link { throw .isLink }
        guard standing.kind == .regular else { throw .other(.refused(.notAFile)) }
        let old = try entry(order.path, makingFolders: false)
        let path = try wholeDestination(order.destination, for: old.name)
        if try look(path) != nil { throw .exists }
        let new = try entry(path, makingFolders: order.makesFolders)
        let flaw = try rename(old, standing, to: new)
        return FileMove(path: path, stamp: stamp(at: new, of: standing, knowing: order.expected), flaw: flaw)
    }

    /// The destination with the file's own name where only a folder is named.
    private func wholeDestination(
        _ path: FilePath, for name: [UInt8]
    ) throws(MoveProblem) -> FilePath {
        let slash = UInt8(ascii: "/")
        if path.bytes.last == slash { return FilePath(path.bytes + name) }
        return try look(path, following: true)?.kind == .folder ? FilePath(path.bytes + [slash] + name) : path
    }

    private func look(_ path: FilePath, following: Bool = false) throws(MoveProblem) -> FileStatus? {
        do throws(SystemError) {
            return try calls.find(path.bytes, in: AT_FDCWD, following: following)
        } catch {
            if error.errno == ENOTDIR { return nil }
            throw MoveProblem(error)
        }
    }

    private func entry(_ path: FilePath, makingFolders: Bool) throws(MoveProblem) -> FolderEntry {
        do throws(SaveProblem) {
            return try FolderEntry(path, makingFolders: makingFolders, calls: calls)
        } catch {
            throw MoveProblem(error)
        }
    }

    private func rename(
        _ old: borrowing FolderEntry, _ standing: FileStatus, to new: borrowing FolderEntry
    ) throws(MoveProblem) -> FileMove.Flaw? {
        var flaw: FileMove.Flaw?
        do throws(SystemError) {
            flaw = try rename(old.place, to: new.place)
        } catch  where error.errno == EXDEV {
            flaw = try carry(old, to: new)
        } catch {
            // Network file systems may report an error of what was done.
            guard let there = find(new), there.isSameFile(as: standing) else { throw MoveProblem(error) }
        }
        do throws(SystemError) {
            try new.folder.sync(through: new.name)
            try old.folder.sync(through: old.name)
        } catch {
            flaw = flaw ?? .notConfirmed(errno: error.errno)
        }
        return flaw
    }

    /// The best form that the file system knows.
    private func rename(_ old: EntryName, to new: EntryName) throws(SystemError) -> FileMove.Flaw? {
        do throws(SystemError) {
            try calls.rename(old, to: new, .keeping)
            return nil
        } catch  where error.isUnknownCall {
            // An older way comes below.
        }
        do throws(SystemError) {
            try calls.link(old, to: new)
        } catch  where error.isUnknownCall || error.errno == EPERM || error.errno == EMLINK {
            if try calls.find(new.name, in: new.folder) != nil { throw SystemError(errno: EEXIST) }
            try calls.rename(old, to: new, .replacing)
            return nil
        }
        return remove(old)
    }

    private func remove(_ old: EntryName) -> FileMove.Flaw? {
        do throws(SystemError) {
            try calls.unlink(old.name, in: old.folder)
            return nil
        } catch {
            return .oldFileStays
        }
    }

    private func find(_ entry: borrowing FolderEntry) -> FileStatus? {
        do throws(SystemError) {
            return try calls.find(entry.name, in: entry.folder.descriptor.number)
        } catch {
            return nil
        }
    }

    /// The state of the file under its new name, which the rename itself has changed. Where somebody had written it
    /// before, that is still to be found out, so the state that was known stays.
    private func stamp(
        at new: borrowing FolderEntry, of standing: FileStatus, knowing expected: FileStamp?
    ) -> FileStamp {
        let known = expected ?? standing.stamp
        guard let now = find(new)?.stamp, now.size == known.size, now.modified == known.modified else {
            return known
        }
        return now
    }
}

extension FileMover {
    /// Copies the file to another disk, then takes it away.
    private func carry(
        _ old: borrowing FolderEntry, to new: borrowing FolderEntry
    ) throws(MoveProblem) -> FileMove.Flaw? {
        let (bytes, metadata, before) = try translating(MoveProblem.init) { () throws(SystemError) in
            try read(old)
        }
        do throws(RenameObstacle) {
            try write(bytes, metadata, at: new)
        } catch {
            throw MoveProblem(error)
        }
        guard find(old)?.stamp == before.stamp else {
            new.folder.discard(new.name)
            throw .unsteady
        }
        return remove(old.place)
    }

    private func read(
        _ old: borrowing FolderEntry
    ) throws(SystemError) -> ([UInt8], FileMetadata, FileStatus) {
        let file = try Descriptor(
            old.name, in: old.folder.descriptor.number, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
        let status = try calls.status(of: file.number)
        let bytes = try calls.read(status.stamp.size, from: file.number)
        return (bytes, try FileMetadata(of: file.number, calls: calls), status)
    }

    private func write(
        _ bytes: [UInt8], _ metadata: FileMetadata, at new: borrowing FolderEntry
    ) throws(RenameObstacle) {
        let name = RandomName.hidden()
        let note = TemporaryNote(of: name, replacing: nil, at: new, in: places, calls: calls)
        defer { note?.discard() }
        let temporary = try TemporaryFile(name, in: new.folder, calls: calls)
        let ready: FileStatus
        do throws(RenameObstacle) {
            try temporary.fill(with: Rope(bytes), as: .bytes)
            try temporary.dress(in: metadata, newMode: metadata.mode)
            ready = try temporary.finish()
        } catch {
            new.folder.discard(name)
            throw error
        }
        let outcome = try Publisher(name: name, standing: nil, calls: calls).publish(ready, at: new)
        guard case .failure(let problem) = outcome.result else { return }
        if outcome.left != nil { new.folder.discard(new.name) }
        throw .problem(problem)
    }
}

extension FolderEntry {
    /// This name for the calls that take two.
    fileprivate var place: EntryName { EntryName(name: name, folder: folder.descriptor.number) }
}

extension MoveProblem {
    init(_ error: SystemError) {
        self =
            switch error.errno {
            case EEXIST: .exists
            case ENOENT: .vanished
            case EACCES, EPERM: .closedFolder
            default: .other(SaveProblem(error))
            }
    }

    fileprivate init(_ problem: SaveProblem) {
        self =
            switch problem {
            case .noSuchFolder(let folder): .noSuchFolder(folder)
            case .exists: .exists
            case .refused(.closedFolder): .closedFolder
            default: .other(problem)
            }
    }

    fileprivate init(_ obstacle: RenameObstacle) {
        switch obstacle {
        case .keepsItsPlace(.closedFolder): self = .closedFolder
        case .keepsItsPlace: self = .losesMetadata
        case .problem(let problem): self.init(problem)
        }
    }
}
