import EditorCore
import Glibc

/// A file to which lines are added, for people who look for a fault.
///
/// A log is no place for a writer's words and no reason to stop: it is opened before the screen is touched, when a
/// fault can still be told, and a line that cannot be written later is lost.
final class LineLog: Sendable {
    private let file: Int32

    /// Opens `path` to write at its end; a new file is for the owner alone. Throws errno.
    init(_ path: FilePath) throws(SystemError) {
        file = open(
            path.bytes.map { CChar(bitPattern: $0) } + [0],
            O_WRONLY | O_CREAT | O_APPEND | O_NOCTTY | O_CLOEXEC | O_NONBLOCK, 0o600)
        if file < 0 { throw SystemError(errno: errno) }
    }

    deinit { close(file) }

    /// Adds a line, or loses it: nobody waits for the reader of a pipe.
    func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(file, bytes, bytes.count)
    }
}
