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

    /// The page of the file `owner`, an absolute path; of texts without a name for nil. Its folder is there afterwards.
    func page(of owner: FilePath?) throws(OpenProblem) -> FilePath {
        let name = owner.map { Self.shortened($0.lastComponent) } ?? Array("untitled texts".utf8)
        let own = hexadecimal(ContentHash(of: Rope(owner?.bytes ?? [])).value)
        do throws(JournalTrouble) {
            let all = try PrivateFolder(inState: folder, making: true, calls: LinuxCalls())
            _ = try PrivateFolder(
                Array(own.utf8), in: all.descriptor.number, making: true, calls: LinuxCalls())
        } catch {
            throw Self.problem(error)
        }
        return FilePath(folder + Array("/\(own)/scratch page of ".utf8) + name)
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
