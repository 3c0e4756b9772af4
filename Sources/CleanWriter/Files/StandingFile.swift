import EditorCore
import Glibc

/// The file that a save is going to replace, looked at before anything on the disk is changed.
struct StandingFile: Sendable {
    let status: FileStatus
    let metadata: FileMetadata

    /// Looks at what stands at `entry`, and refuses what cannot be saved. Nil when nothing stands there.
    /// - Parameter consent: what the writer has said yes to.
    init?(
        at entry: borrowing FolderEntry, consent: SaveConsent, calls: any SystemCalls
    ) throws(SaveProblem) {
        guard let found = try entry.status(calls) else { return nil }
        guard found.kind == .regular else { throw .refused(.notAFile) }
        status = found
        try Self.checkWritable(entry, found, consent, calls: calls)
        do throws(SystemError) {
            let file = try Descriptor(
                entry.name, in: entry.folder.descriptor.number, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
            if try Self.isImmutable(file, calls: calls) { throw SystemError(errno: EPERM) }
            metadata = try FileMetadata(of: file.number, calls: calls)
        } catch {
            switch error.errno {
            case EPERM: throw .refused(.immutable)
            case EACCES: throw .refused(.notPermitted)
            default: throw SaveProblem(error)
            }
        }
    }

    /// Stops at what the writer has not been asked about.
    /// - Parameter known: states of the file that are no surprise.
    static func check(
        _ standing: StandingFile?, against order: SaveOrder, known: [FileStamp]
    ) throws(SaveProblem) {
        if order.consent.contains(.replacing) { return }
        guard let stamp = standing?.status.stamp else {
            // Who lets a folder be made knows that the file has gone with it.
            if order.expected != nil, !order.consent.contains(.makingFolders) { throw .vanished }
            return
        }
        if known.contains(where: { $0.tellsTheSameContent(as: stamp) }) { return }
        throw order.expected == nil ? .exists(size: stamp.size, modified: stamp.modified) : .changedOutside
    }

    /// A read-only mark is a wish of the writer's, to be asked about; root, who may write everything, wants to be
    /// asked too. Somebody else's is a lock.
    private static func checkWritable(
        _ entry: borrowing FolderEntry, _ status: FileStatus, _ consent: SaveConsent, calls: any SystemCalls
    ) throws(SaveProblem) {
        do throws(SystemError) {
            try calls.checkWritable(entry.name, in: entry.folder.descriptor.number)
            if status.mode & 0o222 == 0 { throw SystemError(errno: EACCES) }
        } catch {
            switch error.errno {
            case EACCES:
                guard [0, status.user].contains(geteuid()) else { throw .refused(.notPermitted) }
                if !consent.contains(.readOnly) { throw .readOnly }
            case EPERM: throw .refused(.immutable)
            default: throw SaveProblem(error)
            }
        }
    }

    private static func isImmutable(
        _ file: borrowing Descriptor, calls: any SystemCalls
    ) throws(SystemError) -> Bool {
        do throws(SystemError) {
            return try calls.isImmutable(file.number)
        } catch {
            // File systems without such marks say so in one of these ways.
            if [ENOTTY, EOPNOTSUPP, ENOSYS, EINVAL].contains(error.errno) { return false }
            throw error
        }
    }
}

extension FileStamp {
    /// Whether nobody has written the file between the two. Device and inode may change by themselves: an
    /// overlay copies a file up, a network server starts anew.
    func tellsTheSameContent(as other: FileStamp) -> Bool {
        size == other.size && modified == other.modified && changed == other.changed
    }
}
