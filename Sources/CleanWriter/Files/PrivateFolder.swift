import EditorCore
import Glibc

/// A folder of the program's own: ours, closed to everybody else, never reached through a link.
///
/// A class because it stands for an open folder. All names are looked up from it, so nobody can put another folder in
/// its place while we work.
final class PrivateFolder: Sendable {
    let descriptor: Descriptor
    let calls: any JournalCalls

    /// Opens the folder `path`, and makes it first if `making` says so. A folder of ours that others may look into is
    /// closed to them.
    convenience init(_ path: [UInt8], making: Bool, calls: any JournalCalls) throws(JournalTrouble) {
        guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { throw .noFolder }
        let parent: Folder
        do throws(SaveProblem) {
            let place = Array(path[..<slash])
            parent = try Folder(
                place, in: AT_FDCWD, shown: place, making: making, isPrivate: true, calls: calls)
        } catch {
            if case .failed(let number) = error { throw JournalTrouble(SystemError(errno: number)) }
            throw .noFolder
        }
        let name = Array(path[(slash + 1)...])
        try self.init(name, in: parent.descriptor.number, making: making, calls: calls)
    }

    /// Opens a folder in that of the program's state, which is ours as well.
    convenience init(inState path: [UInt8], making: Bool, calls: any JournalCalls) throws(JournalTrouble) {
        guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { throw .noFolder }
        let state = try PrivateFolder(Array(path[..<slash]), making: making, calls: calls)
        try self.init(
            Array(path[(slash + 1)...]), in: state.descriptor.number, making: making, calls: calls)
    }

    /// Opens the folder `name` in the open folder `parent`.
    init(_ name: [UInt8], in parent: Int32, making: Bool, calls: any JournalCalls) throws(JournalTrouble) {
        self.calls = calls
        do throws(SystemError) {
            descriptor = try Self.open(name, in: parent, making: making, calls: calls)
        } catch {
            switch error.errno {
            case ENOENT, ENOTDIR: throw .noFolder
            case ELOOP, EPERM: throw .exposed
            default: throw JournalTrouble(error)
            }
        }
    }

    /// Opens the folder `name` in an open one, and makes it first if `making` says so. A folder of ours that others may
    /// look into is closed to them.
    ///
    /// - Throws: `ELOOP` for a link, `EPERM` for a folder of somebody else's.
    static func open(
        _ name: [UInt8], in parent: Int32, making: Bool, calls: any SystemCalls
    ) throws(SystemError) -> Descriptor {
        if making, try calls.find(name, in: parent) == nil {
            try calls.makeFolder(name, in: parent)
            try calls.sync(parent)
        }
        let folder = try Descriptor(
            name, in: parent, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW, calls: calls)
        let status = try calls.status(of: folder.number)
        guard status.user == geteuid() else { throw SystemError(errno: EPERM) }
        if status.mode & 0o077 != 0 { try calls.setMode(folder.number, 0o700) }
        return folder
    }

    /// Regular files in it whose names end with `ending`.
    func files(ending: [UInt8] = []) throws(SystemError) -> [(name: [UInt8], stamp: FileStamp)] {
        var files: [(name: [UInt8], stamp: FileStamp)] = []
        for name in try calls.names(in: descriptor.number) where name.suffix(ending.count) == ending[...] {
            if let status = try calls.find(name, in: descriptor.number), status.kind == .regular {
                files.append((name, status.stamp))
            }
        }
        return files
    }

    /// Takes away the oldest files that are over `room` bytes together, and those that came there, or were changed,
    /// before `oldest`, in nanoseconds since 1970.
    func prune(ending: [UInt8] = [], to room: Int, oldest: Int64 = .min) throws(SystemError) {
        var room = room
        for (name, stamp) in try files(ending: ending).sorted(by: { $0.stamp.modified > $1.stamp.modified }) {
            room -= stamp.size
            if room < 0 || stamp.changed < oldest { try calls.unlink(name, in: descriptor.number) }
        }
    }

    /// Opens a file to read; nil for what is no file of ours.
    func open(_ name: [UInt8]) throws(SystemError) -> Descriptor? {
        let file = try Descriptor(name, in: descriptor.number, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
        let status = try calls.status(of: file.number)
        guard status.kind == .regular, status.user == geteuid() else { return nil }
        return file
    }
}
