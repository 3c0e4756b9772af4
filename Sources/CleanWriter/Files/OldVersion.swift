import EditorCore
import Glibc

/// The version that a save in place is about to overwrite.
enum OldVersion: ~Copyable {
    /// On the disk, and found again after a crash.
    case kept(SafeCopies)
    /// In memory only, because the writer said so.
    case remembered(Rope)

    /// Its bytes.
    borrowing func text(size: Int, calls: any SystemCalls) throws(SystemError) -> Rope {
        switch self {
        case .kept(let copies): return try copies.old(size: size)
        case .remembered(let text): return text
        }
    }

    /// Where it is; nil when it is nowhere on the disk.
    var name: FilePath? {
        switch self {
        case .kept(let copies): copies.oldPath
        case .remembered: nil
        }
    }

    /// Lets it go.
    consuming func discard() {
        switch consume self {
        case .kept(let copies): copies.discard()
        case .remembered: return
        }
    }
}
