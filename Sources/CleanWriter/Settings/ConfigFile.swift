import EditorCore
import Glibc

/// The writer's own settings: `$XDG_CONFIG_HOME/cleanwriter/config`, else `~/.config/cleanwriter/config`.
struct ConfigFile {
    /// What was read, or the values of one who has chosen nothing.
    var settings = Settings()
    /// What is wrong with the file, as one sentence; nil when nothing is.
    var complaint: String?

    /// What holds for one who has chosen nothing: the language is that of the locale (POSIX, 8.2).
    static func usual() -> Settings {
        var settings = Settings()
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
        settings.language = locale.flatMap { Language(locale: $0) } ?? settings.language
        return settings
    }

    /// Reads the file if there is one.
    ///
    /// - Parameter usual: what holds where it says nothing.
    static func read(usual: Settings) -> ConfigFile {
        do throws(SettingsProblem) {
            let path = path()
            return parse(try load(path, calls: LinuxCalls()).bytes, path, usual: usual)
        } catch .noPlace {
            return ConfigFile(settings: usual)
        } catch {
            return ConfigFile(
                settings: usual, complaint: Messages.cannotReadSettings(error) + "; what is usual holds")
        }
    }

    /// The bytes of the file at `path`, none when there is no file.
    static func load(_ path: FilePath?, calls: any SystemCalls) throws(SettingsProblem) -> SettingsText {
        guard let path else { throw .noPlace }
        return try OwnFile.load(path.bytes, limit: SettingsReader.sizeLimit, calls: calls) ?? SettingsText()
    }

    private static func parse(_ bytes: [UInt8], _ path: FilePath?, usual: Settings) -> ConfigFile {
        if bytes.isEmpty { return ConfigFile(settings: usual) }
        let reader = SettingsReader(bytes, usual: usual)
        let complaint = reader.problems.first.map { first in
            let others = reader.problems.count - 1
            let more = others > 0 ? "; \(others) more are in the settings form" : ""
            let name = path.map { printable($0.bytes) } ?? ""
            return "\(name), line \(first.line): \(first.sentence)\(more)"
        }
        return ConfigFile(settings: reader.settings, complaint: complaint)
    }

    /// Where the file is, or would be; nil when the environment does not tell.
    ///
    /// Relative paths in the environment are ignored, as the XDG base directory specification says.
    static func path() -> FilePath? {
        let tail = Array("/cleanwriter/config".utf8)
        if let folder = absolutePath("XDG_CONFIG_HOME") { return FilePath(folder + tail) }
        return homeFolder().map { FilePath($0 + Array("/.config".utf8) + tail) }
    }
}

/// The writer's home folder, without a slash at its end; nil when the environment does not tell.
func homeFolder() -> [UInt8]? { absolutePath("HOME") }

/// A variable of the environment as text; nil when it is not set.
private func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

/// A variable of the environment that holds an absolute path.
func absolutePath(_ name: String) -> [UInt8]? {
    guard let value = getenv(name) else { return nil }
    var bytes = Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return bytes
}
