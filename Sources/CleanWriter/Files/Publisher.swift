import EditorCore
import Glibc

/// Gives a finished temporary file its place, and takes the old version away.
///
/// Where a file is replaced, the two change names in one step, so that what was really there can be looked at
/// afterwards: a version that somebody wrote in the last moment comes out under the temporary name and is
/// kept.
struct Publisher {
    /// The temporary file's name.
    let name: [UInt8]
    /// The file to be replaced, as it was when the save began; nil for a new file.
    let standing: FileStatus?
    let calls: any SystemCalls

    /// Looks once more, just before the last step.
    func checkUnchanged(_ entry: borrowing FolderEntry) throws(RenameObstacle) {
        let now = try status(entry)
        if now == standing { return }
        guard let now else { throw .problem(.vanished) }
        throw .problem(
            standing == nil ? .exists(size: now.stamp.size, modified: now.stamp.modified) : .changedOutside)
    }

    /// Puts the file `ready` in its place, and the folder on the disk.
    func publish(_ ready: FileStatus, at entry: borrowing FolderEntry) throws(RenameObstacle) -> SaveOutcome {
        do throws(SystemError) {
            try place(at: entry)
        } catch {
            try checkPlaced(ready, at: entry, despite: error)
        }
        let others = standing.flatMap { keptOthers(insteadOf: $0, at: entry) }
        var problem = others.map(SaveProblem.othersKept)
        var left: FileStamp?
        do throws(SystemError) {
            try entry.folder.sync(through: entry.name)
        } catch {
            problem = problem ?? .notConfirmed(errno: error.errno)
        }
        do throws(SystemError) {
            left = try stamp(of: ready, at: entry)
        } catch {
            problem = problem ?? .notConfirmed(errno: error.errno)
        }
        if others == nil { entry.folder.discard(name) }
        if let left, problem == nil { return SaveOutcome(result: .success(left), left: left) }
        return SaveOutcome(result: .failure(problem ?? .changedOutside), left: left)
    }

    /// The rename, in the best form that the file system knows.
    private func place(at entry: borrowing FolderEntry) throws(SystemError) {
        let folder = entry.folder.descriptor.number
        do throws(SystemError) {
            try calls.rename(name, to: entry.name, in: folder, standing == nil ? .keeping : .exchanging)
        } catch  where error.isUnknownCall {
            guard standing == nil else {
                return try calls.rename(name, to: entry.name, in: folder, .replacing)
            }
            do throws(SystemError) {
                try calls.link(name, to: entry.name, in: folder)
            } catch  where error.isUnknownCall || error.errno == EPERM || error.errno == EMLINK {
                if try calls.find(entry.name, in: folder) != nil { throw SystemError(errno: EEXIST) }
                try calls.rename(name, to: entry.name, in: folder, .replacing)
            }
        }
    }

    /// Finds out whether a rename that reported an error was done after all, as network file systems may have
    /// it.
    /// - Throws: why it was not done; the temporary file is gone then, unless even looking fails.
    private func checkPlaced(
        _ ready: FileStatus, at entry: borrowing FolderEntry, despite error: SystemError
    ) throws(RenameObstacle) {
        let now = try status(entry)
        if let now, now.isSameFile(as: ready) { return }
        entry.folder.discard(name)
        switch (error.errno, now) {
        case (ENOENT, nil): throw .problem(.vanished)
        case (EEXIST, let now?):
            throw .problem(.exists(size: now.stamp.size, modified: now.stamp.modified))
        default: throw RenameObstacle(error)
        }
    }

    private func status(_ entry: borrowing FolderEntry) throws(RenameObstacle) -> FileStatus? {
        do throws(SaveProblem) {
            return try entry.status(calls)
        } catch {
            throw .problem(error)
        }
    }

    /// The new state of our file; nil when another one has taken its place already.
    private func stamp(of ready: FileStatus, at entry: borrowing FolderEntry) throws(SystemError)
        -> FileStamp?
    {
        guard let now = try calls.find(entry.name, in: entry.folder.descriptor.number),
            now.isSameFile(as: ready)
        else { return nil }
        return now.stamp
    }
}

extension Publisher {
    /// Where somebody's version was put that came out in place of `known`; nil when `known` did.
    private func keptOthers(insteadOf known: FileStatus, at entry: borrowing FolderEntry) -> FilePath? {
        let folder = entry.folder.descriptor.number
        do throws(SystemError) {
            // Without an exchange nothing came out. The exchange changes ctime, and an overlay may give
            // another inode.
            guard let out = try calls.find(name, in: folder)?.stamp else { return nil }
            if out.size == known.stamp.size, out.modified == known.stamp.modified { return nil }
        } catch {
            // Nobody can say what came out, so it is kept.
        }
        for number in 1...100 {
            let kept = Self.nameForOthers(entry.name, number)
            do throws(SystemError) {
                try calls.rename(name, to: kept, in: folder, .keeping)
                return entry.folder.path(of: kept)
            } catch  where error.errno == EEXIST {
                continue
            } catch {
                break
            }
        }
        return entry.folder.path(of: name)
    }

    /// `base.theirs-2026-11-30-210400`, the base cut where the whole would be too long for a name.
    private static func nameForOthers(_ base: [UInt8], _ number: Int) -> [UInt8] {
        var seconds = time(nil)
        var parts = tm()
        localtime_r(&seconds, &parts)
        let fields = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday]
        let day = fields.map(twoDigits).joined(separator: "-")
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined()
        let suffix = Array(".theirs-\(day)-\(clock)\(number == 1 ? "" : "-\(number)")".utf8)
        return base.prefix(Int(NAME_MAX) - suffix.count) + suffix
    }
}

private func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension FileStatus {
    /// Whether both are the same file, whatever has changed in it.
    func isSameFile(as other: FileStatus) -> Bool {
        stamp.device == other.stamp.device && stamp.inode == other.stamp.inode
    }
}
