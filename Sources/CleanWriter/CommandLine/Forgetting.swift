import EditorCore
import Glibc

/// The answer to `--forget`: removes what is kept for comfort, and says how much it was. Texts that are not saved stay.
struct Forgetting {
    /// Where the program keeps its state; nil when the environment tells of none.
    let stateFolder: [UInt8]?
    var calls: any JournalCalls = LinuxCalls()

    /// Removes and tells. Gives the exit status: 0 when nothing of it is left, 1 when not.
    func run() -> Int32 {
        guard let stateFolder else { return refuse("there is no folder in which anything could be kept") }
        var isWhole = true
        let trash = JournalWriter.folder(in: stateFolder) + Array("/".utf8) + JournalFolder.trash
        for (folder, what) in [
            (UndoShelf.folder(in: stateFolder), "undo histories"), (trash, "texts given up"),
        ] {
            do throws(JournalTrouble) {
                let (count, bytes) = try empty(folder)
                say("\(what): \(count == 0 ? "none" : "\(count) removed, \(Messages.bytes(bytes))")")
            } catch {
                isWhole = false
            }
        }
        isWhole = forgetTexts(in: stateFolder) && isWhole
        return isWhole ? 0 : refuse("something that is kept could not be removed")
    }

    /// Removes what tells which files were open, and where the writer was in them. Says whether nothing of it is left.
    private func forgetTexts(in stateFolder: [UInt8]) -> Bool {
        let files = [StateFile.places, .recent, .session].map { Array($0.rawValue.utf8) }
        var count = 0
        do throws(JournalTrouble) {
            let folder = try PrivateFolder(stateFolder, making: false, calls: calls)
            do throws(SystemError) {
                for name in files where try calls.find(name, in: folder.descriptor.number) != nil {
                    try calls.unlink(name, in: folder.descriptor.number)
                    count += 1
                }
            } catch {
                throw JournalTrouble(error)
            }
        } catch {
            if error != .noFolder { return false }
        }
        say("places and names of texts: \(count == 0 ? "none" : "removed")")
        return true
    }

    /// Removes all files of a folder; gives their number and size.
    private func empty(_ path: [UInt8]) throws(JournalTrouble) -> (count: Int, bytes: Int) {
        let folder: PrivateFolder
        do throws(JournalTrouble) {
            folder = try PrivateFolder(path, making: false, calls: calls)
        } catch {
            // No folder, nothing kept.
            if error == .noFolder { return (0, 0) }
            throw error
        }
        do throws(SystemError) {
            let files = try folder.files()
            for file in files { try calls.unlink(file.name, in: folder.descriptor.number) }
            return (files.count, files.reduce(0) { $0 + $1.stamp.size })
        } catch {
            throw JournalTrouble(error)
        }
    }

    private func say(_ sentence: String) { _ = writeAll(Array((sentence + "\n").utf8), to: STDOUT_FILENO) }

    private func refuse(_ sentence: String) -> Int32 {
        _ = writeAll(Array("cleanwriter: \(sentence).\n".utf8), to: STDERR_FILENO)
        return 1
    }
}
