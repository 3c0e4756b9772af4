import EditorCore
import Glibc

/// The names of the three files that a save in place leaves while it is under way.
struct SafeCopyNames: Hashable, Sendable {
    let record, old, new: [UInt8]

    static let recordEnding = Array(".save".utf8)

    /// The names that begin with `stem`.
    init(_ stem: [UInt8]) {
        record = stem + Self.recordEnding
        old = stem + Array(".old".utf8)
        new = stem + Array(".new".utf8)
    }

    var all: [[UInt8]] { [old, new, record] }
}

/// Both versions of a file, on the disk, while it is written in place.
///
/// They are plain files that anybody can copy back by hand. The record is made first and locked as long as the save
/// lives, is filled when both versions are on the disk, and goes last: a record that nobody has locked and that tells
/// of two whole versions belongs to a save that was cut off.
struct SafeCopies: ~Copyable {
    private let names: SafeCopyNames
    private let folder: Folder
    private var record: Descriptor
    private let calls: any SystemCalls

    /// Makes and locks the record, empty as yet.
    init(in folder: consuming Folder, named stem: [UInt8], calls: any SystemCalls) throws(SystemError) {
        let names = SafeCopyNames(stem)
        let record = try Descriptor(creating: names.record, in: folder.descriptor.number, calls: calls)
        self.names = names
        self.calls = calls
        self.folder = folder
        self.record = record
    }

    /// Puts both versions on the disk: what `file` holds, `size` bytes, and what is to replace it at `entry`. Leaves
    /// nothing behind when that fails.
    mutating func fill(
        from file: borrowing Descriptor, size: Int, _ order: SaveOrder, at entry: borrowing FolderEntry
    ) throws(SystemError) {
        do throws(SystemError) {
            try lock()
            let path = try entry.absolutePath(calls)
            let began = try calls.status(of: record.number).stamp.modified
            try copy(file, size: size)
            let newSize = try make(names.new) { writer throws(SystemError) in
                try writer.write(order.text, as: order.encoding)
            }
            try note(SaveRecord(path: path, oldSize: size, newSize: newSize, began: began))
            try folder.sync(through: names.record)
        } catch {
            removeAll()
            throw error
        }
    }

    /// The bytes of the old version.
    borrowing func old(size: Int) throws(SystemError) -> Rope {
        let file = try Descriptor(
            names.old, in: folder.descriptor.number, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
        let bytes = try calls.read(size, from: file.number)
        if bytes.count != size { throw SystemError(errno: EIO) }
        return Rope(bytes)
    }

    /// Where the old version is.
    var oldPath: FilePath { folder.path(of: names.old) }

    /// Removes them, because one version is whole in its own place.
    consuming func discard() {
        removeAll()
        do throws(SystemError) {
            try folder.sync(through: names.record)
        } catch {
            // They may come back after a power cut, and are then found to belong to a file that is well.
        }
    }

    private func removeAll() { names.all.forEach { folder.discard($0) } }

    /// Tells other runs of the program that this save lives. One of them may have taken the empty record for a dead
    /// one between its making and its locking.
    private mutating func lock() throws(SystemError) {
        do throws(SystemError) {
            try record.lock()
        } catch  where [ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL].contains(error.errno) {
            // A file system without locks. The other runs know that and remove nothing.
        }
        let found = try calls.find(names.record, in: folder.descriptor.number)
        guard let found, found.isSameFile(as: try calls.status(of: record.number)) else {
            throw SystemError(errno: EAGAIN)
        }
    }

    private func copy(_ file: borrowing Descriptor, size: Int) throws(SystemError) {
        try calls.rewind(file.number)
        let source = file.number
        let copied = try make(names.old) { writer throws(SystemError) in
            var count = 0
            while true {
                let piece = try calls.read(1 << 20, from: source)
                if piece.isEmpty { return count }
                count = try writer.write(Rope(piece), as: .bytes)
            }
        }
        if copied != size { throw SystemError(errno: EIO) }
    }

    /// Makes a file, lets it be written, and puts it on the disk; gives its size.
    private func make(
        _ name: [UInt8], _ write: (inout TextWriter) throws(SystemError) -> Int
    ) throws(SystemError) -> Int {
        let copy = try Descriptor(creating: name, in: folder.descriptor.number, calls: calls)
        var writer = TextWriter(copy.number, calls: calls)
        let size = try write(&writer)
        if try calls.status(of: copy.number).stamp.size != size { throw SystemError(errno: EIO) }
        try calls.sync(copy.number)
        try copy.close()
        return size
    }

    private func note(_ content: SaveRecord) throws(SystemError) {
        var writer = TextWriter(record.number, calls: calls)
        _ = try writer.write(Rope(content.bytes), as: .bytes)
        try calls.sync(record.number)
    }
}
