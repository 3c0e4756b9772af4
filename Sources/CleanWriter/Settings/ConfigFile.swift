import EditorCore
import Glibc

/// The writer's own settings: `$XDG_CONFIG_HOME/cleanwriter/config`, else `~/.config/cleanwriter/config`.
///
/// A file that others may write is not read: whoever can change how keys work can make a writer lose words.
struct ConfigFile {
    /// What was read, or the values of one who has chosen nothing.
    var settings = Settings()
    /// What is wrong with the file, as one sentence; nil when nothing is.
    var complaint: String?

    /// Reads the file if there is one.
    static func read() -> ConfigFile {
        guard let path = path() else { return ConfigFile() }
        let file = open(path.cString, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else {
            return errno == ENOENT || errno == ENOTDIR ? ConfigFile() : ConfigFile(complaint: unread)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= SettingsReader.sizeLimit
        else { return ConfigFile(complaint: unread) }
        guard status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
            return ConfigFile(complaint: "your settings were not read: others may write in that file")
        }
        return parse(OwnFile.contents(of: file, size: Int(status.st_size)))
    }

    private static let unread = "your settings could not be read; what is usual holds"

    private static func parse(_ bytes: [UInt8]) -> ConfigFile {
        let reader = SettingsReader(bytes)
        let complaint = reader.problems.first.map { first in
            let more = reader.problems.count > 1 ? " (and \(reader.problems.count - 1) more)" : ""
            return "your settings, line \(first.line): \(first.sentence)\(more)"
        }
        return ConfigFile(settings: reader.settings, complaint: complaint)
    }

    /// Relative paths in the environment are ignored, as the XDG base directory specification says.
    private static func path() -> [UInt8]? {
        let tail = Array("/cleanwriter/config".utf8)
        if let folder = absolutePath("XDG_CONFIG_HOME") { return folder + tail }
        return homeFolder().map { $0 + Array("/.config".utf8) + tail }
    }
}

/// The writer's home folder, without a slash at its end; nil when the environment does not tell.
func homeFolder() -> [UInt8]? { absolutePath("HOME") }

/// A variable of the environment that holds an absolute path.
func absolutePath(_ name: String) -> [UInt8]? {
    guard let value = getenv(name) else { return nil }
    var bytes = Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return bytes
}

extension [UInt8] {
    /// The bytes as C wants a path; a path has no NUL inside.
    fileprivate var cString: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
