import EditorCore
import Glibc

/// A note that a save is under way which leaves a hidden file beside the text when it is cut off.
///
/// It is locked as long as the save lives. The next run takes the hidden file of a dead one away, but only what is surely
/// ours: the new version, as long as it had not taken its place, or the old version that it has replaced. What somebody
/// else put there in the last moment may have come out under the hidden name, and stays.
final class TemporaryNote {
    private let name: [UInt8]
    private let folder: Folder
    private var file: Descriptor

    /// What the names of notes end with.
    private static let ending = Array(".hidden".utf8)

    /// Notes that `hidden` is about to be made beside the file at `entry`; nil where that cannot be noted, for no save
    /// should fail for it.
    init?(
        of hidden: [UInt8], replacing standing: FileStamp?, at entry: borrowing FolderEntry,
        in places: SafePlaces,
        calls: any SystemCalls
    ) {
        do throws(SystemError) {
            guard let folder = try places.ownFolder(calls) else { return nil }
            let content = Content(path: try entry.absolutePath(calls), hidden: hidden, standing: standing)
            name = RandomName.digits() + Self.ending
            file = try Descriptor(creating: name, in: folder.descriptor.number, calls: calls)
            self.folder = folder
            try fill(with: content, calls)
        } catch {
            return nil
        }
    }

    private func fill(with content: Content, _ calls: any SystemCalls) throws(SystemError) {
        do throws(SystemError) {
            try file.lock()
            var writer = TextWriter(file.number, calls: calls)
            _ = try writer.write(Rope(content.bytes), as: .bytes)
        } catch {
            discard()
            throw error
        }
    }

    /// The save has ended, and taken its hidden file with it.
    func discard() { folder.discard(name) }
}

extension TemporaryNote {
    /// Takes away what saves that were cut off have left, and their notes in `folder`.
    static func clean(_ folder: FilePath, calls: any SystemCalls) {
        do throws(SaveProblem) {
            let opened = try Folder(
                folder.bytes, in: AT_FDCWD, shown: folder.bytes, making: false, calls: calls)
            for name in opened.names()
            where name.suffix(ending.count) == ending[...]
                && RandomName.isOurs(Array(name.dropLast(ending.count)))
            {
                clean(name, in: opened, calls: calls)
            }
        } catch {
            // No folder, no notes.
        }
    }

    private static func clean(_ name: [UInt8], in folder: borrowing Folder, calls: any SystemCalls) {
        do throws(SystemError) {
            var file = try Descriptor(
                name, in: folder.descriptor.number, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
            let status = try calls.status(of: file.number)
            guard status.isOurs, status.stamp.size <= Content.sizeLimit else { return }
            try file.lock()
            if let content = Content(try calls.read(status.stamp.size, from: file.number)) {
                try content.clean(calls)
            }
            folder.discard(name)
        } catch {
            // It lives, or nobody can tell: the next run looks again.
        }
    }

    /// What a note says.
    struct Content: Equatable {
        static let sizeLimit = 1 << 14

        /// The file that is saved; begins with a slash.
        var path: FilePath
        /// The name of the new version beside it, as long as that has not taken its place.
        var hidden: [UInt8]
        /// The file that is replaced; nil for a new one.
        var standing: FileStamp?
    }
}

extension TemporaryNote.Content {
    private static let head = "cleanwriter hidden 1"
    private static let end = Array("\nend\n".utf8)

    /// The note as it is written. The path, which can hold line ends, is counted.
    var bytes: [UInt8] {
        let old =
            standing.map { "\($0.device) \($0.inode) \($0.size) \($0.modified)" } ?? "none"
        let name = String(decoding: hidden, as: UTF8.self)
        return Array("\(Self.head)\nname \(name)\nold \(old)\npath \(path.bytes.count)\n".utf8) + path.bytes
            + Self.end
    }

    /// Reads a note; nil for one that is torn, or that we have not written.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        func line(_ word: String) -> Substring? {
            guard let cut = rest.firstIndex(of: 0x0A) else { return nil }
            let line = String(decoding: rest[..<cut], as: UTF8.self)
            rest = rest[(cut + 1)...]
            return line.hasPrefix(word) ? line.dropFirst(word.count) : nil
        }
        guard line(Self.head) == "", let name = line("name "), let old = line("old "),
            let length = line("path ").flatMap({ Int($0) }), length == rest.count - Self.end.count,
            rest.first == UInt8(ascii: "/"), rest.suffix(Self.end.count) == Self.end[...], !rest.contains(0)
        else { return nil }
        (hidden, path) = (Array(name.utf8), FilePath(Array(rest.prefix(length))))
        guard hidden.starts(with: RandomName.prefix), RandomName.isOurs(hidden) else { return nil }
        if old == "none" { return }
        let fields = old.split(separator: " ")
        guard fields.count == 4, let device = UInt64(fields[0]), let inode = UInt64(fields[1]),
            let size = Int(fields[2]), let modified = Int64(fields[3])
        else { return nil }
        standing = FileStamp(device: device, inode: inode, size: size, modified: modified, changed: 0)
    }

    /// Takes the hidden file away, if it is surely ours.
    func clean(_ calls: any SystemCalls) throws(SystemError) {
        guard let folder = path.folder else { return }
        let place: Descriptor
        do throws(SystemError) {
            place = try Descriptor(folder.bytes, in: AT_FDCWD, flags: O_RDONLY | O_DIRECTORY, calls: calls)
        } catch  where error.errno == ENOENT || error.errno == ENOTDIR {
            return
        }
        guard let left = try calls.find(hidden, in: place.number), left.kind == .regular else { return }
        let present = try calls.find(path.lastComponent, in: place.number)?.stamp
        if isOurs(left.stamp, beside: present) { try calls.unlink(hidden, in: place.number) }
    }

    /// Whether the hidden file is the new version, or the old one that was replaced.
    ///
    /// Only an exchange brings something of somebody else's out under the hidden name. Without a file to replace there is
    /// none, and as long as the file to be replaced is in its place there was none.
    private func isOurs(_ left: FileStamp, beside present: FileStamp?) -> Bool {
        guard let standing else { return true }
        if let present, present.isSameFile(as: standing) { return !left.isSameFile(as: standing) }
        return left.isSameFile(as: standing) && left.size == standing.size
            && left.modified == standing.modified
    }
}

extension FileStamp {
    fileprivate func isSameFile(as other: FileStamp) -> Bool {
        device == other.device && inode == other.inode
    }
}
