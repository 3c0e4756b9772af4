import EditorCore
import Glibc

/// Why a file could not be replaced by a new one.
enum RenameObstacle: Error, Equatable {
    /// The file itself has to be written in.
    case keepsItsPlace(InPlaceReason)
    /// The save is over.
    case problem(SaveProblem)

    /// What a failed call means where nothing more special is known.
    init(_ error: SystemError) {
        self =
            switch error.errno {
            case EACCES, EPERM: .keepsItsPlace(.closedFolder)
            case EBUSY, EXDEV: .keepsItsPlace(.mountPoint)
            default: .problem(SaveProblem(error))
            }
    }

    /// What it means where there is no file yet that could be written in.
    var withoutFile: SaveProblem {
        switch self {
        case .keepsItsPlace: .refused(.closedFolder)
        case .problem(let problem): problem
        }
    }
}
