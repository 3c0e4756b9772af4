import EditorCore
import Glibc

/// Where the versions of a file can be kept while it is written in place: the program's own folder, else beside it.
struct SafePlaces: Sendable {
    /// The program's folder for this, made when it is needed; nil when the environment tells of none.
    let folder: [UInt8]?

    /// `saving` in the folder for what the program remembers.
    static func usual(in stateFolder: [UInt8]?) -> SafePlaces {
        SafePlaces(folder: stateFolder.map { $0 + Array("/saving".utf8) })
    }

    /// Puts both versions on the disk: what `file` holds, `size` bytes, and what is to replace it.
    /// - Returns: nil when no place would take them.
    /// - Throws: `EILSEQ` when the text cannot be written in its encoding anywhere.
    func keep(
        _ file: borrowing Descriptor, size: Int, _ order: SaveOrder, at entry: borrowing FolderEntry,
        calls: any SystemCalls
    ) throws(SystemError) -> SafeCopies? {
        do throws(SystemError) {
            if try !keepsItsTextsToItself(calls.fileSystemKind(file.number)), let own = try ownFolder(calls) {
                var copies = try SafeCopies(in: own, named: RandomName.digits(), calls: calls)
                try copies.fill(from: file, size: size, order, at: entry)
                return copies
            }
        } catch  where error.errno != EILSEQ {
            // Full or closed. There is another place.
        }
        do throws(SystemError) {
            let folder = try entry.folder.openedAgain()
            var copies = try SafeCopies(in: folder, named: RandomName.hidden(), calls: calls)
            try copies.fill(from: file, size: size, order, at: entry)
            return copies
        } catch  where error.errno != EILSEQ {
            return nil
        }
    }

    /// The program's folder; nil when it is not ours alone.
    func ownFolder(_ calls: any SystemCalls) throws(SystemError) -> Folder? {
        guard let folder else { return nil }
        let own: Folder
        do throws(SaveProblem) {
            own = try Folder(
                folder, in: AT_FDCWD, shown: folder, making: true, isPrivate: true, calls: calls)
        } catch {
            return nil
        }
        let status = try calls.status(of: own.descriptor.number)
        guard status.user == geteuid() else { return nil }
        if status.mode & 0o077 != 0 { try calls.setMode(own.descriptor.number, 0o700) }
        return own
    }
}
