import EditorCore
import Glibc

/// Where the journal of a file lies: in the program's own folder, or beside the file when that is kept in memory or
/// encrypted by a program of its own, and the program's folder is not on the same file system. What such a place holds
/// leaves no copy on any other.
struct JournalPlaces {
    static let besideName = Array(".cleanwriter-journal".utf8)

    /// The program's folder for journals; nil when the environment names none.
    let folder: [UInt8]?
    let calls: any JournalCalls

    /// The folder for the journal of the file `path`, nil being a text without a name.
    func folder(for path: FilePath?) -> [UInt8]? {
        guard let path, keepsToItself(path) else { return folder }
        return Self.beside(path)
    }

    /// Another folder for the journal of `path`, where the program's own could not take it: beside the file. A folder that
    /// others can read in, or a full disk, is for the writer to put right.
    func otherFolder(for path: FilePath?, after trouble: JournalTrouble) -> [UInt8]? {
        guard let path, trouble != .exposed, trouble != .diskFull else { return nil }
        let beside = Self.beside(path)
        return folder(for: path) == beside ? nil : beside
    }

    /// The folder beside a file.
    static func beside(_ path: FilePath) -> [UInt8] {
        (path.folder?.bytes ?? []) + [UInt8(ascii: "/")] + besideName
    }

    /// Whether a file is to leave no copy elsewhere.
    func keepsToItself(_ path: FilePath) -> Bool {
        do throws(SystemError) {
            let place = try Descriptor(
                path.folder?.bytes ?? Array("/".utf8), in: AT_FDCWD, flags: O_RDONLY | O_DIRECTORY,
                calls: calls)
            guard try keepsItsTextsToItself(calls.fileSystemKind(place.number)) else { return false }
            return try calls.status(of: place.number).stamp.device != device
        } catch {
            // A folder that is not there has nothing to hide yet.
            return false
        }
    }

    /// The file system of the program's own folder, which is made for that.
    private var device: UInt64? {
        guard let folder, let own = try? JournalFolder(folder, making: true, calls: calls) else { return nil }
        return try? calls.status(of: own.descriptor).stamp.device
    }
}
