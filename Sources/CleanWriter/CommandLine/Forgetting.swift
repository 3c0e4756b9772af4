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
        let traces = StateFile.allCases.filter(\.isTrace)
        for (files, what) in [
            (traces.filter { $0 == .searches }, "words looked for"),
            (traces.filter { $0 != .searches }, "files that were open"),
        ] {
            do throws(JournalTrouble) {
                var bytes = 0
                for file in files { bytes += try remove(file, in: stateFolder) }
                say("\(what): \(bytes == 0 ? "none" : "removed, \(Messages.bytes(bytes))")")
            } catch {
                isWhole = false
            }
        }
        return isWhole ? 0 : refuse("something that is kept could not be removed")
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

    /// Removes a state file; gives its size, 0 when there is none.
    private func remove(_ file: StateFile, in stateFolder: [UInt8]) throws(JournalTrouble) -> Int {
        let name = Array(file.rawValue.utf8)
        do throws(SystemError) {
            let folder = try Descriptor(
                stateFolder, in: AT_FDCWD, flags: O_RDONLY | O_DIRECTORY, calls: calls)
            guard let status = try calls.find(name, in: folder.number) else { return 0 }
            try calls.unlink(name, in: folder.number)
            return status.stamp.size
        } catch {
            if error.errno == ENOENT { return 0 }
            throw JournalTrouble(error)
        }
    }

    private func say(_ sentence: String) { _ = writeAll(Array((sentence + "\n").utf8), to: STDOUT_FILENO) }

    private func refuse(_ sentence: String) -> Int32 {
        _ = writeAll(Array("cleanwriter: \(sentence).\n".utf8), to: STDERR_FILENO)
        return 1
    }
}
