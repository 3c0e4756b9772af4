import EditorCore
import Glibc

/// The answers to `--versions` and `--forget-versions`.
struct VersionsReport {
    private let store: VersionStore

    /// - Parameter stateFolder: where the program keeps its state; nil when the environment tells of none.
    init(stateFolder: [UInt8]?) { store = VersionStore(stateFolder: stateFolder) }

    /// Tells of which files versions are kept. Gives the exit status.
    func tell() -> Int32 {
        do throws(SystemError) {
            let holdings = try store.holdings().filter { $0.versions > 0 }
            if holdings.isEmpty { return say("No older versions are kept.") }
            for holding in holdings {
                let name = holding.file.map(printable) ?? "a file whose name is lost"
                _ = say("\(name): \(Self.count(holding.versions)), \(Messages.bytes(holding.bytes))")
            }
            let bytes = holdings.reduce(0) { $0 + $1.bytes }
            return say("In all: \(Messages.bytes(bytes)).")
        } catch {
            return refuse("the versions cannot be read", error)
        }
    }

    /// Lets the versions of a file go, or all of them. Gives the exit status.
    func forget(_ file: FilePath?) -> Int32 {
        var real: [UInt8]?
        if let file {
            real = VersionKeeper.realPath(file)
            if real == nil { return say("No older versions of \(printable(file.bytes)) are kept.") }
        }
        do throws(SystemError) {
            let bytes = try store.forget(real)
            return say(bytes == 0 ? "There was nothing to forget." : "\(Messages.bytes(bytes)) are free.")
        } catch {
            return refuse("the versions cannot be removed", error)
        }
    }

    private static func count(_ versions: Int) -> String {
        versions == 1 ? "1 version" : "\(versions) versions"
    }

    private func say(_ sentence: String) -> Int32 {
        writeAll(Array((sentence + "\n").utf8), to: STDOUT_FILENO) ? 0 : 1
    }

    private func refuse(_ sentence: String, _ error: SystemError) -> Int32 {
        _ = writeAll(Array("cleanwriter: \(sentence) (error \(error.errno)).\n".utf8), to: STDERR_FILENO)
        return 1
    }
}
