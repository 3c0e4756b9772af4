import EditorCore
import Glibc

/// The pages for cuttings, in the folder of the state: one for each file that was ever asked for one, and one for all texts
/// without a name.
///
/// Each lies in a folder that is named by the hash of its owner's path, under a name that tells a person what it is; so
/// two files of the same name have two pages, and every sentence that names the page can be read.
struct ScratchPages: Sendable {
    /// Saves pages: nobody else may read them.
    let saver: FileSaver
    private let folder: [UInt8]
    private let calls: any SystemCalls

    init(stateFolder: [UInt8], calls: any SystemCalls, places: SafePlaces) {
        folder = stateFolder + Array("/scratch".utf8)
        self.calls = calls
        saver = FileSaver(calls: calls, newMode: 0o600, places: places)
    }

    /// Whether a file is one of the pages.
    func holds(_ path: FilePath) -> Bool { path.bytes.starts(with: folder + [UInt8(ascii: "/")]) }

    /// The page of the file `owner`, a whole path; of texts without a name for nil. Its folder is there afterwards.
    func page(of owner: FilePath?) throws(OpenProblem) -> FilePath {
        let own = Self.folderName(of: owner)
        do throws(JournalTrouble) {
            let all = try PrivateFolder(inState: folder, making: true, calls: LinuxCalls())
            _ = try PrivateFolder(
                Array(own.utf8), in: all.descriptor.number, making: true, calls: LinuxCalls())
        } catch {
            throw Self.problem(error)
        }
        return path(of: owner)
    }

    /// Has a page go along to the new name of its text; the paths are whole. A page that this name has from before,
    /// of a file that is gone, is kept beside it under a name of its own.
    func carry(_ carriage: ScratchCarriage) -> Result<CarriedScratch, MoveProblem> {
        do throws(MoveProblem) {
            return .success(try attempt(carriage))
        } catch {
            return .failure(error)
        }
    }

    private func attempt(_ carriage: ScratchCarriage) throws(MoveProblem) -> CarriedScratch {
        let (old, new) = (path(of: carriage.former), path(of: carriage.owner))
        if old == new { return CarriedScratch(path: new, stamp: carriage.stamp) }
        let isThere = try translating(MoveProblem.init) { () throws(SystemError) in
            try calls.find(old.bytes, in: AT_FDCWD, following: false) != nil
        }
        guard isThere || carriage.isOpen else { return CarriedScratch(path: new, stamp: nil) }
        do throws(OpenProblem) {
            _ = try page(of: carriage.owner)
        } catch {
            throw .closedFolder
        }
        try setAside(new)
        guard isThere else { return CarriedScratch(path: new, stamp: nil) }
        let move = try FileMover(calls: calls).move(
            MoveOrder(path: old, destination: new, expected: carriage.stamp)
        ).get()
        return CarriedScratch(path: move.path, stamp: move.stamp)
    }

    private func setAside(_ page: FilePath) throws(MoveProblem) {
        let folder = page.bytes.dropLast(page.lastComponent.count)
        for number in 1...999 {
            let name = Array("earlier \(number), ".utf8) + page.lastComponent
            do throws(MoveProblem) {
                _ = try FileMover(calls: calls).move(
                    MoveOrder(path: page, destination: FilePath(folder + name), expected: nil)
                ).get()
                return
            } catch {
                if error == .vanished { return }
                if error != .exists { throw error }
            }
        }
    }

    private func path(of owner: FilePath?) -> FilePath {
        let name = owner.map { Self.shortened($0.lastComponent) } ?? Array("untitled texts".utf8)
        return FilePath(folder + Array("/\(Self.folderName(of: owner))/scratch page of ".utf8) + name)
    }

    private static func folderName(of owner: FilePath?) -> String {
        hexadecimal(ContentHash(of: Rope(owner?.bytes ?? [])).value)
    }

    /// As much of a name as a longer one has room for, cut between letters.
    private static func shortened(_ name: [UInt8]) -> [UInt8] {
        guard name.count > 200 else { return name }
        let end = name[...200].lastIndex { $0 & 0xC0 != 0x80 } ?? 200
        return Array(name[..<end])
    }

    private static func problem(_ trouble: JournalTrouble) -> OpenProblem {
        switch trouble {
        case .noFolder: .noSuchFolder
        case .exposed: .notPermitted
        case .diskFull: .failed(errno: ENOSPC)
        case .failed(let number): .failed(errno: number)
        }
    }
}
