import EditorCore
import Glibc

extension FileOpener {
    /// Sees whether somebody has changed a file. Only one whose state is another is read.
    ///
    /// - Parameter path: where the file is; `file.path` is how the writer calls it.
    func look(at file: KnownFile, in path: FilePath) -> OutsideLook {
        do throws(OpenProblem) {
            let found = try translating(OpenProblem.init) { () throws(SystemError) in
                try calls.find(path.bytes, in: AT_FDCWD, following: true)
            }
            guard let found else { return file.stamp == nil ? .same : .gone }
            if found.stamp == file.stamp { return .same }
            var text = try whole(path)
            text.path = file.path
            if let stamp = text.stamp, text.text == file.text, text.encoding == file.encoding {
                return .touched(stamp)
            }
            return text.stamp == nil ? .unsteady : .changed(text)
        } catch {
            return error == .shrank ? .unsteady : .unreadable(error)
        }
    }

    /// Whether a file is in this state; nil for one that is not there. What cannot be told is taken for a change.
    func isThere(_ path: FilePath, as stamp: FileStamp?) -> Bool {
        do throws(SystemError) {
            return try calls.find(path.bytes, in: AT_FDCWD, following: true)?.stamp == stamp
        } catch {
            return false
        }
    }
}
