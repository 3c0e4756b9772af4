import EditorCore
import Glibc

/// What files held before.
extension FileWorkers {
    /// Lists the versions of a file.
    func findVersions(_ document: DocumentID, _ order: VersionsOrder) {
        let (versions, bytes) = versions.list(order, of: expanded(order.path))
        let now = LocalMoment(seconds: Int64(time(nil)))
        send(.versions(document, VersionList(path: order.path, versions: versions, bytes: bytes, now: now)))
    }

    /// Reads one of them.
    func readVersion(_ document: DocumentID, _ path: FilePath, _ version: VersionInfo) {
        send(.version(document, version, versions.text(of: version, of: expanded(path))))
    }

    /// Lets all of them go.
    func forgetVersions(of path: FilePath) {
        send(.versionsForgotten(path, bytes: versions.forget(expanded(path))))
    }
}
