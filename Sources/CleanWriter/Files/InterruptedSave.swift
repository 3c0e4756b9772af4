import EditorCore
import Glibc

/// A save in place that was cut off, by a crash or a lost battery. Both versions are whole and on the disk.
///
/// Nothing is done with one unless the writer says so, and the path in its record, which anybody with the same user
/// could have written, is shown before it is used.
struct InterruptedSave: Sendable {
    /// What the file holds now.
    enum FileState: Sendable {
        /// The version from before the save: nothing had been written yet.
        case old
        /// Neither version: cut off in the middle, or written by somebody since.
        case neither
        /// There is no file of that name.
        case gone
    }

    /// The file that was being saved, from the root on.
    let path: FilePath
    /// When the save began, in nanoseconds since 1970.
    let began: Int64
    let state: FileState
    private let folder: FilePath
    private let names: SafeCopyNames
    private let sizes: (old: Int, new: Int)
    private let calls: any SystemCalls

    /// The file that tells of it.
    var record: FilePath { FilePath(folder.bytes + [UInt8(ascii: "/")] + names.record) }

    /// Where a version is.
    func place(of version: CutSave.Version) -> FilePath {
        FilePath(folder.bytes + [UInt8(ascii: "/")] + (version == .old ? names.old : names.new))
    }

    /// The bytes of a version.
    func bytes(of version: CutSave.Version) throws(SystemError) -> [UInt8] {
        let size = version == .old ? sizes.old : sizes.new
        let file = try Descriptor(
            place(of: version).bytes, in: AT_FDCWD, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
        let bytes = try calls.read(size, from: file.number)
        if bytes.count != size { throw SystemError(errno: EIO) }
        return bytes
    }

    /// Writes a version into the file, as any text is saved. Both copies stay until `forget`.
    func putBack(_ version: CutSave.Version, with saver: FileSaver) -> Result<FileStamp, SaveProblem> {
        do throws(SystemError) {
            let text = Rope(try bytes(of: version))
            let order = SaveOrder(
                text: text, path: path, consent: [.replacing, .makingFolders, .readOnly])
            return saver.save(order).result
        } catch {
            return .failure(SaveProblem(error))
        }
    }

    /// Removes both copies.
    func forget() {
        do throws(SaveProblem) {
            let folder = try Folder(
                folder.bytes, in: AT_FDCWD, shown: folder.bytes, making: false, calls: calls)
            names.all.forEach { folder.discard($0) }
        } catch {
            // The folder is gone or closed, and with it the copies.
        }
    }
}

extension InterruptedSave {
    /// The saves that were cut off and left their copies in `folder`; none when it cannot be read. Those that live are
    /// left alone, and what is left of those that harmed nothing is removed.
    static func find(in folder: FilePath, calls: any SystemCalls = LinuxCalls()) -> [InterruptedSave] {
        do throws(SaveProblem) {
            let opened = try Folder(
                folder.bytes, in: AT_FDCWD, shown: folder.bytes, making: false, calls: calls)
            var found: [InterruptedSave] = []
            for stem in stems(in: opened) {
                if let save = InterruptedSave(SafeCopyNames(stem), in: opened, calls: calls) {
                    found.append(save)
                }
            }
            return found.sorted { $0.began < $1.began }
        } catch {
            // No folder, no copies.
            return []
        }
    }

    /// What the names of records begin with, as far as they are ours.
    private static func stems(in folder: borrowing Folder) -> [[UInt8]] {
        let ending = SafeCopyNames.recordEnding
        return folder.names().filter { $0.suffix(ending.count) == ending[...] }
            .map { Array($0.dropLast(ending.count)) }.filter(RandomName.isOurs)
    }

    private init?(_ names: SafeCopyNames, in folder: borrowing Folder, calls: any SystemCalls) {
        do throws(SystemError) {
            var file = try Descriptor(
                names.record, in: folder.descriptor.number, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
            let status = try calls.status(of: file.number)
            guard status.isOurs, status.stamp.size <= SaveRecord.sizeLimit else { return nil }
            let isDead: Bool
            do throws(SystemError) {
                try file.lock()
                isDead = true
            } catch {
                if error.errno == EWOULDBLOCK { return nil }
                // Without locks nobody can tell, so nothing is removed.
                isDead = false
            }
            let record = SaveRecord(try calls.read(status.stamp.size, from: file.number))
            let old = try calls.find(names.old, in: folder.descriptor.number)
            let new = try calls.find(names.new, in: folder.descriptor.number)
            guard let record, let old, let new, old.isOurs, new.isOurs, old.stamp.size == record.oldSize,
                new.stamp.size == record.newSize
            else {
                // Cut off before the file was touched, or after it was on the disk.
                if isDead { names.all.forEach { folder.discard($0) } }
                return nil
            }
            (path, began, sizes) = (record.path, record.began, (record.oldSize, record.newSize))
            self.folder = FilePath(folder.path)
            self.names = names
            self.calls = calls
            if try Self.holds(record.path.bytes, in: AT_FDCWD, names.new, in: folder, calls: calls) {
                if isDead { names.all.forEach { folder.discard($0) } }
                return nil
            }
            if try calls.find(record.path.bytes, in: AT_FDCWD, following: true) == nil {
                state = .gone
            } else {
                state =
                    try Self.holds(record.path.bytes, in: AT_FDCWD, names.old, in: folder, calls: calls)
                    ? .old : .neither
            }
        } catch {
            // Something that cannot be read is left for a person to look at.
            return nil
        }
    }

    /// Whether the file `path` holds what the copy `name` does.
    private static func holds(
        _ path: [UInt8], in start: Int32, _ name: [UInt8], in folder: borrowing Folder,
        calls: any SystemCalls
    ) throws(SystemError) -> Bool {
        let file: Descriptor
        do throws(SystemError) {
            file = try Descriptor(path, in: start, flags: O_RDONLY, calls: calls)
        } catch {
            return false
        }
        let copy = try Descriptor(
            name, in: folder.descriptor.number, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
        guard try calls.status(of: file.number).kind == .regular else { return false }
        while true {
            let (ours, theirs) = (
                try calls.read(1 << 20, from: copy.number), try calls.read(1 << 20, from: file.number)
            )
            if ours != theirs { return false }
            if ours.isEmpty { return true }
        }
    }
}

extension FileStatus {
    /// Whether it is a file that nobody else can have made or written.
    var isOurs: Bool { kind == .regular && user == geteuid() && mode & 0o022 == 0 }
}
